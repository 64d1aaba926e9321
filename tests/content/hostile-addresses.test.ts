import { array, assert, constantFrom, oneof, property, string, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Formula, Input } from '../../src/rules/formula';
import { readValue } from '../../src/rules/read-value';
import { writeAddress } from '../../src/views/address';
import { enter, entriesFromAddress, startEntries } from '../../src/views/entries';
import { byPlace, shop } from '../views/samples';
import { books } from './books';

const seed = 2018;
const runs = 10_000;

/** What people paste, and what nobody should. */
const pasted = constantFrom(
  ...[
    '',
    ' ',
    '0',
    '-0',
    '1',
    '-1',
    '+5',
    '\u22123',
    '1e9',
    '0x10',
    '1.5',
    '\u0663',
    'NaN',
    'Infinity',
    'null',
  ],
  ...[
    'undefined',
    '__proto__',
    'constructor',
    '<script>alert(1)</script>',
    '%00',
    '10M',
    '5M2',
    'M',
    'rope.2_torch',
    'rope.20_rope',
    'lamp.021',
    'torch.99999999999',
    'long-boat._',
    '9'.repeat(400),
  ],
);

const formulas = books.flatMap(({ game }) => Object.values<Formula>(game.formulas));

/** One formula of every kind of widget, with as many kinds of input as it can have. */
const withBasket = ({ inputs }: Formula): boolean =>
  Object.values<Input>(inputs).some(({ kind }) => kind === 'basket');
const kinds = [
  formulas.filter(({ along }) => !along),
  formulas.filter(({ along }) => along),
  [shop, byPlace, ...formulas.filter(withBasket)],
].map((alike) =>
  alike.toSorted((a, b) => Object.keys(b.inputs).length - Object.keys(a.inputs).length).slice(0, 4),
);

describe.each(kinds.flat())('$name', (formula) => {
  const names = oneof(
    constantFrom(...Object.keys(formula.inputs), 'from', '__proto__', 'toString', ''),
    string({ maxLength: 12 }),
  );
  const values = oneof(pasted, string({ maxLength: 40 }));

  it('takes any address: what can be used is used, the rest is named, nothing breaks', () => {
    assert(
      property(array(tuple(names, values), { maxLength: 6 }), (pairs) => {
        const query = new URLSearchParams(pairs.map(([name, value]) => [`${formula.id}.${name}`, value]));
        const { values: read, problems, typed } = entriesFromAddress(formula, `?${query}`);
        for (const [name, input] of Object.entries(formula.inputs)) {
          expect(readValue(input, String(read[name])).ok).toBe(true);
        }
        for (const name of Object.keys(problems)) expect(typed).toHaveProperty(name);
        const again = entriesFromAddress(formula, writeAddress(formula, read, ''));
        expect(again.values).toEqual(read);
        expect(again.problems).toEqual({});
      }),
      { seed, numRuns: runs },
    );
  });

  it('takes anything that is pasted, however long, and keeps the last good value', () => {
    const start = startEntries(formula);
    for (const name of Object.keys(formula.inputs)) {
      const entered = enter(start, formula, name, '<script>'.repeat(12_500));
      expect(entered.values).toEqual(start.values);
      expect(entered.problems[name]?.length).toBeLessThan(1_000);
    }
  });
});
