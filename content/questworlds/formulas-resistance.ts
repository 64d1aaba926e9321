import { type ChoiceInput, defineFormula, type NumberInput } from '../../src/rules/formula';
import * as controls from './controls';
import { ratings } from './examples';
import { figures } from './figures';
import * as rulings from './rulings';
import { mastery } from './scale';
import { inDraft } from './sources';
import { resistanceClasses } from './tables';
import * as terms from './terms';

const { base, classNow, ofClass, resistanceClass } = controls;
const die = figures.dieSides.value;
const start = figures.startingBase.value;
const step = figures.baseStep.value;
const veryLow = resistanceClasses.rows['very-low'].change;
const limit = figures.veryLowLimit.value;

const session = {
  kind: 'number',
  label: 'Session that is being played',
  bracket: 'Session',
  min: 1,
  max: 40,
  start: 1,
} satisfies NumberInput;

const progression = {
  kind: 'choice',
  label: 'The base rises every',
  bracket: 'Rises every',
  term: terms.base,
  options: {
    two: { label: `${figures.baseInterval.value} sessions`, value: figures.baseInterval.value },
    four: { label: `${figures.slowInterval.value} sessions`, value: figures.slowInterval.value },
    campaign: { label: 'campaign', value: 0 },
  },
  start: 'two',
} satisfies ChoiceInput;

const campaigns = {
  kind: 'number',
  label: 'Campaigns that are over',
  bracket: 'Campaigns',
  min: 0,
  max: 12,
  start: 0,
  when: 'progression = 0',
} satisfies NumberInput;

const counted = {
  kind: 'choice',
  label: 'The session in progress',
  bracket: 'This session',
  options: { over: { label: 'does not count yet', value: 1 }, begun: { label: 'counts', value: 0 } },
  start: 'over',
  ruling: rulings.twoSessions,
  weighedAt: { session: figures.baseInterval.value },
} satisfies ChoiceInput;

const progressionInputs = { session, progression, campaigns, counted };

const rises = 'when(progression = 0, campaigns, down(session - counted, max(1, progression)))';

export const baseResistance = defineFormula({
  id: 'base-resistance',
  name: 'Base resistance by session',
  summary: 'The number that all resistances of a session are made from.',
  source: inDraft('Resistance'),
  inputs: progressionInputs,
  expression: `${start} + ${step} * ${rises}`,
  parts: { [start]: 'at the start' },
  written: { [`${step} * ${rises}`]: 'down(session - 1, progression)' },
  result: { label: 'Base', better: 'low', scale: mastery },
  along: { input: 'session' },
  printed: [
    { inputs: { session: 1 }, value: 14, source: inDraft('Resistance') },
    { inputs: { session: 3 }, value: 15, source: inDraft('Resistance') },
    { inputs: { session: 5 }, value: 16, source: inDraft('Resistance') },
    {
      inputs: { session: 5, progression: 'four' },
      value: 15,
      source: inDraft('Modifying resistance progression'),
    },
    {
      inputs: { session: 20, progression: 'campaign', campaigns: 1 },
      value: 15,
      source: inDraft('Modifying resistance progression'),
    },
  ],
  also: ['progression', 'base', 'sessions'],
});

const lower = `min(base + class.change, ${limit})`;
const higher = `max(base + class.change, ${limit})`;
const either = `when(lowest = 0, ${lower}, ${higher})`;

