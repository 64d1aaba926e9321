import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseBasket, writeBasket } from '../../src/rules/basket';
import type { BasketInput, ChoiceInput, NumberInput, PickInput } from '../../src/rules/formula';
import { readValue } from '../../src/rules/read-value';
import { defineTable } from '../../src/rules/table';
import { source } from './source';

const target: NumberInput = { kind: 'number', label: 'Target', min: -3, max: 30, start: 13 };
const side: ChoiceInput = {
  kind: 'choice',
  label: 'Side',
  start: 'attacking',
  options: { attacking: { label: 'attacking', value: 0 }, defending: { label: 'defending', value: 1 } },
};
const cover: PickInput = {
  kind: 'pick',
  label: 'Cover',
  start: 'none',
  table: defineTable({
    id: 'cover',
    name: 'Cover',
    source,
    columns: { name: { label: 'Cover' }, bonus: { label: 'Bonus' } },
    rows: {
      none: { name: 'None', bonus: 0 },
      light: { name: 'Light', bonus: 2 },
      heavy: { name: 'Heavy', bonus: 4 },
    },
  }),
};

describe('what a reader types for a number', () => {
  it('is taken when it is a whole number within the range', () => {
    fc.assert(
      fc.property(fc.integer({ min: -3, max: 30 }), (value) => {
        expect(readValue(target, String(value))).toEqual({ ok: true, value });
      }),
    );
  });

  it('may have a plus sign, blanks around it, or a typographic minus', () => {
    expect(readValue(target, ' +7 ')).toEqual({ ok: true, value: 7 });
    expect(readValue(target, '\u22122')).toEqual({ ok: true, value: -2 });
    expect(readValue(target, '\u20132')).toEqual({ ok: true, value: -2 });
  });

  it('is never a negative zero', () => {
    expect(Object.is((readValue(target, '-0') as { value: number }).value, 0)).toBe(true);
  });

  it.each(['', ' ', 'ten', '1.5', '1e1', '0x10', '31', '-4', '9999999999', 'NaN', '--1', '1 2'])(
    'is refused as %j with the allowed range',
    (text) => {
      expect(readValue(target, text)).toEqual({
        ok: false,
        problem: 'Target must be a whole number from −3 to 30.',
      });
    },
  );

  it('never gives a value outside the range, whatever the text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const reading = readValue(target, text);
        if (!reading.ok) return;
        expect(Number.isInteger(reading.value)).toBe(true);
        expect(reading.value).toBeGreaterThanOrEqual(target.min);
        expect(reading.value).toBeLessThanOrEqual(target.max);
      }),
    );
  });
});

describe('what a reader types for a number on a scale', () => {
  const rating: NumberInput = {
    kind: 'number',
    label: 'Rating',
    min: 1,
    max: 60,
    start: 14,
    scale: { size: 20, symbol: 'M' },
  };
  it.each([
    ['34', 34],
    ['14M', 34],
    ['14m', 34],
    ['5M2', 45],
    ['20', 20],
    ['1M', 21],
    ['20m2', 60],
    ['+3M', 23],
  ])('is taken as %s', (text, value) => {
    expect(readValue(rating, text)).toEqual({ ok: true, value });
  });

  it.each(['', 'M', '+M', '21M', '0M', '14MM', '1M3', '5M2M', '14W', '1.5M', '-3M', '61'])(
    'is refused as %j with the range and both ways of writing',
    (text) => {
      expect(readValue(rating, text)).toEqual({
        ok: false,
        problem: 'Rating must be a whole number from 1 to 60, such as 60 or 20M2.',
      });
    },
  );

  it('is shown by its start where that has a mastery, and needs no second way where nothing has', () => {
    expect(readValue({ ...rating, start: 34 }, 'x')).toMatchObject({
      problem: 'Rating must be a whole number from 1 to 60, such as 34 or 14M.',
    });
    expect(readValue({ ...rating, max: 20 }, 'x')).toMatchObject({
      problem: 'Rating must be a whole number from 1 to 20.',
    });
  });

  it('may be a bare mastery where it is added to something', () => {
    expect(readValue({ ...rating, signed: true }, '+M')).toEqual({ ok: true, value: 20 });
    expect(readValue({ ...rating, signed: true, min: -20 }, '-M')).toEqual({ ok: true, value: -20 });
  });
});

