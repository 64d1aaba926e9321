import { describe, expect, it } from 'vitest';
import type { Distribution } from '../../src/engine/distribution';
import { fraction } from '../../src/engine/fraction';
import { spreading } from '../../src/engine/functions/spreading';
import { mean } from '../../src/engine/statistics';
import { certainOf } from './certain';
import { rollsFairly } from './rolls-fairly';
import { calculate, counted } from './sample';

const test = (expression: string) => calculate(expression) as Distribution<number>;

describe('a fire', () => {
  const exact = (catches: string, started: number, room: number, steps: number) =>
    spreading.exact({
      catches: test(catches),
      ...certainOf({ started, room, steps }),
    }) as Distribution<number>;

  it('spreads as every throw says, a die for every burning space', () => {
    for (const room of [3, 4, 9]) {
      // Two spaces, then at most four, then at most eight: six dice are enough for two steps.
      const brute = counted(Array(6).fill(3), (faces) => {
        const burns = (places: number, dice: readonly number[]) =>
          Math.min(room, places + dice.slice(0, places).filter((face) => face === 1).length);
        const first = burns(2, faces.slice(0, 2));
        return first === room ? first : burns(first, faces.slice(2));
      });
      expect(exact('d3 = 1', 2, room, 2).equals(brute)).toBe(true);
    }
  });

  it('grows on average by its chance with every step, while there is room', () => {
    const { numerator, denominator } = mean(exact('d6 = 1', 1, 64, 5));
    expect(fraction(numerator, denominator)).toEqual(fraction(7 ** 5, 6 ** 5));
  });

  it('fills its room and no more, and without a start there is none', () => {
    expect(exact('1', 1, 20, 10).certain).toBe(20);
    expect(exact('1', 0, 20, 10).certain).toBe(0);
    expect(exact('0', 3, 20, 10).certain).toBe(3);
  });

  it('needs room for what burns already', () => {
    expect(() => exact('1', 3, 2, 1)).toThrow('room');
  });

  it('falls on the table as its odds say', () => {
    rollsFairly('spreading(d3 = 1, 2, 6, 3)');
  });
});
