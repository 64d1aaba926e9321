import type { Formula, NumberInput, Values } from '../rules/formula';
import { startValues } from '../rules/outcome';
import { readValue } from '../rules/read-value';
import { readAddress } from './address';

type Texts = Readonly<Record<string, string>>;

/** What stands in a widget's controls, good or bad. */
export interface Entries {
  /** The last good value of every input. */
  readonly values: Values;
  /** Text as it was typed, while it is being typed or cannot be read. */
  readonly typed: Texts;
  /** For each input that cannot be read, a sentence that says what is allowed. */
  readonly problems: Texts;
  /** Sentences about the address that belong to no input. */
  readonly notices: readonly string[];
}

export function without(texts: Texts, name: string): Texts {
  const { [name]: _, ...rest } = texts;
  return rest;
}

export function startEntries(formula: Formula): Entries {
  return { values: startValues(formula), typed: {}, problems: {}, notices: [] };
}

/** Takes what was typed or picked; what cannot be read leaves the last good value in force. */
export function enter(entries: Entries, formula: Formula, name: string, text: string): Entries {
  const input = formula.inputs[name];
  if (!input) return entries;
  const typed = { ...entries.typed, [name]: text };
  const reading = readValue(input, text.replace(/[\s\u202f]/g, ''));
  if (!reading.ok) return { ...entries, typed, problems: { ...entries.problems, [name]: reading.problem } };
  return {
    values: { ...entries.values, [name]: reading.value },
    typed: input.kind === 'number' ? typed : without(entries.typed, name),
    problems: without(entries.problems, name),
    notices: [],
  };
}

/** The reader has left a control: what could be read is set properly, the rest stays to be corrected. */
export function settle(entries: Entries, name: string): Entries {
  return name in entries.problems ? entries : { ...entries, typed: without(entries.typed, name) };
}

/** Nobody steps through a fortune one coin at a time. */
function stepOf({ min, max }: NumberInput): number {
  if (max - min >= 100_000) return 1000;
  return max - min >= 1000 ? 10 : 1;
}

/** Steps up or down from the last good value, within what is allowed. */
export function nudge(entries: Entries, formula: Formula, name: string, by: number): Entries {
  const input = formula.inputs[name];
  if (input?.kind !== 'number') return entries;
  const value = Math.min(input.max, Math.max(input.min, Number(entries.values[name]) + by * stepOf(input)));
  return settle(enter(entries, formula, name, String(value)), name);
}

/** Sets several inputs at once, to values that they may have. */
export function choose(entries: Entries, formula: Formula, chosen: Values): Entries {
  return Object.entries(chosen).reduce(
    (now, [name, value]) => settle(enter(now, formula, name, String(value)), name),
    entries,
  );
}

export function entriesFromAddress(formula: Formula, query: string): Entries {
  const { values, problems } = readAddress(formula, query);
  const own = problems.flatMap((problem) =>
    problem.input === undefined ? [] : [[problem.input, problem] as const],
  );
  return {
    values,
    typed: Object.fromEntries(own.map(([input, { typed }]) => [input, typed])),
    problems: Object.fromEntries(own.map(([input, { says }]) => [input, says])),
    notices: problems.flatMap(({ input, says }) => (input === undefined ? [says] : [])),
  };
}
