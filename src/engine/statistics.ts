import type { Distribution } from './distribution';
import { type Fraction, fraction, rootOf } from './fraction';
import { add, type Weight } from './weight';

type Numbers = Distribution<number>;

function moment({ outcomes, weights }: Numbers, power: number): bigint {
  let sum = 0n;
  let small = 0;
  for (let index = 0; index < outcomes.length; index += 1) {
    const [outcome, weight] = [outcomes[index] as number, weights[index] as Weight];
    const term = typeof weight === 'number' ? outcome ** power * weight : Infinity;
    // Numbers are added up apart as long as they stay exact.
    if (Number.isSafeInteger(term) && Number.isSafeInteger(small + term)) small += term;
    else sum += BigInt(outcome) ** BigInt(power) * BigInt(weight);
  }
  return sum + BigInt(small);
}

export function mean(distribution: Numbers): Fraction {
  return fraction(moment(distribution, 1), distribution.total);
}

export function variance(distribution: Numbers): Fraction {
  const total = BigInt(distribution.total);
  return fraction(total * moment(distribution, 2) - moment(distribution, 1) ** 2n, total ** 2n);
}

export function standardDeviation(distribution: Numbers): number {
  return rootOf(variance(distribution));
}

/** The smallest outcome that at least the given share of all rolls does not exceed. */
export function quantile({ outcomes, weights, total }: Numbers, share: Fraction): number {
  const wanted = share.numerator * BigInt(total);
  let reached: Weight = 0;
  for (const [index, outcome] of outcomes.entries()) {
    reached = add(reached, weights[index] as Weight);
    if (BigInt(reached) * share.denominator >= wanted) return outcome;
  }
  throw new RangeError('A share lies between 0 and 1');
}

export function median(distribution: Numbers): number {
  return quantile(distribution, fraction(1, 2));
}

/** Every outcome that is as likely as the likeliest. */
export function mode({ outcomes, weights }: Numbers): number[] {
  const highest = weights.reduce((most, weight) => (weight > most ? weight : most));
  return outcomes.filter((_, index) => weights[index] === highest);
}

export function chanceOfExactly(distribution: Numbers, value: number): Fraction {
  return fraction(distribution.weightAt(value), distribution.total);
}

export function chanceOfAtLeast(distribution: Numbers, least: number): Fraction {
  return distribution.chance((outcome) => outcome >= least);
}

export function chanceOfAtMost(distribution: Numbers, most: number): Fraction {
  return distribution.chance((outcome) => outcome <= most);
}

/** Both ends belong to it. */
export function chanceBetween(distribution: Numbers, least: number, most: number): Fraction {
  return distribution.chance((outcome) => outcome >= least && outcome <= most);
}

export interface Summary {
  readonly mean: Fraction;
  readonly standardDeviation: number;
  readonly median: number;
  readonly mode: readonly number[];
  /** A quarter of all rolls do not exceed the first, three quarters not the second. */
  readonly quartiles: readonly [number, number];
  readonly lowest: number;
  readonly highest: number;
}

/** What is said about a distribution at a glance. */
export function summarise(distribution: Numbers): Summary {
  const { outcomes } = distribution;
  return {
    mean: mean(distribution),
    standardDeviation: standardDeviation(distribution),
    median: median(distribution),
    mode: mode(distribution),
    quartiles: [quantile(distribution, fraction(1, 4)), quantile(distribution, fraction(3, 4))],
    lowest: outcomes[0] as number,
    highest: outcomes[outcomes.length - 1] as number,
  };
}
