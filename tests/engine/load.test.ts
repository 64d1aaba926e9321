import { readdirSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { callsIn } from '../../src/engine/calls-in';
import { sources } from '../../src/engine/functions/index';
import { own } from '../../src/engine/own';
import { sample } from './sample';

const called = ['inner', 'wound', 'highest', 'attack', 'pool', 'opposed', 'turnOrder'];
const inner = sample('wound(d6, 4, 1, 2, 1, 0, 5).health');
const outer = sample(
  'let x = -inner(); { a: x + highest(attack(3, 2, 9).total, 4d6), b: (pool(1, 2, 3).degree)d6 }',
  { uses: { inner }, against: 'opposed(3d6, 3d6, 0).margin', shown: 'turnOrder(2, 0, 0, 0, 0, 0, 0).a' },
);

describe('mechanisms on demand', () => {
  it('hold every mechanism that a file defines', async () => {
    const folder = 'src/engine/functions';
    const files = readdirSync(folder).filter((file) => file !== 'index.ts');
    const defined: unknown[] = [];
    for (const file of files) {
      const exported: Record<string, unknown> = await import(`../../src/engine/functions/${file}`);
      for (const one of Object.values(exported)) {
        if (one !== null && typeof one === 'object' && 'parameters' in one) defined.push(one);
      }
    }
    const found = await Promise.all(
      Object.entries(sources).map(async ([name, source]) => own({ ...(await source()) }, name)),
    );
    expect(found).not.toContain(undefined);
    expect(defined.length).toBeGreaterThan(20);
    for (const mechanism of defined) expect(found).toContain(mechanism);
  });

  it('are those that a formula and what it uses call', () => {
    expect([...callsIn(outer)].sort()).toEqual(called.toSorted());
  });

  it('are fetched for one formula, and no others with them', async () => {
    vi.resetModules();
    const { namesAtHand } = await import('../../src/engine/at-hand');
    const { load } = await import('../../src/engine/load');
    const { evaluate } = await import('../../src/engine/evaluate');
    expect(namesAtHand()).toEqual([]);
    expect(() => evaluate(inner, {})).toThrow('There is no wound(…)');
    await load(outer);
    expect(namesAtHand().sort()).toEqual(called.filter((name) => name !== 'inner').sort());
    expect(() => evaluate(inner, {})).not.toThrow();
  });
});
