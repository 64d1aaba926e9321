import { defineTable } from '../../src/rules/table';
import { inRulebook } from './sources';
import * as terms from './terms-core';

export { astralArrow, astralMount, astralProjection, lostEntries } from './tables-magic-astral';
export {
  absorbEnergy,
  acceleratedHealing,
  animalFriendship,
  animateRope,
  antipsi,
  aspect,
} from './tables-magic-entries';
export { signsAsPrinted } from './tables-magic-signs';
export { spells } from './tables-magic-spells';

export const magicTypes = defineTable({
  id: 'magic-types',
  name: 'Kinds of magic',
  summary: 'Where each kind of spell or psionic comes from, how it is called upon and what pays for it.',
  source: inRulebook('Spells, Psionics'),
  columns: {
    name: { label: 'Kind' },
    paid: { label: 'Paid with' },
    from: { label: 'Its power' },
    how: { label: 'Called upon by' },
  },
  rows: {
    black: {
      name: { fantasy: 'Black magic' },
      paid: '{black-mana}',
      from: 'Demons and dark spirits who do your bidding and fight beside you',
      how: 'Incantations, and séances with a sacrifice that bribes them',
    },
    white: {
      name: { fantasy: 'White magic' },
      paid: '{white-mana}',
      from: 'Gods, angels and other divine spirits who help in need',
      how: 'Prayer and devotion',
    },
    blue: {
      name: { fantasy: 'Blue magic' },
      paid: '{blue-mana}',
      from: 'Sorcery that bends reality and makes useful things out of nothing',
      how: 'Rituals, and spells that call up powerful incarnations',
    },
    green: {
      name: { fantasy: 'Green magic' },
      paid: '{green-mana}',
      from: 'The life in the plants and animals around you, as druids and shamans use it',
      how: 'Dance, and songs that are sung or played',
    },
    light: {
      name: { scifi: 'Light side' },
      paid: '{light-psi}',
      from: 'What is best in others: altruism, charity, humility, discipline, healing, for the good of all',
      how: 'The mind alone',
    },
    dark: {
      name: { scifi: 'Dark side' },
      paid: '{dark-psi}',
      from: 'What is worst in yourself: selfishness, anger, fear, violence, for power over whatever resists',
      how: 'The mind alone',
    },
    colourless: {
      name: 'Colourless magic',
      paid: '{colourless-mana}',
      from: 'No kind of its own',
      how: 'As the mana that you pay with',
    },
    multicoloured: {
      name: 'Multicoloured magic',
      paid: { fantasy: 'Each of its colours', scifi: '{light-psi}{dark-psi}' },
      from: 'Two kinds or more at once',
      how: 'As each of its kinds',
    },
  },
  also: ['black magic', 'white magic', 'blue magic', 'green magic', 'light side', 'dark side', 'schools'],
});

export const magicTiers = defineTable({
  id: 'magic-tiers',
  name: 'Tiers of magic',
  summary: 'The rank that each tier takes, and the mana that it costs.',
  source: inRulebook('Magic Tiers & Caster Rank, Magic Tiers & Mana Cost'),
  columns: {
    name: { label: 'Tier', term: terms.tier },
    rank: { label: 'Lowest rank', term: terms.rank },
    cost: { label: 'Mana', term: terms.manaPoints },
  },
  rows: {
    'tier-1': { name: 'Tier 1', rank: 1, cost: 1 },
    'tier-2': { name: 'Tier 2', rank: 2, cost: 2 },
    'tier-3': { name: 'Tier 3', rank: 3, cost: 3 },
    'tier-4': { name: 'Tier 4', rank: 4, cost: 4 },
    'tier-5': { name: 'Tier 5', rank: 5, cost: 5 },
  },
  also: ['spell level', 'mana cost', 'rank needed'],
});
