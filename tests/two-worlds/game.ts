import { defineGame } from '../../src/rules/game';
import * as formulas from './formulas';
import * as glyphs from './glyphs';
import * as rulings from './rulings';
import { book, licence } from './sources';
import * as tables from './tables';
import { mana, many, movement } from './terms';

/** A book that nobody plays: it has what only some books have, so that the pages made of that can be tried. */
export default defineGame({
  id: 'two-worlds',
  title: 'Two Worlds',
  tagline: 'One book for two worlds.',
  summary: 'Everything in it is called by two names.',
  accent: { light: '#7a4a12', dark: '#e0b070' },
  icon: 'sea-dragon',
  sources: [book],
  licence,
  genres: { fantasy: 'Fantasy', scifi: 'Science fiction' },
  chapters: ['arms', 'meetings'],
  parts: [
    { title: 'Things', from: 'arms' },
    { title: 'People', from: 'meetings' },
  ],
  glyphs,
  terms: { mana, movement, ...many },
  figures: {},
  tables,
  formulas,
  rulings,
});
