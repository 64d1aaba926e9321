import { describe, expect, test } from 'vitest';
import { startValues } from '../../src/rules/outcome';
import { costBetween } from '../../src/views/cost-between';
import { curve } from '../../src/views/curve';
import { curveChart } from '../../src/views/curve-chart';
import { withFrom } from '../../src/views/with-from';
import { check, pool, price, ranks } from './samples';

const points = curve(price, startValues(price));

describe('a certain formula along its axis', () => {
  test('has a value for every number of the axis', () => {
    expect(points.map(({ value }) => value)).toEqual([
      -512_000, -162_000, -32_000, -2_000, 0, 2_000, 32_000, 162_000, 512_000, 1_250_000,
    ]);
  });
  test('follows the other inputs', () => {
    expect(curve(price, { ...startValues(price), refund: 'half' })[9]?.value).toBe(625_000);
  });
  test('may run along the rows of a table', () => {
    const rank = { kind: 'pick', label: 'Rank', table: ranks, start: 'trained' } as const;
    const formula = { ...price, inputs: { rank }, expression: 'rank.price' };
    expect(curve(formula, { rank: 'trained' })).toEqual([
      { key: 'untrained', label: 'Untrained', value: 0 },
      { key: 'trained', label: 'Trained', value: 4_000 },
      { key: 'master', label: 'Master', value: 82_000 },
    ]);
  });
  test('must be certain, and must say which axis', () => {
    const rolled = { ...pool, along: { input: 'might', sums: 'difference' } } as const;
    expect(() => curve(rolled, startValues(rolled))).toThrow(/leave out the dice/);
    expect(() => curve(check, startValues(check))).toThrow(/needs 'along'/);
  });
});

describe('the way from one place to another', () => {
  test('costs the difference where the values are totals', () => {
    expect(costBetween(points, 5, 8, 'difference')).toBe(162_000);
    expect(costBetween(points, 6, 8, 'difference')).toBe(160_000);
    expect(costBetween(points, 8, 6, 'difference')).toBe(-160_000);
  });
  test('costs every step on it where the values are steps', () => {
    expect(costBetween(points, 5, 8, 'steps')).toBe(2_000 + 32_000 + 162_000);
    expect(costBetween(points, 8, 5, 'steps')).toBe(-(2_000 + 32_000 + 162_000));
    expect(costBetween(points, 7, 7, 'steps')).toBe(0);
  });
  test('begins where nothing has been paid yet', () => {
    expect(withFrom(price).inputs['from']).toMatchObject({ kind: 'number', start: 5, min: 1, max: 10 });
  });
  test('ends at a place of the axis', () => {
    expect(() => costBetween(points, 5, 11, 'steps')).toThrow(/on the axis/);
  });
});

describe('the curve', () => {
  test('spans its box from the lowest to the highest value, with zero in it', () => {
    const { places, zero } = curveChart(points);
    expect([places[0], places.at(-1)]).toEqual([
      [0, 100],
      [100, 0],
    ]);
    expect(zero).toBeCloseTo(70.9, 1);
    expect(curveChart([{ key: 1, label: '1', value: 5 }]).zero).toBe(100);
  });
});
