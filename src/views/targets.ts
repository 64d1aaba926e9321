import { compareFractions, type Fraction, fraction } from '../engine/fraction';
import type { Formula, Values } from '../rules/formula';
import { formatPercent } from './format';
import { chanceAt, targetInput } from './ladder';
import { lowerFirst } from './lower-first';
import { numberText } from './measure-text';

export interface Target {
  /** The chance that is asked for. */
  readonly wanted: Fraction;
  /** The highest target that still gives it; undefined where none in the input's range does. */
  readonly target?: number;
  /** What it really gives. */
  readonly chance?: Fraction;
}

const asked: readonly Fraction[] = [fraction(1, 2), fraction(3, 4), fraction(9, 10)];

/** Which target gives at least 50, 75 and 90 %. The chance never rises with the target, so that halving finds it. */
export function targets(formula: Formula, values: Values): Target[] {
  const aimed = targetInput(formula);
  if (!aimed) return [];
  const [name, { min, max }] = aimed;
  const known = new Map<number, Fraction | undefined>();
  const chanceOf = (target: number): Fraction | undefined => {
    if (!known.has(target)) known.set(target, chanceAt(formula, values, name, target));
    return known.get(target);
  };
  return asked.map((wanted) => {
    let [low, high] = [min - 1, max];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      const chance = chanceOf(middle);
      if (chance && compareFractions(chance, wanted) >= 0) low = middle;
      else high = middle - 1;
    }
    const chance = low < min ? undefined : chanceOf(low);
    return chance ? { wanted, target: low, chance } : { wanted };
  });
}

/** 'At least 50 %: DC 13 or less; 75 %: 11; 90 %: 9.' */
export function targetsText(formula: Formula, values: Values): string {
  const found = targets(formula, values);
  const [, input] = targetInput(formula) ?? [];
  if (!input || found.every(({ target }) => target === undefined)) return '';
  const each = found.map(({ wanted, target }) => {
    if (target === undefined) return `${formatPercent(wanted)}: none`;
    return `${formatPercent(wanted)}: ${numberText(input, target)}`;
  });
  return `Highest ${lowerFirst(input.bracket ?? input.label)} for a chance of at least ${each.join('; ')}.`;
}
