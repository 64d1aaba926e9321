import { type ChoiceInput, defineFormula } from '../../src/rules/formula';
import { attributePick, circumstance, levelPick, skillPick } from './controls';
import { figures } from './figures';
import * as rulings from './rulings';
import { inIntroduction, inPages } from './sources';
import { attributeRanks } from './tables';
import * as terms from './terms';

const might = { ...attributePick, label: 'Might', start: 'mediocre', term: terms.might } as const;

/** A rank is its modifier plus this much, so the other reading of an attribute's name is that much more. */
const rankAboveModifier = attributeRanks.rows.fair.rank - attributeRanks.rows.fair.modifier;

const counted = {
  kind: 'choice',
  label: 'The attribute counts as its',
  bracket: 'Counts as',
  options: {
    modifier: { label: 'modifier, +0', value: 0 },
    rank: { label: `rank, +${rankAboveModifier}`, value: rankAboveModifier },
  },
  start: 'modifier',
  ruling: rulings.modifierOrRank,
} satisfies ChoiceInput;

export const healthPoints = defineFormula({
  id: 'health-points',
  name: 'Health points',
  summary: 'The size of your health pool.',
  source: inPages('Health'),
  inputs: { might, counted, circumstance },
  expression: '12 + 2 * (might.modifier + counted) + circumstance',
  written: { '(might.modifier + counted)': 'might.modifier' },
  parts: { 12: 'base' },
  result: { label: 'Health', unit: 'health', better: 'high' },
  along: { input: 'might' },
  printed: [{ inputs: { might: 'fair' }, value: 12, source: inPages('Health') }],
  also: ['HP', 'hit points'],
});

export const endurancePoints = defineFormula({
  id: 'endurance-points',
  name: 'Endurance points',
  summary: 'The size of your endurance pool.',
  source: inPages('Endurance'),
  inputs: { might, counted, circumstance },
  expression: '30 + 5 * (might.modifier + counted) + circumstance',
  written: { '(might.modifier + counted)': 'might.modifier' },
  parts: { 30: 'base' },
  result: { label: 'Endurance', unit: 'endurance', better: 'high' },
  along: { input: 'might' },
  printed: [{ inputs: { might: 'fair' }, value: 30, source: inPages('Endurance') }],
  also: ['EP', 'stamina'],
});

export const perceptionValue = defineFormula({
  id: 'perception-value',
  name: 'Perception value',
  summary: 'What you notice without trying.',
  source: inPages('Perception'),
  inputs: {
    intelligence: {
      ...attributePick,
      label: 'Intelligence',
      start: 'mediocre',
      term: terms.intelligence,
    },
    counted,
    level: { kind: 'number', label: 'Level', min: 0, max: 10, start: 0, term: terms.level },
    circumstance,
  },
  expression: '10 + (intelligence.modifier + counted) + level + circumstance',
  written: { '(intelligence.modifier + counted)': 'intelligence.modifier' },
  parts: { 10: 'base' },
  result: { label: 'Perception', better: 'high' },
  along: { input: 'intelligence' },
  printed: [{ inputs: { intelligence: 'fair' }, value: 10, source: inPages('Perception') }],
  also: ['notice', 'awareness'],
});

export const levelReached = defineFormula({
  id: 'level-reached',
  name: 'Level from experience',
  summary: 'The level that your experience makes, and what fate takes from it.',
  source: inPages('Level'),
  inputs: {
    earned: { kind: 'number', label: 'Experience earned', bracket: 'Earned', min: 0, max: 30, start: 7 },
    gone: {
      kind: 'choice',
      label: 'What fate has cost',
      bracket: 'Spending',
      options: {
        held: { label: 'is gone, × 1', value: 1 },
        earned: { label: 'still counts, × 0', value: 0 },
      },
      start: 'held',
      ruling: rulings.fateAndLevel,
    },
    spent: { kind: 'number', label: 'Experience spent on fate', bracket: 'Spent', min: 0, max: 30, start: 2 },
  },
  expression: `down(max(0, earned - gone * spent), ${figures.experiencePerLevel.value})`,
  written: { 'max(0, earned - gone * spent)': '(earned - spent)' },
  result: { label: 'Level', better: 'high' },
  printed: [
    { inputs: { earned: 3, spent: 0 }, value: 1, source: inPages('Level') },
    { inputs: { earned: 2, spent: 0 }, value: 0, source: inIntroduction('Fractions') },
  ],
  also: ['LVL', 'XP'],
});

