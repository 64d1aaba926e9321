import type { Formula, NumberInput } from '../rules/formula';
import type { Entries } from './entries';
import { valueText } from './value-text';
import { inWords } from './words';

/** The id of an input's control on its page. */
export const controlId = (formula: Formula, input: string): string => `${formula.id}-${input}`;

/** What stands in a control: the id of what is picked, or a number as it was typed or as it is set. */
export function controlText(formula: Formula, { values, typed }: Entries, name: string): string {
  const input = formula.inputs[name];
  if (!input) return '';
  if (input.kind !== 'number') return String(values[name]);
  return typed[name] ?? inWords(valueText(input, values[name]));
}

/** How many letters the longest value takes: on a scale that of a full die, which is not always at an end. */
export function widestText(input: NumberInput): number {
  const { min, max, scale } = input;
  const full = scale && max > scale.size ? [max - (max % scale.size), 2 * scale.size] : [];
  const ends = [min, max, ...full.filter((value) => value <= max)];
  return Math.max(...ends.map((value) => inWords(valueText(input, value)).length));
}
