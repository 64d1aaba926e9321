import type { Game } from '../rules/game';

function count(number: number, one: string): string {
  return `${number} ${one}${number === 1 ? '' : 's'}`;
}

/** How much there is in a book, counted in its data. */
export function countsOf(game: Game): readonly string[] {
  const sizes: readonly (readonly [number, string])[] = [
    [game.chapters.length, 'chapter'],
    [Object.keys(game.formulas).length, 'live formula'],
    [Object.keys(game.tables).length, 'table'],
    [Object.keys(game.terms).length, 'term'],
    [Object.keys(game.rulings).length, 'ruling'],
  ];
  return sizes.filter(([size]) => size > 0).map(([size, one]) => count(size, one));
}
