import type { Gathered } from '../rules/game';
import { type Glyph, type GlyphRun, piecesOf } from '../rules/glyph';

/** The symbols of a book, where it has some. */
export type Glyphs = Gathered<Glyph> | undefined;

export function glyphOf(id: string, glyphs: Glyphs): Glyph {
  const all = Object.values(glyphs ?? {});
  const found = all.find((glyph) => glyph.id === id);
  if (found) return found;
  const known = all
    .map((glyph) => `{${glyph.id}}`)
    .sort()
    .join(' ');
  throw new Error(
    known
      ? `{${id}} is none of this book's glyphs, which are ${known}`
      : `{${id}} names a glyph, and this book has none: gather them as 'glyphs' in its game.ts`,
  );
}

/** What a run of glyphs is called, without the number before it: 'power points'. */
export function runName({ count, written }: GlyphRun, { name, plural = name }: Glyph): string {
  return count === 1 && written !== 'X' ? name : plural;
}

/** A text with its symbols read out: '2 power points: Stun'. */
export function textInWords(text: string, glyphs: Glyphs): string {
  const pieces = piecesOf(text).map((piece) => {
    if (typeof piece === 'string') return piece;
    const name = runName(piece, glyphOf(piece.glyph, glyphs));
    return piece.written === '' ? name : `${piece.written} ${name}`;
  });
  return pieces.join('');
}

/** Data with its symbols read out, wherever they stand in it. */
export function wordsThroughout<T>(data: T, glyphs: Glyphs): T {
  if (typeof data === 'string') return textInWords(data, glyphs) as T;
  if (Array.isArray(data)) return data.map((item) => wordsThroughout(item, glyphs)) as T;
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, wordsThroughout(value, glyphs)]),
  ) as T;
}
