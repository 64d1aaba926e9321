import type { Weight } from './weight';

/** An exact rational number in lowest terms with a positive denominator. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

function divisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

export function fraction(numerator: Weight, denominator: Weight): Fraction {
  const [n, d] = [BigInt(numerator), BigInt(denominator)];
  if (d <= 0n) throw new RangeError(`A fraction needs a positive denominator, not ${d}`);
  const common = divisor(n, d);
  return { numerator: n / common, denominator: d / common };
}

/** The quotient rounded to the nearest integer, a half away from zero. */
function roundedQuotient(numerator: bigint, denominator: bigint): bigint {
  const size = numerator < 0n ? -numerator : numerator;
  const rounded = (2n * size + denominator) / (2n * denominator);
  return numerator < 0n ? -rounded : rounded;
}

/** `value * 10^digits`, correctly rounded to an integer. */
export function scaled(value: Fraction, digits: number): bigint {
  return roundedQuotient(value.numerator * 10n ** BigInt(digits), value.denominator);
}

/** For drawing only: a double near the value. Twenty digits of it are exact before the one rounding. */
export function toNumber(value: Fraction): number {
  const whole = value.numerator / value.denominator;
  const rest = value.numerator % value.denominator;
  return Number(whole) + Number((rest * 10n ** 20n) / value.denominator) / 1e20;
}

/** Negative, zero or positive as a is below, at or above b. */
export function compareFractions(a: Fraction, b: Fraction): number {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}
