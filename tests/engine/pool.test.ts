import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Fraction, fraction, toNumber } from '../../src/engine/fraction';
import { bestPoolCheck } from '../../src/engine/functions/best-pool-check';
import { pool } from '../../src/engine/functions/pool';
import { type Check, poolCheck, readyPool } from '../../src/engine/functions/pool-check';
import { judgePool, type PoolResult } from '../../src/engine/functions/pool-results';
import { mean } from '../../src/engine/statistics';
import { certainOf } from './certain';
import { rollsFairly } from './rolls-fairly';
import { calculate, counted } from './sample';

const exact = (dice: number, sides: number, skill: number) => pool.exact(certainOf({ dice, sides, skill }));
const under = (faces: readonly number[], skill: number) => faces.filter((face) => face <= skill);
const chanceOf = (dice: number, skill: number, degree: number): Fraction =>
  exact(dice, 12, skill)
    .marginal('degree')
    .chance((reached) => reached >= degree);

describe('a pool', () => {
  it('agrees with counting every throw, for skills below, on and above the dice', () => {
    for (const dice of [0, 1, 2, 3, 4]) {
      for (const skill of [-1, 0, 1, 3, 6, 9]) {
        const brute = counted(Array(dice).fill(6), (faces) => judgePool(under(faces, skill)));
        expect(exact(dice, 6, skill).equals(brute)).toBe(true);
      }
    }
    expect(exact(3, 12, 5).equals(counted([12, 12, 12], (faces) => judgePool(under(faces, 5))))).toBe(true);
  });

  it('has all throws for its total, also past 2^53', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 20 }),
        fc.integer({ min: 1, max: 14 }),
        fc.integer({ min: -2, max: 16 }),
        (dice, sides, skill) => {
          const { weights, total } = exact(dice, sides, skill);
          expect(BigInt(total)).toBe(BigInt(sides) ** BigInt(dice));
          expect(weights.reduce<bigint>((sum, weight) => sum + BigInt(weight), 0n)).toBe(BigInt(total));
        },
      ),
    );
  });

  it('keeps dice times skill in twelfths on average', () => {
    for (const dice of [0, 1, 8, 15]) {
      for (const skill of [0, 1, 5, 9]) {
        expect(mean(exact(dice, 12, skill).marginal('degree'))).toEqual(fraction(dice * skill, 12));
      }
    }
  });

  it('has the degree of a count of successes, and mirrored ceilings and floors', () => {
    const joint = exact(7, 12, 5);
    expect(joint.marginal('degree').equals(calculate('repeat(7, d12 <= 5)'))).toBe(true);
    const some = joint.condition((outcome) => (outcome as PoolResult).degree !== 0);
    expect(some.marginal('ceiling').equals(some.marginal('floor').map((face) => 6 - face))).toBe(true);
  });

  it('reaches a degree more often with more dice and with more skill, a higher degree less often', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 14 }),
        fc.integer({ min: 0, max: 11 }),
        fc.integer({ min: 1, max: 14 }),
        (dice, skill, degree) => {
          const chance = toNumber(chanceOf(dice, skill, degree));
          expect(toNumber(chanceOf(dice + 1, skill, degree))).toBeGreaterThanOrEqual(chance);
          expect(toNumber(chanceOf(dice, skill + 1, degree))).toBeGreaterThanOrEqual(chance);
          expect(toNumber(chanceOf(dice, skill, degree + 1))).toBeLessThanOrEqual(chance);
        },
      ),
    );
  });

  it('of no dice, or fewer, fails with nothing kept', () => {
    for (const dice of [0, -1, -7])
      expect(exact(dice, 12, 8).certain).toEqual({ degree: 0, ceiling: 0, floor: 0 });
  });

  it('may have random dice and a random skill', () => {
    const mixed = calculate('pool(d2, 6, d3).degree');
    expect(mixed.equals(calculate('let n = d2; let s = d3; repeat(n, d6 <= s)'))).toBe(true);
  });

  it('is refused above the budgets by name', () => {
    expect(() => exact(301, 12, 5)).toThrow('at most 300 dice');
    expect(() => exact(3, 0, 5)).toThrow('from 1 to 1000 sides');
    expect(() => exact(300, 100, 90)).toThrow('more than 50000 different outcomes');
  });
});

