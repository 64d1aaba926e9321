import type { Formula } from '../../src/rules/formula';
import type { Game } from '../../src/rules/game';
import type { Book, Source } from '../../src/rules/source';
import type { Table } from '../../src/rules/table';
import type { Term } from '../../src/rules/term';

const book: Book = {
  title: 'A book',
  date: '2020-02',
  author: 'Somebody',
  licence: { spdx: 'CC0-1.0', name: 'CC0', url: null },
};

const source: Source = { book, section: 'A section' };

export const might: Term = {
  id: 'might',
  name: 'Might',
  abbreviation: 'MI',
  also: ['strength'],
  summary: 'How strong somebody is.',
  at: 'first#might',
  source,
};

export const check: Formula = {
  id: 'check',
  name: 'Check',
  summary: 'Whether it works.',
  source,
  inputs: { dc: { kind: 'number', label: 'DC', min: 1, max: 20, start: 10, term: might } },
  expression: '3d6',
  against: 'dc',
  result: { label: 'Total' },
  printed: [{ inputs: { dc: 10 }, value: '3d6', source }],
};

export const weapons: Table = {
  id: 'weapons',
  name: 'Weapons',
  source,
  columns: { name: { label: 'Weapon' }, hit: { label: 'Hit', signed: true }, cost: { label: 'Cost' } },
  rows: { axe: { name: 'Axe', hit: 2, cost: null }, 'rank-1': { name: 1, hit: 0, cost: 30 } },
};

/** A game that holds one thing of each kind. */
export const game: Game = {
  id: 'sample',
  title: 'Sample',
  tagline: 'A sample.',
  summary: 'A sample of a game.',
  accent: { light: '#000000', dark: '#ffffff' },
  icon: 'axe',
  sources: [book],
  licence: book.licence,
  chapters: ['first', 'second'],
  terms: { might },
  figures: { actions: { value: 2, label: 'Actions in a turn', source } },
  tables: { weapons },
  formulas: { check },
  rulings: {
    tie: {
      id: 'tie',
      kind: 'gap',
      title: 'A tie',
      places: [{ source, says: 'Nothing.' }],
      ruling: 'Roll again.',
      why: 'Somebody must win.',
      alternative: 'Nobody wins.',
    },
  },
};
