import { defineGame } from '../../src/rules/game';
import { figures } from './figures';
import * as formulas from './formulas';
import * as rulings from './rulings';
import { licence, notes } from './sources';
import * as tables from './tables';
import * as terms from './terms';

export default defineGame({
  id: 'd12-pool',
  title: 'The d12 pool game',
  tagline: 'A handful of twelve-sided dice, kept low: how many, how high, how deep.',
  summary:
    'Untitled rules notes for science fiction. Attributes give dice, skills say which of them stay, and every roll has a degree, a ceiling and a floor. Trauma turns into blackout, and blackout into sleep or death. Unfinished; author and licence are unknown.',
  accent: { light: '#9a2257', dark: '#f29cc0' },
  icon: 'd12',
  sources: [notes],
  licence,
  chapters: [
    'introduction',
    'attributes-and-skills',
    'talents-and-quirks',
    'making-a-check',
    'rack-and-push',
    'opposed-checks',
    'group-checks',
    'group-average-checks',
    'aiding-and-luck',
    'trauma',
    'blackout',
    'unconscious',
    'weapons',
    'loose-ends',
  ],
  terms,
  figures,
  tables,
  formulas,
  rulings,
});
