import { type ChoiceInput, defineFormula, type PickInput } from '../../src/rules/formula';
import { confidence as numbers } from './confidence-numbers';
import { number } from './controls-campaign';
import { rebellious } from './examples-campaign';
import { figures } from './figures-campaign';
import { confidenceBeyond, oddConfidence } from './rulings-campaign-land';
import { inRulebook } from './sources';
import { standardRoll } from './standard-roll';
import { confidenceLevels } from './tables-campaign-land';
import * as terms from './terms-core';

const levels = inRulebook('Sovereignty Confidence Points');
const level = inRulebook('Sovereignty Confidence Level');
const yearly = inRulebook('Events');
const { ideal, thriving, prosperous, healthy, steady, average, unsteady, defiant, turbulent } =
  confidenceLevels.rows;
const { rebellious: rebels, revolution } = confidenceLevels.rows;

const at = (rows: PickInput['table']['rows'], start: string): PickInput => ({
  kind: 'pick',
  label: 'Level of confidence',
  bracket: 'Level',
  table: { ...confidenceLevels, rows },
  shows: 'points',
  start,
  term: terms.confidencePoints,
});

const steps = `d6 <= ${numbers.steadyOn}`;
const richer = `when(level.points >= ${ideal.points}, down(wealth * ${numbers.idealPercent}, 100), 0)`;
const fed = `when(level.points >= ${thriving.points}, ${numbers.thrivingEnergy} * (d6 <= ${numbers.thrivingOn}), 0)`;
const gifts = `when(level.points >= ${healthy.points}, ${numbers.giftsForAPip} * d6, 0)`;
const rises = `when(level.points >= ${steady.points}, ${numbers.steadyPoints} * (${steps}), 0)`;

export const goodMonth = defineFormula({
  id: 'good-month',
  name: 'A month of confidence',
  summary: 'All that a good level brings you: its own effect, and those of the levels below it.',
  source: levels,
  inputs: {
    level: at({ ideal, thriving, prosperous, healthy, steady, average }, 'ideal'),
    wealth: {
      ...number('Wealth of the month in SC', 'Wealth', 0, 100_000, 5000),
      when: `level.points >= ${ideal.points}`,
    },
  },
  expression: `{ confidence: ${rises}, gifts: ${gifts}, energy: ${fed}, wealth: ${richer} }`,
  shown: rises,
  written: { [rises]: 'level.points' },
  result: {
    label: 'Confidence',
    better: 'high',
    facets: {
      confidence: { label: 'confidence', signed: true },
      energy: { label: 'energy', signed: true },
      wealth: { label: 'wealth', unit: 'SC', signed: true },
      gifts: { label: 'gifts of the year', unit: 'resources' },
    },
  },
  printed: [
    {
      inputs: { level: 'ideal', wealth: 5000 },
      value: { confidence: 'd6 = 1', gifts: '10 * d6', energy: '2 * (d6 <= 2)', wealth: 500 },
      source: level,
    },
    {
      inputs: { level: 'prosperous' },
      value: { confidence: 'd6 = 1', gifts: '10 * d6', energy: 0, wealth: 0 },
      source: level,
    },
    {
      inputs: { level: 'average' },
      value: { confidence: 0, gifts: 0, energy: 0, wealth: 0 },
      source: levels,
    },
  ],
  also: ['effects in force', 'ideal', 'thriving', 'prosperous', 'steady'],
});

const falls = `when(level.points <= ${unsteady.points}, -${numbers.steadyPoints} * (${steps}), 0)`;
const stolen = `when(level.points <= ${defiant.points}, structures d6, 0)`;
/** One die for every space: it counts a hundred where the space is seized, and one where it yields half. */
const fate = `let die = d6; when(die <= ${numbers.rebelsOn}, 100, die <= ${numbers.idlersOn})`;
const unrest = `repeat(when(level.points <= ${turbulent.points}, spaces, 0), ${fate})`;
const seized = 'down(unrest, 100)';

export const badMonth = defineFormula({
  id: 'bad-month',
  name: 'A month of unrest',
  summary: 'All that a bad level does to you: its own effect, and those of the levels above it.',
  source: levels,
  inputs: {
    level: at({ average, unsteady, defiant, turbulent, rebellious: rebels, revolution }, 'rebellious'),
    structures: {
      ...number('Structures that produce wealth', 'Structures', 0, 8, 2),
      when: `level.points <= ${defiant.points}`,
    },
    spaces: {
      ...number('Spaces that you control', 'Spaces', 0, 12, 4),
      when: `level.points <= ${turbulent.points}`,
    },
  },
  expression: `let unrest = ${unrest}; { seized: ${seized}, idle: unrest - 100 * ${seized}, confidence: ${falls}, stolen: ${stolen} }`,
  shown: falls,
  written: { [falls]: 'level.points' },
  result: {
    label: 'Confidence',
    better: 'high',
    facets: {
      confidence: { label: 'confidence', signed: true },
      stolen: { label: 'resources stolen' },
      seized: { label: 'spaces seized' },
      idle: { label: 'spaces at half yield' },
    },
  },
  printed: [
    {
      inputs: { level: 'rebellious', structures: 2, spaces: 1 },
      value: {
        confidence: '-(d6 = 1)',
        stolen: '2d6',
        seized: 'd6 <= 3',
        idle: 'let die = d6; (die >= 4) * (die <= 5)',
      },
      source: level,
    },
    {
      inputs: { level: 'unsteady' },
      value: { confidence: '-(d6 = 1)', stolen: 0, seized: 0, idle: 0 },
      source: level,
    },
    { inputs: { level: 'average' }, value: { confidence: 0, stolen: 0 }, source: levels },
  ],
  also: ['effects in force', 'rebellion', 'revolution', 'turbulent', 'defiant', 'unsteady'],
});

