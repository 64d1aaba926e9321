import { inGenre } from './genre';
import type { Row, Table } from './table';

/** What a row is called in its table: the first column says it. */
export function nameOfRow(row: Row | undefined, { columns }: Table): string {
  const [first = ''] = Object.keys(columns);
  const cell = row?.[first] ?? 'this row';
  return typeof cell === 'number' ? String(cell) : inGenre(cell);
}
