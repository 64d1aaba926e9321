import { defineTerm } from '../../src/rules/term';
import { inRulebook } from './sources';

export const secretTest = defineTerm({
  id: 'secret-test',
  name: 'secret test',
  also: ['hidden roll', 'blind roll'],
  summary: 'A test that the game master rolls. It always seems to succeed; only the game master knows.',
  at: 'abilities#secret-tests',
  source: inRulebook('Secret Ability Tests'),
});

export const repeatableTest = defineTerm({
  id: 'repeatable-test',
  name: 'repeatable',
  also: ['retry', 'try again'],
  summary: 'Of a test: it may be tried again after a failure.',
  at: 'abilities#trying-again',
  source: inRulebook('Repeatable Ability Tests'),
});

export const forceOpen = defineTerm({
  id: 'force-open',
  name: 'Force Open',
  also: ['bend bars', 'break down a door', 'lift gates'],
  summary: 'A test of Strength to open what is stuck, sealed or barred.',
  at: 'ability-list#strength',
  source: inRulebook('List of Abilities'),
});

export const race = defineTerm({
  id: 'race',
  name: 'race',
  also: ['species'],
  summary: 'What people your character belongs to. It has no effect in the rules, but for the size.',
  at: 'races#choosing-one',
  source: inRulebook('Choose a Race'),
});

export const size = defineTerm({
  id: 'size',
  name: 'size',
  summary: 'Small, Medium or Large: how tall and heavy a body is, and how much it eats.',
  at: 'background#height-and-weight',
  source: inRulebook('Height & Weight (Optional)'),
});

export const common = defineTerm({
  id: 'common',
  name: 'Common',
  also: ['common tongue'],
  summary: 'The language that most people share.',
  at: 'background#languages',
  source: inRulebook('Known Languages (Optional)'),
});

export const factionLanguage = defineTerm({
  id: 'faction-language',
  name: 'faction language',
  also: ['secret language', 'thieves’ cant'],
  summary: 'Passwords and signs of a secret society. It costs no points, and fades when you leave.',
  at: 'background#languages-of-factions',
  source: inRulebook('Faction Languages (Optional)'),
});
