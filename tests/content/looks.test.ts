import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bandsOf } from '../../src/rules/outcome';
import { isRandom } from '../../src/views/is-random';
import { tones } from '../../src/views/tones';
import { books } from './books';

const looks = new Set(
  [...readFileSync('src/islands/chart.css', 'utf8').matchAll(/\.((?:good|bad|even)(?:-\d)?)\b/g)].map(
    ([, look]) => look,
  ),
);

describe.each(books)('the charts of $game.title', ({ game }) => {
  it('draw every band with a look of its own', () => {
    // What is never rolled has no chart; a cell of its map has a sign beside its shade.
    const charted = Object.values(game.formulas).filter(isRandom);
    const plain = charted.flatMap((formula) =>
      tones(bandsOf(formula))
        .filter((look) => !looks.has(look))
        .map((look) => `${formula.id}: src/islands/chart.css draws no '${look}'`),
    );
    expect(plain).toEqual([]);
  });
});