describe('what an address says for a pick or a choice', () => {
  it('is taken when it is the id of a row or an option', () => {
    expect(readValue(cover, 'heavy')).toEqual({ ok: true, value: 'heavy' });
    expect(readValue(side, 'defending')).toEqual({ ok: true, value: 'defending' });
  });

  it('is refused with the list of ids', () => {
    expect(readValue(cover, 'Heavy')).toEqual({
      ok: false,
      problem: 'Cover must be one of none, light or heavy.',
    });
    expect(readValue(side, '')).toEqual({
      ok: false,
      problem: 'Side must be one of attacking or defending.',
    });
  });

  it.each(['toString', '__proto__', 'constructor'])(
    'is refused when it is %s, a word that every object knows',
    (text) => {
      expect(readValue(cover, text).ok).toBe(false);
    },
  );
});

describe('what an address says for a basket', () => {
  const shields: BasketInput = {
    kind: 'basket',
    label: 'Shields',
    start: 'light',
    most: 20,
    table: cover.table,
  };
  it.each([
    ['', ''],
    ['heavy', 'heavy'],
    ['heavy.20_light.3', 'heavy.20_light.3'],
    ['light.1_heavy', 'light_heavy'],
  ])('is taken when it is rows and how many of each, in their order: %j', (text, value) => {
    expect(readValue(shields, text)).toEqual({ ok: true, value });
  });

  const allowed = '; it takes rows of the table ‘Cover’, up to 20 of each, such as none.2_light.';
  it.each([
    ['sword', 'Shields knows no ‘sword’'],
    ['heavy_toString', 'Shields is not written like this'],
    ['constructor', 'Shields knows no ‘constructor’'],
    ['light_heavy_light.2', 'Shields names Light twice'],
    ['heavy.21', 'Shields takes no more than 20 of Heavy'],
    ['heavy.0', 'Shields is not written like this'],
    ['heavy.-1', 'Shields is not written like this'],
    ['heavy.1.5', 'Shields is not written like this'],
    ['heavy.2e1', 'Shields is not written like this'],
    ['heavy light', 'Shields is not written like this'],
    ['_', 'Shields is not written like this'],
    ['__proto__', 'Shields is not written like this'],
    [`a${'b'.repeat(100_000)}`, `Shields knows no ‘a${'b'.repeat(39)}’`],
  ])('is refused with what is wrong and what is allowed: %.20j', (text, problem) => {
    expect(readValue(shields, text)).toEqual({ ok: false, problem: problem + allowed });
  });

  it('shows by its example only what it takes', () => {
    const problem = (input: BasketInput) => (readValue(input, '!') as { problem: string }).problem;
    expect(problem({ ...shields, most: 1 })).toContain('up to 1 of each, such as none_light.');
    const { none } = cover.table.rows;
    const table = { ...cover.table, rows: { none } as never };
    expect(problem({ ...shields, table })).toContain('such as none.');
  });
});

describe('a basket as text', () => {
  it('comes back as it was written', () => {
    const rows = fc.stringMatching(/^[a-z][a-z0-9]{0,5}(-[a-z0-9]{1,5})?$/);
    const entries = fc.uniqueArray(fc.tuple(rows, fc.integer({ min: 1, max: 999_999 })), {
      selector: ([row]) => row,
    });
    fc.assert(
      fc.property(entries, (list) => {
        const text = writeBasket(new Map(list));
        expect([...(parseBasket(text) ?? [])]).toEqual(list);
        expect(new URLSearchParams({ b: text }).toString()).toBe(`b=${text}`);
      }),
    );
  });

  it('leaves out what there is none of', () => {
    expect(
      writeBasket(
        new Map([
          ['a', 0],
          ['b', 2],
        ]),
      ),
    ).toBe('b.2');
    expect(parseBasket('a_a')).toBeUndefined();
  });
});
