import { defineTable } from '../../src/rules/table';
import { inRulebook } from './sources';

export const primaryTraitsTable = defineTable({
  id: 'primary-traits',
  name: 'What the primary traits do',
  source: inRulebook('Primary Traits'),
  columns: {
    name: { label: 'Trait' },
    abbreviation: { label: 'Short' },
    secondary: { label: 'Secondary traits' },
    abilities: { label: 'Abilities' },
    more: { label: 'Also' },
  },
  rows: {
    strength: {
      name: 'Strength',
      abbreviation: 'Str',
      secondary: 'Fortitude',
      abilities: 'Climb, Swim',
      more: 'Melee Attack, carrying',
    },
    perception: {
      name: 'Perception',
      abbreviation: 'Per',
      secondary: 'Reflex',
      abilities: 'Traps, Lock Pick',
      more: 'Ranged Attack',
    },
    intelligence: {
      name: 'Intelligence',
      abbreviation: 'Int',
      secondary: 'Will',
      abilities: 'Trade Skill, Knowledge',
      more: 'Ability modifiers, languages',
    },
    dexterity: {
      name: 'Dexterity',
      abbreviation: 'Dex',
      secondary: null,
      abilities: 'Stealth, Jump',
      more: 'Defence, initiative',
    },
    health: {
      name: 'Health',
      abbreviation: 'Hea',
      secondary: 'Health points, stamina points',
      abilities: null,
      more: null,
    },
    charisma: {
      name: 'Charisma',
      abbreviation: 'Cha',
      secondary: 'Fortune points',
      abilities: 'Diplomacy, Presence',
      more: null,
    },
    magic: { name: 'Magic', abbreviation: 'Mag', secondary: null, abilities: null, more: 'Mana points' },
  },
  also: ['attributes', 'ability scores', 'stats'],
});

export const secondaryTraitsTable = defineTable({
  id: 'secondary-traits',
  name: 'Secondary traits',
  source: inRulebook('Secondary Traits'),
  columns: {
    name: { label: 'Secondary trait' },
    from: { label: 'Has the number of' },
    kind: { label: 'Kind' },
  },
  rows: {
    'health-points': { name: 'Health points', from: 'Health', kind: 'Points' },
    'stamina-points': { name: 'Stamina points', from: 'Health', kind: 'Points' },
    'fortune-points': { name: 'Fortune points', from: 'Charisma', kind: 'Points' },
    fortitude: { name: 'Fortitude', from: 'Strength', kind: 'Save' },
    reflex: { name: 'Reflex', from: 'Perception', kind: 'Save' },
    will: { name: 'Will', from: 'Intelligence', kind: 'Save' },
  },
  also: ['derived values', 'saves'],
});

export const diceAlternatives = defineTable({
  id: 'dice-alternatives',
  name: 'Ways to make the standard roll',
  source: inRulebook('Dice Alternatives'),
  columns: {
    name: { label: 'With' },
    number: { label: 'How to get the number' },
    sign: { label: 'What makes it positive' },
  },
  rows: {
    dice: {
      name: 'Two dice of two colours',
      number: 'Roll both. The lower one counts; equal dice are 0.',
      sign: 'The lower die is the light one.',
    },
    die: {
      name: 'One die',
      number: 'Roll it twice. The lower roll counts; equal rolls are 0.',
      sign: 'The lower roll is the first one.',
    },
    cards: {
      name: 'Ace to six of two suits',
      number:
        'Shuffle them all, draw one, and go on until one of the other suit comes. The lower of these two counts.',
      sign: 'The lower card is the first one.',
    },
    fingers: {
      name: 'Hands of two players',
      number: 'On three, both show from none to five fingers. The difference counts.',
      sign: 'Unless it is 0, show again: both even or both odd.',
    },
  },
  also: ['no dice', 'playing cards', 'rock paper scissors'],
});
