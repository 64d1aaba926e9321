import type { Game } from '../rules/game';
import rules from './styles/glyphs.css?inline';

/** The rules of CSS for the symbols of a book. They stand in the page, since other books need none. */
export function glyphRules({ glyphs }: Game): string {
  return glyphs ? rules.trim() : '';
}