export const fateReroll = defineFormula({
  id: 'fate-reroll',
  name: 'What fate is worth',
  summary: 'A check that you roll again if it fails, for a point of experience.',
  source: inPages('Fate'),
  inputs: { attribute: attributePick, skill: skillPick, circumstance, level: levelPick },
  expression:
    'let bonus = attribute.modifier + skill.modifier + circumstance; ' +
    `let target = ${figures.levelPoints.value} * level.level; ` +
    'let first = 3d6 + bonus; let again = 3d6 + bonus; ' +
    '{ total: when(first >= target, first, again), outcome: when(first >= target, 2, again >= target) }',
  parts: { bonus: 'Modifiers', target: 'Target number', first: 'First roll', again: 'Second roll' },
  result: {
    label: 'Result that stands',
    better: 'high',
    facets: { total: { label: 'Result that stands' }, outcome: { label: 'Outcome', hidden: true } },
    bands: [
      { label: 'first roll', says: 'succeed at once', tone: 'good', facet: 'outcome', from: 2 },
      {
        label: 'saved by fate',
        says: 'are saved by the second roll',
        tone: 'good',
        facet: 'outcome',
        from: 1,
        to: 1,
      },
      { label: 'both fail', says: 'fail twice', tone: 'bad', facet: 'outcome', to: 0 },
    ],
    claims: [
      { label: 'success', says: 'succeed in the end', tone: 'good', facet: 'outcome', from: 1 },
      { label: 'experience spent', says: 'spend the point', tone: 'even', facet: 'outcome', to: 1 },
    ],
  },
  printed: [
    // A first roll that cannot succeed leaves a whole new check.
    { inputs: { skill: 'fair', level: 'impossible' }, value: '3d6', source: inPages('Fate') },
    { inputs: { skill: 'fair', level: 'mundane' }, value: '3d6', source: inPages('Fate') },
  ],
  also: ['re-roll', 'reroll', 'luck'],
});

export const slotCount = defineFormula({
  id: 'slot-count',
  name: 'Number of slots',
  summary: 'How much you can carry.',
  source: inPages('Slots'),
  inputs: { might, counted, circumstance },
  expression: '15 + 2 * (might.modifier + counted) + circumstance',
  written: { '(might.modifier + counted)': 'might.modifier' },
  parts: { 15: 'base' },
  result: { label: 'Slots', unit: 'slots', better: 'high' },
  along: { input: 'might' },
  printed: [{ inputs: { might: 'fair' }, value: 15, source: inPages('Slots') }],
  also: ['inventory', 'encumbrance'],
});

export const weightPenalty = defineFormula({
  id: 'weight-penalty',
  name: 'Penalty for weight',
  summary: 'What an item that is too heavy takes off rolls with Speed.',
  source: inPages('Weight'),
  inputs: {
    might: { ...might, label: 'Might rank', shows: 'rank' },
    weight: { kind: 'number', label: 'Weight of the item', bracket: 'Weight', min: 0, max: 12, start: 5 },
  },
  expression: 'max(0, weight - might.rank)',
  result: { label: 'Taken off rolls with Speed', better: 'low' },
  along: { input: 'might' },
  printed: [
    { inputs: { might: 'mediocre', weight: 2 }, value: 0, source: inIntroduction('Glossary') },
    { inputs: { might: 'mediocre', weight: 5 }, value: 'weight - might.rank', source: inPages('Weight') },
  ],
  also: ['encumbrance', 'heavy armour'],
});

export const acquisitionMaximum = defineFormula({
  id: 'acquisition-maximum',
  name: 'Maximum of an acquisition',
  summary: 'The most influence, resources or technology that you can hold of each.',
  source: inPages('Acquisitions'),
  inputs: {
    experience: { kind: 'number', label: 'Experience', min: 0, max: 12, start: 0, term: terms.experience },
    circumstance,
  },
  expression: `experience + ${figures.acquisitionBase.value} + circumstance`,
  parts: { [figures.acquisitionBase.value]: 'base' },
  result: { label: 'Maximum', better: 'high' },
  along: { input: 'experience' },
  printed: [{ inputs: { experience: 0 }, value: 2, source: inPages('Acquisitions') }],
  also: ['INF', 'RES', 'TECH', 'limit'],
});

export const acquisitionTrade = defineFormula({
  id: 'acquisition-trade',
  name: 'Trading acquisitions',
  summary: 'What you receive of one acquisition for another.',
  source: inPages('Acquisitions'),
  inputs: {
    given: { kind: 'number', label: 'Points handed over', bracket: 'Given', min: 0, max: 20, start: 5 },
  },
  expression: `down(given, ${figures.tradeGiven.value})`,
  result: { label: 'Points received', better: 'high' },
  printed: [
    {
      inputs: { given: figures.tradeGiven.value },
      value: figures.tradeReceived.value,
      source: inPages('Acquisitions'),
    },
  ],
  also: ['exchange'],
});
