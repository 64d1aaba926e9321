import type { Input } from './formula';

export type Reading =
  | { readonly ok: true; readonly value: number | string }
  | { readonly ok: false; readonly problem: string };

const wholeNumber = /^[+-]?\d{1,9}$/;

function list(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

/** Reads what somebody typed, pasted or put into an address. A refusal is a sentence that says what is allowed. */
export function readValue(input: Input, text: string): Reading {
  const typed = text.trim().replace(/^[\u2212\u2013]/, '-');
  if (input.kind === 'number') {
    const value = wholeNumber.test(typed) ? Number(typed) : Number.NaN;
    if (value >= input.min && value <= input.max) return { ok: true, value: value + 0 };
    return { ok: false, problem: `${input.label} takes a whole number from ${input.min} to ${input.max}.` };
  }
  const ids = Object.keys(input.kind === 'pick' ? input.table.rows : input.options);
  if (ids.includes(typed)) return { ok: true, value: typed };
  return { ok: false, problem: `${input.label} takes one of ${list(ids)}.` };
}
