import { defineFormula } from '../../src/rules/formula';
import * as controls from './controls';
import { advantage, ratings } from './examples';
import { figures } from './figures';
import * as rulings from './rulings';
import { mastery } from './scale';
import { inDraft } from './sources';
import * as terms from './terms';

const die = figures.dieSides.value;
const masteriesOf = (name: string): string => `max(0, up(${name}, ${die}) - 1)`;

export const countedRating = defineFormula({
  id: 'counted-rating',
  name: 'A rating counted through',
  summary: 'What a rating with masteries comes to if you count on past the die.',
  source: inDraft('Masteries'),
  inputs: {
    target: {
      kind: 'number',
      label: 'The number before the M',
      bracket: 'Before the M',
      min: 1,
      max: die,
      start: 14,
      term: terms.targetNumber,
    },
    masteries: { kind: 'number', label: 'Masteries', min: 0, max: 5, start: 1, term: terms.mastery },
  },
  expression: `target + ${die} * masteries`,
  parts: { [die]: 'the die' },
  result: { label: 'Counted through', better: 'high' },
  printed: Object.values(ratings).map(({ target, masteries, counted }) => ({
    inputs: { target, masteries },
    value: counted,
    source: inDraft('Masteries'),
  })),
  also: ['mastery', 'notation', 'convert'],
});

export const ratingSum = defineFormula({
  id: 'rating-sum',
  name: 'Adding to a rating',
  summary: 'A rating after a bonus, a penalty or an improvement, in the notation with M.',
  source: inDraft('Masteries'),
  inputs: {
    rating: controls.rating,
    change: {
      kind: 'number',
      label: 'What is added or taken off',
      bracket: 'Change',
      min: -60,
      max: 60,
      start: 6,
      signed: true,
    },
    below: {
      kind: 'choice',
      label: 'Below 1',
      bracket: 'Below 1',
      when: 'rating + change < 1',
      options: { one: { label: 'it stays 1', value: 1 }, free: { label: 'it goes on', value: -60 } },
      start: 'one',
      ruling: rulings.belowOne,
      weighedAt: { rating: 5, change: -8 },
    },
  },
  expression: 'max(below, rating + change)',
  written: { 'max(below, rating + change)': 'rating + change' },
  result: { label: 'New rating', better: 'high', scale: mastery },
  printed: [
    {
      inputs: { rating: figures.highestPlain.value, change: 1 },
      value: ratings.firstMastery.counted,
      source: inDraft('Masteries'),
    },
  ],
  also: ['bonus', 'penalty', 'improve', 'mastery', 'notation'],
});

export const masteryLead = defineFormula({
  id: 'mastery-lead',
  name: 'Masteries against each other',
  summary: 'What is left to roll against when opposed masteries have cancelled, and who is bumped.',
  source: inDraft('Bump Up with Mastery'),
  inputs: {
    rating: { ...controls.rating, start: advantage.rating },
    resistance: { ...controls.resistance, start: advantage.resistance },
  },
  expression:
    `let yours = ${masteriesOf('rating')}; let theirs = ${masteriesOf('resistance')}; ` +
    `{ bumps: yours - theirs, target: rating - ${die} * yours, other: resistance - ${die} * theirs }`,
  written: Object.fromEntries(
    ['rating', 'resistance'].map((name) => [masteriesOf(name), `up(${name}, ${die}) - 1`]),
  ),
  parts: { yours: 'Your masteries', theirs: 'Their masteries' },
  result: {
    label: 'Your bumps',
    facets: {
      bumps: { label: 'Your bumps (negative: theirs)', signed: true },
      target: { label: 'Your target number' },
      other: { label: 'Their target number' },
    },
  },
  printed: [
    {
      inputs: { rating: advantage.rating, resistance: advantage.resistance },
      value: { bumps: advantage.bumps, target: 10, other: 10 },
      source: inDraft('Bump Up with Mastery'),
    },
    // Two masteries against one are the same advantage as one against none.
    { inputs: { rating: 50, resistance: 30 }, value: { bumps: 1 }, source: inDraft('Bump Up with Mastery') },
    { inputs: { rating: 70, resistance: 50 }, value: { bumps: 1 }, source: inDraft('Bump Up with Mastery') },
  ],
  also: ['cancel masteries', 'opposed masteries', 'bump'],
});
