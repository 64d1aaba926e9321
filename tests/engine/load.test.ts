import { describe, expect, it } from 'vitest';
import { atHand } from '../../src/engine/at-hand';
import { callsIn } from '../../src/engine/calls-in';
import { diceForms } from '../../src/engine/dice-forms';
import { mechanisms } from '../../src/engine/functions/index';
import { load, sources } from '../../src/engine/functions/load';
import { sample } from './sample';

describe('mechanisms on demand', () => {
  it('are the same as those that come all at once', async () => {
    const all: Record<string, unknown> = { ...diceForms, ...mechanisms };
    expect(Object.keys(sources).sort()).toEqual(Object.keys(all).sort());
    for (const [name, source] of Object.entries(sources)) expect(await source()).toBe(all[name]);
  });

  it('are those that a formula and what it uses call', async () => {
    const inner = sample('wound(d6, 4, 1, 2, 1, 0, 5).health');
    const outer = sample(
      'let x = -inner(); { a: x + highest(attack(3, 2, 9).total, 4d6), b: (pool(1, 2, 3).degree)d6 }',
      {
        uses: { inner },
        against: 'opposed(3d6, 3d6, 0).margin',
        shown: 'turnOrder(2, 0, 0, 0, 0, 0, 0).a',
      },
    );
    const called = ['inner', 'wound', 'highest', 'attack', 'pool', 'opposed', 'turnOrder'];
    expect([...callsIn(outer)].sort()).toEqual(called.sort());
    await load(outer);
    expect(atHand('turnOrder')).toBe(mechanisms.turnOrder);
    expect(atHand('nothing')).toBeUndefined();
  });
});
