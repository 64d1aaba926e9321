import { describe, expect, test } from 'vitest';
import { compareCells } from '../../src/views/compare-cells';
import { tableRows } from '../../src/views/rows';
import { bandsOf } from '../../src/views/table-bands';
import { difficulties, ranks } from './samples';

describe('the cells of a table', () => {
  test('are written as their columns ask', () => {
    const { columns, rows } = tableRows(ranks);
    expect(columns.map(({ label, holds }) => [label, holds])).toEqual([
      ['Rank', 'words'],
      ['Bonus', 'figures'],
      ['Price', 'figures'],
    ]);
    expect(rows[0]).toEqual({ id: 'untrained', cells: ['Untrained', '−2', '0'] });
    expect(rows[2]?.cells[2]).toBe('82\u202f000');
  });
  test('join the two ends of a band', () => {
    const { columns, rows } = tableRows(difficulties);
    expect(columns.map(({ label }) => label)).toEqual(['Task', 'DC']);
    expect(rows.map(({ cells }) => cells[1])).toEqual(['9–12', '13–15', '16 or more']);
    expect(bandsOf(difficulties)).toEqual([
      [9, 12],
      [13, 15],
      [16, null],
    ]);
  });
  test('that name their rows are no figures, even where they are numbers', () => {
    const { bonus, price } = ranks.columns;
    const priced = { ...ranks, columns: { price, bonus } };
    expect(tableRows(priced).columns.map(({ holds }) => holds)).toEqual(['words', 'figures']);
  });
  test('that formulas alone reckon with are kept out', () => {
    const { bonus, price } = ranks.columns;
    const kept = {
      ...ranks,
      columns: { name: ranks.columns.name, bonus: { ...bonus, hidden: true }, price },
    };
    const { columns, rows } = tableRows(kept);
    expect(columns.map(({ label }) => label)).toEqual(['Rank', 'Price']);
    expect(rows[0]?.cells).toEqual(['Untrained', '0']);
  });
  test('that the book leaves blank are dashes', () => {
    const blank = { ...ranks, rows: { none: { name: 'None', bonus: null, price: null } } };
    expect(tableRows(blank).rows[0]?.cells).toEqual(['None', '–', '–']);
  });
});

describe('sorting', () => {
  const sorted = (texts: string[], descending = false): string[] =>
    [...texts].sort((a, b) => compareCells(a, b, descending));
  test('puts numbers by size, whatever their signs and spaces', () => {
    expect(sorted(['9\u202f000', '−2', '500', '+4', '0.5'])).toEqual([
      '−2',
      '0.5',
      '+4',
      '500',
      '9\u202f000',
    ]);
  });
  test('puts ranges by where they begin', () => {
    expect(sorted(['16 or more', '9–12', '13–15'])).toEqual(['9–12', '13–15', '16 or more']);
  });
  test('puts words by the alphabet, with the numbers in them by size', () => {
    expect(sorted(['rank 10', 'Rank 2', 'apple'])).toEqual(['apple', 'Rank 2', 'rank 10']);
  });
  test('leaves blanks at the end both ways', () => {
    expect(sorted(['–', '2', '1'])).toEqual(['1', '2', '–']);
    expect(sorted(['–', '1', '2'], true)).toEqual(['2', '1', '–']);
  });
});
