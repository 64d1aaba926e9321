import { describe, expect, it } from 'vitest';
import type { Distribution } from '../../src/engine/distribution';
import { fraction } from '../../src/engine/fraction';
import { persist } from '../../src/engine/functions/persist';
import { certainOf } from './certain';
import { rollsFairly } from './rolls-fairly';
import { calculate, counted } from './sample';

const test = (expression: string) => calculate(expression) as Distribution<number>;
const exact = (most: number, attempt: string, spare: string) =>
  persist.exact({ attempt: test(attempt), spare: test(spare), ...certainOf({ most }) });

describe('trying again', () => {
  it('agrees with every throw', () => {
    const brute = counted(Array(6).fill(4), (faces) => {
      for (let tries = 1; tries <= 3; tries += 1) {
        const [attempt = 0, spare = 0] = faces.slice(2 * tries - 2);
        if (attempt >= 3) return { end: 1, tries };
        if (spare < 2) return { end: -1, tries };
      }
      return { end: 0, tries: 3 };
    });
    expect(exact(3, 'd4 >= 3', 'd4 >= 2').equals(brute)).toBe(true);
  });

  it('goes on to the last try where nothing can be spoilt, and ends with the first failure where everything is', () => {
    const endless = exact(10, 'd6 = 6', '1').chance((outcome) => (outcome as { end: number }).end === 1);
    expect(endless).toEqual(fraction(6 ** 10 - 5 ** 10, 6 ** 10));
    expect(exact(10, 'd6 = 6', '0').equals(exact(1, 'd6 = 6', '0'))).toBe(true);
  });

  it('refuses more tries than a chain is followed for', () => {
    expect(() => exact(100_000, 'd6 = 6', '1')).toThrow(/0 to/);
  });
});

describe('trying again on the table', () => {
  it.each(['persist(d4 >= 3, d4 >= 2, 3)', 'persist(d6 >= 6, d6 >= 2, 5)'])(
    '%s falls as its odds say',
    (expression) => {
      rollsFairly(expression);
    },
  );
});
