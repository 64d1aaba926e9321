import type { Game } from '../rules/game';

/** A symbol is as large as the letters around it, and of their colour. Its words are for those who hear the page, and for
 *  searching; within a table they must not make the page longer than what scrolls inside. */
const rules =
  '.glyph{width:1em;height:1em;margin-inline-start:.0625em;fill:currentColor;vertical-align:-.125em}' +
  '.glyph+span{position:absolute;width:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}' +
  '.table{position:relative}';

/** The rules of CSS for the symbols of a book. They stand in the page, since other books need none. */
export function glyphRules(games: readonly Game[]): string {
  return games.some(({ glyphs }) => glyphs !== undefined) ? rules : '';
}
