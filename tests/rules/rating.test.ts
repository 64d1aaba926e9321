import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatRating, parseRating, ratingOf } from '../../src/rules/rating';

const read = (text: string) => parseRating(text, 20, 'M');
const write = (value: number) => formatRating(value, 20, 'M');

describe('a rating', () => {
  it('of 20 that is raised by one is not 21 but 1 with a mastery', () => {
    expect(write(read('20'))).toBe('20');
    expect(write(read('20') + 1)).toBe('1M');
  });

  it.each([
    ['17', '+6', '3M'],
    ['5M2', '-10', '15M'],
    ['14', '+6', '20'],
    ['14', '+M', '14M'],
    ['14', '+M2', '14M2'],
    ['14', '-6', '8'],
    ['14', '-M', '-6'],
    ['20M', '+1', '1M2'],
    ['1M', '-1', '20'],
    ['15', '\u22126', '9'],
  ])('%s and %s is %s', (rating, change, expected) => {
    expect(write(read(rating) + read(change))).toBe(expected);
  });

  it('is a target from 1 to 20 and masteries', () => {
    expect(ratingOf(read('10M3'), 20)).toEqual({ target: 10, masteries: 3 });
    expect(ratingOf(20, 20)).toEqual({ target: 20, masteries: 0 });
    expect(ratingOf(40, 20)).toEqual({ target: 20, masteries: 1 });
  });

  it('below 1 has no mastery to lose', () => {
    expect(ratingOf(0, 20)).toEqual({ target: 0, masteries: 0 });
    expect(ratingOf(-25, 20)).toEqual({ target: -25, masteries: 0 });
  });

  it('is written and read back unchanged, whatever stands for a mastery', () => {
    fc.assert(
      fc.property(fc.integer({ min: -50, max: 500 }), fc.constantFrom('M', 'W', '✦'), (value, symbol) => {
        expect(parseRating(formatRating(value, 20, symbol), 20, symbol)).toBe(value);
      }),
    );
  });

  it.each(['', 'M0', '0M', '21M', '5MM', '5M2M', 'x', '1.5', '5 M', '--3', '9999999'])(
    'is not %j',
    (text) => {
      expect(() => read(text)).toThrow('is not a rating; write it like 14, 14M or 14M2');
    },
  );
});
