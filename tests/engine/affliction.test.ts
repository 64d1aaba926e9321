import { describe, expect, it } from 'vitest';
import type { Distribution } from '../../src/engine/distribution';
import { fraction, toNumber } from '../../src/engine/fraction';
import { affliction } from '../../src/engine/functions/affliction';
import { mean } from '../../src/engine/statistics';
import { certainOf } from './certain';
import { rollsFairly } from './rolls-fairly';
import { calculate, counted } from './sample';

const test = (expression: string) => calculate(expression) as Distribution<number>;

describe('counters that are saved against', () => {
  const sick = { counters: 2, health: 3, each: 1, cost: 1, horizon: 3 };
  const exact = (change: Partial<typeof sick> = {}, save = 'd3 >= 2') =>
    affliction.exact({ save: test(save), ...certainOf({ ...sick, ...change }) });

  /** Save after save with the dice of one throw. */
  function suffer(faces: readonly number[], { each, cost, horizon, ...start }: typeof sick) {
    let [rounds, health, counters, used] = [0, start.health, start.counters, 0];
    while (rounds < horizon && health > 0 && counters > 0) {
      const saves = each === 1 ? counters : 1;
      for (let made = 0; made < saves; made += 1) {
        if ((faces[used] as number) >= 2) counters -= 1;
        else health -= cost;
        used += 1;
      }
      rounds += 1;
      health = Math.max(0, health);
    }
    return { rounds, health, counters };
  }

  it('agree with every throw, with a save for each or one for all', () => {
    for (const change of [
      {},
      { each: 0 },
      { cost: 2 },
      { each: 0, cost: 0 },
      { health: 1 },
      { horizon: 2 },
    ]) {
      const brute = counted(Array(6).fill(3), (faces) => suffer(faces, { ...sick, ...change }));
      expect(exact(change).equals(brute)).toBe(true);
    }
  });

  it('bleed at most as many points as they can, and stop by themselves', () => {
    // One counter and a fair save: a point for every failure before the first success.
    const bleeding = exact({ counters: 1, health: 4, horizon: 50 }, 'd2 = 1');
    expect(bleeding.marginal('health').chance((health) => health === 4)).toEqual(fraction(1, 2));
    expect(bleeding.marginal('health').chance((health) => health === 0)).toEqual(fraction(1, 16));
    expect(bleeding.marginal('rounds').chance((rounds) => rounds > 4)).toEqual(fraction(0, 1));
  });

  it('of poison must all be saved against: one failure is the end', () => {
    const save = '5 + signedRoll(6) >= 5';
    for (const counters of [1, 2, 3]) {
      const poisoned = exact({ counters, health: 1, each: 0, horizon: 30 }, save);
      const alive = poisoned.marginal('health').chance((health) => health > 0);
      expect(alive).toEqual(fraction(21n ** BigInt(counters), 36n ** BigInt(counters)));
    }
  });

  it('cost less with a better save, and more with more counters', () => {
    const left = (counters: number, faces: number) =>
      toNumber(mean(exact({ counters, health: 9, horizon: 60 }, `d6 <= ${faces}`).marginal('health')));
    for (let n = 1; n < 5; n += 1) {
      expect(left(2, n + 1)).toBeGreaterThan(left(2, n));
      expect(left(n + 1, 3)).toBeLessThan(left(n, 3));
    }
  });

  it('are over at once where there are none, and wait for the horizon where nothing helps', () => {
    expect(exact({ counters: 0 }).certain).toEqual({ rounds: 0, health: 3, counters: 0 });
    expect(exact({ cost: 0, horizon: 20 }, '0').certain).toEqual({ rounds: 20, health: 3, counters: 2 });
  });

  it('are refused where a number has no meaning', () => {
    expect(() => exact({ counters: -1 })).toThrow('from 0 to 300 counters');
    expect(() => exact({ each: 2 })).toThrow('every counter (1) or once a round (0)');
    expect(() => exact({ cost: -1 })).toThrow('does not heal');
    expect(() => exact({ horizon: 1001 })).toThrow('0 to 1000 steps');
  });
});

describe('counters on the table', () => {
  it.each(['affliction(d3 >= 2, 2, 3, 1, 1, 6)', 'affliction(signedRoll(6) >= 0, 2, 1, 0, 1, 9)'])(
    '%s falls as its odds say',
    (expression) => {
      rollsFairly(expression);
    },
  );
});
