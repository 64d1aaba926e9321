import { defineTable } from '../../src/rules/table';
import { inRulebook } from './sources';
import * as terms from './terms-core';

export const rankTable = defineTable({
  id: 'rank-advancement',
  name: 'Ranks',
  source: inRulebook('Gaining a New Rank'),
  columns: {
    name: { label: 'Rank', term: terms.rank },
    number: { label: 'As a number' },
    experience: { label: 'Experience needed', unit: 'XP', term: terms.experiencePoints },
  },
  rows: {
    one: { name: 'I', number: 1, experience: 0 },
    two: { name: 'II', number: 2, experience: 2500 },
    three: { name: 'III', number: 3, experience: 5000 },
    four: { name: 'IV', number: 4, experience: 7500 },
    five: { name: 'V', number: 5, experience: 10_000 },
  },
  also: ['levels', 'level up', 'experience table', 'XP table'],
});

export const aularSymbols = defineTable({
  id: 'aular-symbols',
  name: 'Aular symbols',
  source: inRulebook('Gambling (Optional)'),
  columns: { symbol: { label: 'Symbol' }, from: { label: 'Die' }, to: { label: 'Up to' } },
  rows: {
    castle: { symbol: { fantasy: 'Castle', scifi: 'Star' }, from: 1, to: 1 },
    king: { symbol: { fantasy: 'King', scifi: 'Planet' }, from: 2, to: 2 },
    queen: { symbol: { fantasy: 'Queen', scifi: 'Wormhole' }, from: 3, to: 3 },
    sword: { symbol: { fantasy: 'Sword', scifi: 'Starship' }, from: 4, to: 4 },
    shield: { symbol: { fantasy: 'Shield', scifi: 'Nebula' }, from: 5, to: 5 },
    dragon: { symbol: { fantasy: 'Dragon', scifi: 'Dark Matter' }, from: 6, to: 6 },
  },
  roll: '1d6',
  also: ['gambling symbols', 'dice game'],
});

export const aularPayout = defineTable({
  id: 'aular-payout',
  name: 'What Aular pays',
  summary: 'For a symbol that you have bet on.',
  source: inRulebook('Gambling (Optional)'),
  columns: { name: { label: 'Dice that show it' }, times: { label: 'Stakes that you get back' } },
  rows: {
    once: { name: 1, times: 1 },
    twice: { name: 2, times: 3 },
    thrice: { name: 3, times: 5 },
  },
  also: ['gambling payout'],
});

export const alignmentTable = defineTable({
  id: 'alignment-modifiers',
  name: 'Alignment and Charisma',
  summary:
    'What your points do to rolls of Charisma. The good deal with the good, and the evil with the evil, as with their own kind.',
  source: inRulebook('Alignment Points'),
  columns: {
    from: { label: 'Points', term: terms.alignmentPoints },
    to: { label: 'Up to' },
    same: { label: 'With your own kind', signed: true },
    other: { label: 'With the opposite kind', signed: true },
  },
  rows: {
    neutral: { from: 0, to: 4, same: 0, other: 0 },
    first: { from: 5, to: 9, same: 1, other: -1 },
    second: { from: 10, to: 14, same: 2, other: -2 },
    third: { from: 15, to: 19, same: 3, other: -3 },
    fourth: { from: 20, to: 24, same: 4, other: -4 },
    fifth: { from: 25, to: 40, same: 5, other: -5 },
  },
  also: ['good', 'evil', 'AP', 'karma'],
});
