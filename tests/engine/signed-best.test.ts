import { describe, expect, it } from 'vitest';
import { advise } from '../../src/engine/advise';
import { toNumber } from '../../src/engine/fraction';
import { signOf } from '../../src/engine/functions/signed-results';
import { mean } from '../../src/engine/statistics';
import { rollsFairly } from './rolls-fairly';
import { calculate, sample } from './sample';

/** A damage that grows in jumps, as with points that buy more in pairs. */
const worth = (r: number) => Math.max(0, 1 + r + Math.floor(Math.max(0, r) / 2));
const jumps = 'max(0, 1 + r + down(max(0, r), 2))';

const ask = (aims: number, dodges: number, first: number, sides = 6) =>
  calculate(`let r = signedBest(r, ${jumps}, ${sides}, ${aims}, ${dodges}, ${first}); ${jumps}`);

describe('a signed roll with re-rolls, for what a result is worth', () => {
  /** The value of the game by plain recursion over pairs of dice, with nothing shared. */
  function value(deciders: readonly boolean[], sides: number): number {
    const faces = Array.from({ length: sides }, (_, face) => face + 1);
    const average = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0) / numbers.length;
    const at = (positive: number, negative: number, stage: number): number => {
      const attacker = deciders[stage];
      if (attacker === undefined) return worth(signOf(positive, negative));
      const values = [
        at(positive, negative, stage + 1),
        average(faces.map((face) => at(face, negative, stage + 1))),
        average(faces.map((face) => at(positive, face, stage + 1))),
        average(faces.flatMap((one) => faces.map((two) => at(one, two, stage + 1)))),
      ];
      return attacker ? Math.max(...values) : Math.min(...values);
    };
    return average(faces.flatMap((one) => faces.map((two) => at(one, two, 0))));
  }

  it('comes to what plain recursion over every choice says', () => {
    for (const [aims, dodges, first, order] of [
      [0, 0, 0, []],
      [1, 0, 0, [true]],
      [0, 1, 0, [false]],
      [1, 1, 0, [true, false]],
      [1, 1, 1, [false, true]],
      [2, 0, 0, [true, true]],
    ] as const) {
      expect(toNumber(mean(ask(aims, dodges, first, 4) as never))).toBeCloseTo(value(order, 4), 10);
    }
    expect(toNumber(mean(ask(1, 1, 0) as never))).toBeCloseTo(value([true, false], 6), 10);
  });

  it('is the same as aiming to exceed a number, where that is what it is worth', () => {
    for (const [aims, dodges, first] of [
      [1, 0, 0],
      [0, 1, 0],
      [1, 1, 0],
      [1, 1, 1],
    ] as const) {
      const own = calculate(`signedBest(x, max(0, x - 2), 6, ${aims}, ${dodges}, ${first})`);
      expect(own.equals(calculate(`signedReroll(6, ${aims}, ${dodges}, ${first}, 2, 2)`))).toBe(true);
    }
  });

  it('knows the numbers around it, and may be asked with rolled ones', () => {
    const known = calculate('let lead = d2; signedBest(r, lead * r, 6, 1, 0, 0)');
    expect(known.equals(calculate('signedBest(r, r, 6, 1, 0, 0)'))).toBe(true);
    const sometimes = calculate('signedBest(r, r, 6, d2 - 1, 0, 0)');
    const mixed = calculate('when(d2 = 1, signedRoll(6), signedBest(r, r, 6, 1, 0, 0))');
    expect(sometimes.equals(mixed)).toBe(true);
  });

  it('has its best policy in words', () => {
    const said = (call: string) => advise(sample(call), {});
    expect(said('signedBest(r, r >= 1, 6, 1, 0, 0)')).toEqual(said('signedReroll(6, 1, 0, 0, 0, 1)'));
    expect(said('signedBest(r, r, 6, 0, 0, 0)')).toEqual([]);
  });

  it('is refused where it is asked wrongly', () => {
    expect(() => calculate('signedBest(r, r, 6, 1, 0)')).toThrow('It is written signedBest(');
    expect(() => calculate('signedBest(1, 1, 6, 1, 0, 0)')).toThrow('a plain name');
    expect(() => calculate('signedBest(r, d6, 6, 1, 0, 0)')).toThrow('a plain number');
    expect(() => calculate('signedBest(r, r, 0, 1, 0, 0)')).toThrow('from 1 to 1000 sides');
    expect(() => calculate('signedBest(r, r, 6, 9, 0, 0)')).toThrow('from 0 to 8 re-rolls');
  });

  it('falls on the table as its odds say', () => {
    rollsFairly(`signedBest(r, ${jumps}, 6, 1, 1, 0)`);
    rollsFairly(`let r = signedBest(r, ${jumps}, 6, 0, 1, 0); ${jumps}`);
  });
});
