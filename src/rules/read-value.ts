import { type BasketEntry, entriesIn, writeBasket } from './basket';
import type { BasketInput, Input, NumberInput } from './formula';
import { formatRating, parseRating } from './rating';
import { nameOfRow } from './row-name';

export type Reading =
  | { readonly ok: true; readonly value: number | string }
  | { readonly ok: false; readonly problem: string };

const wholeNumber = /^[+-]?\d{1,9}$/;

function list(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

/** A whole number, or on a scale a rating, in small letters as well: '14m'. */
function readNumber({ scale, signed }: NumberInput, typed: string): number {
  if (wholeNumber.test(typed)) return Number(typed) + 0;
  // A lone symbol is something that is added to a rating, not one itself.
  if (!scale || !(signed ? /./ : /^\+?\d/).test(typed)) return Number.NaN;
  try {
    return parseRating(typed.toLowerCase(), scale.size, scale.symbol.toLowerCase());
  } catch {
    return Number.NaN;
  }
}

/** 'from 1 to 60, such as 34 or 14M' */
function allowed({ min, max, start, scale }: NumberInput): string {
  const range = `from ${min} to ${max}`.replaceAll('-', '\u2212');
  if (!scale || max <= scale.size) return range;
  const example = start > scale.size ? start : max;
  return `${range}, such as ${example} or ${formatRating(example, scale.size, scale.symbol)}`;
}

/** Why some rows cannot be put into a basket, if they cannot. An address may be as long as it likes, a sentence not. */
function faultIn(entries: readonly BasketEntry[], { table, most }: BasketInput): string | undefined {
  const seen = new Set<string>();
  for (const [row, count] of entries) {
    if (!Object.hasOwn(table.rows, row)) return `knows no ‘${row.slice(0, 40)}’`;
    const name = nameOfRow(table.rows[row], table);
    if (seen.has(row)) return `names ${name} twice`;
    if (count > most) return `takes no more than ${most} of ${name}`;
    seen.add(row);
  }
  return undefined;
}

/** Some rows of the input's table, each no oftener than it may be there. */
function readBasket(input: BasketInput, typed: string): Reading {
  const { label, table, most } = input;
  const entries = entriesIn(typed);
  const fault = entries ? faultIn(entries, input) : 'is not written like this';
  if (entries && fault === undefined) return { ok: true, value: writeBasket(new Map(entries)) };
  const [first = '', second = first] = Object.keys(table.rows);
  const example = second === first ? first : `${first}${most > 1 ? '.2' : ''}_${second}`;
  return {
    ok: false,
    problem: `${label} ${fault}; it takes rows of the table ‘${table.name}’, up to ${most} of each, such as ${example}.`,
  };
}

/** Reads what somebody typed, pasted or put into an address. A refusal is a sentence that says what is allowed. */
export function readValue(input: Input, text: string): Reading {
  const typed = text.trim().replace(/^[\u2212\u2013]/, '-');
  if (input.kind === 'number') {
    const value = readNumber(input, typed);
    if (value >= input.min && value <= input.max) return { ok: true, value };
    return { ok: false, problem: `${input.label} must be a whole number ${allowed(input)}.` };
  }
  if (input.kind === 'basket') return readBasket(input, typed);
  const ids = Object.keys(input.kind === 'pick' ? input.table.rows : input.options);
  if (ids.includes(typed)) return { ok: true, value: typed };
  return { ok: false, problem: `${input.label} must be one of ${list(ids)}.` };
}
