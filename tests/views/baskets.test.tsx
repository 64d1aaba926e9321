import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { FormulaWidget } from '../../src/islands/FormulaWidget';
import type { Formula, Values } from '../../src/rules/formula';
import { startValues } from '../../src/rules/outcome';
import type { Table } from '../../src/rules/table';
import { writeAddress } from '../../src/views/address';
import { addRow, dropRow, enterCount, nudgeCount } from '../../src/views/basket-entries';
import { basketLines, basketOffers } from '../../src/views/basket-lines';
import { columnsRead } from '../../src/views/columns-read';
import { entriesFromAddress, startEntries } from '../../src/views/entries';
import { hiddenInputs } from '../../src/views/hidden-inputs';
import { notation } from '../../src/views/notation';
import { notationText } from '../../src/views/notation-text';
import { pack, unpack } from '../../src/views/pack';
import { placesOf } from '../../src/views/places-of';
import { portable } from '../../src/views/portable';
import { valueText } from '../../src/views/value-text';
import { inWords, say, type Words } from '../../src/views/words';
import { working } from '../../src/views/working';
import { byPlace, shop, wares } from './samples';

const { gear } = shop.inputs;
const start = startEntries(shop);
const plain = (words: Words): string => inWords(words).replaceAll('\u202f', ' ');
const lines = (formula: Formula, values: Values = {}): string[] =>
  working(formula, { ...startValues(formula), ...values }).map(({ label, value, from, total }) =>
    plain(say`${label}: ${value}${from ? ` [${from}]` : ''}${total ? ' =' : ''}`),
  );

describe('a basket that is filled', () => {
  test('takes one of a row at its end, once', () => {
    const added = addRow(start, shop, 'gear', 'lamp');
    expect(added.values['gear']).toBe('rope.2_torch_lamp');
    expect(addRow(added, shop, 'gear', 'lamp')).toBe(added);
    expect(addRow(start, shop, 'gear', 'sword')).toBe(start);
    expect(addRow(start, shop, 'purse', 'lamp')).toBe(start);
  });
  test('gives a row up, however many of it there are, and what was typed for it', () => {
    const typed = enterCount(start, shop, 'gear', 'rope', 'many');
    expect(typed.problems).toEqual({ 'gear.rope': 'Rope must be a whole number from 1 to 20.' });
    const dropped = dropRow(typed, 'gear', 'rope');
    expect([dropped.values['gear'], dropped.typed, dropped.problems]).toEqual(['torch', {}, {}]);
    expect(dropRow(dropped, 'gear', 'torch').values['gear']).toBe('');
  });
  test('counts what is typed, and keeps the last good number where it cannot be read', () => {
    const good = enterCount(start, shop, 'gear', 'rope', ' 12 ');
    expect(good.values['gear']).toBe('rope.12_torch');
    for (const text of ['', '0', '21', '-1', '1.5', 'two']) {
      const bad = enterCount(good, shop, 'gear', 'rope', text);
      expect(bad.values).toEqual(good.values);
      expect(bad.typed['gear.rope']).toBe(text);
      expect(Object.keys(bad.problems)).toEqual(['gear.rope']);
    }
    expect(enterCount(start, shop, 'gear', 'lamp', '3')).toBe(start);
  });
  test('steps from one to as many as there may be', () => {
    expect(nudgeCount(start, shop, 'gear', 'rope', 1).values['gear']).toBe('rope.3_torch');
    expect(nudgeCount(start, shop, 'gear', 'rope', -5).values['gear']).toBe('rope_torch');
    expect(nudgeCount(start, shop, 'gear', 'rope', 50).values['gear']).toBe('rope.20_torch');
  });
  test('stands in the address, in its order, and is read from there', () => {
    const values = { ...start.values, gear: 'lamp.3_rope' };
    expect(writeAddress(shop, values, '')).toBe('?shop.gear=lamp.3_rope');
    expect(entriesFromAddress(shop, '?shop.gear=lamp.3_rope').values).toEqual(values);
    expect(writeAddress(shop, { ...values, gear: '' }, '')).toBe('?shop.gear=');
    expect(entriesFromAddress(shop, '?shop.gear=').values['gear']).toBe('');
    const bad = entriesFromAddress(shop, '?shop.gear=rope.400');
    expect(bad.values).toEqual(start.values);
    expect(bad.problems['gear']).toContain('takes no more than 20 of Rope');
    // The first change by hand settles it.
    expect(addRow(bad, shop, 'gear', 'lamp').problems).toEqual({});
  });
  test('lists what lies in it and what may be added, each with its price', () => {
    expect(
      basketLines(gear, 'lamp.3_rope').map(({ name, shown, count }) =>
        plain(say`${String(count)} ${name} ${shown}`),
      ),
    ).toEqual(['3 Lamp 1 200 credits', '1 Rope 5 credits']);
    expect(basketOffers(gear, 'lamp.3_rope').map(({ row }) => row)).toEqual(['torch', 'long-boat']);
    expect(basketOffers(gear, '').map(({ row }) => row)).toEqual(Object.keys(gear.table.rows));
  });
  test('offers what the chosen genre has', () => {
    const rows = {
      bow: { ...wares.rows.rope, name: { fantasy: 'Bow', scifi: 'Blaster' } },
      wand: { ...wares.rows.rope, name: { fantasy: 'Wand' } },
      rope: wares.rows.rope,
    };
    const both = { ...gear, start: '', table: { ...wares, rows } as Table };
    const offered = (genre?: string) => basketOffers(both, '', genre).map(({ row }) => row);
    expect(offered()).toEqual(['bow', 'wand', 'rope']);
    expect(offered('fantasy')).toEqual(['bow', 'wand', 'rope']);
    expect(offered('scifi')).toEqual(['bow', 'rope']);
  });
  test('has no list of all its values', () => {
    expect(() => placesOf(gear)).toThrow("'Things to buy' is a basket");
  });
});

