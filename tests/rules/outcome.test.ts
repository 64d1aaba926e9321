import { describe, expect, it } from 'vitest';
import type { Formula } from '../../src/rules/formula';
import { bandsOf, facetsOf, startValues } from '../../src/rules/outcome';
import { source } from './source';

const check: Formula = {
  id: 'check',
  name: 'Check',
  summary: 'A roll against a target.',
  source,
  inputs: {
    skill: { kind: 'number', label: 'Skill', min: 0, max: 5, start: 2 },
    dc: { kind: 'number', label: 'Target', min: 1, max: 20, start: 11 },
  },
  expression: '3d6 + skill',
  result: { label: 'Check', unit: 'points' },
  against: 'dc',
  printed: [],
};
const { against: _, ...plain } = check;

describe('the outcomes of a formula', () => {
  it('are plain numbers without a target', () => {
    expect(facetsOf(plain)).toBeUndefined();
    expect(bandsOf(plain)).toEqual([]);
  });

  it('have a total and a margin against a target', () => {
    expect(facetsOf(check)).toEqual({
      total: { label: 'Check', unit: 'points' },
      margin: { label: 'Above or below the target', hidden: true },
    });
  });

  it('are shown against a target as they are without one', () => {
    const rated: Formula = { ...check, result: { label: 'Beaten', upTo: 12, better: 'high' } };
    expect(facetsOf(rated)?.['total']).toEqual({ label: 'Beaten', upTo: 12 });
  });

  it('reach the target from a margin of zero', () => {
    expect(bandsOf(check)).toEqual([
      { label: 'failure', says: 'fail', tone: 'bad', facet: 'margin', to: -1 },
      { label: 'success', says: 'succeed', tone: 'good', facet: 'margin', from: 0 },
    ]);
  });

  it('keep the names that a formula gives to its two bands', () => {
    const bands = [
      { label: 'miss', says: 'miss', tone: 'bad' },
      { label: 'hit', says: 'hit', tone: 'good' },
    ] as const;
    const attack = { ...check, result: { ...check.result, bands } };
    expect(bandsOf(attack).map(({ label }) => label)).toEqual(['miss', 'hit']);
  });

  it('cannot be told apart by one band alone', () => {
    const bands = [{ label: 'hit', says: 'hit', tone: 'good' }] as const;
    expect(() => bandsOf({ ...check, result: { ...check.result, bands } })).toThrow(/'check'.*two bands/);
  });

  it('keep the facets that a formula names itself', () => {
    const facets = { endurance: { label: 'Endurance' } };
    const wound = { ...check, result: { label: 'Lost', facets } };
    expect(facetsOf(wound)).toBe(facets);
    expect(bandsOf(wound)).toEqual([]);
  });
});

it('a formula starts with the start value of each input', () => {
  expect(startValues(check)).toEqual({ skill: 2, dc: 11 });
});
