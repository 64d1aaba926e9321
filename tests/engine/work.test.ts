import { describe, expect, it } from 'vitest';
import { evaluate } from '../../src/engine/evaluate';
import { limits } from '../../src/engine/limits';
import { attempt } from '../../src/engine/off-thread/attempt';
import { metered, OverBudget, spend } from '../../src/engine/work';
import { sample } from './sample';

describe('the work of a question', () => {
  // Steps do not depend on the machine, so that they keep answers fast where a clock cannot.
  it.each([
    ['3d6', 100],
    ['100d6', 5_000],
    ['200d100', 120_000],
    ['highest(10, 20d20)', 30_000],
    ['highest(5, explode(4, 10d10))', 40_000],
    ['explode(2, 10d10)', 10_000],
    ['opposed(3d6, 3d6 + 1, 2)', 1_000],
    ['attack(9, 0, 20)', 5_000],
    ['attacksUntil(1, 20, 5, 3, 15, 12, 6, 4, 4, 0, 0, 60, 40)', 60_000],
    ['turnOrder(6, 0, 1, 2, 0, 1, 2)', 40_000],
    ['matches(3, 1, 3, 5, 100, 50, 0, 0, 0, 0)', 1_000],
    ['pool(14, 12, 5)', 5_000],
    ['opposedPools(12, 15, 8, 15, 8, 0)', 60_000],
    ['grapple(6, 1, 0, 3, 0, 0)', 20_000],
    ['grappleTurns(6, 1, 0, 3, 0, 0, 40)', 60_000],
    ['affliction(4 + signedRoll(6) >= 5, 5, 30, 1, 1, 60)', 60_000],
    ['astray(4 + signedRoll(6) >= 5, 2 + signedRoll(6) >= 5, 14)', 5_000],
    ['trauma(d12, 1, 7, 3, 1, 8, 8, 12, 6, 0, 1)', 2_000],
    ['fading(3, 8, 12, 6, 48)', 10_000],
    ['contest(57, 34, 20, 1, 1, 1, 1, 1, 3, 0, 1)', 5_000],
    ['contestBeats(57, 80, 20, 1, 1, 1, 3)', 10_000],
    ['bestPoolCheck(8, 12, 7, 6, 0 - 6, 6, 2, 1, 0, 4)', 10_000],
    ['signedReroll(6, 4, 4, 1, 2, 1)', 10_000],
    ['signedHands(5)', 500],
  ])('of %s is at most %i steps', (expression, steps) => {
    expect(steps).toBeLessThanOrEqual(limits.quickWork);
    expect(attempt(() => evaluate(sample(expression), {}), steps)).toBeDefined();
  });

  it.each([
    ['fading(1, 300, 1000, 6, 1000)', 'more than 20000000 steps'],
    ['mounting(100d100 - 3000, 3, 0, 1000)', 'more than 20000000 steps'],
    ['persist(200d100 > 10000, 200d99 > 9000, 1000)', 'more than 20000000 steps'],
    [`groupSum(6, 1000${', 300, 500'.repeat(6)})`, 'more than 16000000 bits'],
    ['contestBeats(20, 9000000000000000, 1000, 0, 0, 0, 5)', 'At most 1000 ratings'],
  ])('is refused before it takes long: %s', (expression, why) => {
    expect(() => evaluate(sample(expression), {})).toThrow(why);
  });

  it('is counted for the whole question, and reported on the way', () => {
    const spent: number[] = [];
    metered(
      () => {
        for (let n = 0; n < 10; n += 1) metered(() => spend(120_000), 1);
      },
      limits.work,
      (steps) => spent.push(steps),
    );
    expect(spent).toEqual([240_000, 480_000, 720_000, 960_000, 1_200_000]);
  });

  it('may have a smaller budget, but never a larger one than is computed', () => {
    expect(() => metered(() => spend(11), 10)).toThrow(OverBudget);
    expect(() => metered(() => spend(limits.work + 1), Infinity)).toThrow(
      'more than 20000000 steps, the most that are computed',
    );
    expect(() => spend(Infinity)).not.toThrow();
    // A refusal does not stay behind.
    expect(evaluate(sample('1 + 1'), {}).certain).toBe(2);
  });
});
