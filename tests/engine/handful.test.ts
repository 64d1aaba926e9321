import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Distribution } from '../../src/engine/distribution';
import { compareFractions } from '../../src/engine/fraction';
import { seededRandom } from '../../src/engine/random';
import { roll } from '../../src/engine/roll';
import { mean } from '../../src/engine/statistics';
import { calculate, counted, sample, sum } from './sample';

const numbers = (expression: string) => calculate(expression) as Distribution<number>;
const kept = (faces: readonly number[], count: number, direction: number) =>
  sum([...faces].sort((a, b) => direction * (a - b)).slice(0, count));

describe('keeping some dice', () => {
  it('agrees with counting every throw', () => {
    for (const [count, sides] of [
      [2, 20],
      [3, 6],
      [4, 6],
      [5, 4],
      [6, 3],
    ] as const) {
      for (let keep = 0; keep <= count; keep += 1) {
        const highest = counted(Array(count).fill(sides), (faces) => kept(faces, keep, -1));
        const lowest = counted(Array(count).fill(sides), (faces) => kept(faces, keep, 1));
        expect(numbers(`highest(${keep}, ${count}d${sides})`).equals(highest)).toBe(true);
        expect(numbers(`lowest(${keep}, ${count}d${sides})`).equals(lowest)).toBe(true);
      }
    }
  });

  it('takes any mix of dice', () => {
    for (let keep = 1; keep <= 5; keep += 1) {
      const brute = counted([4, 4, 6, 8, 3], (faces) => kept(faces, keep, -1));
      expect(numbers(`highest(${keep}, 2d4, d6, d8, d3)`).equals(brute)).toBe(true);
    }
    const shifted = counted([6, 6, 4], ([a = 0, b = 0, c = 0]) => kept([a - 3, b - 3, 2 * c], 2, 1));
    expect(numbers('lowest(2, repeat(2, d6 - 3), 2 * d4)').equals(shifted)).toBe(true);
  });

  it('keeps all where there are no more, and none of no dice', () => {
    expect(numbers('highest(9, 3d6)').equals(numbers('3d6'))).toBe(true);
    expect(numbers('highest(2, 0d6)').certain).toBe(0);
    expect(() => numbers('highest(-1, 3d6)')).toThrow('must not be negative');
  });

  it('splits a throw into the kept and the dropped', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 2, max: 12 }),
        (keep, dropped, sides) => {
          const dice = `${keep + dropped}d${sides}`;
          const [high, low, all] = [
            numbers(`highest(${keep}, ${dice})`),
            numbers(`lowest(${dropped}, ${dice})`),
            numbers(dice),
          ];
          expect(BigInt(high.total)).toBe(BigInt(sides) ** BigInt(keep + dropped));
          const parts = [mean(high), mean(low)].reduce((a, b) => ({
            numerator: a.numerator * b.denominator + b.numerator * a.denominator,
            denominator: a.denominator * b.denominator,
          }));
          expect(compareFractions(parts, mean(all))).toBe(0);
          // Turned upside down, the highest dice are the lowest.
          const mirrored = numbers(`lowest(${keep}, ${dice})`).map((s) => keep * (sides + 1) - s);
          expect(high.equals(mirrored)).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('exploding dice', () => {
  it('are rolled again and added as often as stated', () => {
    const once = counted([4, 4, 4], ([a = 0, b = 0, c = 0]) => (a < 4 ? a : b < 4 ? 4 + b : 8 + c));
    expect(numbers('explode(2, d4)').equals(once)).toBe(true);
    expect(numbers('explode(0, 3d4)').equals(numbers('3d4'))).toBe(true);
    expect(numbers('explode(2, 3d4)').equals(numbers('repeat(3, explode(2, d4))'))).toBe(true);
    expect(() => numbers('explode(21, d4)')).toThrow('0 to 20 times');
    expect(() => numbers('explode(1, d4 + 1)')).toThrow('Only dice can explode');
  });

  it('can be kept', () => {
    const value = ([a = 0, b = 0]: readonly number[]) => (a < 4 ? a : 4 + b);
    const brute = counted(Array(6).fill(4), (f) =>
      kept([value(f.slice(0, 2)), value(f.slice(2, 4)), value(f.slice(4))], 2, -1),
    );
    expect(numbers('highest(2, explode(1, 3d4))').equals(brute)).toBe(true);
    expect(numbers('highest(2, repeat(3, explode(1, d4)))').equals(brute)).toBe(true);
  });

  it('never do worse for exploding more often', () => {
    for (let times = 0; times < 6; times += 1) {
      const better = mean(numbers(`highest(5, explode(${times + 1}, 10d10))`));
      expect(compareFractions(better, mean(numbers(`highest(5, explode(${times}, 10d10))`)))).toBe(1);
    }
  });
});

describe('rolling dice again', () => {
  it('happens once, below a number or on stated faces', () => {
    const below = counted([6, 6], ([a = 0, b = 0]) => (a <= 2 ? b : a));
    expect(numbers('reroll(x, x <= 2, d6)').equals(below)).toBe(true);
    const two = counted(
      [6, 6, 6, 6],
      ([a = 0, b = 0, c = 0, d = 0]) => (a === 3 ? b : a) + (c === 3 ? d : c),
    );
    expect(numbers('reroll(face, face = 3, 2d6)').equals(two)).toBe(true);
    expect(() => numbers('reroll(1, 1, d6)')).toThrow('a plain name');
  });

  it('goes together with exploding and keeping', () => {
    const die = ([a = 0, b = 0, c = 0, d = 0]: readonly number[]) => {
      const first = a === 1 ? b : a;
      return first < 3 ? first : 3 + (c === 1 ? d : c);
    };
    const brute = counted(Array(8).fill(3), (f) => Math.max(die(f.slice(0, 4)), die(f.slice(4))));
    expect(numbers('highest(1, explode(1, reroll(x, x = 1, 2d3)))').equals(brute)).toBe(true);
  });
});

describe('counting successes', () => {
  it('agrees with counting every throw', () => {
    const brute = counted([6, 6, 6, 6, 6], (faces) => faces.filter((face) => face >= 5).length);
    expect(numbers('count(x, x >= 5, 5d6)').equals(brute)).toBe(true);
    expect(numbers('repeat(5, d6 >= 5)').equals(brute)).toBe(true);
    const mixed = counted([6, 6, 8], (faces) => faces.filter((face) => face % 2 === 1).length);
    expect(numbers('count(x, x - 2 * down(x, 2), 2d6, d8)').equals(mixed)).toBe(true);
  });

  it('gets easier with more dice and a lower number', () => {
    const chance = (dice: number, least: number) =>
      numbers(`count(x, x >= ${least}, ${dice}d10)`).chance((successes) => successes >= 2);
    for (let n = 2; n < 10; n += 1) {
      expect(compareFractions(chance(n + 1, 7), chance(n, 7))).toBe(1);
      expect(compareFractions(chance(5, n), chance(5, n + 1))).toBe(1);
    }
  });
});

describe('on the table', () => {
  it('dice of one handful lie together, with those that exploded', () => {
    const { groups, outcome } = roll(sample('highest(2, explode(3, 12d2), d8)'), {}, seededRandom(5));
    expect(groups.map(({ label, sides }) => [label, sides])).toEqual([
      ['12d2', 2],
      ['d8', 8],
    ]);
    expect(groups[0]?.faces.length).toBeGreaterThan(12);
    expect(outcome).toBeLessThanOrEqual(16);
  });
});
