import { defineGame } from '../../../../src/rules/game';
import * as formulas from './formulas';
import { book } from './sources';
import * as tables from './tables';

/** A small book in parts, with baskets and halves, for tests of what no other book may have. */
export default defineGame({
  id: 'harbour',
  title: 'Harbour',
  tagline: 'Things to buy, and how to carry them.',
  summary: 'A book of two chapters in two parts.',
  accent: { light: '#7a4a12', dark: '#e0b070' },
  icon: 'drakkar-dragon',
  sources: [book],
  licence: book.licence,
  parts: [
    { title: 'Ashore', from: 'buying' },
    { title: 'Afloat', from: 'carrying' },
  ],
  chapters: ['buying', 'places', 'carrying'],
  terms: {},
  figures: {},
  tables,
  formulas,
  rulings: {},
});
