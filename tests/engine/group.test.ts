import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Distribution } from '../../src/engine/distribution';
import { groupAgainst } from '../../src/engine/functions/group-against';
import { groupAverage } from '../../src/engine/functions/group-average';
import { groupSum } from '../../src/engine/functions/group-sum';
import { judgeOpposed } from '../../src/engine/functions/judge-opposed';
import { opposedPools } from '../../src/engine/functions/opposed-pools';
import { pieceTogether } from '../../src/engine/functions/piece-together';
import { pool } from '../../src/engine/functions/pool';
import { judgePool } from '../../src/engine/functions/pool-results';
import { roundRobin } from '../../src/engine/functions/round-robin';
import type { Mechanism } from '../../src/engine/mechanism';
import { certainOf } from './certain';
import { rollsFairly } from './rolls-fairly';
import { calculate, counted } from './sample';

type Member = readonly [dice: number, skill: number];

const exact = (
  mechanism: Mechanism,
  sides: number,
  group: readonly Member[],
  more: Readonly<Record<string, number>> = {},
): Distribution => {
  const seats = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((seat, index) => {
    const [dice = 0, skill = 0] = group[index] ?? [];
    return [
      [`${seat}Dice`, dice],
      [`${seat}Skill`, skill],
    ];
  });
  return mechanism.exact(certainOf({ ...more, count: group.length, sides, ...Object.fromEntries(seats) }));
};

/** What every member keeps of one throw of all the dice. */
function keptBy(group: readonly Member[], faces: readonly number[]): number[][] {
  let from = 0;
  return group.map(([dice, skill]) => {
    const own = faces.slice(from, from + dice);
    from += dice;
    return own.filter((face) => face <= skill);
  });
}

const diceOf = (group: readonly Member[]) => group.reduce((sum, [dice]) => sum + dice, 0);

const groups: readonly (readonly Member[])[] = [
  [[3, 2]],
  [
    [2, 3],
    [3, 2],
  ],
  [
    [4, 3],
    [1, 4],
  ],
  [
    [1, 2],
    [2, 4],
    [2, 3],
  ],
  [
    [0, 2],
    [3, 4],
    [2, 0],
  ],
  [
    [1, 3],
    [1, 2],
    [1, 4],
    [2, 3],
  ],
];

describe('the degrees of a group', () => {
  it('are added', () => {
    for (const group of groups) {
      const brute = counted(Array(diceOf(group)).fill(4), (faces) => keptBy(group, faces).flat().length);
      expect(exact(groupSum, 4, group).equals(brute)).toBe(true);
    }
    const summed = calculate('pool(4, 12, 5).degree + pool(3, 12, 6).degree + pool(8, 12, 2).degree');
    const group: readonly Member[] = [
      [4, 5],
      [3, 6],
      [8, 2],
    ];
    expect(exact(groupSum, 12, group).equals(summed)).toBe(true);
  });

  it('are for one to six members', () => {
    expect(() => exact(groupSum, 12, [])).toThrow('from 1 to 6 members');
  });
});

describe('dice taken round the table', () => {
  it('fill the average degree, rounded down, and pass over whoever has none left', () => {
    expect(roundRobin([2, 2, 2])).toEqual([1, 1, 0]);
    expect(roundRobin([0, 3, 5])).toEqual([0, 1, 1]);
    expect(roundRobin([1, 9])).toEqual([1, 4]);
    expect(roundRobin([0, 0, 2])).toEqual([0, 0, 0]);
    expect(roundRobin([4])).toEqual([4]);
  });

  it('never ask for more than a member has, and make up the average', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(15), { minLength: 1, maxLength: 6 }), (degrees) => {
        const given = roundRobin(degrees);
        const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
        expect(sum(given)).toBe(Math.floor(sum(degrees) / degrees.length));
        for (const [member, dice] of given.entries())
          expect(dice).toBeLessThanOrEqual(degrees[member] as number);
      }),
    );
  });

  it('are the highest, the lowest, or those that lie first', () => {
    const kept = [
      [2, 5, 3],
      [4, 1, 6],
    ];
    expect(pieceTogether(kept, 0)).toEqual([5, 3, 6]);
    expect(pieceTogether(kept, 1)).toEqual([2, 3, 1]);
    expect(pieceTogether(kept, 2)).toEqual([2, 5, 4]);
  });
});

