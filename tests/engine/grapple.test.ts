import { describe, expect, it } from 'vitest';
import type { Distribution } from '../../src/engine/distribution';
import { fraction, toNumber } from '../../src/engine/fraction';
import { bestGrapple } from '../../src/engine/functions/best-grapple';
import { grapple } from '../../src/engine/functions/grapple';
import {
  type Bout,
  type Grapple,
  grappleChain,
  moved,
  risesFrom,
  type Strategy,
} from '../../src/engine/functions/grapple-chain';
import { openStates } from '../../src/engine/functions/grapple-odds';
import { grappleTurns } from '../../src/engine/functions/grapple-turns';
import { signOf } from '../../src/engine/functions/signed-results';
import { mean } from '../../src/engine/statistics';
import { certainOf } from './certain';
import { endOf, expectedCost } from './long-run';
import { rollsFairly } from './rolls-fairly';
import { counted } from './sample';

type Numbers = Distribution<number>;
const bout = { sides: 6, mine: 0, theirs: 0, pinned: 3, rise: 3, theirRise: 3 };
const wins = (change: Partial<typeof bout> = {}) =>
  toNumber((grapple.exact(certainOf({ ...bout, ...change })) as Numbers).chance((winner) => winner === 1));

describe('a success in a bout', () => {
  it('lowers the other or raises oneself by one position, and the turn goes over', () => {
    const state: Grapple = { mine: 1, theirs: 2, turn: 1 };
    // The book's example: clinching against takedown, the one who is down lowers the other to takedown as well.
    expect(moved(state, true, false)).toEqual({ mine: 2, theirs: 2, turn: 0 });
    expect(moved(state, true, true)).toEqual({ mine: 1, theirs: 1, turn: 0 });
    expect(moved(state, false, true)).toEqual({ mine: 1, theirs: 2, turn: 0 });
    expect(moved({ mine: 1, theirs: 0, turn: 0 }, true, true)).toEqual({ mine: 0, theirs: 0, turn: 1 });
  });

  it('is used to rise from a stated position on, never when free', () => {
    const rises = risesFrom(2);
    expect([0, 1, 2].map((mine) => rises({ mine, theirs: 0, turn: 0 }))).toEqual([false, false, true]);
    expect(risesFrom(1)({ mine: 2, theirs: 0, turn: 1 })).toBe(false);
  });
});

