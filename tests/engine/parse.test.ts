import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ExpressionError } from '../../src/engine/errors';
import { parse } from '../../src/engine/parse';
import { calculate } from './sample';

const value = (expression: string) => calculate(expression).certain;

describe('arithmetic', () => {
  it.each([
    ['1 + 2 * 3', 7],
    ['(1 + 2) * 3', 9],
    ['10 - 4 - 3', 3],
    ['2 ^ 3 * 2', 16],
    ['-2 ^ 2', -4],
    ['--3', 3],
    ['6 / 3', 2],
    ['down(-7, 2)', -4],
    ['up(7, 2)', 4],
    ['3 >= 3', 1],
    ['3 > 3', 0],
    ['1 + 1 = 2', 1],
    ['1 != 1', 0],
    ['abs(-4) + sign(-3)', 3],
    ['min(3, 1, 2) + max(3, 1, 2)', 4],
    ['clamp(9, -2, 2)', 2],
    ['when(2 > 1, 5, 1 / 0)', 5],
    ['sum(k, 1, 4, k * k)', 30],
    ['sum(k, 2, 1, k)', 0],
    ['let x = 3; x * x', 9],
    ['{ a: 1, b: 2 }.b', 2],
    ['turnOrder(4, 40, 30, 20, 10, 0, 0).d', 4],
    ['0 * -1', 0],
  ])('%s is %i', (expression, expected) => {
    expect(value(expression)).toBe(expected);
  });
});

describe('dice in an expression', () => {
  it.each([
    ['2d6', 'd6 + d6'],
    ['2 d6', '2d6'],
    ['(1 + 1)d(3 * 2)', '2d6'],
    ['2 * d6', 'let x = d6; x + x'],
    ['repeat(3, d6)', '3d6'],
    ['repeat(d2, d6)', 'when(d2 = 1, d6, 2d6)'],
    ['(d2)d6', 'when(d2 = 1, d6, 2d6)'],
    ['2d6 >= 3d4', '2d6 - 3d4 >= 0'],
    ['d4 > 2d6', 'd4 - 2d6 > 0'],
    ['2d6 = d8 + 1', '2d6 - d8 - 1 = 0'],
    ['2d6 <= 7', '2d6 - 7 <= 0'],
    ['max(d6, d6)', 'highest(1, 2d6)'],
    ['clamp(2d6, d4, d8 + 4)', 'let x = 2d6; let a = d4; let b = d8 + 4; min(b, max(a, x))'],
    ['60d10 - 60d10', '120d10 - 660'],
    ['-3d6', '3d6 - 21'],
  ])('%s has the same chances as %s', (one, other) => {
    expect(calculate(one).equals(calculate(other))).toBe(true);
  });

  it('rolls a name that is bound once only once', () => {
    expect(calculate('let x = d6; x - x').certain).toBe(0);
    expect(calculate('d6 - d6').certain).toBeUndefined();
  });
});

describe('errors', () => {
  it.each([
    ['1 +', 'missing at the end', 4],
    ['1 + )', "')' was not expected", 5],
    ['(1', "')' is missing at the end", 3],
    ['1 2', 'should end', 3],
    ['3 % 2', "'%' is not part", 3],
    ['7 / 2', 'down(7, 2)', 1],
    ['1 / (2 - 2)', 'cannot be divided by 0', 1],
    ['1 + speed', "'speed' is not known", 5],
    ['fly(2)', 'There is no fly(…)', 1],
    ['clamp(1, 2)', 'clamp takes 3 values', 1],
    ['attack(1)', 'dice, bonus, target', 1],
    ['1 + { a: 2 }', 'choose one with a dot', 1],
    ['{ a: 1 }.b', "no facet 'b'", 1],
    ['99999999999999999999', 'too large', 1],
    ['2 ^ 60', 'too large', 1],
    ['2 ^ -1', "'-' was not expected", 5],
    ['400d6', 'at most 300', 1],
    ['sum(k, 1, 5000, k)', 'at most 1000 terms', 1],
    ['repeat(-1, d6)', 'from 0 to 1000 times', 1],
    ['lookup(prices, 1, cost)', "no table 'prices'", 1],
    ['when(1, 2)', 'when(condition, yes, no)', 1],
    ['toString(1)', 'There is no toString(…)', 1],
    ['highest(1, constructor(2))', 'There is no constructor(…)', 12],
    ['{ a: 1 }.constructor', "no facet 'constructor'", 1],
  ])('%s: says %s and names the place', (expression, message, column) => {
    expect(() => calculate(expression)).toThrow(message);
    expect(() => calculate(expression)).toThrow(`Formula 'sample'`);
    expect(() => calculate(expression)).toThrow(`column ${column} `);
  });

  it('meet hostile expressions in bounded time', () => {
    const started = performance.now();
    for (const hostile of [
      '('.repeat(1999),
      '-'.repeat(1999),
      'a'.repeat(10_000),
      '1+'.repeat(999),
      'f('.repeat(900),
    ]) {
      expect(() => parse(hostile)).toThrow(ExpressionError);
    }
    expect(() => calculate('300d1000')).toThrow('at most 20000');
    expect(() => calculate('300d10 * 300d10')).toThrow('more than');
    for (const [expression, budget] of [
      ['sum(i, 1, 1000, sum(j, 1, 1000, d6))', '20000000 steps'],
      ['let a = d1000; let b = d1000; let c = d1000; a * b * c', '50000 different outcomes'],
      ['max(300d60, 300d60, 300d60)', '2000000 combinations'],
      ['repeat(1000, 300d66)', '16000000 bits'],
      ['highest(150, 300d60)', '20000000 steps'],
      ['highest(30, 60d4, 60d6, 60d8, 60d10)', '20000 states'],
      ['turnOrder(6, d6, d6, d6, d6, d6, d6)', '20000000 steps'],
    ] as const) {
      expect(() => calculate(expression)).toThrow(budget);
    }
    expect(performance.now() - started).toBeLessThan(20_000);
  });

  it('are always of one kind, whatever is typed', () => {
    const pieces = fc.constantFrom(
      '1',
      '2d6',
      'd',
      '(',
      ')',
      '{',
      '}',
      ':',
      ',',
      ';',
      'let',
      'x',
      '=',
      '+',
      '-',
      '^',
      '/',
      '.',
      'when',
      'é',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 15 }), (parts) => {
        try {
          calculate(parts.join(' '));
        } catch (error) {
          expect(error).toBeInstanceOf(ExpressionError);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('names a character that is no part of it whole', () => {
    expect(() => parse('1 + 💥')).toThrow("'💥' is not part of the formula language");
  });
});
