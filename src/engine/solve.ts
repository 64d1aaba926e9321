import { spend } from './work';

/** A row of the matrix with its right side as the last cell, and the pivot that it was last divided by. */
interface Equation {
  readonly cells: bigint[];
  scale: bigint;
}

/** Brings a row that earlier steps left alone to the scale of the last pivot; the division comes out even. */
function catchUp(row: Equation, pivot: bigint): void {
  if (row.scale === pivot) return;
  for (const [column, cell] of row.cells.entries()) {
    if (cell !== 0n) row.cells[column] = (cell * pivot) / row.scale;
  }
  row.scale = pivot;
}

/** Solves `matrix * x = right` in whole numbers (Bareiss): every x has the numerator given over one common denominator.
 *  Returns undefined where there is no single solution. */
export function solve(
  matrix: readonly (readonly bigint[])[],
  right: readonly bigint[],
): { readonly numerators: bigint[]; readonly denominator: bigint } | undefined {
  const size = matrix.length;
  const rows = matrix.map((cells, index): Equation => ({ cells: [...cells, right[index] ?? 0n], scale: 1n }));
  let pivot = 1n;
  for (let column = 0; column < size; column += 1) {
    const found = rows.findIndex((row, index) => index >= column && row.cells[column] !== 0n);
    if (found < 0) return undefined;
    const own = rows[found] as Equation;
    [rows[found], rows[column]] = [rows[column] as Equation, own];
    catchUp(own, pivot);
    const lead = own.cells[column] as bigint;
    for (let index = column + 1; index < size; index += 1) {
      const row = rows[index] as Equation;
      const factor = row.cells[column] as bigint;
      // A row without this unknown only changes its scale, and that can wait.
      if (factor !== 0n) eliminate(row, own, column, pivot, lead);
    }
    pivot = lead;
  }
  return { numerators: substitute(rows, pivot), denominator: pivot };
}

function eliminate(row: Equation, own: Equation, column: number, previous: bigint, lead: bigint): void {
  spend(6 * (row.cells.length - column));
  catchUp(row, previous);
  const factor = row.cells[column] as bigint;
  for (let at = column; at < row.cells.length; at += 1) {
    row.cells[at] = (lead * (row.cells[at] as bigint) - factor * (own.cells[at] as bigint)) / previous;
  }
  row.scale = lead;
}

/** From the last unknown back to the first, all over the determinant. */
function substitute(rows: readonly Equation[], determinant: bigint): bigint[] {
  const size = rows.length;
  const numerators: bigint[] = Array(size).fill(0n);
  for (let index = size - 1; index >= 0; index -= 1) {
    const { cells } = rows[index] as Equation;
    let sum = (cells[size] as bigint) * determinant;
    for (let at = index + 1; at < size; at += 1) {
      if (cells[at] !== 0n) sum -= (cells[at] as bigint) * (numerators[at] as bigint);
    }
    numerators[index] = sum / (cells[index] as bigint);
  }
  return numerators;
}
