import type { Distribution } from '../../src/engine/distribution';
import { evaluate } from '../../src/engine/evaluate';
import { fraction, toNumber } from '../../src/engine/fraction';
import { load } from '../../src/engine/load';
import type { Formula } from '../../src/rules/formula';
import type { Chances, Side } from './side';

const source = {
  book: {
    title: 'Bench',
    date: '2026',
    author: 'nobody',
    licence: { spdx: null, name: 'none', url: null },
  },
  section: 'none',
};

let asked = 0;

/** The same question never in the same words: an expression that was read before would not be read again. */
function anew(expression: string): Formula {
  asked += 1;
  return {
    id: 'bench',
    name: 'Bench',
    summary: 'A question to be timed',
    source,
    inputs: {},
    expression: ' '.repeat(asked % 1000) + expression,
    result: { label: 'Result' },
    printed: [],
  };
}

/** Formulas evaluated as a page does it, reading included; `facets` picks the parts that a peer has too. */
export function ours(expressions: readonly string[], facets?: readonly string[]): Side {
  return {
    fetch: async () => {
      for (const expression of expressions) await load(anew(expression));
    },
    run: () => expressions.map((expression) => evaluate(anew(expression), {})),
    read: (result) => {
      const chances = new Map<string, number>();
      for (const distribution of result as readonly Distribution[]) {
        const picked = distribution.map((outcome) =>
          typeof outcome === 'number' || !facets
            ? outcome
            : Object.fromEntries(facets.map((name) => [name, outcome[name] as number])),
        );
        for (const [outcome, weight] of picked.entries()) {
          const key = typeof outcome === 'number' ? `${outcome}` : Object.values(outcome).join();
          chances.set(key, toNumber(fraction(weight, picked.total)));
        }
      }
      return chances as Chances;
    },
  };
}
