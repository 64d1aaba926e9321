import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dice } from '../../src/engine/dice';
import { Distribution } from '../../src/engine/distribution';
import { compareFractions, type Fraction, fraction, rootOf, toNumber } from '../../src/engine/fraction';
import {
  chanceBetween,
  chanceOfAtLeast,
  chanceOfAtMost,
  chanceOfExactly,
  mean,
  median,
  mode,
  quantile,
  summarise,
  variance,
} from '../../src/engine/statistics';

/** The exact value of a double. */
function exactly(value: number): Fraction {
  let [numerator, exponent] = [value, 0];
  while (!Number.isInteger(numerator)) [numerator, exponent] = [numerator * 2, exponent + 1];
  return fraction(BigInt(numerator), 1n << BigInt(exponent));
}

const distance = (a: Fraction, b: Fraction): Fraction => {
  const size = a.numerator * b.denominator - b.numerator * a.denominator;
  return fraction(size < 0n ? -size : size, a.denominator * b.denominator);
};

/** The doubles next to a positive one. */
function neighbours(value: number): [number, number] {
  const bits = new BigInt64Array(new Float64Array([value]).buffer)[0] as bigint;
  const beside = (by: bigint) => new Float64Array(new BigInt64Array([bits + by]).buffer)[0] as number;
  return [beside(-1n), beside(1n)];
}

const positive = fc.bigInt({ min: 1n, max: 10n ** 40n });

describe('a double on display', () => {
  it('is the nearest one there is', () => {
    fc.assert(
      fc.property(positive, positive, (n, d) => {
        const value = fraction(n, d);
        const shown = toNumber(value);
        const error = distance(exactly(shown), value);
        for (const other of neighbours(shown)) {
          expect(compareFractions(error, distance(exactly(other), value))).toBeLessThanOrEqual(0);
        }
        expect(toNumber(fraction(-n, d))).toBe(-shown);
      }),
    );
    expect(toNumber(fraction(1, 3))).toBe(1 / 3);
    expect(toNumber(fraction(0, 7))).toBe(0);
    expect(toNumber(fraction(1n, 6n ** 100n))).toBeCloseTo(6 ** -100, 90);
    expect(toNumber(fraction(1n, 6n ** 100n))).toBeGreaterThan(0);
    // 2^53 + 1 lies between two doubles: the even one is shown.
    expect(toNumber(fraction(2n ** 53n + 1n, 1n))).toBe(2 ** 53);
    expect(toNumber(fraction(2n ** 54n + 3n, 2n))).toBe(2 ** 53 + 2);
  });

  it('is the nearest one to a square root too', () => {
    fc.assert(
      fc.property(positive, positive, (n, d) => {
        const value = fraction(n, d);
        const shown = rootOf(value);
        const [below, above] = neighbours(shown).map((other) => {
          const middle = distance(
            exactly(shown),
            fraction(-exactly(other).numerator, exactly(other).denominator),
          );
          return fraction(middle.numerator ** 2n, 4n * middle.denominator ** 2n);
        }) as [Fraction, Fraction];
        // The value lies between the squares of the two middles.
        expect(compareFractions(below, value)).toBeLessThanOrEqual(0);
        expect(compareFractions(above, value)).toBeGreaterThanOrEqual(0);
      }),
    );
    expect(rootOf(fraction(9, 4))).toBe(1.5);
    expect(rootOf(fraction(0, 1))).toBe(0);
  });
});

describe('chances', () => {
  const rolled = dice(3, 6);

  it('of 3d6 are exact', () => {
    expect(chanceOfExactly(rolled, 10)).toEqual(fraction(27, 216));
    expect(chanceOfExactly(rolled, 19)).toEqual(fraction(0, 1));
    expect(chanceOfAtLeast(rolled, 11)).toEqual(fraction(1, 2));
    expect(chanceOfAtMost(rolled, 4)).toEqual(fraction(4, 216));
    expect(chanceBetween(rolled, 9, 12)).toEqual(fraction(104, 216));
  });

  it('of one side and of the other make up the whole', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 2, max: 20 }),
        fc.integer({ min: 0, max: 300 }),
        (count, sides, value) => {
          const sum = dice(count, sides);
          const [low, high] = [chanceOfAtMost(sum, value), chanceOfAtLeast(sum, value + 1)];
          const whole = low.numerator * high.denominator + high.numerator * low.denominator;
          expect(whole).toBe(low.denominator * high.denominator);
        },
      ),
    );
  });
});

describe('a summary', () => {
  it('says everything at a glance', () => {
    expect(summarise(dice(2, 6))).toEqual({
      mean: fraction(7, 1),
      standardDeviation: Math.sqrt(35 / 6),
      median: 7,
      mode: [7],
      quartiles: [5, 9],
      lowest: 2,
      highest: 12,
    });
  });

  it('agrees with the closed formulas far past 2^53', () => {
    const rolled = dice(200, 100);
    expect(mean(rolled)).toEqual(fraction(10_100, 1));
    expect(variance(rolled)).toEqual(fraction(200 * (100 ** 2 - 1), 12));
    expect(median(rolled)).toBe(10_100);
    expect(mode(rolled)).toEqual([10_100]);
    expect(quantile(rolled, fraction(1, 1))).toBe(20_000);
    expect(() => quantile(rolled, fraction(2, 1))).toThrow('between 0 and 1');
  });

  it('is exact for negative outcomes', () => {
    const signed = Distribution.of([
      [-3, 1],
      [1, 2],
    ]);
    expect(mean(signed)).toEqual(fraction(-1, 3));
    expect(variance(signed)).toEqual(fraction(32, 9));
  });
});
