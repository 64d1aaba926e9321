import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { fraction } from '../../src/engine/fraction';
import { CostCurve } from '../../src/islands/CostCurve';
import { FormulaWidget } from '../../src/islands/FormulaWidget';
import type { Formula, Values } from '../../src/rules/formula';
import { startValues } from '../../src/rules/outcome';
import { answer } from '../../src/views/answer';
import { chart } from '../../src/views/chart';
import { figureText } from '../../src/views/figure-text';
import { rangeText } from '../../src/views/ladder';
import type { Links } from '../../src/views/links';
import { meanText, measureText, numberText, shortMeasureText } from '../../src/views/measure-text';
import { pack } from '../../src/views/pack';
import { partsText } from '../../src/views/parts-text';
import { portable } from '../../src/views/portable';
import { read } from '../../src/views/reading';
import { recordsOf } from '../../src/views/record';
import { tableRows } from '../../src/views/rows';
import { barText, series } from '../../src/views/series';
import { optionTexts } from '../../src/views/value-text';
import { inWords, say } from '../../src/views/words';
import { working } from '../../src/views/working';
import { game } from '../library/sample';
import { pool, price, wares } from './samples';

const halves = { parts: 2 } as const;

/** A load in halves: 2d6 of them and what is carried. */
const load: Formula = {
  ...pool,
  id: 'load',
  inputs: { thing: { kind: 'pick', label: 'Thing', table: wares, start: 'torch', shows: 'weight' } },
  expression: '2d6 + thing.weight',
  result: { label: 'Load', unit: 'stone', ...halves },
};
const reading = (formula: Formula, values: Values = {}) =>
  read(formula, { ...startValues(formula), ...values });
const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('\u202f', ' ')
    .replace(/\s+/g, ' ');

describe('a number of parts of one', () => {
  test.each([
    [0, 2, '0'],
    [1, 2, '½'],
    [2, 2, '1'],
    [5, 2, '2½'],
    [-1, 2, '−½'],
    [-5, 2, '−2½'],
    [2001, 2, '1 000½'],
    [1, 4, '¼'],
    [2, 4, '½'],
    [7, 4, '1¾'],
    [4, 3, '1⅓'],
    [5, 3, '1⅔'],
    [1, 6, '1/6'],
    [3, 6, '½'],
    [7, 6, '1 1/6'],
    [-17, 12, '−1 5/12'],
  ])('%i of which %i make one is written %s', (value, parts, text) => {
    expect(partsText(value, parts).replaceAll('\u202f', ' ')).toBe(text);
  });
  test('never says another number than it is', () => {
    const signs: Record<string, number> = { '½': 1 / 2, '¼': 1 / 4, '¾': 3 / 4, '⅓': 1 / 3, '⅔': 2 / 3 };
    for (const parts of [1, 2, 3, 4, 5, 6, 8, 12, 16]) {
      for (let value = -60; value <= 60; value += 1) {
        const text = partsText(value, parts);
        const [, minus, whole = '', rest = ''] = /^(−?)(\d*)\u202f?([½¼¾⅓⅔]|\d+\/\d+)?$/.exec(
          // A fraction alone begins with its numerator.
          /^−?\d+\/\d+$/.test(text) ? text.replace(/(\d+\/)/, '\u202f$1') : text,
        ) ?? [text];
        const [above, below] = rest.split('/').map(Number);
        const part = signs[rest] ?? (below ? Number(above) / below : 0);
        const size = Number(whole) + part;
        expect((minus ? -size : size).toFixed(9), `${value} / ${parts}: ${text}`).toBe(
          (value / parts).toFixed(9),
        );
      }
    }
  });
  test('has a plus sign where modifiers have one, and stands for more where no more is told apart', () => {
    expect(numberText({ ...halves, signed: true }, 1)).toBe('+½');
    expect(numberText({ ...halves, signed: true }, 0)).toBe('+0');
    expect(measureText({ ...halves, signed: true, upTo: 5 }, 6)).toBe('more than 2½');
    expect(shortMeasureText({ ...halves, upTo: 5 }, 6)).toBe('2½+');
    expect(rangeText(1, 4, halves)).toBe('½–2');
  });
  test('has a mean in ones', () => {
    expect(meanText(halves, fraction(8, 1))).toBe('4');
    expect(meanText(halves, fraction(55, 2))).toBe('13.8');
  });
});

