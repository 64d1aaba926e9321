import { add, type Weight } from '../weight';

const rows: Weight[][] = [[1]];

/** Pascal's row: in how many ways k of n dice can be chosen, for every k. Rows are kept, since every pool asks for them. */
export function binomials(n: number): readonly Weight[] {
  for (let row = rows.length; row <= n; row += 1) {
    const last = rows[row - 1] as Weight[];
    rows.push(Array.from({ length: row + 1 }, (_, k) => add(last[k - 1] ?? 0, last[k] ?? 0)));
  }
  return rows[n] as Weight[];
}