describe('what changes a pool before it is rolled', () => {
  const check: Check = { dice: 4, sides: 12, skill: 3, modifier: 0, least: -6, most: 6, loss: 2, gain: 1 };
  const ready = (change: Partial<Check>, rack = 0, push = 0) =>
    readyPool({ ...check, ...change }, { rack, push });

  it('limits the modifiers, not the pool', () => {
    expect(ready({ modifier: 9 })).toEqual({ dice: 10, skill: 3 });
    expect(ready({ modifier: -9 })).toEqual({ dice: 0, skill: 3 });
    expect(ready({ dice: 8, modifier: -9 })).toEqual({ dice: 2, skill: 3 });
    expect(ready({ modifier: 9, most: 20 })).toEqual({ dice: 13, skill: 3 });
  });

  it('gives two dice for one skill when racking, also beyond the limit of modifiers', () => {
    expect(ready({}, 1)).toEqual({ dice: 2, skill: 4 });
    expect(ready({ dice: 9, modifier: -6 }, 1)).toEqual({ dice: 1, skill: 4 });
  });

  it('lets the untrained keep a die when they rack their brain', () => {
    expect(poolCheck.exact(certainOf({ ...check, skill: 0, rack: 0, push: 0 })).certain).toEqual({
      degree: 0,
      ceiling: 0,
      floor: 0,
    });
    const racked = poolCheck.exact(certainOf({ ...check, skill: 0, rack: 1, push: 0 })).marginal('degree');
    expect(racked.chance((degree) => degree >= 1)).toEqual(fraction(23, 144));
  });

  it('gives two skill for one die when pushing; a pool of -2 that is pushed has 1 die and not -1', () => {
    expect(ready({}, 0, 1)).toEqual({ dice: 5, skill: 1 });
    expect(ready({ modifier: -6 }, 0, 1)).toEqual({ dice: 1, skill: 1 });
  });

  it('racks before it pushes when both are done', () => {
    expect(ready({ dice: 1 }, 1, 1)).toEqual({ dice: 1, skill: 2 });
    expect(ready({ dice: 5 }, 1, 1)).toEqual({ dice: 4, skill: 2 });
  });

  it('is done once or not at all, within limits that make sense', () => {
    expect(() => ready({}, 2)).toThrow('once (1) or not (0)');
    expect(() => ready({}, 0, -1)).toThrow('once (1) or not (0)');
    expect(() => ready({ least: 7 })).toThrow('lower limit');
  });

  it('is chosen best for an aim, and said in words', () => {
    const choose = (change: Partial<Check>, target: number, goal = 0) => {
      const args = certainOf({ ...check, ...change, goal, target });
      return { words: bestPoolCheck.policy?.(args), odds: bestPoolCheck.exact(args) };
    };
    expect(choose({ skill: 0 }, 1).words).toEqual(['Always rack your brain.']);
    // Racking costs nothing where there are no dice left to give, and pushing brings one back.
    expect(choose({ dice: 1, skill: 9, modifier: -6 }, 1).words).toEqual([
      'Always rack your brain and push your luck.',
    ]);
    expect(choose({ dice: 1, skill: 9 }, 2).words).toEqual(['Always push your luck.']);
    expect(choose({}, 1).words).toEqual(['Always roll as it is.']);
    expect(choose({ dice: 1, skill: 1, modifier: -6 }, 1).words).toEqual(['Always roll as it is.']);
    expect(choose({}, 0, 1).words).toEqual(['Always roll as it is.']);
  });

  it('is never chosen worse than any of the four ways', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9 }),
        fc.integer({ min: 0, max: 9 }),
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 0, max: 2 }),
        (dice, skill, target, goal) => {
          const worth = (degree: number) =>
            goal === 0 ? Number(degree >= target) : goal === 1 ? degree : Math.max(0, degree - target);
          const value = (args: Readonly<Record<string, number>>, mechanism: typeof poolCheck) =>
            toNumber(mean(mechanism.exact(certainOf(args)).marginal('degree').map(worth)));
          const best = value({ ...check, dice, skill, goal, target }, bestPoolCheck);
          const ways = [0, 1].flatMap((rack) =>
            [0, 1].map((push) => ({ ...check, dice, skill, rack, push })),
          );
          const values = ways.map((way) => value(way, poolCheck));
          expect(best).toBeCloseTo(Math.max(...values), 12);
        },
      ),
    );
  });

  it('refuses an unknown aim, and a policy for what is not known yet', () => {
    const args = certainOf({ ...check, goal: 3, target: 1 });
    expect(() => bestPoolCheck.exact(args)).toThrow('from 0 to 2');
    const unknown = { ...certainOf({ ...check, goal: 0, target: 1 }), dice: calculate('d6').map(Number) };
    expect(() => bestPoolCheck.policy?.(unknown)).toThrow("plain number for 'dice'");
  });
});

describe('pools on the table', () => {
  it.each([
    'pool(4, 12, 5)',
    'pool(0 - 2, 12, 5)',
    'poolCheck(3, 12, 4, 1, 0 - 6, 6, 2, 1, 1, 1)',
    'bestPoolCheck(3, 12, 0, 1, 0 - 6, 6, 2, 1, 0, 1)',
  ])('%s falls as its odds say', (expression) => {
    rollsFairly(expression);
  });
});