describe('a bout', () => {
  /** Plays turn after turn with the dice of one throw, two for each turn. */
  function play(faces: readonly number[], { mine, theirs, pinned, rise, theirRise }: typeof bout): number {
    const place = [0, 0];
    for (let turn = 0; 2 * turn < faces.length; turn += 1) {
      const [own, other] = turn % 2 === 0 ? [0, 1] : [1, 0];
      const lead = own === 0 ? mine : theirs;
      if (lead + signOf(faces[2 * turn] as number, faces[2 * turn + 1] as number) < 1) continue;
      const down = place[own] as number;
      if (down > 0 && down >= (own === 0 ? rise : theirRise)) place[own] = down - 1;
      else place[other] = (place[other] as number) + 1;
      if (place[other] === pinned) return turn + 1;
    }
    return faces.length / 2 + 1;
  }

  it('takes as many turns as playing every throw says', () => {
    for (const [rise, theirRise, pinned] of [
      [3, 3, 2],
      [1, 3, 2],
      [1, 1, 2],
      [3, 1, 1],
      [2, 1, 3],
    ] as const) {
      const asked = { ...bout, sides: 2, mine: 1, theirs: 0, pinned, rise, theirRise };
      const exact = grappleTurns.exact(certainOf({ ...asked, horizon: 6 })) as Numbers;
      expect(exact.equals(counted(Array(12).fill(2), (faces) => play(faces, asked)))).toBe(true);
    }
  });

  /** My chance by stepping until nothing changes any more. */
  function value({ pinned, mine, theirs }: Bout, rises: Strategy): number {
    const chance = ({ passed, failed }: Bout['mine']) => Number(passed) / (Number(passed) + Number(failed));
    const [p, q] = [chance(mine), chance(theirs)];
    let known = new Map<string, number>();
    const read = (state: Grapple) => {
      if (state.theirs >= pinned) return 1;
      return state.mine >= pinned ? 0 : (known.get(JSON.stringify(state)) ?? 0);
    };
    for (let sweep = 0; sweep < 2000; sweep += 1) {
      const next = new Map<string, number>();
      for (let a = 0; a < pinned; a += 1)
        for (let b = 0; b < pinned; b += 1)
          for (const turn of [0, 1]) {
            const state: Grapple = { mine: a, theirs: b, turn };
            const luck = turn === 0 ? p : q;
            const after =
              luck * read(moved(state, true, rises(state))) + (1 - luck) * read(moved(state, false, false));
            next.set(JSON.stringify(state), after);
          }
      known = next;
    }
    return read({ mine: 0, theirs: 0, turn: 0 });
  }

  const odds = (passed: number) => ({ passed, failed: 36 - passed });

  it('is won as often as stepping on and on says', () => {
    for (const rises of [risesFrom(1), risesFrom(2), risesFrom(3)]) {
      const asked: Bout = { pinned: 3, mine: odds(15), theirs: odds(10) };
      const won = endOf(grappleChain(asked, rises)).chance(({ theirs }) => theirs === 3);
      expect(toNumber(won)).toBeCloseTo(value(asked, rises), 9);
    }
  });

  it('of one position goes to whoever succeeds first', () => {
    // 15 of 36 rolls come above 0: p = 5/12, and the first of two equals is the first to succeed with 1 / (2 - p).
    const first = grapple.exact(certainOf({ ...bout, pinned: 1 })) as Numbers;
    expect(first.chance((winner) => winner === 1)).toEqual(fraction(12, 19));
  });

  it('is won more often with the higher lead, and by whoever begins', () => {
    for (let lead = -3; lead < 3; lead += 1) {
      expect(wins({ mine: lead + 1 })).toBeGreaterThan(wins({ mine: lead }));
      expect(wins({ theirs: lead + 1 })).toBeLessThan(wins({ theirs: lead }));
      expect(wins({ mine: lead, theirs: lead })).toBeGreaterThan(0.5);
    }
  });

  it('has the same mean of turns in the long run as over time', () => {
    const asked: Bout = { pinned: 3, mine: odds(15), theirs: odds(15) };
    const long = toNumber(expectedCost(grappleChain(asked, risesFrom(3))));
    const turns = grappleTurns.exact(certainOf({ ...bout, horizon: 200 })) as Numbers;
    expect(toNumber(mean(turns))).toBeCloseTo(long, 6);
  });

  describe('played best', () => {
    /** Every way to use a success, for one side. */
    function strategies(asked: Bout, turn: number): Strategy[] {
      const open = openStates(asked).filter(
        (state) => state.turn === turn && (turn === 0 ? state.mine : state.theirs) > 0,
      );
      const keys = open.map((state) => JSON.stringify(state));
      return Array.from({ length: 2 ** keys.length }, (_, code) => (state: Grapple) => {
        const index = keys.indexOf(JSON.stringify(state));
        return index >= 0 && Math.floor(code / 2 ** index) % 2 === 1;
      });
    }
    const join =
      (mine: Strategy, theirs: Strategy): Strategy =>
      (state) =>
        (state.turn === 0 ? mine : theirs)(state);
    const exactly = (asked: Bout, rises: Strategy) =>
      toNumber(endOf(grappleChain(asked, rises)).chance(({ theirs }) => theirs === asked.pinned));

    it('is the best answer to a stated strategy among all there are', () => {
      for (const [mine, theirs, from] of [
        [15, 15, 3],
        [10, 21, 1],
        [26, 6, 2],
      ] as const) {
        const asked: Bout = { pinned: 3, mine: odds(mine), theirs: odds(theirs) };
        const all = strategies(asked, 0).map((own) => exactly(asked, join(own, risesFrom(from))));
        const best = exactly(asked, bestGrapple(asked, risesFrom(from), [true, false]));
        expect(best).toBeCloseTo(Math.max(...all), 12);
        const worst = strategies(asked, 1).map((other) => exactly(asked, join(risesFrom(from), other)));
        expect(exactly(asked, bestGrapple(asked, risesFrom(from), [false, true]))).toBeCloseTo(
          Math.min(...worst),
          12,
        );
      }
    });

    it('by both is a balance: what I can secure is what they can hold me to', () => {
      for (const [mine, theirs] of [
        [15, 15],
        [6, 21],
      ] as const) {
        const asked: Bout = { pinned: 3, mine: odds(mine), theirs: odds(theirs) };
        const both = bestGrapple(asked, risesFrom(1), [true, true]);
        const balance = exactly(asked, both);
        for (const own of strategies(asked, 0)) {
          expect(exactly(asked, join(own, both))).toBeLessThanOrEqual(balance + 1e-12);
        }
        for (const other of strategies(asked, 1)) {
          expect(exactly(asked, join(both, other))).toBeGreaterThanOrEqual(balance - 1e-12);
        }
      }
    });

    it('is said in words', () => {
      expect(grapple.policy?.(certainOf({ ...bout, rise: 0 }))).toEqual([
        'I: On my position 1 with their position 0; my position 2 with their position 0 or 1: rise.',
        'I: Otherwise: press.',
        'They: Always press.',
      ]);
      expect(grapple.policy?.(certainOf({ ...bout, rise: 0, theirRise: 1 }))).toEqual([
        'I: Always press.',
        'They: Always rise.',
      ]);
      const args = certainOf({ ...bout, rise: 0 });
      expect(grappleTurns.policy?.({ ...args, ...certainOf({ horizon: 9 }) })).toEqual(
        grapple.policy?.(args),
      );
    });
  });

  it('is refused where it need not end or has no meaning', () => {
    expect(() => wins({ mine: -9, theirs: -9 })).toThrow('for ever');
    expect(() => wins({ mine: 9, theirs: 9, rise: 1, theirRise: 1 })).toThrow('for ever');
    expect(() => wins({ mine: -9, theirs: -9, rise: 0 })).toThrow('for ever');
    expect(() => wins({ pinned: 0 })).toThrow('at least one position');
    expect(() => wins({ rise: -1 })).toThrow('counted from 1');
    expect(() => wins({ pinned: 30, rise: 0 })).toThrow('at most 150 states');
    const roll = () => 1;
    const never = {
      sides: () => 6,
      mine: () => -9,
      theirs: () => -9,
      pinned: roll,
      rise: roll,
      theirRise: roll,
    };
    expect(() => grapple.roll((_, count) => Array(count).fill(1), never)).toThrow('within 1000 turns');
  });

  it('falls on the table as its odds say', () => {
    rollsFairly('grapple(6, 1, 0, 3, 1, 3)', 1500);
    rollsFairly('grapple(6, 0, 1, 2, 0, 0)', 800);
    rollsFairly('grappleTurns(6, 1, 0, 2, 1, 3, 12)', 1500);
  });
});
