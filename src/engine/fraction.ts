import { greatestCommonDivisor, type Weight } from './weight';

/** An exact rational number in lowest terms with a positive denominator. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export function fraction(numerator: Weight, denominator: Weight): Fraction {
  const [n, d] = [BigInt(numerator), BigInt(denominator)];
  if (d <= 0n) throw new RangeError(`A fraction needs a positive denominator, not ${d}`);
  const common = BigInt(greatestCommonDivisor(n < 0n ? -n : n, d));
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

/** Negative, zero or positive as a is below, at or above b. */
export function compareFractions(a: Fraction, b: Fraction): number {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

const bitsOf = (value: bigint): number => value.toString(2).length;

/** `value * 2^exponent`, cut to whole numbers; the last bit is set where something was cut off, so that the one rounding
 *  that follows knows which way to go. */
function cut({ numerator, denominator }: Fraction, exponent: number): bigint {
  const [n, d] =
    exponent < 0
      ? [numerator, denominator << BigInt(-exponent)]
      : [numerator << BigInt(exponent), denominator];
  return n % d === 0n ? n / d : (n / d) | 1n;
}

/** A product with a power of two in two steps, since the power alone may be too small for a double. */
function shifted(value: number, exponent: number): number {
  const half = Math.trunc(exponent / 2);
  return value * 2 ** half * 2 ** (exponent - half);
}

/** The double nearest to the value: for display only. */
export function toNumber(value: Fraction): number {
  const { numerator, denominator } = value;
  if (numerator < 0n) return -toNumber({ numerator: -numerator, denominator });
  if (numerator === 0n) return 0;
  // 64 bits are more than a double holds; what follows them only matters for a tie.
  const exponent = 65 + bitsOf(denominator) - bitsOf(numerator);
  return shifted(Number(cut(value, exponent)), -exponent);
}

/** The largest whole number whose square is not above the value. */
function wholeRoot(value: bigint): bigint {
  let root = 1n << BigInt((bitsOf(value) + 1) >> 1);
  for (;;) {
    const next = (root + value / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}

/** The double nearest to the square root of a value that is not negative: for display only. */
export function rootOf(value: Fraction): number {
  if (value.numerator === 0n) return 0;
  // An even exponent, so that its half goes with the root.
  const exponent = 2 * Math.ceil((140 + bitsOf(value.denominator) - bitsOf(value.numerator)) / 2);
  const square = cut(value, exponent);
  const root = wholeRoot(square);
  return shifted(Number(root * root === square ? root : root | 1n), -exponent / 2);
}
