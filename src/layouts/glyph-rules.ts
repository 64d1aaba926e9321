import type { Game } from '../rules/game';
import rules from './styles/glyphs.css?inline';

/** The rules of CSS for the symbols of a book. They stand in the page, since other books need none. */
export function glyphRules(games: readonly Game[]): string {
  return games.some(({ glyphs }) => glyphs !== undefined) ? rules.trim() : '';
}
