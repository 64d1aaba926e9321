import { defineGame } from '../../src/rules/game';
import { figures } from './figures';
import * as formulas from './formulas';
import * as rulings from './rulings';
import { licence, pages, rules } from './sources';
import * as tables from './tables';
import * as terms from './terms';

export default defineGame({
  id: 'q-star',
  title: 'Q*',
  tagline: 'Three dice, four abilities, and a price for everything else.',
  summary:
    'Science fiction of January 2018, played with three six-sided dice. Credits buy ability ranks, skills, perks and gear; wounds go through armour and cover to endurance first and health last.',
  accent: { light: '#0f5c78', dark: '#6cc5dd' },
  icon: 'ringed-planet',
  sources: [rules, pages],
  licence,
  chapters: [
    'introduction',
    'abilities',
    'pools',
    'skills',
    'skill-list',
    'perks-and-flaws',
    'improvement',
    'combat',
    'damage',
    'crisis',
    'making-a-character',
    'equipment',
  ],
  terms,
  figures,
  tables,
  formulas,
  rulings,
});
