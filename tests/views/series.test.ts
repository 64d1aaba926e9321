import { describe, expect, test } from 'vitest';
import { toNumber } from '../../src/engine/fraction';
import type { Formula } from '../../src/rules/formula';
import { startValues } from '../../src/rules/outcome';
import { chart } from '../../src/views/chart';
import { read } from '../../src/views/reading';
import { barText, type Mode, modes, type Series, series } from '../../src/views/series';
import { check, pool, shooting } from './samples';

const of = (formula: Formula, mode: Mode = 'exactly', facet = 0): Series =>
  series(read(formula, startValues(formula)), facet, mode);
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

describe('the bars', () => {
  test('of exact outcomes add up to certainty', () => {
    expect(sum(of(check).bars.map(({ chance }) => toNumber(chance)))).toBeCloseTo(1, 12);
  });
  test('are split by band without a remainder', () => {
    for (const mode of modes) {
      for (const { chance, parts } of of(shooting, mode, 1).bars) {
        expect(sum(parts.map(toNumber))).toBeCloseTo(toNumber(chance), 12);
      }
    }
  });
  test('change their band at the target', () => {
    const met = of(check).bars.map(({ value, parts }) => [value, (parts[1]?.numerator ?? 0n) > 0n]);
    expect(met.find(([, reached]) => reached)).toEqual([13, true]);
  });
  test('of one facet may hold hits and misses at once', () => {
    const none = of(shooting, 'exactly', 1).bars[0];
    expect(none?.value).toBe(0);
    expect(none?.parts.every(({ numerator }) => numerator > 0n)).toBe(true);
  });
  test('that count from one side reach certainty at the other end', () => {
    expect(toNumber(of(check, 'at least').bars[0]?.chance ?? { numerator: 0n, denominator: 1n })).toBe(1);
    expect(toNumber(of(check, 'at most').bars.at(-1)?.chance ?? { numerator: 0n, denominator: 1n })).toBe(1);
  });
  test('of numbers that only order are named, and have no mean', () => {
    const names = ['up', 'down'];
    const named = of({ ...pool, expression: '1d2 - 1', result: { label: 'State', names } });
    expect(named.mean).toBeUndefined();
    const bar = named.bars[1];
    expect(bar && barText(named, bar).replaceAll('\u202f', ' ')).toBe('Exactly down: 50 %');
  });
  test('keep a place for numbers that cannot come up', () => {
    const even = of({ ...pool, expression: '2 * 1d3' }).bars;
    expect(even.map(({ value, chance }) => [value, chance.numerator > 0n])).toEqual([
      [2, true],
      [3, false],
      [4, true],
      [5, false],
      [6, true],
    ]);
  });
  test('are never cut, however many there are', () => {
    expect(of({ ...pool, expression: '30d20' }).bars).toHaveLength(571);
    expect(of({ ...pool, expression: '1000 * 1d6' }).bars.map(({ value }) => value)).toHaveLength(6);
  });
  test('end in one that stands for all that are larger, and then have no mean', () => {
    const capped = of({ ...pool, expression: 'min(1d6, 5)', result: { label: 'Attacks', upTo: 4 } });
    expect(capped.mean).toBeUndefined();
    const texts = capped.bars.map((bar) => barText(capped, bar));
    expect([texts[3], texts[4]].join('; ').replaceAll('\u202f', ' ')).toBe(
      'Exactly 4: 16.7 %; More than 4: 33.3 %',
    );
    expect(chart(capped).ticks.at(-1)?.text).toBe('4+');
  });
  test('are read out with their band', () => {
    const bars = of(check);
    const bar = bars.bars.find(({ value }) => value === 13);
    expect(bar && barText(bars, bar).replaceAll('\u202f', ' ')).toBe('Exactly 13: 12.5 %, success');
    const split = of(shooting, 'at least', 1);
    expect(split.bars[0] && barText(split, split.bars[0]).replaceAll('\u202f', ' ')).toBe(
      'At least 0: 100 %, miss 55.6 %, hit 44.4 %',
    );
  });
});

describe('the drawing', () => {
  test('gives the highest bar the whole height and the others their share', () => {
    const drawn = chart(of({ ...pool, expression: '2d2' }));
    expect(drawn.paths).toEqual(['M0 50V0M1 100V0M2 50V0']);
  });
  test('shows whatever can happen, however unlikely', () => {
    expect(chart(of({ ...pool, expression: '8d6' })).paths[0]?.startsWith('M0 1V0')).toBe(true);
  });
  test('stands success on the ground and failure upon it', () => {
    const [miss, hit] = chart(of(shooting, 'exactly', 1)).paths;
    expect(hit).toMatch(/^M0 \d+V0/);
    expect(miss).toBe(`M0 100V${/^M0 (\d+)/.exec(hit ?? '')?.[1]}`);
  });
  test('marks the mean between the bars beside it', () => {
    expect(chart(of({ ...pool, expression: '1d6' })).mean).toBe(50);
    expect(chart(of({ ...pool, expression: '1d2' })).mean).toBe(50);
  });
  test('numbers the axis with round steps that fit a narrow screen', () => {
    const texts = chart(of(pool)).ticks.map(({ text }) => text);
    expect(texts).toEqual(['20', '30', '40', '50', '60']);
    const large = chart(of({ ...pool, expression: '100000 * 1d20' })).ticks;
    expect(large.length).toBeLessThanOrEqual(4);
  });
});
