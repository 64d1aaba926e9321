import { type Glyph, piecesOf } from './glyph';
import type { Cell, Table } from './table';

function textsOf(cell: Cell): readonly string[] {
  if (cell === null || typeof cell === 'number') return [];
  return typeof cell === 'string' ? [cell] : Object.values(cell);
}

/** Every symbol in a cell is one of the book's. */
export function requireGlyphs(tables: readonly Table[], glyphs: readonly Glyph[]): void {
  const known = glyphs.map(({ id }) => `{${id}}`);
  for (const { id, rows } of tables) {
    for (const [row, cells] of Object.entries(rows)) {
      const pieces = Object.values(cells).flatMap(textsOf).flatMap(piecesOf);
      const wrong = pieces.find((piece) => typeof piece !== 'string' && !known.includes(`{${piece.glyph}}`));
      if (typeof wrong !== 'object') continue;
      throw new Error(
        `Table '${id}', row '${row}': {${wrong.glyph}} is no glyph of this book; ` +
          `write ${known.sort().join(' or ') || 'words'}, or define it in glyphs.ts`,
      );
    }
  }
}
