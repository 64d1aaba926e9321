import type { Band, ChoiceInput, NumberInput, PickInput } from '../../src/rules/formula';
import { advantage, ratings } from './examples';
import { figures } from './figures';
import * as rulings from './rulings';
import { mastery } from './scale';
import { resistanceClasses } from './tables';
import * as terms from './terms';

/** The inputs and bands that several formulas share. */

export const rating = {
  kind: 'number',
  label: 'Your rating',
  bracket: 'Rating',
  min: 1,
  max: 100,
  start: 17,
  scale: mastery,
  term: terms.rating,
} satisfies NumberInput;

export const resistance = {
  kind: 'number',
  label: 'Resistance',
  note: 'Or the rating of the other side.',
  min: 1,
  max: 100,
  start: figures.startingBase.value,
  scale: mastery,
  term: terms.resistance,
} satisfies NumberInput;

export const resistanceClass = {
  kind: 'pick',
  label: 'Resistance class',
  bracket: 'Class',
  term: terms.resistanceClass,
  table: resistanceClasses,
  start: 'moderate',
} satisfies PickInput;

export const base = {
  kind: 'number',
  label: 'Base resistance',
  bracket: 'Base',
  min: figures.startingBase.value,
  max: 34,
  start: figures.startingBase.value,
  scale: mastery,
  term: terms.base,
} satisfies NumberInput;

const veryLow = `class.change = ${resistanceClasses.rows['very-low'].change}`;
const limit = figures.veryLowLimit.value;

/** What a class makes of the base: Very Low alone is not what it adds, but what is `chosen` for it. */
export const ofClass = (chosen: string): string => `when(${veryLow}, ${chosen}, base + class.change)`;
/** The resistance by what we rule: of Very Low the lower number, and none below 1. */
export const classNow = `max(1, ${ofClass(`min(base + class.change, ${limit})`)})`;

export const points = {
  kind: 'number',
  label: 'Hero points to spend',
  bracket: 'Hero points',
  min: 0,
  max: 3,
  start: 0,
  term: terms.heroPoint,
} satisfies NumberInput;

export const better = {
  kind: 'choice',
  label: 'The better roll is',
  bracket: 'Better roll',
  term: terms.betterRoll,
  options: { low: { label: 'the lower', value: 0 }, high: { label: 'the higher', value: 1 } },
  start: 'low',
  ruling: rulings.whichRollIsBetter,
} satisfies ChoiceInput;

export const criticals = {
  kind: 'choice',
  label: 'A critical is',
  bracket: 'Critical',
  term: terms.critical,
  options: {
    one: { label: `a ${figures.criticalFace.value}`, value: 0 },
    exact: { label: 'the exact target number', value: 1 },
  },
  start: 'one',
} satisfies ChoiceInput;

export const surplus = {
  kind: 'choice',
  label: 'Masteries beyond a critical',
  bracket: 'Surplus',
  term: terms.bump,
  options: {
    down: { label: 'bump the other side down', value: 1 },
    lost: { label: 'are lost', value: 0 },
  },
  start: 'down',
  ruling: rulings.bumpDown,
  weighedAt: { rating: ratings.threeMasteries.counted, resistance: advantage.resistance },
} satisfies ChoiceInput;

export const ties = {
  kind: 'choice',
  label: 'A tie is',
  bracket: 'Ties',
  term: terms.tie,
  options: { standoff: { label: 'a standoff', value: 0 }, yours: { label: 'your victory', value: 1 } },
  start: 'standoff',
  ruling: rulings.confusingTies,
} satisfies ChoiceInput;

export const degrees = {
  kind: 'choice',
  label: 'The degree is read from',
  bracket: 'Degree',
  term: terms.degree,
  options: {
    steps: { label: 'both results', value: 0 },
    winner: { label: 'the winner’s result', value: 1 },
  },
  start: 'steps',
  ruling: rulings.resultsToDegrees,
} satisfies ChoiceInput;

/** Every outcome of a contest, from the worst to the best. */
export const degreeBands: readonly Band[] = [
  { label: 'complete defeat', sign: '−4', says: 'suffer a complete defeat', tone: 'bad', from: -4, to: -4 },
  { label: 'major defeat', sign: '−3', says: 'suffer a major defeat', tone: 'bad', from: -3, to: -3 },
  { label: 'minor defeat', sign: '−2', says: 'suffer a minor defeat', tone: 'bad', from: -2, to: -2 },
  { label: 'marginal defeat', sign: '−1', says: 'suffer a marginal defeat', tone: 'bad', from: -1, to: -1 },
  { label: 'standoff', sign: '0', says: 'end in a standoff', tone: 'even', from: 0, to: 0 },
  { label: 'marginal victory', sign: '+1', says: 'win a marginal victory', tone: 'good', from: 1, to: 1 },
  { label: 'minor victory', sign: '+2', says: 'win a minor victory', tone: 'good', from: 2, to: 2 },
  { label: 'major victory', sign: '+3', says: 'win a major victory', tone: 'good', from: 3, to: 3 },
  { label: 'complete victory', sign: '+4', says: 'win a complete victory', tone: 'good', from: 4, to: 4 },
];

/** Who wins, whatever the degree. */
export const winnerBands: readonly Band[] = [
  { label: 'defeat', says: 'lose', tone: 'bad', to: -1 },
  { label: 'standoff', says: 'end in a standoff', tone: 'even', from: 0, to: 0 },
  { label: 'victory', says: 'win', tone: 'good', from: 1 },
];
