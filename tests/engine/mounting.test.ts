import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Distribution } from '../../src/engine/distribution';
import { fraction, toNumber } from '../../src/engine/fraction';
import { mounting } from '../../src/engine/functions/mounting';
import { mean } from '../../src/engine/statistics';
import { certainOf } from './certain';
import { rollsFairly } from './rolls-fairly';
import { calculate, counted } from './sample';

const roll = (expression: string) => calculate(expression) as Distribution<number>;

describe('counters that make the next test harder', () => {
  const exact = (margin: string, each: number, before: number, steps: number) =>
    mounting.exact({ margin: roll(margin), ...certainOf({ each, before, steps }) });

  it('agree with every throw', () => {
    for (const [each, before] of [
      [1, 0],
      [2, 0],
      [1, 2],
      [0, 1],
    ] as const) {
      const brute = counted(Array(5).fill(4), (faces) =>
        faces.reduce((counters, face) => (face - 2 - each * counters < 0 ? counters + 1 : counters), before),
      );
      expect(exact('d4 - 2', each, before, 5).equals(brute)).toBe(true);
    }
  });

  it('that take nothing off are as many as tests fail', () => {
    expect(exact('d6 - 3', 0, 0, 9).equals(calculate('repeat(9, d6 < 3)'))).toBe(true);
  });

  it('come one with every step once the roll can no longer succeed', () => {
    expect(exact('d6 - 7', 1, 0, 12).certain).toBe(12);
    expect(exact('d6 + 10', 0, 4, 12).certain).toBe(4);
  });

  it('of a first test are as likely as its failure', () => {
    const failed = exact('signedRoll(6) - 1', 1, 0, 1) as Distribution<number>;
    expect(failed.chance((counters) => counters === 1)).toEqual(fraction(21, 36));
  });

  it('are more, the more each of them weighs', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 2, max: 12 }), (each, steps) => {
        const average = (weight: number) =>
          toNumber(mean(exact('d6 - 3', weight, 0, steps) as Distribution<number>));
        expect(average(each + 1)).toBeGreaterThan(average(each));
      }),
    );
  });

  it('are not counted over more steps than can be followed', () => {
    expect(() => exact('d6', 1, 0, -1)).toThrow('steps');
  });

  it('fall on the table as their odds say', () => {
    rollsFairly('mounting(d6 - 3, 1, 1, 6)');
  });
});
