import type { BasketInput } from '../rules/formula';
import { lowerFirst } from './lower-first';

/** What a column's sum over a basket is called: 'Gear weight', 'Gear, how many'. */
export function basketPart({ bracket, label, table }: BasketInput, column = ''): string {
  const name = bracket ?? label;
  const summed = table.columns[column]?.label;
  return summed === undefined ? `${name}, how many` : `${name} ${lowerFirst(summed)}`;
}
