import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Distribution } from '../../src/engine/distribution';
import { fraction, toNumber } from '../../src/engine/fraction';
import { astray } from '../../src/engine/functions/astray';
import { mean } from '../../src/engine/statistics';
import { certainOf } from './certain';
import { rollsFairly } from './rolls-fairly';
import { calculate, counted } from './sample';

const test = (expression: string) => calculate(expression) as Distribution<number>;

describe('being lost', () => {
  const exact = (days: number, keep: string, find: string) =>
    astray.exact({ keep: test(keep), find: test(find), ...certainOf({ days }) });

  it('agrees with every throw', () => {
    const brute = counted(Array(5).fill(4), (faces) => {
      let [lost, now] = [0, 0];
      for (const face of faces) {
        now = face >= (now === 0 ? 2 : 4) ? 0 : 1;
        lost += now;
      }
      return { lost, astray: now };
    });
    expect(exact(5, 'd4 >= 2', 'd4 >= 4').equals(brute)).toBe(true);
  });

  it('on each day is independent where finding the way is as hard as keeping it', () => {
    const same = exact(10, 'd6 >= 3', 'd6 >= 3').marginal('lost');
    expect(same.equals(calculate('repeat(10, d6 < 3)'))).toBe(true);
  });

  it('takes more days where the test is harder', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 5 }), fc.integer({ min: 2, max: 5 }), (keep, find) => {
        const days = (a: number, b: number) =>
          toNumber(mean(exact(7, `d6 >= ${a}`, `d6 >= ${b}`).marginal('lost')));
        expect(days(keep + 1, find)).toBeGreaterThan(days(keep, find));
        expect(days(keep, find + 1)).toBeGreaterThan(days(keep, find));
      }),
    );
  });

  it('raises an ability of 6 to 8 in sunny weather', () => {
    const lost = (ability: number) =>
      exact(1, `${ability} + signedRoll(6) >= 5`, '1')
        .marginal('lost')
        .chance((days) => days === 1);
    expect(lost(6)).toEqual(fraction(10, 36));
    expect(lost(8)).toEqual(fraction(3, 36));
  });
});

describe('a journey on the table', () => {
  it.each(['astray(d4 >= 2, d4 >= 3, 6)'])('%s falls as its odds say', (expression) => {
    rollsFairly(expression);
  });
});
