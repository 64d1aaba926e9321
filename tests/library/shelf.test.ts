import { describe, expect, it } from 'vitest';
import { glossaryPage } from '../../src/layouts/glossary-pages';
import { links, pathTo } from '../../src/layouts/links';
import { chaptersWith, gameOf, games, inBookOrder, ownerOf } from '../../src/library';
import { check } from './sample';

describe('the shelf', () => {
  it('holds every game, an earlier generation before the one that succeeds it', () => {
    expect(games.length).toBeGreaterThan(0);
    for (const [at, { succeeds }] of games.entries()) {
      if (succeeds) expect(games.slice(0, at).map(({ id }) => id)).toContain(succeeds);
    }
  });

  it('finds a game by its id, and says which ones there are', () => {
    for (const game of games) expect(gameOf(game.id)).toBe(game);
    expect(() => gameOf('no-such-game')).toThrow(`only ${games.map(({ id }) => id).join(', ')}`);
  });

  it('knows whose a thing is, and says what to do about one that is nobody’s', () => {
    for (const game of games) {
      for (const formula of Object.values(game.formulas)) expect(ownerOf(formula)).toBe(game);
    }
    expect(() => ownerOf(check)).toThrow("'check' belongs to no game: export it");
  });
});

describe.each(games)('$title', (game) => {
  it('shows every formula, table and ruling in a chapter', () => {
    const things = [game.formulas, game.tables, game.rulings].flatMap((gathered) => Object.values(gathered));
    const unplaced = things.filter((thing) => chaptersWith(thing).length === 0).map(({ id }) => id);
    expect(unplaced).toEqual([]);
  });

  it('has an address for each of them, and for every term', () => {
    const home = pathTo(game.id);
    for (const formula of Object.values(game.formulas)) {
      expect(links.formula(formula)).toBe(`${home}${chaptersWith(formula)[0]}/#try-${formula.id}`);
    }
    for (const table of Object.values(game.tables)) {
      expect(links.table(table)).toBe(`${home}${chaptersWith(table)[0]}/#table-${table.id}`);
    }
    for (const ruling of Object.values(game.rulings)) {
      expect(links.ruling(ruling)).toBe(`${home}rulings/${chaptersWith(ruling)[0]}/#ruling-${ruling.id}`);
    }
    for (const term of Object.values(game.terms)) {
      expect(links.term(term)).toBe(`${home}${glossaryPage(game, term)}/#term-${term.id}`);
      expect(links.rule(term)).toBe(home + term.at.replace('#', '/#'));
    }
  });

  it('lists its formulas in the order of its chapters', () => {
    const chapters = inBookOrder(game.formulas).map((formula) => chaptersWith(formula)[0] ?? '');
    const order = chapters.map((chapter) => game.chapters.indexOf(chapter));
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });
});