describe('a basket in the line of terms', () => {
  test('is what a column of it comes to, with one control beneath for all of them', () => {
    expect(notationText(shop)).toBe(
      'Cost = Things price; Weight = Things weight; Left over = Purse − Things price',
    );
    expect(notation(shop).extras).toEqual(['gear']);
    expect(notationText({ ...shop, expression: 'gear.count * 2' })).toBe('Things, how many × 2');
    expect(notationText({ ...shop, parts: { 'gear.price': 'bill' }, expression: '1 + gear.price' })).toBe(
      '1 + bill',
    );
  });
  test('is read by the choice of a column', () => {
    expect(notationText(byPlace)).toBe('Things at Place');
    expect(notationText({ ...byPlace, parts: {} })).toBe('Things by Place');
    expect(notation(byPlace).extras).toEqual(['gear']);
  });
  test('shows each sum as its column is written, and a dash where a row has no number', () => {
    expect(plain(valueText(gear, 'lamp.2', 'price'))).toBe('2 400');
    expect(valueText(gear, 'lamp.2_torch', 'weight')).toBe('3½');
    expect(valueText(gear, 'lamp.2_torch', 'count')).toBe('3');
    expect(valueText(gear, 'lamp.2_rope', 'harbour')).toBe('–');
    expect(valueText(gear, 'lamp.2_rope')).toBe('2 × Lamp, Rope');
    expect(valueText(gear, '')).toBe('nothing');
  });
});

