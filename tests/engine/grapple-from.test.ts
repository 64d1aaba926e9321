import { describe, expect, it } from 'vitest';
import { advise } from '../../src/engine/advise';
import type { Distribution } from '../../src/engine/distribution';
import { compareFractions, fraction, toNumber } from '../../src/engine/fraction';
import { grapple } from '../../src/engine/functions/grapple';
import { type Grapple, moved } from '../../src/engine/functions/grapple-chain';
import { grappleFrom } from '../../src/engine/functions/grapple-from';
import { certainOf } from './certain';
import { rollsFairly } from './rolls-fairly';
import { sample } from './sample';

type Numbers = Distribution<number>;
const bout = { sides: 6, mine: 0, theirs: 0, pinned: 3, rise: 3, theirRise: 3 };
const start = { from: 0, theirFrom: 0, turn: 0 };
const ask = (change: Partial<typeof bout & typeof start> = {}) =>
  grappleFrom.exact(certainOf({ ...bout, ...start, ...change })) as Numbers;
const wins = (change: Partial<typeof bout & typeof start> = {}) =>
  ask(change).chance((winner) => winner === 1);

describe('a bout that goes on from some positions', () => {
  it('is the whole bout where both are free and I begin', () => {
    for (const change of [{}, { mine: 2, rise: 1 }, { theirs: 1, rise: 0, theirRise: 0 }]) {
      const whole = grapple.exact(certainOf({ ...bout, ...change })) as Numbers;
      expect(ask(change).equals(whole)).toBe(true);
    }
  });

  it('is worth what the next turn leads to', () => {
    // A success on 15 of 36 rolls; both press.
    for (const from of [0, 1, 2]) {
      for (const theirFrom of [0, 1]) {
        const now = toNumber(wins({ from, theirFrom }));
        const [hit, miss] = [theirFrom + 1, theirFrom].map((their) =>
          toNumber(wins({ from, theirFrom: their, turn: 1 })),
        );
        expect(now).toBeCloseTo((15 / 36) * (hit as number) + (21 / 36) * (miss as number), 12);
      }
    }
  });

  it('is won at once by whoever pins the other with this turn', () => {
    expect(wins({ theirFrom: 2, mine: 9, theirs: 0 })).toEqual(fraction(1, 1));
    expect(wins({ from: 2, turn: 1, theirs: 9 })).toEqual(fraction(0, 1));
  });

  it('mirrors: what I win with the turn, they lose with theirs', () => {
    for (const [from, theirFrom] of [
      [1, 0],
      [2, 1],
      [0, 2],
    ] as const) {
      const mine = wins({ from, theirFrom, mine: 1, rise: 0, theirRise: 1 });
      const swapped = ask({ from: theirFrom, theirFrom: from, turn: 1, theirs: 1, rise: 1, theirRise: 0 });
      expect(swapped.chance((winner) => winner === -1)).toEqual(mine);
    }
  });

  it('is better the lower the other is and the higher I am', () => {
    for (let place = 0; place < 2; place += 1) {
      for (const other of [0, 1, 2]) {
        const lower = wins({ from: place + 1, theirFrom: other, rise: 0, theirRise: 0 });
        expect(compareFractions(wins({ from: place, theirFrom: other, rise: 0, theirRise: 0 }), lower)).toBe(
          1,
        );
        const pressed = wins({ from: other, theirFrom: place + 1, rise: 0, theirRise: 0 });
        expect(
          compareFractions(pressed, wins({ from: other, theirFrom: place, rise: 0, theirRise: 0 })),
        ).toBe(1);
      }
    }
  });

  describe('without any dice to decide', () => {
    type Sides = readonly [number, number];
    interface Asked {
      readonly can: readonly [boolean, boolean];
      /** From where each side rises; 0 where it looks for the best. */
      readonly rise: Sides;
      readonly pinned: number;
    }

    /** What each side can force, by looking so many turns ahead: 1 for me, -1 for them, 0 for neither. */
    function forced(state: Grapple, asked: Asked, ahead: number): number {
      const { can, rise, pinned } = asked;
      if (state.mine >= pinned) return -1;
      if (state.theirs >= pinned) return 1;
      if (ahead === 0) return 0;
      const turn = state.turn as 0 | 1;
      const own = turn === 0 ? state.mine : state.theirs;
      const options = rise[turn] > 0 ? [own >= rise[turn]] : own > 0 ? [false, true] : [false];
      const next = options.map((up) => forced(moved(state, can[turn], up), asked, ahead - 1));
      return turn === 0 ? Math.max(...next) : Math.min(...next);
    }

    it('is won by whoever can force it, against the best or against a stated strategy', () => {
      for (const [mine, theirs] of [
        [9, 9],
        [9, -9],
        [-9, 9],
        [-9, -9],
      ] as const) {
        for (const pinned of [1, 2, 3])
          for (const [rise, theirRise] of [
            [0, 0],
            [0, 1],
            [0, 2],
            [0, 3],
            [1, 0],
            [2, 0],
            [3, 0],
          ] as const)
            for (let from = 0; from < pinned; from += 1)
              for (let theirFrom = 0; theirFrom < pinned; theirFrom += 1)
                for (const turn of [0, 1]) {
                  const state = { mine: from, theirs: theirFrom, turn };
                  const asked: Asked = { can: [mine > 0, theirs > 0], rise: [rise, theirRise], pinned };
                  const exact = ask({ mine, theirs, from, theirFrom, turn, rise, theirRise, pinned });
                  expect(exact.certain, JSON.stringify({ state, asked })).toBe(forced(state, asked, 10));
                }
      }
    });

    it('follows what is stated, which may go round for ever', () => {
      expect(ask({ mine: 9, theirs: 9 }).certain).toBe(1);
      expect(ask({ mine: 9, theirs: 9, theirRise: 1 }).certain).toBe(0);
      expect(ask({ mine: 9, theirs: 9, theirRise: 0 }).certain).toBe(0);
      expect(ask({ mine: 9, theirs: 9, rise: 0 }).certain).toBe(1);
      expect(ask({ mine: -9, theirs: -9 }).certain).toBe(0);
    });
  });

  it('says the same strategy as the whole bout', () => {
    const said = (call: string) => advise(sample(call), {});
    expect(said('grappleFrom(6, 0, 0, 3, 0, 3, 1, 0, 0)')).toEqual(said('grapple(6, 0, 0, 3, 0, 3)'));
  });

  it('is refused from where it would be over, and without a turn', () => {
    expect(() => ask({ from: 3 })).toThrow('positions 0 to 2');
    expect(() => ask({ theirFrom: -1 })).toThrow('positions 0 to 2');
    expect(() => ask({ turn: 2 })).toThrow('mine (0) or theirs (1)');
  });

  it('falls on the table as its odds say', () => {
    rollsFairly('grappleFrom(6, 1, 0, 3, 1, 3, 1, 2, 1)', 1500);
    rollsFairly('grappleFrom(6, 9, 9, 3, 0, 0, 1, 2, 1)', 20);
  });
});
