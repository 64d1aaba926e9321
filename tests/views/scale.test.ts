import { describe, expect, test } from 'vitest';
import { fraction } from '../../src/engine/fraction';
import { startValues } from '../../src/rules/outcome';
import { readAddress, writeAddress } from '../../src/views/address';
import { answer } from '../../src/views/answer';
import { chart } from '../../src/views/chart';
import { controlText, widestText } from '../../src/views/control';
import { curve } from '../../src/views/curve';
import { enter, nudge, settle, startEntries } from '../../src/views/entries';
import { figureText } from '../../src/views/figure-text';
import { rangeText } from '../../src/views/ladder';
import { meanText, measureText, numberText, shortMeasureText } from '../../src/views/measure-text';
import { odds } from '../../src/views/odds';
import { pack, unpack } from '../../src/views/pack';
import { portable } from '../../src/views/portable';
import { read } from '../../src/views/reading';
import { rolledText } from '../../src/views/rolled-text';
import { barText, series } from '../../src/views/series';
import { targetsText } from '../../src/views/targets';
import { cellText } from '../../src/views/value-text';
import { working } from '../../src/views/working';
import { luckyRating, raised } from './samples';

const { scale } = raised.result;

describe('a number on a scale', () => {
  test.each([
    [20, '20'],
    [21, '1M'],
    [34, '14M'],
    [40, '20M'],
    [45, '5M2'],
    [0, '0'],
    [-6, '−6'],
  ])('%i is written %s', (value, text) => {
    expect(numberText({ scale }, value)).toBe(text);
    expect(cellText(value, { label: 'Rating', scale })).toBe(text);
  });
  test('keeps its sign, and what lies above the largest is told on the scale too', () => {
    expect(numberText({ scale, signed: true }, 34)).toBe('+14M');
    expect(measureText({ scale, upTo: 40 }, 41)).toBe('more than 20M');
    expect(shortMeasureText({ scale, upTo: 40 }, 41)).toBe('20M+');
    expect(rangeText(9, 34, { scale })).toBe('9–14M');
  });
  test('has a mean on the scale, rounded before it is measured', () => {
    expect(meanText({ scale }, fraction(75, 2))).toBe('17.5M');
    expect(meanText({ scale }, fraction(2004, 100))).toBe('20.0');
    expect(meanText({ scale }, fraction(2006, 100))).toBe('0.1M');
    expect(meanText({ scale }, fraction(45, 1))).toBe('5M2');
    expect(meanText({}, fraction(75, 2))).toBe('37.5');
  });
});

describe('a rating', () => {
  const start = startEntries(raised);
  test('is typed as a number or on its scale, in small letters too, and settles on the scale', () => {
    for (const text of ['45', '5M2', '5m2', ' 5 M2 ']) {
      const entries = enter(start, raised, 'rating', text);
      expect(entries.values['rating']).toBe(45);
      expect(controlText(raised, settle(entries, 'rating'), 'rating')).toBe('5M2');
    }
  });
  test('is stepped by one across the mastery', () => {
    const full = enter(start, raised, 'rating', '20');
    const above = nudge(full, raised, 'rating', 1);
    expect(controlText(raised, above, 'rating')).toBe('1M');
    expect(controlText(raised, nudge(above, raised, 'rating', -1), 'rating')).toBe('20');
  });
  test('has room for the longest way of writing it', () => {
    expect(widestText(raised.inputs.rating)).toBe(4);
    expect(widestText({ ...raised.inputs.rating, max: 59 })).toBe(4);
    expect(widestText({ ...raised.inputs.rating, max: 45 })).toBe(3);
  });
  test('stands in the address as a plain number, and may be typed there as it is written', () => {
    const values = { ...startValues(raised), rating: 45 };
    expect(writeAddress(raised, values, '')).toBe('?raised-rating.rating=45');
    expect(readAddress(raised, '?raised-rating.rating=5M2').values).toEqual(values);
  });
});

describe('what a formula gives on a scale', () => {
  const reading = read(luckyRating, startValues(luckyRating));
  test('is answered, worked out, drawn and rolled on the scale', () => {
    expect(answer(read(raised, startValues(raised)))).toBe('New rating 20M.');
    expect(working(raised, startValues(raised)).map(({ value }) => value)).toEqual(['14M', '+6', '20M']);
    expect(working(luckyRating, startValues(luckyRating)).map(({ value }) => value)).toEqual([
      '14M',
      '1 to 6, on average 3.5',
      '15M to 20M, on average 17.5M',
      '18M',
    ]);
    const bars = series(reading, 0, 'exactly');
    expect(barText(bars, bars.bars[0] as never)).toMatch(/^Exactly 15M: 16.7/);
    expect(chart(bars).ticks.map(({ text }) => text)).toEqual(['15M', '16M', '17M', '18M', '19M', '20M']);
    expect(odds(luckyRating, {}, { facet: 'total' })).toBe('17.5M');
    expect(targetsText(luckyRating, startValues(luckyRating))).toMatch(/: 18M; 75.*: 16M; 90.*: 15M\.$/);
    const rolled = { outcome: { total: 40, margin: 2 }, target: 38, groups: [] };
    expect(rolledText(luckyRating, rolled as never)).toBe('New rating 20M against 18M: success.');
    expect(figureText(raised)).toBe('20M');
    expect(curve(raised, startValues(raised))[44]).toEqual({ key: 45, label: '5M2', value: 51 });
  });
  test('reaches the island with its scale, also through a formula that is called', () => {
    const caller = { ...raised, expression: 'inner(rating, raise) + 1', uses: { inner: raised } };
    for (const formula of [raised, luckyRating, caller]) {
      const sent = unpack<typeof caller>(pack(portable(formula)));
      expect(working(sent, startValues(sent))).toEqual(working(formula, startValues(formula)));
      expect(answer(read(sent, startValues(sent)))).toBe(answer(read(formula, startValues(formula))));
    }
  });
});