describe('the average of a group', () => {
  it('agrees with counting every throw, whichever dice are picked', () => {
    for (const group of groups) {
      for (const pick of [0, 1, 2]) {
        const brute = counted(Array(diceOf(group)).fill(4), (faces) =>
          judgePool(pieceTogether(keptBy(group, faces), pick)),
        );
        expect(exact(groupAverage, 4, group, { pick }).equals(brute)).toBe(true);
      }
    }
  });

  it('of one member is that member', () => {
    const single = pool.exact(certainOf({ dice: 6, sides: 12, skill: 5 }));
    for (const pick of [0, 1, 2])
      expect(exact(groupAverage, 12, [[6, 5]], { pick }).equals(single)).toBe(true);
  });

  it('has the average of the sum as its degree', () => {
    const group: readonly Member[] = [
      [4, 5],
      [3, 6],
      [5, 2],
    ];
    const sums = exact(groupSum, 12, group).map((degree) => Math.floor((degree as number) / 3));
    expect(exact(groupAverage, 12, group, { pick: 0 }).marginal('degree').equals(sums)).toBe(true);
  });

  it('is refused above the budget, and for an unknown way of picking', () => {
    expect(() => calculate(`groupAverage(0, 6, 12${', 60, 8'.repeat(6)})`)).toThrow('takes more than');
    expect(() => exact(groupAverage, 300, [[1, 300]], { pick: 0 })).toThrow('different outcomes');
    expect(() => exact(groupAverage, 12, [[2, 2]], { pick: 3 })).toThrow('from 0 to 2');
  });
});

describe('a group against a single pool', () => {
  it('agrees with counting every throw', () => {
    const cases = groups.flatMap((group) => [
      [group, [2, 3]] as const,
      [group, [1, 4]] as const,
      [group, [2, 0]] as const,
    ]);
    for (const [group, [theirDice, theirSkill]] of cases) {
      for (const pick of [0, 1, 2]) {
        const brute = counted(Array(diceOf(group) + theirDice).fill(4), (faces) =>
          judgeOpposed(
            pieceTogether(keptBy(group, faces), pick),
            faces.slice(diceOf(group)).filter((face) => face <= theirSkill),
            1,
          ),
        );
        const fast = exact(groupAgainst, 4, group, { theirDice, theirSkill, spent: 1, pick });
        expect(fast.equals(brute)).toBe(true);
      }
    }
  });

  it('is two opposed pools where the group has one member', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 6 }),
        fc.integer({ min: 0, max: 9 }),
        fc.integer({ min: 0, max: 8 }),
        fc.integer({ min: 0, max: 9 }),
        fc.integer({ min: 0, max: 1 }),
        (dice, skill, theirDice, theirSkill, spent) => {
          const single = opposedPools.exact(
            certainOf({ sides: 12, dice, skill, theirDice, theirSkill, spent }),
          );
          const group = exact(groupAgainst, 12, [[dice, skill]], { theirDice, theirSkill, spent, pick: 0 });
          expect(group.equals(single)).toBe(true);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('is refused where its throws cannot be told apart, or are too many', () => {
    const against = { theirDice: 1, theirSkill: 1, spent: 0, pick: 0 };
    expect(() => exact(groupAgainst, 20, [[30, 20]], against)).toThrow('too large to tell all throws apart');
    expect(() => calculate(`groupAgainst(5, 5, 0, 0, 1, 6, 300, 6${', 0, 0'.repeat(5)})`)).toThrow(
      'takes more than',
    );
  });

  it('falls on the table as its odds say', () => {
    const rest = '3, 5, 2, 4, 0, 0, 0, 0, 0, 0, 0, 0';
    rollsFairly(`groupSum(2, 12, ${rest})`);
    for (const pick of [0, 1, 2]) {
      rollsFairly(`groupAverage(${pick}, 2, 6, ${rest})`, 1500);
      rollsFairly(`groupAgainst(3, 4, 1, ${pick}, 2, 6, ${rest})`, 1500);
    }
  });
});
