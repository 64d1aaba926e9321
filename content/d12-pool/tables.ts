import { defineTable } from '../../src/rules/table';
import { inNotes } from './sources';
import * as terms from './terms';

export const difficulties = defineTable({
  id: 'difficulties',
  name: 'Difficulties',
  summary: 'How many dice you must keep.',
  source: inNotes('2.3 Rolling'),
  columns: {
    name: { label: 'Difficulty', term: terms.difficulty },
    letter: { label: 'Letter' },
    from: { label: 'Degree from', term: terms.degree },
    to: { label: 'to' },
  },
  rows: {
    easy: { name: 'Easy', letter: 'E', from: 1, to: 1 },
    moderate: { name: 'Moderate', letter: 'M', from: 2, to: 2 },
    hard: { name: 'Hard', letter: 'H', from: 3, to: 4 },
    punishing: { name: 'Punishing', letter: 'P', from: 5, to: 6 },
    legendary: { name: 'Legendary', letter: 'L', from: 7, to: 9 },
    unbelievable: { name: 'Unbelievable', letter: 'U', from: 10, to: 11 },
    divine: { name: 'Divine', letter: 'D', from: 12, to: null },
  },
  also: ['degree needed', 'successes needed', 'target'],
});

export const attributeList = defineTable({
  id: 'attribute-list',
  name: 'Attributes',
  source: inNotes('1.1 Attributes'),
  columns: {
    name: { label: 'Attribute' },
    short: { label: 'Short' },
    use: { label: 'Rolled to' },
  },
  rows: {
    execution: { name: 'Execution', short: 'Exe', use: 'do something with your body, as you have learnt it' },
    ingenuity: { name: 'Ingenuity', short: 'Ing', use: 'make what you know fit something new or sudden' },
    discipline: {
      name: 'Discipline',
      short: 'Dis',
      use: 'recall exactly; withstand attacks on body and mind',
    },
  },
});

export const namedSkills = defineTable({
  id: 'named-skills',
  name: 'Skills that the notes mention',
  summary: 'There is no list. These five come up in examples.',
  source: inNotes('2.1 Determine Attribute & Skill'),
  columns: {
    name: { label: 'Skill', term: terms.skill },
    use: { label: 'Mentioned for' },
  },
  rows: {
    coercion: { name: 'Coercion', use: 'pressing somebody, learnt as a police officer and later as a crook' },
    hacking: { name: 'Hacking', use: 'opening a locked door at its panel' },
    explosives: { name: 'Explosives', use: 'making a bomb safe' },
    electronics: { name: 'Electronics', use: 'the same, had the bomb any' },
    chemistry: { name: 'Chemistry', use: 'the same, for a chemical bomb, but harder' },
  },
});

export const weaponKinds = defineTable({
  id: 'weapon-kinds',
  name: 'Kinds of weapons',
  summary: 'What sets each kind apart. The notes give no numbers.',
  source: inNotes('Misc Notes'),
  columns: {
    name: { label: 'Kind' },
    gain: { label: 'For it' },
    price: { label: 'Against it' },
  },
  rows: {
    single: { name: 'Single-shot semi-automatic', gain: 'the one that others are measured by', price: null },
    automatic: {
      name: 'Automatic',
      gain: 'may change the roll to hit; allows tactical ways of firing',
      price: 'less damage at the high end, fewer hits on critical parts of the body, no aiming',
    },
    burst: {
      name: 'Burst',
      gain: 'may change the roll to hit; more damage at the high end',
      price: 'eats ammunition; no tactics that a semi-automatic lacks',
    },
    cone: {
      name: 'Cone (shotgun)',
      gain: 'hits by itself up to a certain distance',
      price: 'soon weak far away; slow to reload',
    },
    explosive: { name: 'Explosive', gain: 'dangerous', price: 'dangerous to you too, in the end' },
  },
  also: ['shotgun', 'grenade', 'rifle', 'gun'],
});
