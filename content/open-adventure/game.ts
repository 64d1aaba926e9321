import { defineGame } from '../../src/rules/game';
import { figures } from './figures';
import * as formulas from './formulas';
import { genres } from './genres';
import * as glyphs from './glyphs';
import * as rulings from './rulings';
import { licence, rulebook } from './sources';
import * as tables from './tables';
import * as terms from './terms';

export default defineGame({
  id: 'open-adventure',
  title: 'Open Adventure',
  tagline: 'Two dice, one bright and one dark: old-school adventure in two worlds.',
  summary:
    'A whole rulebook for fantasy and science fiction side by side. Thirty points make a hero; the lower of two dice helps or hurts; spells, starships, strongholds and the price of a meal are all here.',
  accent: { light: '#7a4a12', dark: '#e0b070' },
  icon: 'drakkar-dragon',
  sources: [rulebook],
  licence,
  genres,
  parts: [
    { title: 'Introduction', from: 'introduction' },
    { title: 'Characters', from: 'making-a-character' },
    { title: 'Equipment', from: 'money' },
    { title: 'Magic', from: 'magic' },
    { title: 'The adventure', from: 'the-party' },
  ],
  chapters: [
    'introduction',
    'standard-roll',
    'making-a-character',
    'primary-traits',
    'secondary-traits',
    'abilities',
    'ability-list',
    'archetypes',
    'talents',
    'attack-and-defence',
    'races',
    'background',
    'worked-character',
    'money',
    'weapons',
    'armour',
    'gear',
    'food-and-lodging',
    'shopping',
    'hired-help',
    'magic',
    'mana',
    'casting',
    'spell-list',
    'planning-magic',
    'magic-entries',
    'astral-magic',
    'the-party',
    'maps-and-time',
    'movement',
    'journeys',
    'rest-and-load',
    'hazards',
    'fire',
    'light-and-sight',
    'water-and-vacuum',
    'weather',
    'getting-lost',
  ],
  glyphs,
  terms,
  figures,
  tables,
  formulas,
  rulings,
});
