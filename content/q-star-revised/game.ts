import { defineGame } from '../../src/rules/game';
import { figures } from './figures';
import * as formulas from './formulas';
import * as rulings from './rulings';
import { introduction, licence, pages } from './sources';
import * as tables from './tables';
import * as terms from './terms';

export default defineGame({
  id: 'q-star-revised',
  title: 'Q* Revised',
  tagline:
    'The same three dice, rebuilt: ten difficulty levels, downtime for money, action points for turns.',
  summary:
    'The reworked rules of May 2018. A task has one of ten difficulty levels, downtime buys attributes and skills, a crisis is paid for in action points, and an attack meets a defence that is rolled.',
  accent: { light: '#6b3f9e', dark: '#c9a6f2' },
  icon: 'orbital',
  sources: [introduction, pages],
  succeeds: 'q-star',
  licence,
  chapters: [
    'introduction',
    'checks',
    'attributes',
    'skills',
    'secondary-values',
    'acquisitions',
    'crisis',
    'combat',
    'damage',
    'equipment',
    'abbreviations',
    'two-generations',
  ],
  terms,
  figures,
  tables,
  formulas,
  rulings,
});
