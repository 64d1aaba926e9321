import { defineGame } from '../../src/rules/game';
import { figures } from './figures';
import * as formulas from './formulas';
import * as rulings from './rulings';
import { draft, licence } from './sources';
import * as tables from './tables';
import * as terms from './terms';

export default defineGame({
  id: 'questworlds',
  title: 'QuestWorlds',
  tagline: 'Name the prize, roll one die each, and see how far the victory goes.',
  summary:
    'An engine for stories of any kind, in the draft of April 2018. Characters have abilities in their players’ own words; a contest compares two twenty-sided dice, masteries and hero points bump the results, and degrees of victory say what remains. Later editions differ.',
  accent: { light: '#a03a14', dark: '#f0a07c' },
  icon: 'laurels',
  sources: [draft],
  licence,
  chapters: [
    'introduction',
    'abilities',
    'contests',
    'rolls',
    'bumps',
    'degrees',
    'looking-up-a-roll',
    'resistance',
    'fair-odds',
  ],
  terms,
  figures,
  tables,
  formulas,
  rulings,
});
