import { type ChoiceInput, defineFormula, type NumberInput } from '../../src/rules/formula';
import { aligned, bets, mine, rebellious } from './examples-campaign';
import { figures } from './figures-campaign';
import {
  alignmentCap,
  alignmentExample,
  aularReadings,
  inheritance,
  mineWorkers,
  rankTimesStep,
} from './rulings-campaign';
import { inRulebook } from './sources';
import { standardRoll } from './standard-roll';
import { aularPayout, resourceAmounts, resourceTypes } from './tables-campaign';
import * as terms from './terms-core';

const number = (label: string, bracket: string, min: number, max: number, start: number): NumberInput => ({
  kind: 'number',
  label,
  bracket,
  min,
  max,
  start,
});

const ranks = inRulebook('Gaining a New Rank');

export const experienceShare = defineFormula({
  id: 'experience-share',
  name: 'Shares of experience',
  summary: 'What each character gets for foes and treasure.',
  source: inRulebook('Experience Points'),
  inputs: {
    foes: number('Health points of all defeated foes together', 'Foes', 0, 10_000, 60),
    fighters: number('Characters who helped to defeat them', 'Fighters', 1, 30, 4),
    treasure: number('Value of the treasure in sc', 'Treasure', 0, 1_000_000, 1000),
    players: number('Players and hirelings', 'Players', 1, 30, 4),
  },
  expression:
    '{ total: down(foes, fighters) + down(treasure, players), foes: down(foes, fighters), treasure: down(treasure, players) }',
  written: { 'down(foes, fighters) + down(treasure, players)': 'foes / fighters + treasure / players' },
  result: {
    label: 'Experience for each',
    better: 'high',
    facets: {
      total: { label: 'Experience for each', unit: 'XP' },
      foes: { label: 'of it for foes', unit: 'XP' },
      treasure: { label: 'and for treasure', unit: 'XP' },
    },
  },
  printed: [
    // A foe is worth its health points, a coin a point.
    {
      inputs: { foes: 7, fighters: 1, treasure: 100, players: 1 },
      value: { total: 107, foes: 7, treasure: 100 },
      source: inRulebook('Experience Points'),
    },
  ],
  also: ['XP', 'experience points', 'split experience', 'treasure'],
});

const step = figures.experienceStep.value;

export const nextRank = defineFormula({
  id: 'next-rank',
  name: 'Rank by experience',
  summary: 'Which rank your experience gives, and how far it is to the next.',
  source: ranks,
  inputs: {
    experience: {
      ...number('Experience points', 'Experience', 0, 20_000, 2600),
      term: terms.experiencePoints,
    },
    reading: {
      kind: 'choice',
      label: 'A rank takes',
      options: {
        table: { label: 'what the table says', value: 0 },
        product: { label: 'its number times the step', value: 1 },
      },
      start: 'table',
      ruling: rankTimesStep,
    },
  },
  expression:
    `let rank = min(${figures.highestRank.value}, max(1, down(experience, ${step}) + when(reading = 0, 1, 0))); ` +
    `{ rank: rank, missing: when(rank = ${figures.highestRank.value}, 0, (rank + when(reading = 0, 0, 1)) * ${step} - experience) }`,
  result: {
    label: 'Rank',
    better: 'high',
    facets: { rank: { label: 'Rank' }, missing: { label: 'To the next rank', unit: 'XP' } },
  },
  printed: [
    { inputs: { experience: 0 }, value: { rank: 1, missing: 2500 }, source: inRulebook('Rank Advancement') },
    {
      inputs: { experience: 2500 },
      value: { rank: 2, missing: 2500 },
      source: inRulebook('Rank Advancement'),
    },
    {
      inputs: { experience: 5000 },
      value: { rank: 3, missing: 2500 },
      source: inRulebook('Rank Advancement'),
    },
    {
      inputs: { experience: 7500 },
      value: { rank: 4, missing: 2500 },
      source: inRulebook('Rank Advancement'),
    },
    {
      inputs: { experience: 10_000 },
      value: { rank: 5, missing: 0 },
      source: inRulebook('Rank Advancement'),
    },
    {
      inputs: { experience: 5000 },
      value: { rank: 2, missing: 2500 },
      source: ranks,
      erratum: rankTimesStep,
    },
  ],
  also: ['level up', 'next level', 'rank advancement'],
});

