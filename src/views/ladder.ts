import type { Fraction } from '../engine/fraction';
import type { Formula, NumberInput, Values } from '../rules/formula';
import type { Text } from '../rules/genre';
import type { Cell } from '../rules/table';
import { formatPercent } from './format';
import { numberText, type Shown, unsigned } from './measure-text';
import { goodChance, read } from './reading';
import { rowName } from './value-text';

/** One named target and what it means for the reader. */
export interface Rung {
  readonly id: string;
  readonly name: Text;
  /** '9–12', '18 or more' */
  readonly range: string;
  /** '74.1 % to 97.7 %', 'at most 46.3 %' */
  readonly chance: string;
  /** The reader's own target lies here. */
  readonly current: boolean;
}

/** The input that is the target, where the target is just that. */
export function targetInput(formula: Formula): readonly [name: string, input: NumberInput] | undefined {
  const name = formula.against?.trim() ?? '';
  const input = formula.inputs[name];
  return input?.kind === 'number' ? [name, input] : undefined;
}

export function chanceAt(
  formula: Formula,
  values: Values,
  name: string,
  target: number,
): Fraction | undefined {
  return goodChance(read(formula, { ...values, [name]: target }));
}

const bound = (cell: Cell | undefined): number | undefined => (typeof cell === 'number' ? cell : undefined);

/** '9–12', '18 or more', '8 or less' */
export function rangeText(from: number | undefined, to: number | undefined, shown: Shown = {}): string {
  const text = (value: number): string => numberText(unsigned(shown), value);
  if (from === undefined) return to === undefined ? 'any' : `${text(to)} or less`;
  if (to === undefined) return `${text(from)} or more`;
  return from === to ? text(from) : `${text(from)}–${text(to)}`;
}

function chanceText(atFrom: Fraction | undefined, atTo: Fraction | undefined): string {
  if (!atFrom || !atTo) {
    // Nothing lies below never or above always.
    if (atFrom) return atFrom.numerator === 0n ? formatPercent(atFrom) : `at most ${formatPercent(atFrom)}`;
    if (!atTo) return '';
    return atTo.numerator === atTo.denominator ? formatPercent(atTo) : `at least ${formatPercent(atTo)}`;
  }
  const [least, most] = [formatPercent(atTo), formatPercent(atFrom)];
  return least === most ? least : `${least} to ${most}`;
}

/** The named targets at a glance: the chance at both ends of each. */
export function ladder(formula: Formula, values: Values): Rung[] {
  const target = targetInput(formula);
  const table = formula.ladder;
  if (!target || !table) return [];
  const [name, input] = target;
  const aim = Number(values[name]);
  return Object.entries(table.rows).map(([id, row]) => {
    const [from, to] = [bound(row['from']), bound(row['to'])];
    const at = (end: number | undefined): Fraction | undefined =>
      end === undefined ? undefined : chanceAt(formula, values, name, end);
    return {
      id,
      name: rowName(table, id),
      range: rangeText(from, to, input),
      chance: chanceText(at(from), at(to)),
      current: aim >= (from ?? -Infinity) && aim <= (to ?? Infinity),
    };
  });
}
