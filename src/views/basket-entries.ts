import { type Basket, parseBasket, writeBasket } from '../rules/basket';
import type { BasketInput, Formula, NumberInput } from '../rules/formula';
import { readValue } from '../rules/read-value';
import type { Entries } from './entries';
import { without } from './entries';
import { rowName } from './value-text';
import { inWords } from './words';

/** The name under which the entries keep how many of a row were typed. */
export const countKey = (name: string, row: string): string => `${name}.${row}`;

function basketOf({ values }: Entries, name: string): Basket {
  return parseBasket(String(values[name] ?? '')) ?? new Map();
}

/** With another basket; what was wrong with the whole of it is past. */
function withBasket(entries: Entries, name: string, basket: Basket): Entries {
  return {
    values: { ...entries.values, [name]: writeBasket(basket) },
    typed: without(entries.typed, name),
    problems: without(entries.problems, name),
    notices: [],
  };
}

/** How many of a row, as a number to be read like any other. */
export function countInput(input: BasketInput, row: string): NumberInput {
  return { kind: 'number', label: inWords(rowName(input.table, row)), min: 1, max: input.most, start: 1 };
}

/** Puts one of a row at the end. */
export function addRow(entries: Entries, formula: Formula, name: string, row: string): Entries {
  const input = formula.inputs[name];
  const basket = basketOf(entries, name);
  if (input?.kind !== 'basket' || !Object.hasOwn(input.table.rows, row) || basket.has(row)) return entries;
  return withBasket(entries, name, new Map([...basket, [row, 1]]));
}

/** Takes a row out, however many of it there are. */
export function dropRow(entries: Entries, name: string, row: string): Entries {
  const key = countKey(name, row);
  const rest = [...basketOf(entries, name)].filter(([other]) => other !== row);
  const { typed, problems } = entries;
  const cleaned = { ...entries, typed: without(typed, key), problems: without(problems, key) };
  return withBasket(cleaned, name, new Map(rest));
}

/** Takes how many of a row were typed; what cannot be read leaves the last good number in force. */
export function enterCount(
  entries: Entries,
  formula: Formula,
  name: string,
  row: string,
  text: string,
): Entries {
  const input = formula.inputs[name];
  const basket = basketOf(entries, name);
  if (input?.kind !== 'basket' || !basket.has(row)) return entries;
  const key = countKey(name, row);
  const reading = readValue(countInput(input, row), text.replace(/[\s\u202f]/g, ''));
  const typed = { ...entries.typed, [key]: text };
  if (!reading.ok) return { ...entries, typed, problems: { ...entries.problems, [key]: reading.problem } };
  const problems = without(entries.problems, key);
  return withBasket({ ...entries, typed, problems }, name, new Map(basket).set(row, Number(reading.value)));
}

/** One more or one less of a row, within what is allowed. */
export function nudgeCount(
  entries: Entries,
  formula: Formula,
  name: string,
  row: string,
  by: number,
): Entries {
  const input = formula.inputs[name];
  if (input?.kind !== 'basket') return entries;
  const count = (basketOf(entries, name).get(row) ?? 0) + by;
  const key = countKey(name, row);
  const entered = enterCount(entries, formula, name, row, String(Math.min(input.most, Math.max(1, count))));
  return { ...entered, typed: without(entered.typed, key) };
}