export const inheritedExperience = defineFormula({
  id: 'inherited-experience',
  name: 'Experience after a death',
  summary: 'What the next character of the player starts with.',
  source: inRulebook('Death'),
  inputs: {
    experience: {
      ...number('Experience of the dead character', 'Experience', 0, 20_000, 2555),
      term: terms.experiencePoints,
    },
    rounded: {
      kind: 'choice',
      label: 'Rounded down is',
      options: { loss: { label: 'what is lost', value: 0 }, rest: { label: 'what is left', value: 1 } },
      start: 'loss',
      ruling: inheritance,
    },
  },
  expression: `when(rounded = 0, experience - down(experience * ${figures.inheritancePercent.value}, 100), down(experience * ${100 - figures.inheritancePercent.value}, 100))`,
  written: {
    [`when(rounded = 0, experience - down(experience * ${figures.inheritancePercent.value}, 100), down(experience * ${100 - figures.inheritancePercent.value}, 100))`]: `experience - experience * ${figures.inheritancePercent.value} / 100`,
  },
  result: { label: 'Experience', unit: 'XP', better: 'high' },
  printed: [
    { inputs: { experience: 1000 }, value: 900, source: inRulebook('Death') },
    { inputs: { experience: 5 }, value: 5, source: inRulebook('Death') },
  ],
  also: ['death', 'new character', 'dead character'],
});

const { once, twice, thrice } = aularPayout.rows;
const stakes = {
  castle: number('Stake on castle / star', 'Castle / star', 0, 1000, 0),
  king: number('Stake on king / planet', 'King / planet', 0, 1000, 0),
  queen: number('Stake on queen / wormhole', 'Queen / wormhole', 0, 1000, 0),
  sword: number('Stake on sword / starship', 'Sword / starship', 0, 1000, bets.sword),
  shield: number('Stake on shield / nebula', 'Shield / nebula', 0, 1000, 0),
  dragon: number('Stake on dragon / dark matter', 'Dragon / dark matter', 0, 1000, bets.dragon),
};
const staked = Object.keys(stakes).join(', ');
const game = (more: number) =>
  `matches(${figures.aularDice.value}, ${once.times}, ${twice.times + more}, ${thrice.times + more}, ${staked})`;

export const aularOdds = defineFormula({
  id: 'aular-odds',
  name: 'A throw of Aular',
  summary: 'What your stakes bring back, and what the house keeps in the long run.',
  source: inRulebook('Gambling (Optional)'),
  inputs: {
    ...stakes,
    payout: {
      kind: 'choice',
      label: 'Three and five times the stake',
      options: {
        within: { label: 'include the stake', value: 0 },
        beside: { label: 'come on top of it', value: 1 },
      },
      start: 'within',
      ruling: aularReadings,
    },
  },
  expression: `when(payout = 0, ${game(0)}.gain, ${game(1)}.gain)`,
  written: { [`when(payout = 0, ${game(0)}.gain, ${game(1)}.gain)`]: Object.keys(stakes).join(' + ') },
  result: {
    label: 'Gain',
    unit: 'sc',
    signed: true,
    better: 'high',
    bands: [
      { label: 'loss', says: 'lose money', tone: 'bad', to: -1 },
      { label: 'even', says: 'break even', tone: 'even', from: 0, to: 0 },
      { label: 'win', says: 'win money', tone: 'good', from: 1 },
    ],
  },
  printed: [
    // A stake on all six, one each: three different symbols pay three of six stakes.
    {
      inputs: { castle: 1, king: 1, queen: 1, sword: 1, shield: 1, dragon: 1 },
      value:
        'let a = d6; let b = d6; let c = d6; when((a = b) * (b = c), -1, when((a = b) + (b = c) + (a = c) > 0, -2, -3))',
      source: inRulebook('Aular Winning Payments'),
    },
  ],
  also: ['gambling', 'house edge', 'dice game', 'casino', 'bet', 'wager'],
});

const spaces = (label: string, start: number): NumberInput =>
  number(label, label.replace(' spaces', ''), 0, 10, start);
const found = ['wilderness', 'borderland', 'civilised']
  .map((kind) => `repeat(${kind}, lookup(amounts, 2d6, ${kind}))`)
  .join(' + ');

