import { describe, expect, test } from 'vitest';
import { compareFractions, fraction } from '../../src/engine/fraction';
import { startValues } from '../../src/rules/outcome';
import { chanceAt, ladder, rangeText } from '../../src/views/ladder';
import { targets, targetsText } from '../../src/views/targets';
import { check, pool, shooting } from './samples';

const plain = (text: string): string => text.replaceAll('\u202f', ' ');

describe('named targets at a glance', () => {
  const rungs = ladder(check, startValues(check));
  test('tell the chance at both ends, or at the one that is closed', () => {
    expect(rungs.map(({ name, range, chance }) => plain(`${name}, ${range}: ${chance}`))).toEqual([
      'Easy, 9–12: 62.5 % to 90.7 %',
      'Moderate, 13–15: 25.9 % to 50 %',
      'Hard, 16 or more: at most 16.2 %',
    ]);
  });
  test('tell both ends once where they read alike', () => {
    // 252 throws of 3 200 000 reach the lower end, 56 the upper.
    const rare = { ...check, expression: '5d20 - 82' };
    const top = ladder(rare, startValues(rare))[1];
    expect(plain(top?.chance ?? '')).toBe('< 0.1 %');
  });
  test('mark where the reader stands', () => {
    expect(rungs.filter(({ current }) => current).map(({ id }) => id)).toEqual(['moderate']);
  });
  test('are left out where there is no plain target', () => {
    expect(ladder(pool, startValues(pool))).toEqual([]);
    expect(ladder({ ...check, against: 'dc + 1' }, startValues(check))).toEqual([]);
  });
  test('write their ranges in words where an end is open', () => {
    expect([rangeText(undefined, 8), rangeText(18, undefined), rangeText(5, 5)]).toEqual([
      '8 or less',
      '18 or more',
      '5',
    ]);
  });
});

describe('the target for a wanted chance', () => {
  test('is the highest that still gives it, as trying every one shows', () => {
    const aims = [
      [check, 'dc', check.inputs.dc],
      [shooting, 'defence', shooting.inputs.defence],
    ] as const;
    for (const [formula, name, { min, max }] of aims) {
      const values = startValues(formula);
      for (const { wanted, target } of targets(formula, values)) {
        const good: number[] = [];
        for (let aim = min as number; aim <= max; aim += 1) {
          const chance = chanceAt(formula, values, name, aim);
          if (chance && compareFractions(chance, wanted) >= 0) good.push(aim);
        }
        expect(target).toBe(good.at(-1));
      }
    }
  });
  test('is told for an even, a good and a safe chance', () => {
    expect(plain(targetsText(check, startValues(check)))).toBe(
      'Highest DC for a chance of at least 50 %: 13; 75 %: 10; 90 %: 9.',
    );
  });
  test('names a target that is a word as inside of a sentence', () => {
    const worded = { ...check, inputs: { ...check.inputs, dc: { ...check.inputs.dc, label: 'Resistance' } } };
    expect(targetsText(worded, startValues(worded))).toMatch(/^Highest resistance for /);
  });
  test('may lie below every target that there is', () => {
    const hard = { ...check, inputs: { ...check.inputs, dc: { ...check.inputs.dc, min: 13 } } };
    const found = targets(hard, startValues(hard));
    expect(found.map(({ target }) => target)).toEqual([13, undefined, undefined]);
    expect(found[0]?.chance).toEqual(fraction(1, 2));
    expect(targetsText(hard, startValues(hard))).toContain('none');
  });
});
