import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dice } from '../../src/engine/dice';
import { fraction } from '../../src/engine/fraction';
import { mean, median, mode, quantile, standardDeviation, variance } from '../../src/engine/statistics';
import { counted, sum } from './sample';

describe('sums of equal dice', () => {
  it('agree with counting every throw', () => {
    for (const [count, sides] of [
      [1, 6],
      [2, 6],
      [3, 6],
      [4, 6],
      [5, 4],
      [3, 10],
    ] as const) {
      expect(dice(count, sides).equals(counted(Array(count).fill(sides), sum))).toBe(true);
    }
  });

  it('have a total of sides to the power of count, exact past 2^53', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 1, max: 20 }), (count, sides) => {
        const rolled = dice(count, sides);
        expect(BigInt(rolled.total)).toBe(BigInt(sides) ** BigInt(count));
        expect(rolled.weights.reduce<bigint>((all, one) => all + BigInt(one), 0n)).toBe(BigInt(rolled.total));
      }),
    );
  });

  it('are symmetric around their mean', () => {
    const { weights } = dice(15, 12);
    expect([...weights].reverse()).toEqual(weights);
    expect(typeof dice(15, 12).total).toBe('bigint');
    expect(typeof dice(14, 12).total).toBe('number');
  });

  it('of no dice are 0', () => {
    expect(dice(0, 6).certain).toBe(0);
  });

  it('refuse what cannot be rolled, and say what can', () => {
    expect(() => dice(-1, 6)).toThrow('must not be negative');
    expect(() => dice(301, 6)).toThrow('at most 300');
    expect(() => dice(1, 0)).toThrow('from 1 to 1000 sides');
  });
});

describe('summaries', () => {
  it('of 3d6 are exact', () => {
    const rolled = dice(3, 6);
    expect(mean(rolled)).toEqual(fraction(21, 2));
    expect(variance(rolled)).toEqual(fraction(35, 4));
    expect(standardDeviation(rolled)).toBeCloseTo(2.958, 3);
    expect(median(rolled)).toBe(10);
    expect(mode(rolled)).toEqual([10, 11]);
    expect(quantile(rolled, fraction(1, 216))).toBe(3);
    expect(quantile(rolled, fraction(215, 216))).toBe(17);
    expect(quantile(rolled, fraction(1, 1))).toBe(18);
  });
});
