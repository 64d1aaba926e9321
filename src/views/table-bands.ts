import type { Cell, Table } from '../rules/table';

const bound = (cell: Cell | undefined): number | null => (typeof cell === 'number' ? cell : null);

/** From and to of every row, in the order of the book; null is open. */
export function bandsOf({ rows }: Table): (readonly [from: number | null, to: number | null])[] {
  return Object.values(rows).map((row) => [bound(row['from']), bound(row['to'])]);
}
