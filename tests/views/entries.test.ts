import { describe, expect, test } from 'vitest';
import { startValues } from '../../src/rules/outcome';
import { readAddress, writeAddress } from '../../src/views/address';
import { controlText } from '../../src/views/control';
import { choose, enter, entriesFromAddress, nudge, settle, startEntries } from '../../src/views/entries';
import { check } from './samples';

describe('the address', () => {
  test('holds only what differs from the start, and leaves other keys alone', () => {
    const values = { ...startValues(check), dc: 14, skill: 'master' };
    expect(writeAddress(check, values, '?other.x=1&skill-check.ability=3')).toBe(
      '?other.x=1&skill-check.skill=master&skill-check.dc=14',
    );
    expect(writeAddress(check, startValues(check), '?skill-check.dc=9')).toBe('');
  });
  test('gives back what was put into it', () => {
    const values = { ability: -5, skill: 'untrained', roleplay: 2, dc: 30 };
    expect(readAddress(check, writeAddress(check, values, ''))).toEqual({ values, problems: [] });
  });
  test('may be typed by hand: what cannot be used is answered and the rest counts', () => {
    const { values, problems } = readAddress(
      check,
      '?skill-check.dc=99&skill-check.ability=2&skill-check.luck=1',
    );
    expect(values).toEqual({ ...startValues(check), ability: 2 });
    expect(problems.map(({ says }) => says)).toEqual([
      'DC must be a whole number from 1 to 30.',
      "The address sets 'luck', which 'Skill check' does not have.",
    ]);
  });
  test('does not mistake the names of objects for inputs', () => {
    expect(readAddress(check, '?skill-check.constructor=1').problems).toHaveLength(1);
  });
  test('of another formula is none of its business', () => {
    expect(readAddress(check, '?skill-check-2.dc=99&shooting.dc=1').problems).toEqual([]);
  });
});

describe('what is typed', () => {
  const start = startEntries(check);
  test('counts as soon as it can be read, also with a true minus sign or a space', () => {
    expect(enter(start, check, 'ability', ' −3 ').values['ability']).toBe(-3);
    expect(enter(start, check, 'ability', '+2').values['ability']).toBe(2);
  });
  test('and cannot be read says what is allowed and keeps the last good value', () => {
    for (const text of ['', 'abc', '31', '1.5', '1e1']) {
      const entries = enter(enter(start, check, 'dc', '15'), check, 'dc', text);
      expect(entries.values['dc']).toBe(15);
      expect(entries.problems['dc']).toBe('DC must be a whole number from 1 to 30.');
      expect(controlText(check, entries, 'dc')).toBe(text);
    }
  });
  test('is set properly when the reader leaves it, unless it has to be corrected', () => {
    const good = enter(start, check, 'ability', '2');
    expect(controlText(check, good, 'ability')).toBe('2');
    expect(controlText(check, settle(good, 'ability'), 'ability')).toBe('+2');
    const bad = enter(start, check, 'ability', '9');
    expect(settle(bad, 'ability')).toBe(bad);
  });
  test('is forgiven once it is right', () => {
    const entries = enter(enter(start, check, 'dc', 'x'), check, 'dc', '10');
    expect(entries.problems).toEqual({});
  });
});

describe('a step', () => {
  test('goes from the last good value and stays within what is allowed', () => {
    const bad = enter(startEntries(check), check, 'dc', 'x');
    expect(nudge(bad, check, 'dc', 1).values['dc']).toBe(14);
    expect(nudge(bad, check, 'dc', 1).problems).toEqual({});
    expect(nudge(bad, check, 'dc', 100).values['dc']).toBe(30);
    expect(nudge(bad, check, 'dc', -100).values['dc']).toBe(1);
  });
});

test('a step through a large sum is a large one', () => {
  const inputs = { fund: { kind: 'number', label: 'Fund', min: 0, max: 1_000_000, start: 5000 } } as const;
  const formula = { ...check, inputs, expression: 'fund', against: undefined as never };
  expect(nudge(startEntries(formula), formula, 'fund', 1).values['fund']).toBe(6000);
});

test('several inputs are chosen at once, and what was wrong in them is forgotten', () => {
  const bad = enter(startEntries(check), check, 'dc', 'x');
  const chosen = choose(bad, check, { dc: 9, skill: 'master' });
  expect(chosen.values).toEqual({ ...startValues(check), dc: 9, skill: 'master' });
  expect(chosen.problems).toEqual({});
  expect(chosen.typed).toEqual({});
});

describe('entries from a bad address', () => {
  test('show what was asked for beside what is allowed', () => {
    const entries = entriesFromAddress(check, '?skill-check.dc=99&skill-check.skill=expert&skill-check.x=1');
    expect(controlText(check, entries, 'dc')).toBe('99');
    expect(controlText(check, entries, 'skill')).toBe('trained');
    expect(entries.problems['skill']).toBe('Skill must be one of untrained, trained or master.');
    expect(entries.notices).toHaveLength(1);
  });
});