export const resourceFinds = defineFormula({
  id: 'resource-finds',
  name: 'Resources of cleared spaces',
  summary:
    'How many resources you find, and what one unit of each is worth in all, in times the price of the cheapest.',
  source: inRulebook('Roll to Determine Natural Resources'),
  inputs: {
    wilderness: spaces('Wilderness spaces', 1),
    borderland: spaces('Borderland spaces', 2),
    civilised: spaces('Civilised spaces', 3),
  },
  tables: { amounts: resourceAmounts, types: resourceTypes },
  expression: `let found = ${found}; { found: found, value: repeat(found, lookup(types, 2d6, times)) }`,
  written: { [found]: 'wilderness + borderland + civilised' },
  result: {
    label: 'Resources',
    better: 'high',
    facets: {
      found: { label: 'Resources' },
      value: { label: 'Worth, in times the demand price' },
    },
  },
  printed: [
    {
      inputs: { wilderness: 1, borderland: 0, civilised: 0 },
      value: {
        found:
          'let roll = 2d6; when(roll < 4, 0, when(roll = 4, 1, when(roll < 8, 2, when(roll < 11, 3, 4))))',
        value:
          'let roll = 2d6; repeat(when(roll < 4, 0, when(roll = 4, 1, when(roll < 8, 2, when(roll < 11, 3, 4)))), let type = 2d6; when(type < 7, 1, when(type < 9, 2, when(type < 11, 3, 4))))',
      },
      source: inRulebook('Resource Amount Per Space'),
    },
  ],
  also: ['natural resources', 'clear land', 'domain income'],
});

export const sovereigntyBalance = defineFormula({
  id: 'sovereignty-balance',
  name: 'Energy and confidence of a sovereignty',
  summary: 'Whether all workers are fed and content.',
  source: inRulebook('Build Wealth, Energy or Morale Producing Structures'),
  inputs: {
    workers: number('Workers in all', 'Workers', 0, 500, mine.workers),
    energy: number('Energy from farms or generators', 'Energy made', 0, 1000, mine.food),
    needed: number('Confidence that structures need', 'Confidence needed', 0, 500, mine.workers),
    given: number(
      'Confidence that structures give',
      'Confidence given',
      0,
      500,
      mine.museum + mine.tavern + mine.vineyard,
    ),
  },
  expression: '{ energy: energy - workers, confidence: given - needed }',
  result: {
    label: 'Left',
    better: 'high',
    facets: {
      energy: { label: 'Energy left', signed: true },
      confidence: { label: 'Confidence', signed: true },
    },
    bands: [
      { label: 'hungry', says: 'have too little energy', tone: 'bad', facet: 'energy', to: -1 },
      { label: 'fed', says: 'have energy for everybody', tone: 'good', facet: 'energy', from: 0 },
    ],
  },
  printed: [
    {
      inputs: { workers: mine.workers, energy: mine.food, needed: 14, given: 14 },
      value: { energy: mine.surplus, confidence: 0 },
      source: inRulebook('Build Wealth, Energy or Morale Producing Structures'),
    },
    {
      inputs: {
        workers: mine.workers + mine.inTavern + mine.inVineyard,
        energy: mine.food,
        needed: 14,
        given: 14,
      },
      value: { energy: mine.printedSurplus, confidence: 0 },
      source: inRulebook('Build Wealth, Energy or Morale Producing Structures'),
      erratum: mineWorkers,
    },
  ],
  also: ['food surplus', 'workers', 'upkeep'],
});

const most = figures.confidenceRange.value;
const levels = [
  ['Revolution', 'are in revolution', 'bad', undefined, -10],
  ['Rebellious', 'are rebellious', 'bad', -9, -8],
  ['Turbulent', 'are turbulent', 'bad', -7, -6],
  ['Defiant', 'are defiant', 'bad', -5, -4],
  ['Unsteady', 'are unsteady', 'bad', -3, -2],
  ['Average', 'are average', 'even', -1, 1],
  ['Steady', 'are steady', 'good', 2, 3],
  ['Healthy', 'are healthy', 'good', 4, 5],
  ['Prosperous', 'are prosperous', 'good', 6, 7],
  ['Thriving', 'are thriving', 'good', 8, 9],
  ['Ideal', 'are ideal', 'good', 10, undefined],
] as const;

