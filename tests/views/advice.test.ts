import { expect, test, vi } from 'vitest';
import { advise } from '../../src/engine/advise';
import { startValues } from '../../src/rules/outcome';
import { advice, isDecided } from '../../src/views/advice';
import { check, effort, hero, shooting } from './samples';

vi.mock('../../src/engine/advise', async (original) => {
  const { advise } = await original<typeof import('../../src/engine/advise')>();
  return { advise: vi.fn(advise) };
});

test('what to do is told where a mechanism leaves a decision, also through a formula that is called', () => {
  expect(isDecided(effort)).toBe(true);
  const calling = { ...check, expression: 'tried(4, 5, 3).degree', uses: { tried: effort } };
  expect(isDecided(calling)).toBe(true);
  expect(advice(calling, startValues(check))).toEqual(advice(effort, startValues(effort)));
});

test('what to do follows what the reader has chosen', () => {
  expect(advice(hero, { ...startValues(hero), points: 0 })).toEqual([]);
  expect(advice(hero, startValues(hero)).length).toBeGreaterThan(5);
});

test('nothing is told where the formula says that nothing is left to decide', () => {
  const spending = { ...hero, decided: 'points' };
  expect(advice(spending, { ...startValues(hero), points: 0 })).toEqual([]);
  expect(advice(spending, startValues(hero)).length).toBeGreaterThan(5);
});

test('nothing is computed where nobody decides', () => {
  vi.mocked(advise).mockClear();
  expect(advice(check, startValues(check))).toEqual([]);
  expect(advice(shooting, startValues(shooting))).toEqual([]);
  expect(advise).not.toHaveBeenCalled();
});

test('nothing is told where a number is not known before the decision', () => {
  const open = {
    ...effort,
    expression: 'bestPoolCheck(dice, 12, skill, 0, -3, 3, 2, 1, 0, 1d6 + target - target)',
  };
  expect(advice(open, startValues(effort))).toEqual([]);
});
