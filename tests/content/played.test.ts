import { describe, expect, it } from 'vitest';
import { evaluate } from '../../src/engine/evaluate';
import { keyOf } from '../../src/engine/outcome';
import { seededRandom } from '../../src/engine/random';
import { roll } from '../../src/engine/roll';
import { startValues } from '../../src/rules/outcome';
import { isRandom } from '../../src/views/is-random';
import { books } from './books';
import { describeValues, samples } from './values';

const rolls = 100;

describe.each(books)('$game.title', ({ game }) => {
  const random = Object.values(game.formulas).filter(isRandom);

  it.each(random)('$name: whatever the dice show, its odds know it', (formula) => {
    for (const values of [startValues(formula), ...samples(formula, 2)]) {
      const possible = new Set(evaluate(formula, values).outcomes.map(keyOf));
      const dice = seededRandom(7);
      for (let count = 0; count < rolls; count += 1) {
        const { outcome } = roll(formula, values, dice);
        expect(possible.has(keyOf(outcome)), `${JSON.stringify(outcome)} at ${describeValues(values)}`).toBe(
          true,
        );
      }
    }
  });
});