export const classResistance = defineFormula({
  id: 'class-resistance',
  name: 'Resistance by class',
  summary: 'All six classes in the session that you play.',
  source: inDraft('Resistance'),
  inputs: {
    class: resistanceClass,
    ...progressionInputs,
    lowest: {
      kind: 'choice',
      label: `A mastery off the base, or ${limit}`,
      bracket: 'Very Low',
      when: `class.change = ${veryLow}`,
      options: { lower: { label: 'the lower', value: 0 }, higher: { label: 'the higher', value: 1 } },
      start: 'lower',
      ruling: rulings.veryLow,
      weighedAt: { class: 'very-low' },
    },
    below: {
      kind: 'choice',
      label: 'Below 1',
      bracket: 'Below 1',
      when: `class.change = ${veryLow}`,
      options: { one: { label: 'it stays 1', value: 1 }, free: { label: 'it goes on', value: -die } },
      start: 'one',
      ruling: rulings.belowOne,
      weighedAt: { class: 'very-low' },
    },
  },
  expression:
    'let base = baseResistance(session, progression, campaigns, counted); ' +
    `max(below, ${ofClass(either)})`,
  uses: { baseResistance },
  parts: { base: 'Base', baseResistance: 'base in session' },
  written: {
    'baseResistance(session, progression, campaigns, counted)': 'baseResistance(session)',
    [`max(below, ${ofClass(either)})`]: 'base + class.change',
  },
  result: { label: 'Resistance', better: 'low', scale: mastery },
  along: { input: 'class' },
  printed: [
    { inputs: { class: 'nearly-impossible' }, value: 14 + 2 * die, source: inDraft('Resistance') },
    { inputs: { class: 'very-high' }, value: 14 + die, source: inDraft('Resistance') },
    { inputs: { class: 'high' }, value: 20, source: inDraft('Resistance') },
    { inputs: { class: 'moderate' }, value: 14, source: inDraft('Resistance') },
    { inputs: { class: 'low' }, value: 8, source: inDraft('Resistance') },
    { inputs: { class: 'very-low' }, value: -6, source: inDraft('Resistance'), erratum: rulings.belowOne },
    { inputs: { class: 'very-low', session: 39 }, value: 6, source: inDraft('Resistance') },
  ],
  also: ['difficulty', 'classes', 'nearly impossible', 'very low'],
});

const against = (resistance: string): string =>
  `contest(rating, ${resistance}, ${die}, better, 0, surplus, 0, 0, points, 0, 1).degree`;

export const oddsByClass = defineFormula({
  id: 'odds-by-class',
  name: 'Is it fair?',
  summary: 'The chance of a victory for every rating against every class.',
  source: inDraft('Resistance'),
  inputs: {
    rating: { ...controls.rating, max: 40 },
    class: resistanceClass,
    base,
    points: controls.points,
    better: controls.better,
    surplus: { ...controls.surplus, weighedAt: { rating: 40 } },
  },
  expression: `let resistance = ${classNow}; ${against('resistance')}`,
  parts: { resistance: 'Resistance' },
  decided: 'points',
  written: { [classNow]: 'base + class.change', [against('resistance')]: 'rating > resistance' },
  result: { label: 'Degree of victory', better: 'high', signed: true, bands: controls.winnerBands },
  map: { label: 'Chance of a victory by rating and class', down: 'rating', across: 'class', shows: 'chance' },
  printed: [
    {
      inputs: { rating: 17, class: 'moderate', base: 14 },
      value: `contest(17, 14, ${die}, 0, 0, 1, 0, 0, 0, 0, 1).degree`,
      source: inDraft('Resistance'),
    },
    {
      inputs: { rating: 17, class: 'very-high', base: 14 },
      value: `contest(17, 34, ${die}, 0, 0, 1, 0, 0, 0, 0, 1).degree`,
      source: inDraft('Resistance'),
    },
  ],
  also: ['fair', 'balance', 'chance by class', 'difficulty'],
});

const augmentFaces = `when(grows = 0, ${start}, baseResistance(session, ${figures.baseInterval.value}, 0, 1))`;

export const augmentContest = defineFormula({
  id: 'augment-contest',
  name: 'Augment',
  summary: 'The contest that decides whether one ability supports another.',
  source: inDraft('Modifying resistance progression'),
  inputs: {
    rating: { ...controls.rating, label: 'Rating of the ability that supports' },
    session: { ...session, start: 9, when: 'grows' },
    grows: {
      kind: 'choice',
      label: 'An augment faces',
      bracket: 'It faces',
      options: {
        start: { label: 'the base of the start', value: 0 },
        now: { label: 'the base of today', value: 1 },
      },
      start: 'start',
      ruling: rulings.augmentBase,
    },
    points: controls.points,
    better: controls.better,
    surplus: { ...controls.surplus, weighedAt: { rating: ratings.threeMasteries.counted } },
  },
  expression: `let resistance = ${augmentFaces}; ${against('resistance')}`,
  uses: { baseResistance },
  parts: { resistance: 'Resistance' },
  decided: 'points',
  written: { [augmentFaces]: 'grows', [against('resistance')]: 'rating > resistance' },
  result: { label: 'Degree of victory', better: 'high', signed: true, bands: controls.winnerBands },
  printed: [
    {
      inputs: { rating: 14 },
      value: `contest(14, 14, ${die}, 0, 0, 1, 0, 0, 0, 0, 1).degree`,
      source: inDraft('Modifying resistance progression'),
    },
  ],
  also: ['augmenting', 'help', 'support'],
});
