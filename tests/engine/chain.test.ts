import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Chain } from '../../src/engine/chain';
import { dice } from '../../src/engine/dice';
import { Distribution } from '../../src/engine/distribution';
import { fraction } from '../../src/engine/fraction';
import { afterSteps } from '../../src/engine/functions/after-steps';
import { stepsUntilOver } from '../../src/engine/over-time';
import { solve } from '../../src/engine/solve';
import { mean } from '../../src/engine/statistics';
import { endOf, expectedCost } from './long-run';
import { certainly, counted } from './sample';

/** A gambler with some coins plays for one at a time until all or none are left. */
const gambler = (start: number, all: number, win: number, lose: number): Chain<number> => ({
  start,
  next: (coins) =>
    coins === 0 || coins === all
      ? undefined
      : Distribution.of([
          [coins + 1, win],
          [coins - 1, lose],
        ]),
});

const untilSix: Chain<number> = { start: 0, next: (face) => (face === 6 ? undefined : dice(1, 6)) };

describe('the end of a chain', () => {
  it('agrees with the closed formula of the gambler', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 5 }), (start, lose) => {
        const end = endOf(gambler(start, 10, 2, lose));
        // (1 - r^start) / (1 - r^10) with r = lose / win; a fair game is start / 10.
        const power = (n: number) => BigInt(lose) ** BigInt(n) * 2n ** BigInt(10 - n);
        const expected =
          lose === 2 ? fraction(start, 10) : fraction2(power(0) - power(start), power(0) - power(10));
        expect(end.chance((coins) => coins === 10)).toEqual(expected);
      }),
    );
  });

  it('takes start * (all - start) steps in a fair game', () => {
    expect(expectedCost(gambler(3, 10, 1, 1))).toEqual(fraction(21, 1));
  });

  it('comes after six throws on average when it needs a six', () => {
    expect(expectedCost(untilSix)).toEqual(fraction(6, 1));
    // The faces before it add up to 3 each, five times on average.
    expect(expectedCost(untilSix, (face) => face)).toEqual(fraction(15, 1));
  });

  it('may be there from the beginning', () => {
    const over: Chain<number> = { start: 4, next: () => undefined };
    expect(endOf(over).certain).toBe(4);
    expect(expectedCost(over)).toEqual(fraction(0, 1));
    expect(stepsUntilOver(over, 3).certain).toBe(0);
  });

  it('is refused where there need not be one, or where there are too many states', () => {
    const forever: Chain<number> = { start: 0, next: (n) => (n === 2 ? certainly(2) : dice(1, 3)) };
    expect(() => endOf(forever)).toThrow('for ever');
    expect(() => endOf<number>({ start: 0, next: (n) => (n > 200 ? undefined : certainly(n + 1)) })).toThrow(
      'at most 150',
    );
    expect(() => endOf<number>({ start: 0, next: (n) => certainly(n + 1) })).toThrow('at most 20000 states');
  });
});

describe('a chain over time', () => {
  it('agrees with counting every throw', () => {
    const brute = counted([6, 6, 6, 6], (faces) => (faces.includes(6) ? faces.indexOf(6) + 1 : 5));
    expect(stepsUntilOver(untilSix, 4).equals(brute)).toBe(true);
    const last = counted([6, 6, 6], (faces) => (faces.includes(6) ? 6 : (faces[2] as number)));
    expect(afterSteps(untilSix, 3).equals(last)).toBe(true);
    expect(afterSteps(untilSix, 0).certain).toBe(0);
  });

  it('comes ever closer to its end', () => {
    const game = gambler(3, 6, 2, 3);
    const end = endOf(game).chance((coins) => coins === 6);
    const late = afterSteps(game, 200).chance((coins) => coins === 6);
    const asNumber = (f: typeof end) => Number((f.numerator * 10n ** 12n) / f.denominator) / 1e12;
    expect(asNumber(late)).toBeCloseTo(asNumber(end), 6);
    const steps = mean(stepsUntilOver(game, 300));
    expect(asNumber(steps)).toBeCloseTo(asNumber(expectedCost(game)), 6);
  });

  it('mixes states of different scales', () => {
    const chain: Chain<number> = {
      start: 0,
      next: (state) =>
        state === 0 ? dice(1, 2) : state === 1 ? dice(1, 3) : state === 2 ? dice(1, 4) : undefined,
    };
    const brute = counted([2, 3, 4], ([a = 0, b = 0, c = 0]) => {
      const second = a === 1 ? b : c;
      return second >= 3 ? 2 : 3;
    });
    expect(stepsUntilOver(chain, 2).equals(brute)).toBe(true);
  });

  it('is followed for a bounded number of steps', () => {
    expect(() => afterSteps(untilSix, 1001)).toThrow('0 to 1000 steps');
  });
});

describe('equations in whole numbers', () => {
  it('hold for their solution', () => {
    const cell = fc.bigInt({ min: -9n, max: 9n });
    const system = fc.integer({ min: 1, max: 6 }).chain((size) =>
      fc.tuple(
        fc.array(fc.array(cell, { minLength: size, maxLength: size }), {
          minLength: size,
          maxLength: size,
        }),
        fc.array(cell, { minLength: size, maxLength: size }),
      ),
    );
    fc.assert(
      fc.property(system, ([matrix, right]) => {
        const solved = solve(matrix, right);
        if (!solved) return;
        for (const [index, row] of matrix.entries()) {
          const left = row.reduce((all, value, at) => all + value * (solved.numerators[at] as bigint), 0n);
          expect(left).toBe((right[index] as bigint) * solved.denominator);
        }
      }),
    );
  });

  it('without a single solution have none', () => {
    expect(
      solve(
        [
          [1n, 2n],
          [2n, 4n],
        ],
        [1n, 1n],
      ),
    ).toBeUndefined();
  });
});

/** A fraction whose denominator may be negative. */
function fraction2(numerator: bigint, denominator: bigint) {
  return denominator < 0n ? fraction(-numerator, -denominator) : fraction(numerator, denominator);
}
