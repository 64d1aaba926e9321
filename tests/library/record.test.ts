import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/rules/table';
import type { Links } from '../../src/views/links';
import { recordsOf } from '../../src/views/record';
import twoWorlds from '../two-worlds/game';
import { game, weapons } from './sample';

const links: Links = {
  rule: () => '/sample/first/#might',
  term: () => '/sample/glossary/#term-might',
  formula: () => '/sample/first/#try-check',
  table: () => '/sample/second/#table-weapons',
  ruling: () => '/sample/rulings/#ruling-tie',
};

const records = recordsOf(game, links);
const titled = (title: string) => records.find((record) => record.title === title);

describe('the search knows', () => {
  it('a term by its name, its abbreviation and its synonyms, and leads to the rule', () => {
    expect(titled('Might')).toMatchObject({
      kind: 'term',
      book: 'Sample',
      abbreviation: 'MI',
      also: ['strength'],
      url: '/sample/first/#might',
    });
  });

  it('every row of a table under its own link, with what stands in it', () => {
    expect(titled('Axe')).toMatchObject({
      kind: 'row',
      url: '/sample/second/#table-weapons-axe',
      text: 'Weapons: Hit +2.',
    });
  });

  it('nothing of columns that only formulas reckon with', () => {
    const { hit, ...columns } = weapons.columns;
    const kept = { ...weapons, columns: { ...columns, hit: { ...hit, hidden: true } } } as Table;
    const hidden = recordsOf({ ...game, tables: { weapons: kept } }, links);
    expect(hidden.find(({ title }) => title === 'Axe')?.text).toBe('Weapons: .');
    expect(hidden.find(({ kind }) => kind === 'table')?.text).not.toContain('Hit');
  });

  it('a row that is only a number with its column and table', () => {
    expect(titled('Weapons: Weapon 1')?.text).toBe('Weapons: Hit +0, Cost 30.');
  });

  it('what each world calls a row, by both names and by each alone', () => {
    const rows = recordsOf(twoWorlds, links).filter(({ kind }) => kind === 'row');
    expect(rows.find(({ title }) => title === 'Horse / Hover bike')?.also).toEqual(['Horse', 'Hover bike']);
    expect(rows.find(({ title }) => title === 'Griffin')?.also).toEqual([]);
  });

  it('symbols by their names, and never by their signs', () => {
    const all = recordsOf(twoWorlds, links);
    expect(all.find(({ title }) => title === 'mana points')?.text).toContain('1 power point');
    expect(all.find(({ title }) => title.startsWith('Bow, Short /'))?.text).toContain(
      'Special 2 power points: Stun',
    );
    expect(all.filter(({ text }) => /[{}]/.test(text))).toEqual([]);
  });

  it('two words of one abbreviation', () => {
    const terms = recordsOf(twoWorlds, links).filter(({ abbreviation }) => abbreviation === 'MP');
    expect(terms.map(({ title }) => title)).toEqual(['mana points', 'movement points']);
  });

  it('formulas, tables and rulings', () => {
    expect(records.map(({ kind }) => kind)).toEqual(['term', 'formula', 'table', 'row', 'row', 'ruling']);
  });
});
