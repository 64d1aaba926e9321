import { describe, expect, it } from 'vitest';
import { evaluate, evaluateExpression } from '../../src/engine/evaluate';
import { fraction } from '../../src/engine/fraction';
import { defineTable } from '../../src/rules/table';
import { sample } from './sample';

const { source } = sample('1');

const ranks = defineTable({
  id: 'ranks',
  name: 'Ranks',
  source,
  columns: {
    name: { label: 'Rank' },
    bonus: { label: 'Bonus' },
    note: { label: 'Note' },
    blank: { label: 'Blank' },
  },
  rows: {
    low: { name: 'Low', bonus: -2, note: 'text', blank: null },
    high: { name: 'High', bonus: 4, note: 'text', blank: null },
  },
});

const bands = defineTable({
  id: 'bands',
  name: 'Bands',
  source,
  columns: {
    name: { label: 'Band' },
    from: { label: 'From' },
    to: { label: 'To' },
    level: { label: 'Level' },
  },
  rows: {
    easy: { name: 'Easy', from: null, to: 8, level: 1 },
    hard: { name: 'Hard', from: 9, to: null, level: 2 },
  },
});

const modifier = sample('rank - 5', {
  id: 'modifier',
  inputs: { rank: { kind: 'number', label: 'Rank', min: 0, max: 10, start: 5 } },
});

const check = sample('3d6 + modifier(might) + rank.bonus', {
  id: 'check',
  inputs: {
    might: { kind: 'number', label: 'Might', min: 0, max: 10, start: 5 },
    rank: { kind: 'pick', label: 'Rank', table: ranks, start: 'low' },
    dc: { kind: 'number', label: 'DC', min: 1, max: 30, start: 9 },
    reading: {
      kind: 'choice',
      label: 'Reading',
      options: { ours: { label: 'Ours', value: 0 }, theirs: { label: 'Theirs', value: 1 } },
      start: 'ours',
    },
  },
  against: 'dc + reading',
  uses: { modifier },
  tables: { bands },
});

describe('a formula', () => {
  it('is evaluated at what the reader chose, and at the start values otherwise', () => {
    expect(evaluate(check, {}).chance((o) => (o as { margin: number }).margin >= 0)).toEqual(fraction(1, 2));
    const better = evaluate(check, { might: 7, rank: 'high', dc: 24 });
    expect(better.chance((o) => (o as { margin: number }).margin >= 0)).toEqual(fraction(1, 216));
  });

  it('reads variants as numbers', () => {
    expect(evaluateExpression('dc + reading', check, { reading: 'theirs' }).certain).toBe(10);
  });

  it('looks up bands and columns', () => {
    expect(evaluateExpression('lookup(bands, 8, level)', check, {}).certain).toBe(1);
    expect(evaluateExpression('lookup(bands, 99, level)', check, {}).certain).toBe(2);
    expect(evaluateExpression('lookup(bands, 2, from, level)', check, {}).certain).toBe(9);
  });

  it('reads a roll on a table with bands, by a column or by the place of the row', () => {
    const level = evaluateExpression('lookup(bands, d6 + d6, level)', check, {});
    expect(level.chance((o) => o === 1)).toEqual(fraction(26, 36));
    expect(evaluateExpression('lookup(bands, 2d6)', check, {}).equals(level)).toBe(true);
  });

  it.each([
    ['rank', 'choose a column with a dot'],
    ['rank.bonsu', 'it has name, bonus, note, blank'],
    ['rank.note', 'Low has words instead of a number under ‘Note’'],
    ['rank.blank', 'Low has nothing under ‘Blank’'],
    ['modifier()', 'modifier takes 1 value: rank'],
    ['lookup(bands, 3, level, level)', 'has no row for 3'],
    ['lookup(bands)', 'lookup(table, key, column)'],
    ['dc d6 d6', 'should end'],
  ])('%s: says %s', (expression, message) => {
    expect(() => evaluateExpression(expression, check, {})).toThrow(message);
    expect(() => evaluateExpression(expression, check, {})).toThrow("Formula 'check'");
  });

  it('says which row or option does not exist', () => {
    expect(() => evaluate(check, { rank: 'middle' })).toThrow("no row 'middle'");
    expect(() => evaluate(check, { reading: 'none' })).toThrow("'none' is not a choice of 'Reading'");
  });
});