const raised = `repeat(d6, 2d6)`;

export const armiesAgainstYou = defineFormula({
  id: 'armies-against-you',
  name: 'Armies of a revolution',
  summary: 'How many armies your neighbours lend to those who want you gone.',
  source: levels,
  inputs: {},
  expression: raised,
  result: { label: 'Raised', unit: 'armies', better: 'low' },
  printed: [
    {
      inputs: {},
      value:
        'let foes = d6; 2d6 + when(foes > 1, 2d6, 0) + when(foes > 2, 2d6, 0) + when(foes > 3, 2d6, 0) + when(foes > 4, 2d6, 0) + when(foes > 5, 2d6, 0)',
      source: levels,
    },
  ],
  also: ['revolution', 'overthrow', 'war'],
});

const most = figures.confidenceRange.value;
const rising = `min(limit, points + repeat(months, ${steps}))`;
const falling = `max(-limit, points - repeat(months, ${steps}))`;
const drifted = `when(points >= begins, ${rising}, when(points <= -begins, ${falling}, points))`;

export const confidenceDrift = defineFormula({
  id: 'confidence-drift',
  name: 'Confidence over the months',
  summary: 'Where luck takes it if nobody does anything about it.',
  source: level,
  inputs: {
    points: {
      ...number('Confidence now', 'Confidence', -most, most, rebellious),
      signed: true,
      term: terms.confidencePoints,
    },
    months: number('Months from now', 'Months', 0, 60, 12),
    begins: {
      kind: 'choice',
      label: 'Steady and Unsteady begin at',
      options: {
        two: { label: `${steady.points} points`, value: steady.points },
        one: { label: 'the first point', value: 1 },
      },
      start: 'two',
      ruling: oddConfidence,
      weighedAt: { points: 1 },
    } satisfies ChoiceInput,
    limit: {
      kind: 'choice',
      label: 'At the ends confidence',
      options: {
        stops: { label: `stops at ${most}`, value: most },
        'goes-on': { label: 'goes on', value: 100 },
      },
      start: 'stops',
      ruling: confidenceBeyond,
    } satisfies ChoiceInput,
  },
  expression: drifted,
  written: { [drifted]: `points + months * (${steps})` },
  result: {
    label: 'Confidence',
    signed: true,
    better: 'high',
    claims: [
      { label: 'ideal', says: 'ideal', tone: 'good', from: ideal.points },
      { label: 'revolution', says: 'in revolution', tone: 'bad', to: revolution.points },
    ],
  },
  printed: [
    { inputs: { points: rebellious, months: 0 }, value: rebellious, source: level },
    { inputs: { points: 2, months: 1 }, value: '2 + (d6 = 1)', source: levels },
    { inputs: { points: -2, months: 1 }, value: '-2 - (d6 = 1)', source: levels },
    { inputs: { points: 0, months: 60 }, value: 0, source: levels },
    { inputs: { points: 10, months: 12 }, value: 10, source: level },
  ],
  also: ['rebellion', 'confidence level', 'steady', 'unsteady'],
});

const inAYear = `${figures.eventsAYear.value} + ${standardRoll}`;

export const eventsOfAYear = defineFormula({
  id: 'events-of-a-year',
  name: 'Events of a year',
  summary: 'How many there are, and how many of them strike a prosperous sovereignty.',
  source: yearly,
  inputs: {
    ignored: {
      kind: 'choice',
      label: 'The sovereignty is',
      options: {
        no: { label: `below ${prosperous.level}`, value: 0 },
        yes: { label: `${prosperous.level} or better`, value: numbers.prosperousOn },
      },
      start: 'no',
    },
  },
  expression: `repeat(${inAYear}, d6 > ignored)`,
  written: { [`repeat(${inAYear}, d6 > ignored)`]: inAYear },
  parts: { [standardRoll]: 'standard roll' },
  result: { label: 'This year', unit: 'events', better: 'low' },
  printed: [
    { inputs: {}, value: inAYear, source: yearly },
    { inputs: { ignored: 'yes' }, value: `repeat(${inAYear}, d6 >= 3)`, source: levels },
  ],
  also: ['how many events', 'random events'],
});
