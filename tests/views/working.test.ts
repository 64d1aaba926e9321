import { describe, expect, test } from 'vitest';
import type { Formula, Values } from '../../src/rules/formula';
import { startValues } from '../../src/rules/outcome';
import { working } from '../../src/views/working';
import { check, pool, price, shooting } from './samples';

const lines = (formula: Formula, values: Values = {}): string[] =>
  working(formula, { ...startValues(formula), ...values }).map(({ label, value, from, total }) =>
    `${label}: ${value}${from ? ` [${from}]` : ''}${total ? ' =' : ''}`.replaceAll('\u202f', ' '),
  );

describe('the working', () => {
  test('lists every term, their sum and the target, each with the name of its rule', () => {
    expect(lines(check, { roleplay: -1 })).toEqual([
      'Base: 3d6: 3 to 18, on average 10.5',
      'Ability modifier: +1 [ability]',
      'Skill: Trained: +1 [skill]',
      'Roleplay: −1 [roleplay]',
      'Skill check: 4 to 19, on average 11.5 =',
      'DC: 13 [dc]',
    ]);
  });
  test('shows what a called formula gives', () => {
    expect(lines(price)).toEqual([
      'Ability modifier of Rank 7: 2 [modifier]',
      'Refund: in full [refund]',
      'Price: 32 000 =',
    ]);
  });
  test('turns the sign of what is taken away', () => {
    expect(lines({ ...pool, parts: {}, expression: '20 - might' })).toContain('Might: −5 [might]');
  });
  test('looks into what is bound by let', () => {
    const formula = { ...pool, parts: { x: 'rolled' }, expression: 'let x = 2d6; x + might' };
    expect(lines(formula)).toEqual([
      'Rolled: 2 to 12, on average 7',
      'Rolled: 2 to 12, on average 7',
      'Might: +5 [might]',
      'Endurance: 7 to 17, on average 12 =',
    ]);
  });
  test('tells inputs that only the mechanism reads at the end', () => {
    const luck = { kind: 'number', label: 'Luck', min: 0, max: 9, start: 3 } as const;
    const formula = { ...shooting, inputs: { ...shooting.inputs, luck } };
    expect(lines(formula).at(-1)).toBe('Luck: 3 [luck]');
  });
  test('gives a total to a target that is a sum itself', () => {
    expect(lines({ ...check, against: 'dc + 2' }).at(-1)).toBe('Target: 15 =');
  });
  test('tells what is bound only to be the result once, by its name, with the inputs within', () => {
    const formula = { ...pool, parts: { end: 'the end' }, expression: 'let end = max(1d6, might); end' };
    expect(lines(formula)).toEqual([
      '1d6: 1 to 6, on average 3.5',
      'Might: 5 [might]',
      'Endurance: 5 to 6, on average 5.2 =',
    ]);
  });
  test('keeps to itself what only sorts the outcomes', () => {
    const result = { label: 'A', facets: { a: { label: 'A' }, b: { label: 'B', hidden: true } } };
    const formula = { ...pool, parts: {}, expression: '{ a: might + 1, b: might > 3 }', result };
    expect(lines(formula)).toEqual(['Might: 5 [might]', 'Fixed: +1', 'A: 6 =']);
  });
  test('finds the inputs within a condition on what is bound by let', () => {
    const expression = 'max(0, (let x = 1d6; when(x = 5, might, x)))';
    expect(lines({ ...pool, parts: {}, expression })).toEqual([
      'Might: 5 [might]',
      'Endurance: 1 to 6, on average 3.5 =',
    ]);
  });
  test('names a number that only orders, and leaves out one that is never shown', () => {
    const state = { label: 'State', names: ['up', 'down'] };
    expect(lines({ ...pool, parts: {}, expression: '1d2 - 1', result: state })).toContain(
      'State: up to down =',
    );
    const facets = { state: { label: 'State', hidden: true } };
    const sorted = { ...pool, parts: {}, shown: 'might * 2', expression: '{ state: might * 2 }' };
    expect(lines({ ...sorted, result: { label: 'State', facets } })).toEqual(['Might: 5 [might]']);
  });
  test('ends a sum that is bound by let in what it comes to, even where the outcome is never shown', () => {
    const facets = { state: { label: 'State', hidden: true } };
    const expression = 'let x = might - 2; { state: x }';
    const shown = 'let x = might - 2; x > 0';
    expect(
      lines({ ...pool, parts: { x: 'Rest' }, shown, expression, result: { label: 'State', facets } }),
    ).toEqual(['Might: 5 [might]', 'Fixed: −2', 'Rest: 3 =']);
  });
  test('tells last lines that are written as one by what they ask for', () => {
    const last = 'let y = x + might; when(y > 9, y, luck)';
    const inputs = {
      ...pool.inputs,
      luck: { kind: 'number', label: 'Luck', min: 0, max: 9, start: 4 },
    } as const;
    const written = { [last]: 'x + luck' };
    expect(
      lines({ ...pool, inputs, parts: { x: 'More' }, written, expression: `let x = 2 * might; ${last}` }),
    ).toEqual(['More: 10', 'Might: 5 [might]', 'Luck: 4 [luck]', 'Endurance: 15 =']);
  });
  test('tells no number that a mechanism is given and no reader could change', () => {
    const told = lines({
      ...pool,
      parts: {},
      expression: 'pool(might, 12, 4).degree',
      shown: 'pool(might, 12, 4)',
    });
    expect(told).toContain('Might: 5 [might]');
    expect(told.join()).not.toContain('Fixed');
  });
});
