import type { BasketInput, Values } from '../rules/formula';
import { basketLines } from './basket-lines';
import { numberText } from './measure-text';
import { say, type Words } from './words';

/** What each row of a basket brings to a sum: 'Rope, 2 × 5', '10'. What brings nothing is left out. */
export function basketWorking(
  input: BasketInput,
  value: Values[string] | undefined,
  column: string | undefined,
): { readonly label: Words; readonly value: Words }[] {
  const { table } = input;
  const summed = column === undefined ? undefined : table.columns[column];
  return basketLines(input, value).flatMap(({ row, name, count }) => {
    const cell = column === undefined ? null : table.rows[row]?.[column];
    const one = typeof cell === 'number' ? cell : undefined;
    if (!summed || one === undefined) return { label: name, value: String(count) };
    if (one === 0) return [];
    const all = numberText(summed, one * count);
    return {
      label: count === 1 ? name : say`${name}, ${String(count)} × ${numberText(summed, one)}`,
      value: all,
    };
  });
}
