import type { Formula, Values } from '../rules/formula';
import { startValues } from '../rules/outcome';
import { readValue } from '../rules/read-value';

export interface Problem {
  /** The input, where there is one of that name. */
  readonly input?: string;
  readonly typed: string;
  /** A sentence that says what is allowed. */
  readonly says: string;
}

export interface AddressReading {
  readonly values: Values;
  readonly problems: readonly Problem[];
}

const keyOf = (formula: Formula, input: string): string => `${formula.id}.${input}`;

/** Reads `?skill-check.dc=14`. What cannot be used is named and otherwise ignored. */
export function readAddress(formula: Formula, query: string): AddressReading {
  const values: Record<string, number | string> = { ...startValues(formula) };
  const problems: Problem[] = [];
  for (const [key, typed] of new URLSearchParams(query)) {
    if (!key.startsWith(`${formula.id}.`)) continue;
    const name = key.slice(formula.id.length + 1);
    const input = Object.hasOwn(formula.inputs, name) ? formula.inputs[name] : undefined;
    if (!input) {
      problems.push({ typed, says: `The address sets '${name}', which '${formula.name}' does not have.` });
      continue;
    }
    const reading = readValue(input, typed);
    if (reading.ok) values[name] = reading.value;
    else problems.push({ input: name, typed, says: reading.problem });
  }
  return { values, problems };
}

/** The query with this formula's values in it, where they differ from the start; other keys stay as they are. */
export function writeAddress(formula: Formula, values: Values, query: string): string {
  const address = new URLSearchParams(query);
  for (const key of [...address.keys()]) if (key.startsWith(`${formula.id}.`)) address.delete(key);
  const start = startValues(formula);
  for (const [name, value] of Object.entries(values)) {
    if (value !== start[name]) address.set(keyOf(formula, name), String(value));
  }
  const text = address.toString();
  return text === '' ? '' : `?${text}`;
}
