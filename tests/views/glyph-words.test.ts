import { describe, expect, test } from 'vitest';
import { glyphOf, textInWords, wordsThroughout } from '../../src/views/glyph-words';
import type { Links } from '../../src/views/links';
import { unpack } from '../../src/views/pack';
import { type WidgetData, widgetData } from '../../src/views/widget-data';
import game from '../two-worlds/game';
import { check } from './samples';

const { glyphs } = game;
const said = (text: string): string => textInWords(text, glyphs);

describe('symbols read out', () => {
  test('are called by their names, several by that of several', () => {
    expect(said('{power}: Stun')).toBe('power point: Stun');
    expect(said('{power}{power}: Stun')).toBe('2 power points: Stun');
    expect(said('1{power}')).toBe('1 power point');
    expect(said('X{power}')).toBe('X power points');
  });
  test('that are not counted have one name', () => {
    expect(said('2{exhaust}')).toBe('2 exhaust');
  });
  test('must be among those of the book, which are then listed', () => {
    expect(() => said('{might}')).toThrow(
      "{might} is none of this book's glyphs, which are {exhaust} {power}",
    );
    expect(() => glyphOf('might', undefined)).toThrow(/this book has none: gather them as 'glyphs'/);
  });
  test('are found wherever they stand in data, which is otherwise left as it is', () => {
    const data = { rows: [{ a: '{power}', b: { fantasy: '2{power}' }, c: 3, d: null }] };
    expect(wordsThroughout(data, glyphs)).toEqual({
      rows: [{ a: 'power point', b: { fantasy: '2 power points' }, c: 3, d: null }],
    });
  });
  test('never reach an island as signs, while the records of a formula keep their braces', () => {
    const links = { rule: () => '/rule', formula: () => '/formula' } as unknown as Links;
    const formula = {
      ...check,
      expression: '{ sum: 3d6, high: 1d6 }',
      inputs: {
        mood: {
          kind: 'choice',
          label: 'Mood',
          options: { calm: { label: 'Pay {power}', value: 0 } },
          start: 'calm',
        },
      },
    } as const;
    const sent = unpack<WidgetData>(widgetData(formula, { links, game }, '/')).formula;
    expect(sent.expression).toBe('{ sum: 3d6, high: 1d6 }');
    expect(JSON.stringify(sent.inputs)).toContain('Pay power point');
  });
});
