import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeOpposed } from '../../src/engine/functions/judge-opposed';
import { opposedPools } from '../../src/engine/functions/opposed-pools';
import type { Facets } from '../../src/engine/outcome';
import { certainOf } from './certain';
import { rollsFairly } from './rolls-fairly';
import { calculate, counted } from './sample';

const under = (faces: readonly number[], skill: number) => faces.filter((face) => face <= skill);
const exact = (
  sides: number,
  [dice, skill]: readonly [number, number],
  [theirDice, theirSkill]: readonly [number, number],
  spent = 1,
) => opposedPools.exact(certainOf({ sides, dice, skill, theirDice, theirSkill, spent }));

describe('kept dice against each other', () => {
  it('win by the higher degree, and then keep all of them', () => {
    expect(judgeOpposed([1, 1], [5], 1)).toEqual({ outcome: 1, mine: 2, theirs: 1 });
    expect(judgeOpposed([], [1], 1)).toEqual({ outcome: -1, mine: 0, theirs: 1 });
  });
  it('win a tie by the first higher die, from the highest down; compared dice are lost', () => {
    expect(judgeOpposed([2, 5, 4], [5, 4, 1], 1)).toEqual({ outcome: 1, mine: 0, theirs: 0 });
    expect(judgeOpposed([3, 1, 1], [4, 4, 4], 1)).toEqual({ outcome: -1, mine: 2, theirs: 2 });
    expect(judgeOpposed([5, 3, 1], [5, 4, 1], 1)).toEqual({ outcome: -1, mine: 1, theirs: 1 });
  });
  it('keep the two dice that decide, where it is read so', () => {
    expect(judgeOpposed([5, 3, 1], [5, 4, 1], 0)).toEqual({ outcome: -1, mine: 2, theirs: 2 });
  });
  it('tie for good when all dice are lost', () => {
    expect(judgeOpposed([3, 5], [5, 3], 1)).toEqual({ outcome: 0, mine: 0, theirs: 0 });
    expect(judgeOpposed([], [], 1)).toEqual({ outcome: 0, mine: 0, theirs: 0 });
  });
});

describe('opposed pools', () => {
  it('agree with counting every pair of throws', () => {
    const cases = [
      [4, [2, 3], [2, 3]],
      [4, [3, 2], [2, 4]],
      [4, [3, 3], [3, 2]],
      [4, [4, 4], [4, 3]],
      [4, [0, 3], [2, 2]],
      [4, [3, 9], [3, 4]],
      [4, [3, 0], [2, 3]],
      [3, [5, 2], [4, 2]],
      [12, [2, 7], [2, 5]],
    ] as const;
    for (const [sides, mine, theirs] of cases) {
      for (const spent of [0, 1]) {
        const [count, others] = [mine[0], theirs[0]];
        const brute = counted(Array(count + others).fill(sides), (faces) =>
          judgeOpposed(under(faces.slice(0, count), mine[1]), under(faces.slice(count), theirs[1]), spent),
        );
        expect(exact(sides, mine, theirs, spent).equals(brute)).toBe(true);
      }
    }
  });

  const side = fc.tuple(fc.integer({ min: 0, max: 15 }), fc.integer({ min: 0, max: 12 }));

  it('swap with their roles', () => {
    fc.assert(
      fc.property(side, side, (mine, theirs) => {
        const swapped = exact(12, theirs, mine).map((outcome) => {
          const { outcome: sign, mine: a, theirs: b } = outcome as Facets;
          return { outcome: 0 - (sign as number), mine: b as number, theirs: a as number };
        });
        expect(exact(12, mine, theirs).equals(swapped)).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it('count all pairs of throws, exactly', () => {
    fc.assert(
      fc.property(side, side, (mine, theirs) => {
        const { weights, total } = exact(12, mine, theirs);
        expect(BigInt(total)).toBe(12n ** BigInt(mine[0] + theirs[0]));
        expect(weights.reduce<bigint>((sum, weight) => sum + BigInt(weight), 0n)).toBe(BigInt(total));
      }),
      { numRuns: 30 },
    );
  });

  it('are won more often with more dice and with more skill', () => {
    const wins = (mine: readonly [number, number]) => {
      const result = exact(12, mine, [6, 5]).marginal('outcome');
      return Number(result.weightOf((sign) => sign > 0)) / Number(result.total);
    };
    for (let n = 1; n < 11; n += 1) {
      expect(wins([n + 1, 5])).toBeGreaterThan(wins([n, 5]));
      expect(wins([6, n + 1])).toBeGreaterThan(wins([6, n]));
    }
  });

  it('differ in degree as two single pools do', () => {
    const opposed = exact(12, [5, 4], [3, 7]).condition((outcome) => {
      const { mine, theirs } = outcome as Facets;
      return mine !== theirs;
    });
    const single = calculate('{ mine: pool(5, 12, 4).degree, theirs: pool(3, 12, 7).degree }').condition(
      (outcome) => {
        const { mine, theirs } = outcome as Facets;
        return mine !== theirs;
      },
    );
    const pairs = opposed.map((outcome) => {
      const { mine, theirs } = outcome as Facets;
      return { mine: mine as number, theirs: theirs as number };
    });
    expect(pairs.equals(single)).toBe(true);
  });

  it('are refused above the budget, and for an unknown reading', () => {
    expect(() => exact(12, [200, 8], [200, 8])).toThrow('200 dice a side are too many');
    expect(() => exact(12, [2, 8], [2, 8], 2)).toThrow('not 2');
  });

  it('fall on the table as their odds say', () => {
    rollsFairly('opposedPools(12, 3, 6, 4, 5, 1)');
    rollsFairly('opposedPools(6, 2, 4, 2, 5, 0)');
  });
});
