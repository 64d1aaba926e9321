import type { ChoiceInput, PickInput } from '../../src/rules/formula';
import { fiveTwice } from './rulings-campaign-trade';
import { citySizes } from './tables-campaign-trade';

/** The sizes of cities with their place in the order. */
const ordered = {
  ...citySizes,
  columns: { ...citySizes.columns, size: { label: 'Size' } },
  rows: Object.fromEntries(
    Object.entries(citySizes.rows).map(([id, row], index) => [id, { ...row, size: index + 1 }]),
  ),
};

export const city = {
  kind: 'pick',
  label: 'Size of the city',
  bracket: 'City',
  table: ordered,
  start: 'township',
} satisfies PickInput;

export const five = {
  kind: 'choice',
  label: 'A roll of five counts as',
  bracket: 'Five',
  options: { low: { label: 'four', value: 0 }, high: { label: 'six', value: 1 } },
  start: 'low',
  ruling: fiveTwice,
} satisfies ChoiceInput;

/** Two dice; by the other reading a five stands in the next row. */
export const thrown = 'let thrown = 2d6; let at = when((five = 1) * (thrown = 5), 6, thrown);';
