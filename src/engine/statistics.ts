import type { Distribution } from './distribution';
import { compareFractions, type Fraction, fraction, toNumber } from './fraction';
import { add, type Weight } from './weight';

type Numbers = Distribution<number>;

function moment(distribution: Numbers, power: bigint): bigint {
  let sum = 0n;
  for (const [outcome, weight] of distribution.entries()) sum += BigInt(outcome) ** power * BigInt(weight);
  return sum;
}

export function mean(distribution: Numbers): Fraction {
  return fraction(moment(distribution, 1n), distribution.total);
}

export function variance(distribution: Numbers): Fraction {
  const total = BigInt(distribution.total);
  return fraction(total * moment(distribution, 2n) - moment(distribution, 1n) ** 2n, total ** 2n);
}

export function standardDeviation(distribution: Numbers): number {
  return Math.sqrt(toNumber(variance(distribution)));
}

/** The smallest outcome that at least the given share of all rolls does not exceed. */
export function quantile(distribution: Numbers, share: Fraction): number {
  let reached: Weight = 0;
  for (const [outcome, weight] of distribution.entries()) {
    reached = add(reached, weight);
    if (compareFractions(fraction(reached, distribution.total), share) >= 0) return outcome;
  }
  throw new RangeError('A share lies between 0 and 1');
}

export function median(distribution: Numbers): number {
  return quantile(distribution, fraction(1, 2));
}

/** Every outcome that is as likely as the likeliest. */
export function mode(distribution: Numbers): number[] {
  const entries = [...distribution.entries()];
  const highest = entries.reduce<Weight>((most, [, weight]) => (weight > most ? weight : most), 0);
  return entries.filter(([, weight]) => weight === highest).map(([outcome]) => outcome);
}
