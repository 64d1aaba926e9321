import type { Formula } from '../rules/formula';
import type { Entries } from './entries';
import { valueText } from './value-text';

/** The id of an input's control on its page. */
export const controlId = (formula: Formula, input: string): string => `${formula.id}-${input}`;

/** What stands in a control: the id of what is picked, or a number as it was typed or as it is set. */
export function controlText(formula: Formula, { values, typed }: Entries, name: string): string {
  const input = formula.inputs[name];
  if (!input) return '';
  if (input.kind !== 'number') return String(values[name]);
  return typed[name] ?? valueText(input, values[name]);
}
