import type { ReadRow } from './read-rows';

/** What a reader looks for in a table: words anywhere in a row, and in some columns the cell of a certain row. */
export interface Sought {
  readonly words: string;
  /** By column, the place of a row that has the cell that is wanted. */
  readonly cells: Readonly<Record<number, number>>;
}

export const nothingSought: Sought = { words: '', cells: {} };

export function isNothing({ words, cells }: Sought): boolean {
  return words.trim() === '' && Object.keys(cells).length === 0;
}

export interface Found {
  readonly left: number;
  readonly of: number;
}

/** Hides the rows that are not sought, and counts those of the chosen genre. */
export function filterRows(rows: readonly ReadRow[], { words, cells }: Sought): Found {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const columns = Object.entries(cells).map(([column, at]) => {
    return [Number(column), rows[at]?.row.cells[Number(column)]?.textContent] as const;
  });
  let left = 0;
  for (const { row, told, words } of rows) {
    const fits =
      wanted.every((word) => words.includes(word)) &&
      columns.every(([column, cell]) => row.cells[column]?.textContent === cell);
    row.hidden = !fits;
    if (fits && told) left += 1;
  }
  return { left, of: rows.filter(({ told }) => told).length };
}
