import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Distribution } from '../../src/engine/distribution';
import { compareFractions, fraction } from '../../src/engine/fraction';
import { mean } from '../../src/engine/statistics';
import { calculate, counted, sum } from './sample';

/** Six stakes on three dice at 1, 3 and 5 times the stake. */
const game = (stakes: readonly number[], dice = 3) =>
  calculate(`matches(${dice}, 1, 3, 5, ${stakes.join(', ')})`) as Distribution<{
    paid: number;
    gain: number;
  }>;

const play = (stakes: readonly number[]) => (faces: readonly number[]) => {
  const paid = stakes.map(
    (stake, index) => stake * ([0, 1, 3, 5, 5][faces.filter((face) => face === index + 1).length] as number),
  );
  return { paid: sum(paid), gain: sum(paid) - sum(stakes) };
};

describe('a game of symbols', () => {
  it('agrees with counting every throw', () => {
    for (const stakes of [
      [1, 0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 7],
      [0, 0, 0, 100, 0, 50],
      [1, 2, 3, 4, 5, 6],
    ]) {
      for (const dice of [0, 1, 3, 4]) {
        expect(game(stakes, dice).equals(counted(Array(dice).fill(6), play(stakes)))).toBe(true);
      }
    }
  });

  it('breaks even on one symbol and loses the others', () => {
    expect(play([0, 0, 0, 100, 0, 50])([3, 2, 4])).toEqual({ paid: 100, gain: -50 });
  });

  it('pays the same on every symbol, and stakes apart add up on average', () => {
    const gain = (...stakes: number[]) => mean(game(stakes).marginal('gain'));
    expect(gain(0, 0, 0, 0, 10, 0)).toEqual(gain(10, 0, 0, 0, 0, 0));
    // 75 throws of 216 show it once, 15 twice and 1 on all three dice.
    expect(gain(1, 0, 0, 0, 0, 0)).toEqual(fraction(75 * 1 + 15 * 3 + 5 - 216, 216));
    expect(gain(1, 1, 1, 0, 0, 0)).toEqual(fraction(3 * (75 + 45 + 5 - 216), 216));
  });

  it('agrees with every throw for any stakes, whichever symbols they lie on', () => {
    const stakes = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(stakes, (placed) => {
        expect(game(placed).equals(counted([6, 6, 6], play(placed)))).toBe(true);
        expect(game(placed.toReversed()).equals(game(placed))).toBe(true);
        const apart = placed.map((stake) => mean(game([stake, 0, 0, 0, 0, 0]).marginal('gain')));
        const together = mean(game(placed).marginal('gain'));
        const added = apart.reduce((all, one) => ({
          numerator: all.numerator * one.denominator + one.numerator * all.denominator,
          denominator: all.denominator * one.denominator,
        }));
        expect(compareFractions(together, added)).toBe(0);
      }),
      { numRuns: 40 },
    );
  });

  it('takes no negative stakes', () => {
    expect(() => game([-1, 0, 0, 0, 0, 0])).toThrow('must not be negative');
  });
});
