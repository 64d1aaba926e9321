import { describe, expect, it } from 'vitest';
import { evaluate, evaluateExpression } from '../../src/engine/evaluate';
import { seededRandom } from '../../src/engine/random';
import { roll } from '../../src/engine/roll';
import type { Formula, Values } from '../../src/rules/formula';
import { byPlace, shop, wares } from '../views/samples';

const { gear } = shop.inputs;
const certain = (expression: string, values: Values = {}, formula: Formula = shop) =>
  evaluateExpression(expression, formula, values).certain;

describe('a basket', () => {
  it('gives the sum of a column over all that is in it, each as often as it is there', () => {
    expect(evaluate(shop, {}).certain).toEqual({ cost: 11, weight: 9, left: 89 });
    expect(evaluate(shop, { gear: 'lamp.3_rope' }).certain).toEqual({ cost: 3605, weight: 13, left: -3505 });
  });

  it('knows how many things are in it', () => {
    expect(certain('gear.count')).toBe(3);
    expect(certain('gear.count', { gear: 'rope.20_long-boat.7' })).toBe(27);
  });

  it('may be empty, and is then nothing', () => {
    expect(evaluate(shop, { gear: '' }).certain).toEqual({ cost: 0, weight: 0, left: 100 });
    expect(certain('gear.count', { gear: '' })).toBe(0);
  });

  it('agrees with adding one thing after another', () => {
    const random = seededRandom(3);
    const rows = Object.entries(wares.rows);
    for (let run = 0; run < 200; run += 1) {
      const counts = rows.map(() => random(6) - 1);
      let [price, weight] = [0, 0];
      for (const [index, [, row]] of rows.entries()) {
        for (let one = 0; one < (counts[index] ?? 0); one += 1) {
          price += row.price;
          weight += row.weight;
        }
      }
      const text = rows.flatMap(([id], index) => (counts[index] ? [`${id}.${counts[index]}`] : [])).join('_');
      expect(certain('gear.price', { gear: text })).toBe(price);
      expect(certain('gear.weight', { gear: text })).toBe(weight);
    }
  });

  it('can be rolled with, as everything else', () => {
    const lucky: Formula = { ...shop, expression: 'gear.price + d6', result: { label: 'Cost' } };
    const outcome = Number(roll(lucky, {}, seededRandom(1)).outcome);
    expect(outcome).toBeGreaterThanOrEqual(12);
    expect(outcome).toBeLessThanOrEqual(17);
  });

  it('is handed on to another formula whole', () => {
    const load: Formula = {
      ...shop,
      id: 'load',
      inputs: { things: gear, extra: { kind: 'number', label: 'Extra', min: 0, max: 9, start: 0 } },
      expression: 'things.weight + things.count + extra',
    };
    const caller: Formula = { ...shop, uses: { load } };
    expect(certain('load(gear, 2)', {}, caller)).toBe(14);
    expect(() => certain('load(1, 2)', {}, caller)).toThrow("'Things to buy' takes rows of a table");
  });

  it('refuses a row without a number in the column, in words of the book', () => {
    const at = (basket: string) => () => certain('gear.harbour', { gear: basket });
    expect(at('rope_torch')).toThrow('Torch has nothing under ‘Harbour’ (column');
    expect(at('torch.2_rope_lamp')).toThrow('Torch has nothing under ‘Harbour’');
    expect(() => certain('gear.name')).toThrow('Rope has words instead of a number under ‘Thing’');
    expect(() => certain('gear.colour')).toThrow("The table 'Wares' has no column 'colour'");
    expect(() => certain('gear')).toThrow('choose a column with a dot');
  });

  it('does not look at columns that are not asked for', () => {
    const prices = 'when(place = 0, gear.harbour, gear.market)';
    expect(certain(prices, { gear: 'lamp', place: 'market' }, byPlace)).toBe(1500);
    expect(() => certain(prices, { gear: 'lamp', place: 'harbour' }, byPlace)).toThrow('Lamp has nothing');
  });

  it('refuses rows that its table does not have', () => {
    expect(() => certain('gear.price', { gear: 'sword' })).toThrow("no row 'sword'");
    expect(() => certain('gear.price', { gear: 'rope.0' })).toThrow("'rope.0' is not a choice");
  });
});

describe('a column that is called like what is chosen', () => {
  it('is the only one that is looked at', () => {
    expect(evaluate(byPlace, {}).certain).toBe(8);
    expect(evaluate(byPlace, { gear: 'lamp_torch', place: 'market' }).certain).toBe(1501);
    expect(() => evaluate(byPlace, { gear: 'lamp' })).toThrow('Lamp has nothing under ‘Harbour’');
  });

  it('may be that of a picked row, chosen by the row of another table', () => {
    const columns = { ...wares, rows: { market: wares.rows.rope, weight: wares.rows.lamp } };
    const formula: Formula = {
      ...shop,
      inputs: {
        thing: { kind: 'pick', label: 'Thing', table: wares, start: 'lamp' },
        by: { kind: 'pick', label: 'By', table: columns, start: 'market' },
        number: { kind: 'number', label: 'Number', min: 0, max: 1, start: 0 },
      },
    };
    expect(certain('column(thing, by)', {}, formula)).toBe(1500);
    expect(certain('column(thing, by) * 2', { by: 'weight' }, formula)).toBe(6);
    expect(() => certain('column(thing, number)', {}, formula)).toThrow("'number' is not an input in which");
    expect(() => certain('column(number, by)', {}, formula)).toThrow('Only rows of a table have columns');
    expect(() => certain('column(thing)', {}, formula)).toThrow('It is written column(rows, choice)');
  });
});

describe('the largest number among what is in a basket', () => {
  it('does not grow with how many there are of a row', () => {
    expect(certain('largest(gear, price)', { gear: 'rope.9_torch.20' })).toBe(5);
    expect(certain('largest(gear, price)', { gear: 'rope_lamp' })).toBe(1200);
  });

  it('is 0 of nothing, and may be less of something', () => {
    expect(certain('largest(gear, price)', { gear: '' })).toBe(0);
    const debts = { ...wares, rows: { debt: { ...wares.rows.rope, price: -3 } } };
    const owing: Formula = { ...shop, inputs: { gear: { ...gear, table: debts, start: 'debt' } } };
    expect(certain('largest(gear, price)', {}, owing)).toBe(-3);
  });

  it('agrees with looking at one row after another', () => {
    const rows = Object.entries(wares.rows);
    for (let chosen = 1; chosen < 2 ** rows.length; chosen += 1) {
      const within = rows.filter((_, index) => (chosen >> index) % 2 === 1);
      const text = within.map(([id], index) => `${id}.${index + 1}`).join('_');
      expect(certain('largest(gear, weight)', { gear: text })).toBe(
        within.reduce((most, [, { weight }]) => (weight > most ? weight : most), 0),
      );
    }
  });

  it('needs a basket and a column', () => {
    expect(() => certain('largest(place, price)', {}, byPlace)).toThrow("'place' is not a basket of rows");
    expect(() => certain('largest(gear)')).toThrow('It is written largest(rows, column)');
    expect(() => certain('largest(gear, harbour)', { gear: 'lamp' })).toThrow('Lamp has nothing under');
  });
});
