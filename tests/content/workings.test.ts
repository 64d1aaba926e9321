import { describe, expect, it } from 'vitest';
import { startValues } from '../../src/rules/outcome';
import { working } from '../../src/views/working';
import { books } from './books';
import { describeValues, samples } from './values';

describe.each(books)('the formulas of $game.title', ({ game }) => {
  it.each(Object.values(game.formulas))('$name: can show their working', (formula) => {
    for (const values of [startValues(formula), ...samples(formula, 2)]) {
      expect(() => working(formula, values), describeValues(values)).not.toThrow();
    }
  });
});