describe('halves', () => {
  test('stand in the cells of a table, in lists of options, and in the search', () => {
    const { rows } = tableRows(wares);
    expect(rows.map(({ cells }) => cells[2])).toEqual(['2', '½', '1½', '200']);
    const options = optionTexts(load.inputs['thing'] as never).map(([, text]) => inWords(text));
    expect(options).toEqual(['Rope, 2', 'Torch, ½', 'Lamp, 1½', 'Long boat, 200']);
    const links: Links = {
      rule: () => '/#',
      term: () => '/#',
      formula: () => '/#',
      table: () => '/#',
      ruling: () => '/#',
    };
    const found = recordsOf({ ...game, tables: { wares } }, links).find(({ title }) => title === 'Torch');
    expect(found?.text).toContain('Weight ½');
  });
  test('stand in the answer, the mean and the working', () => {
    expect(answer(reading(load))).toBe('On average 4 stone; about four times in five between 2½ and 5½.');
    expect(answer(reading({ ...load, expression: 'thing.weight * 3' }))).toBe('1½ stone.');
    const lines = working(load, startValues(load)).map(({ label, value }) =>
      inWords(say`${label}: ${value}`),
    );
    expect(lines).toEqual([
      '2d6: 1 to 6, on average 3.5',
      'Thing: Torch: +½',
      'Load: 1½ to 6½, on average 4',
    ]);
  });
  test('stand under the chart and in what is read out of it', () => {
    const shown = series(reading(load), 0, 'at least');
    expect(chart(shown).ticks.map(({ text }) => text)).toEqual(['2', '3', '4', '5', '6']);
    expect(barText(shown, shown.bars[2] as never)).toBe('At least 2½: 91.7\u202f%');
    const few = series(reading({ ...load, expression: '1d4' }), 0, 'exactly');
    expect(chart(few).ticks.map(({ text }) => text)).toEqual(['½', '1', '1½', '2']);
  });
  test('stand against a target, and in what is rolled', () => {
    const aimed: Formula = {
      ...load,
      inputs: { ...load.inputs, aim: { kind: 'number', label: 'Aim', min: 1, max: 20, start: 9 } },
      against: 'aim',
    };
    const shown = series(reading(aimed), 0, 'exactly');
    expect(barText(shown, shown.bars[0] as never)).toMatch(/^Exactly 1½: 2\.8/);
  });
  test('stand in the table of a curve and in the sums between its rows', () => {
    const { refund: _, ...inputs } = price.inputs;
    const curve: Formula = {
      ...price,
      inputs,
      expression: 'rank * rank',
      result: { label: 'Weight', ...halves },
      uses: {},
    };
    const text = plain(renderToString(<CostCurve data={pack({ formula: portable(curve), hrefs: {} })} />));
    expect(text).toContain('Weight 24½.');
    expect(text).toContain('7 24½ 24');
  });
  test('stand in the widget and its data', () => {
    const data = pack({ formula: portable(load), hrefs: {} });
    expect(plain(renderToString(<FormulaWidget data={data} />))).toContain('Lamp, 1½');
    expect(data).toContain('`parts`:2');
    const caller: Formula = {
      ...load,
      uses: { load },
      expression: 'load(thing) + 1',
      result: { label: 'Sum' },
    };
    const sent = portable(caller);
    expect(working(sent, startValues(caller))).toEqual(working(caller, startValues(caller)));
  });
  test('stand in a sentence, of a formula that counts in them or where the sentence says so', () => {
    expect(figureText({ ...load, expression: 'thing.weight' })).toBe('½');
    expect(figureText(wares.rows.lamp.weight, false, undefined, 2)).toBe('1½');
    expect(figureText(3)).toBe('3');
  });
});
