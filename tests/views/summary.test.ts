import { describe, expect, test } from 'vitest';
import { fraction } from '../../src/engine/fraction';
import type { Formula } from '../../src/rules/formula';
import { startValues } from '../../src/rules/outcome';
import { formatFraction } from '../../src/views/format';
import { read } from '../../src/views/reading';
import { summaryOf } from '../../src/views/summary';
import { pool } from './samples';

const of = (change: Partial<Formula>): Record<string, string> => {
  const formula = { ...pool, inputs: {}, ...change };
  const [facet] = read(formula, startValues(formula)).facets;
  return Object.fromEntries(facet ? summaryOf(facet) : []);
};

describe('the summary of odds', () => {
  test('tells three dice by mean, spread, middle and likeliest', () => {
    expect(of({ expression: '3d6', result: { label: 'Sum' } })).toEqual({
      Mean: '10.5',
      'Standard deviation': '2.96',
      Median: '10',
      'Most often': '10 or 11',
      'Middle half': '8 to 13',
      All: '3 to 18',
    });
  });
  test('counts in the unit of the formula', () => {
    const days = of({ expression: '2 * 1d2', result: { label: 'Time', unit: 'days' } });
    expect(days).toMatchObject({ Mean: '3 days', 'Most often': '2 or 4 days', All: '2 to 4 days' });
  });
  test('names no likeliest number where many are', () => {
    expect(of({ expression: '1d6', result: { label: 'Die' } })).not.toHaveProperty('Most often');
  });
  test('tells neither mean nor spread where the largest are not told apart', () => {
    const turns = of({ expression: 'min(1d6, 4)', result: { label: 'Turns', upTo: 3 } });
    expect(turns).toEqual({
      Median: '3',
      'Most often': 'more than 3',
      'Middle half': '2 to more than 3',
      All: '1 to more than 3',
    });
  });
  test('says nothing of numbers that stand for names', () => {
    expect(of({ expression: '1d2 - 1', result: { label: 'State', names: ['up', 'down'] } })).toEqual({});
  });
});

test('a fraction is exact, in lowest terms, with its digits in groups', () => {
  expect(formatFraction(fraction(27, 216)).replace(/\s/g, ' ')).toBe('1 / 8');
  expect(formatFraction(fraction(1, 10_077_696)).replace(/\s/g, ' ')).toBe('1 / 10 077 696');
  expect([fraction(0, 6), fraction(6, 6)].map(formatFraction)).toEqual(['0', '1']);
});
