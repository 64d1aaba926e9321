import type { Input } from '../rules/formula';
import { optionTexts, rowName, valueText } from './value-text';
import type { Words } from './words';

/** A value that an input may have, and how it is written. */
export type InputPlace = readonly [key: number | string, label: Words];

/** Every value that an input may have, in its order. */
export function placesOf(input: Input): readonly InputPlace[] {
  if (input.kind === 'number') {
    const keys = Array.from({ length: input.max - input.min + 1 }, (_, index) => input.min + index);
    return keys.map((key) => [key, valueText(input, key)]);
  }
  if (input.kind === 'choice') return optionTexts(input);
  if (input.kind === 'basket') throw new Error(`'${input.label}' is a basket, whose values cannot be listed`);
  return Object.keys(input.table.rows).map((row) => [row, rowName(input.table, row)]);
}
