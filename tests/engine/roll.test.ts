import { describe, expect, it } from 'vitest';
import { evaluate } from '../../src/engine/evaluate';
import { keyOf } from '../../src/engine/outcome';
import { cryptoRandom, seededRandom } from '../../src/engine/random';
import { roll } from '../../src/engine/roll';
import type { Formula } from '../../src/rules/formula';
import { sample } from './sample';

const fight = 'attacksUntil(1, 4, 3, 2, 10, 8, 4, 2, 2, 0, 0, 10, 8)';
const rollable: readonly Formula[] = [
  sample('3d6 + 2'),
  sample('3d6', { against: '11' }),
  sample('3d6', { against: '8 + d4' }),
  sample('opposed(2d6, 2d6 + 1, 2)', { result: { label: 'x', facets: { margin: { label: 'm' } } } }),
  sample('attack(3, 2, 12)', { result: { label: 'x', facets: { total: { label: 't' } } } }),
  sample('wound(d6, 4, 1, 2, 1, 0, 5)', { result: { label: 'x', facets: { endurance: { label: 'e' } } } }),
  sample(fight),
  sample('turnOrder(3, 0, 1, 0, 0, 0, 0)', { result: { label: 'x', facets: { a: { label: 'a' } } } }),
  sample('matches(3, 1, 3, 5, 2, 1, 0, 0, 0, 0)', {
    result: { label: 'x', facets: { gain: { label: 'g' } } },
  }),
  sample('repeat(3, d6 >= 5)'),
  sample('highest(3, 4d6)'),
  sample('lowest(1, d8, 2d6)'),
  sample('highest(2, explode(2, reroll(x, x = 1, 3d4)))'),
  sample('count(x, x >= 5, 6d6)'),
  sample('let first = d6; when(first >= 4, first, d6)'),
];

describe('rolling', () => {
  it.each(rollable.map((formula) => [formula.expression, formula] as const))(
    '%s gives only what can happen, about as often as it should',
    (_, formula) => {
      const random = seededRandom(7);
      const exact = evaluate(formula, {});
      const seen = new Map<number | string, number>();
      const rounds = 4000;
      for (let n = 0; n < rounds; n += 1) {
        const key = keyOf(roll(formula, {}, random).outcome);
        seen.set(key, (seen.get(key) ?? 0) + 1);
      }
      const keys = exact.outcomes.map(keyOf);
      for (const key of seen.keys()) expect(keys).toContain(key);
      for (const [index, key] of keys.entries()) {
        const chance = Number(exact.weights[index]) / Number(exact.total);
        // Five standard deviations: a fair roller strays further once in millions.
        const slack = 5 * Math.sqrt((chance * (1 - chance)) / rounds) + 1e-9;
        expect(Math.abs((seen.get(key) ?? 0) / rounds - chance)).toBeLessThan(slack + 1 / rounds);
      }
    },
  );

  it('shows every die that fell', () => {
    const { groups, outcome } = roll(sample('3d6 + 2d10 + 1'), {}, seededRandom(3));
    expect(groups.map(({ sides, faces }) => [sides, faces.length])).toEqual([
      [6, 3],
      [10, 2],
    ]);
    const all = groups.flatMap(({ faces }) => faces).reduce((sum, face) => sum + face, 1);
    expect(outcome).toBe(all);
  });

  it('repeats itself for the same seed', () => {
    const once = () => roll(sample('10d20'), {}, seededRandom(42));
    expect(once()).toEqual(once());
  });

  it('draws again instead of favouring low faces', () => {
    const sides = 3 * 2 ** 30;
    const random = seededRandom(1);
    let low = 0;
    for (let n = 0; n < 3000; n += 1) if (random(sides) <= 2 ** 30) low += 1;
    // A plain remainder would land here half of the time instead of a third.
    expect(low / 3000).toBeLessThan(0.4);
    expect(low / 3000).toBeGreaterThan(0.27);
  });

  it('uses all faces of the platform source', () => {
    const faces = new Set(Array.from({ length: 500 }, () => cryptoRandom(6)));
    expect([...faces].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
