import { describe, expect, it } from 'vitest';
import type { Distribution } from '../../src/engine/distribution';
import { toNumber } from '../../src/engine/fraction';
import { afterCheck } from '../../src/engine/functions/collapse';
import { fading } from '../../src/engine/functions/fading';
import { trauma } from '../../src/engine/functions/trauma';
import { certainOf } from './certain';
import { rollsFairly } from './rolls-fairly';
import { calculate, counted } from './sample';

const test = (expression: string) => calculate(expression) as Distribution<number>;

describe('trauma and blackout', () => {
  const hurt = {
    hits: 1,
    trauma: 0,
    blackout: 0,
    condition: 0,
    limit: 4,
    dice: 2,
    sides: 4,
    needed: 1,
    at: 0,
    sudden: 1,
  };
  const exact = (change: Partial<typeof hurt>, amount = 'd3') =>
    trauma.exact({ amount: test(amount), ...certainOf({ ...hurt, ...change }) });

  it('take the awake down, put the unconscious at risk, and kill those at risk', () => {
    const checked = (passed: boolean, sudden: boolean) =>
      [0, 1, 2, 3].map((now) => afterCheck(now, passed, sudden));
    expect(checked(true, true)).toEqual([1, 3, 3, 3]);
    expect(checked(true, false)).toEqual([1, 2, 3, 3]);
    expect(checked(false, true)).toEqual([0, 2, 2, 3]);
    expect(checked(false, false)).toEqual([0, 2, 2, 3]);
  });

  it('carry what exceeds the limit over, so that one hit may fill the score more than once', () => {
    const scores = (amount: string, change: Partial<typeof hurt> = {}) => {
      const result = exact({ limit: 9, ...change }, amount);
      return [result.marginal('trauma').certain, result.marginal('blackout').certain];
    };
    expect(scores('8')).toEqual([8, 0]);
    expect(scores('9')).toEqual([0, 1]);
    expect(scores('20', { trauma: 3 })).toEqual([5, 2]);
  });

  /** Hit after hit with the dice of one throw: first a d3 for each hit, then two d4 for each check. */
  function play(faces: readonly number[], rules: typeof hurt) {
    let [score, blackout, condition, used] = [rules.trauma, rules.blackout, rules.condition, rules.hits];
    for (let count = 0; count < rules.hits && condition < 3; count += 1) {
      score += (faces[count] as number) + 1;
      let full = 0;
      while (score >= rules.limit) {
        score -= rules.limit;
        full += 1;
      }
      for (let check = 1; check <= full; check += 1) {
        const against = blackout + (rules.at === 1 ? full : check);
        const kept = faces.slice(used, used + 2).filter((face) => face <= against).length;
        used += 2;
        condition = afterCheck(condition, kept >= rules.needed, rules.sudden === 1);
      }
      blackout += full;
    }
    return { trauma: score, blackout, condition };
  }

  it('agree with playing every throw, in either reading', () => {
    for (const change of [
      { hits: 3 },
      { hits: 3, needed: 2, trauma: 1 },
      { hits: 2, limit: 2 },
      { hits: 2, limit: 2, at: 1 },
      { hits: 2, limit: 2, sudden: 0, condition: 1 },
      { hits: 2, limit: 3, condition: 2, blackout: 1 },
    ]) {
      const rules = { ...hurt, ...change };
      const checks = Math.floor((rules.trauma + 4 * rules.hits) / rules.limit);
      const sides = [...Array(rules.hits).fill(3), ...Array(2 * checks).fill(4)];
      expect(exact(change, 'd3 + 1').equals(counted(sides, (faces) => play(faces, rules)))).toBe(true);
    }
  });

  it('fell somebody with six discipline at a blackout of 1 as often as 6d12 under 1 reach the 4th degree', () => {
    const result = exact({ limit: 10, dice: 6, sides: 12, needed: 4 }, '10');
    expect(result.marginal('condition').chance((condition) => condition === 1)).toEqual(
      calculate('pool(6, 12, 1).degree').chance((degree) => (degree as number) >= 4),
    );
  });

  it('get worse with every hit and every point of blackout', () => {
    const worse = (change: Partial<typeof hurt>) =>
      toNumber(
        exact({ dice: 4, sides: 12, needed: 2, ...change }, 'd6')
          .marginal('condition')
          .chance((c) => c > 0),
      );
    for (let n = 1; n < 6; n += 1) {
      expect(worse({ hits: n + 1 })).toBeGreaterThan(worse({ hits: n }));
      expect(worse({ hits: 2, blackout: n + 1 })).toBeGreaterThan(worse({ hits: 2, blackout: n }));
    }
  });

  it('are refused where a number has no meaning', () => {
    expect(() => exact({ limit: 0 })).toThrow('at least 1');
    expect(() => exact({ trauma: -1 })).toThrow('from 0');
    expect(() => exact({ condition: 4 })).toThrow('from 0 to 3');
    expect(() => exact({ at: 2 })).toThrow('0 or 1');
    expect(() => exact({ hits: 1001 })).toThrow('0 to 1000 steps');
    expect(() => exact({}, '0 - 1')).toThrow('0 or more');
    expect(() => exact({ limit: 1 }, '5000')).toThrow('at most 1000 times');
  });
});

describe('somebody at risk of death', () => {
  const exact = (help: string, blackout = 1, dice = 2, needed = 1, sides = 4) =>
    fading.exact({ ...certainOf({ blackout, dice, sides, needed }), help: test(help) });

  it('agrees with every throw', () => {
    const brute = counted(Array(6).fill(4), (faces) => {
      for (let intervals = 1; intervals <= 3; intervals += 1) {
        const kept = faces.slice(2 * intervals - 2, 2 * intervals).filter((face) => face <= 1 + intervals);
        if (kept.length >= 1) return { intervals, dead: 1 };
      }
      return { intervals: 3, dead: 0 };
    });
    expect(exact('3').equals(brute)).toBe(true);
  });

  it('dies for certain once every die lies under the score, and lives if help is there at once', () => {
    expect(exact('12', 1, 6, 4, 12).marginal('dead').certain).toBe(1);
    expect(exact('0').certain).toEqual({ intervals: 0, dead: 0 });
  });

  it('waits for a random time, such as that until waking', () => {
    const waking = exact('down(10 * 2 * d12, 30)', 2, 5, 3, 12)
      .marginal('dead')
      .chance((dead) => dead === 1);
    const [soon, late] = ['0', '8'].map((help) =>
      exact(help, 2, 5, 3, 12)
        .marginal('dead')
        .chance((dead) => dead === 1),
    );
    expect(toNumber(waking)).toBeGreaterThan(toNumber(soon as never));
    expect(toNumber(waking)).toBeLessThan(toNumber(late as never));
  });
});

describe('hits on the table', () => {
  it.each([
    'trauma(d3 + 1, 3, 1, 0, 0, 3, 2, 6, 1, 0, 1)',
    'trauma(d6, 2, 0, 1, 1, 3, 2, 6, 1, 1, 0)',
    'fading(1, 3, 12, 2, 5)',
  ])('%s falls as its odds say', (expression) => {
    rollsFairly(expression);
  });
});