describe('the working of a basket', () => {
  test('lists each row with its number and its value, and what they come to', () => {
    expect(lines(shop, { gear: 'lamp.3_torch' })).toEqual([
      'Lamp, 3 × 1 200: 3 600',
      'Torch: 1',
      'Cost: 3 601 [gear] =',
      'Lamp, 3 × 1½: 4½',
      'Torch: ½',
      'Weight: 5 [gear] =',
      'Purse: 100 [purse]',
      'Lamp, 3 × 1 200: 3 600',
      'Torch: 1',
      'Things price: −3 601 [gear] =',
      'Left over: −3 501 =',
    ]);
  });
  test('counts in the parts of one that the sum counts in', () => {
    const load: Formula = {
      ...shop,
      expression: '2 * purse - gear.weight',
      result: { label: 'Room', parts: 2 },
      written: { '2 * purse': 'purse' },
    };
    expect(lines(load)).toEqual([
      'Purse: 100',
      'Rope, 2 × 2: 4',
      'Torch: ½',
      'Things weight: −4½ [gear] =',
      'Room: 95½ =',
    ]);
  });
  test('looks only at the column that is chosen, or at the branch that is taken', () => {
    expect(lines(byPlace, { gear: 'lamp', place: 'market' })).toEqual([
      'Lamp: 1 500',
      'Things market: 1 500 [gear] =',
    ]);
    const branches = { ...byPlace, expression: 'when(place = 0, gear.harbour, gear.market)' };
    expect(lines(branches, { gear: 'lamp', place: 'market' })).toEqual([
      'Place: the market [place]',
      'Lamp: 1 500',
      'Things market: 1 500 [gear] =',
      'Cost: 1 500 =',
    ]);
  });
  test('stands where its sum is bound to a name', () => {
    const bound: Formula = {
      ...shop,
      expression: 'let cost = gear.price; purse - cost',
      parts: { cost: 'the bill' },
      result: { label: 'Left over' },
    };
    expect(lines(bound)).toEqual([
      'Rope, 2 × 5: 10',
      'Torch: 1',
      'The bill: 11 [gear] =',
      'Purse: 100 [purse]',
      'The bill: −11',
      'Left over: 89 =',
    ]);
  });
  test('says how many there are', () => {
    expect(lines({ ...shop, expression: 'gear.count', result: { label: 'Number' } })).toEqual([
      'Rope: 2',
      'Torch: 1',
      'Things, how many: 3 [gear] =',
      'Purse: 100 [purse]',
    ]);
  });
});

describe('a basket on its way to an island', () => {
  test.each([shop, byPlace])('$id reads and computes as before', (whole) => {
    const sent = unpack<Formula>(pack(portable(whole)));
    const values = startValues(whole);
    expect(startValues(sent)).toEqual(values);
    expect(notation(sent)).toEqual(notation(whole));
    expect(working(sent, values)).toEqual(working(whole, values));
  });
  test('takes along only the columns that are read or shown', () => {
    expect([...(columnsRead(shop).get('gear') ?? [])]).toEqual(['price', 'weight']);
    expect([...(columnsRead(byPlace).get('gear') ?? [])]).toEqual(['harbour', 'market']);
    expect(JSON.stringify(portable(shop))).not.toContain('market');
    expect(JSON.stringify(portable(byPlace))).not.toContain('weight');
  });
  test('is asked for where nobody can tell whether it matters', () => {
    const picky = { ...shop, inputs: { ...shop.inputs, gear: { ...gear, when: 'gear.harbour > 0' } } };
    expect([...hiddenInputs(picky, { ...start.values, gear: 'rope' })]).toEqual([]);
    expect([...hiddenInputs(picky, { ...start.values, gear: '' })]).toEqual(['gear']);
    expect([...hiddenInputs(picky, { ...start.values, gear: 'lamp' })]).toEqual([]);
  });
});

describe('a basket without scripts', () => {
  const html = renderToString(<FormulaWidget data={pack({ formula: portable(shop), hrefs: {} })} />);
  test('is a named group of lines, each of which says what it is of', () => {
    expect(html).toMatch(/<fieldset [^>]*id="shop-gear"[^>]*><legend>Things to buy<\/legend>/);
    expect(html).toContain('<label for="shop-gear.rope">Rope<small> 5 credits</small></label>');
    expect(html).toMatch(/<input id="shop-gear.rope"[^>]* value="2"/);
    expect(html).toContain('aria-label="Remove Torch"');
    expect(plain(html)).toContain('<option value="lamp">Lamp, 1 200 credits</option>');
  });
  test('goes with the genre that its table is for, unless something lies in it', () => {
    const only = (start: string): string => {
      const inputs = { ...shop.inputs, gear: { ...gear, start, table: { ...wares, genre: 'fantasy' } } };
      const formula = portable({ ...shop, inputs });
      return renderToString(<FormulaWidget data={pack({ formula, hrefs: {} })} />);
    };
    expect(only('')).toContain('data-in="fantasy"');
    expect(only('')).toContain('<legend>Things to buy: nothing yet</legend>');
    // What lies in it counts, and what counts is in sight.
    expect(only('rope')).not.toContain('data-in');
    expect(html).not.toMatch(/<fieldset [^>]*data-in/);
  });
  test('stands once, and lines that would only repeat what it comes to are left to the answer', () => {
    expect(html.match(/<fieldset/g)).toHaveLength(1);
    expect(html).toContain('<span>Left over =</span>');
    expect(html).not.toContain('<span>Weight =</span>');
  });
});