export const confidenceDrift = defineFormula({
  id: 'confidence-drift',
  name: 'Confidence over the months',
  summary: 'The level you are at, and where luck takes it if nothing else happens.',
  source: inRulebook('Sovereignty Confidence Level'),
  inputs: {
    points: {
      ...number('Confidence now', 'Confidence', -most, most, rebellious),
      signed: true,
      term: terms.confidencePoints,
    },
    months: number('Months from now', 'Months', 0, 60, 12),
  },
  expression: `when(points >= 2, min(${most}, points + repeat(months, d6 = 1)), when(points <= -2, max(-${most}, points - repeat(months, d6 = 1)), points))`,
  written: {
    [`when(points >= 2, min(${most}, points + repeat(months, d6 = 1)), when(points <= -2, max(-${most}, points - repeat(months, d6 = 1)), points))`]:
      'points + months',
  },
  result: {
    label: 'Confidence',
    signed: true,
    better: 'high',
    bands: levels.map(([label, says, tone, from, to]) => ({
      label,
      says,
      tone,
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
    })),
  },
  printed: [
    {
      inputs: { points: rebellious, months: 0 },
      value: rebellious,
      source: inRulebook('Sovereignty Confidence Level'),
    },
    {
      inputs: { points: 2, months: 1 },
      value: '2 + (d6 = 1)',
      source: inRulebook('Sovereignty Confidence Points'),
    },
    {
      inputs: { points: -2, months: 1 },
      value: '-2 - (d6 = 1)',
      source: inRulebook('Sovereignty Confidence Points'),
    },
  ],
  also: ['rebellion', 'confidence level', 'steady', 'unsteady'],
});

const yearly = `${figures.eventsAYear.value} + ${standardRoll}`;

export const eventsOfAYear = defineFormula({
  id: 'events-of-a-year',
  name: 'Events of a year',
  summary: 'How many there are, and how many of them strike a prosperous sovereignty.',
  source: inRulebook('Events'),
  inputs: {
    prosperous: {
      kind: 'choice',
      label: 'The sovereignty is',
      options: {
        no: { label: 'below Prosperous', value: 0 },
        yes: { label: 'Prosperous or better', value: 1 },
      },
      start: 'no',
    },
  },
  expression: `let all = ${yearly}; all - when(prosperous = 1, repeat(all, d6 <= ${figures.ignoredUpTo.value}), 0)`,
  result: { label: 'Events', unit: 'events', better: 'low' },
  printed: [{ inputs: {}, value: yearly, source: inRulebook('Events') }],
  also: ['how many events', 'random events'],
});

const kinds = {
  kind: 'choice',
  label: 'The NPC is',
  options: { same: { label: 'of your kind', value: 1 }, other: { label: 'of the opposite kind', value: -1 } },
  start: 'other',
} satisfies ChoiceInput;

export const alignmentModifier = defineFormula({
  id: 'alignment-modifier',
  name: 'Alignment modifier',
  summary: 'What your alignment points do to rolls of Charisma.',
  source: inRulebook('Alignment (Optional)'),
  inputs: {
    points: {
      ...number('Your alignment points', 'Points', 0, figures.alignmentLimit.value, 12),
      term: terms.alignmentPoints,
    },
    kind: kinds,
    cap: {
      kind: 'choice',
      label: 'Above twenty-five points the modifier',
      options: { stays: { label: 'stays', value: 5 }, grows: { label: 'grows', value: 8 } },
      start: 'stays',
      ruling: alignmentCap,
    },
  },
  expression: `kind * min(cap, down(points, ${figures.alignmentStep.value}))`,
  written: {
    [`kind * min(cap, down(points, ${figures.alignmentStep.value}))`]: `kind * points / ${figures.alignmentStep.value}`,
  },
  result: { label: 'Modifier', signed: true, better: 'high' },
  printed: [
    ...[0, 4, 5, 9, 10, 14, 15, 19, 20, 24, 25, 40].map((points) => ({
      inputs: { points, kind: 'same' },
      value: points < 25 ? Math.floor(points / 5) : 5,
      source: inRulebook('Alignment Points'),
    })),
    {
      inputs: { points: aligned.points, kind: 'other' },
      value: aligned.printed,
      source: inRulebook('Alignment (Optional)'),
      erratum: alignmentExample,
    },
  ],
  also: ['good', 'evil', 'charisma modifier'],
});
