import { requireId } from './id';
import type { Source } from './source';

/** A symbol of the book: a picture that stands for something counted or spent. Texts write it as its id in braces, with a
 *  number before it or several times over: '2{stamina}: +1 Damage', '{power}{power}: Stun'. */
export interface Glyph {
  readonly id: string;
  /** What one of it is called: 'stamina point'. */
  readonly name: string;
  /** What several are called, where they can be counted. */
  readonly plural?: string;
  /** The name of a picture in the game-icons set. */
  readonly picture: string;
  /** A plain sentence for the legend. */
  readonly summary: string;
  /** Where its rule stands: 'chapter#heading' within the same game. */
  readonly at: string;
  readonly source: Source;
}

export function defineGlyph(glyph: Glyph): Glyph {
  requireId(glyph.id, `Glyph '${glyph.name}'`);
  return glyph;
}

/** Plain words, or some glyphs of one kind. */
export type GlyphPiece = string | GlyphRun;

export interface GlyphRun {
  readonly glyph: string;
  readonly count: number;
  /** What stands before the picture: '2', 'X', or nothing for a lone one. */
  readonly written: string;
}

/** A number or an X, and one glyph any number of times. */
const run = /(\d+|X)?((?:\{([a-z-]+)\})(?:\{\3\})*)/g;

/** Takes a text with glyphs apart: '{power}{power}: Stun' is two power and ': Stun'. */
export function piecesOf(text: string): readonly GlyphPiece[] {
  const pieces: GlyphPiece[] = [];
  let at = 0;
  for (const match of text.matchAll(run)) {
    const [whole, number, glyphs = '', glyph = ''] = match;
    const before = text.slice(at, match.index);
    if (before) pieces.push(before);
    at = match.index + whole.length;
    const times = glyphs.length / (glyph.length + 2);
    const count = number === undefined || number === 'X' ? times : Number(number) * times;
    pieces.push({ glyph, count, written: number ?? (times > 1 ? String(times) : '') });
  }
  if (at < text.length) pieces.push(text.slice(at));
  return pieces;
}
