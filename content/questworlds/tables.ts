import { defineTable } from '../../src/rules/table';
import { figures } from './figures';
import { inDraft } from './sources';
import * as terms from './terms';

const die = figures.dieSides.value;

export const rollResults = defineTable({
  id: 'roll-results',
  name: 'Results of a roll',
  summary: 'From best to worst. A bump moves a result by one line.',
  source: inDraft('Die Rolls'),
  columns: {
    name: { label: 'Result' },
    roll: { label: 'The die shows' },
    means: { label: 'What it means' },
  },
  rows: {
    critical: {
      name: 'Critical',
      roll: `${figures.criticalFace.value}, even if the target number is ${figures.criticalFace.value}`,
      means: 'A brilliant success. The GM may add a benefit that nobody had asked for.',
    },
    success: {
      name: 'Success',
      roll: `${figures.criticalFace.value + 1} or more, up to the target number`,
      means: 'It works, and there is no more to tell.',
    },
    failure: {
      name: 'Failure',
      roll: `above the target number, but not ${figures.fumbleFace.value}`,
      means: 'It does not turn out as you wished.',
    },
    fumble: {
      name: 'Fumble',
      roll: `${figures.fumbleFace.value}, even if the target number is ${figures.fumbleFace.value}`,
      means: 'The worst that can happen: a mishap, to frighten or to amuse.',
    },
  },
  also: ['critical', 'success', 'failure', 'fumble', 'levels of success'],
});

/** `change` is what the class adds to the base, a mastery counted as a full die. */
export const resistanceClasses = defineTable({
  id: 'resistance-classes',
  name: 'Resistance classes',
  summary: 'What each class does to the base.',
  source: inDraft('Resistance'),
  columns: {
    name: { label: 'Class', term: terms.resistanceClass },
    value: { label: 'Resistance' },
    change: { label: 'Added to the base', signed: true },
  },
  rows: {
    'nearly-impossible': { name: 'Nearly Impossible', value: 'Base +M2', change: 2 * die },
    'very-high': { name: 'Very High', value: 'Base +M', change: die },
    high: { name: 'High', value: 'Base +6', change: 6 },
    moderate: { name: 'Moderate', value: 'Base', change: 0 },
    low: { name: 'Low', value: 'Base −6', change: -6 },
    'very-low': {
      name: 'Very Low',
      value: `Base −M, or ${figures.veryLowLimit.value} if that is lower`,
      change: -die,
    },
  },
  also: ['difficulty', 'resistance table', 'nearly impossible', 'very high', 'very low'],
});

export const degreesOfVictory = defineTable({
  id: 'degrees-of-victory',
  name: 'Degrees of victory',
  summary: 'What a contest leaves behind, from the least to the most.',
  source: inDraft('Degrees of Success'),
  columns: {
    name: { label: 'Degree', term: terms.degree },
    winner: { label: 'The winner' },
    loser: { label: 'The loser' },
    lasts: { label: 'It lasts' },
  },
  rows: {
    tie: {
      name: 'Tie',
      winner: 'Nobody wins: nothing that matters changes, or both gain or lose alike.',
      loser: 'Nobody loses.',
      lasts: 'no time',
    },
    marginal: {
      name: 'Marginal',
      winner: 'Gets what was at hand, and little of it.',
      loser: 'Is unharmed once the contest is over.',
      lasts: 'as long as the contest',
    },
    minor: {
      name: 'Minor',
      winner: 'Wins clearly: the gain at hand, and a loser who feels it for a while.',
      loser: 'Carries a penalty, more nuisance than wound.',
      lasts: 'a day or more',
    },
    major: {
      name: 'Major',
      winner: 'Wins resoundingly, perhaps with fame or glory.',
      loser: 'Must undo the outcome before the plan can go on, probably under a lasting penalty.',
      lasts: 'weeks or months',
    },
    complete: {
      name: 'Complete',
      winner: 'Wins everything, and is famous at least for some time.',
      loser: 'Is under a severe penalty. Only here may a player character die.',
      lasts: 'often for good; to undo it may take an adventure or a campaign',
    },
  },
  also: ['degrees of success', 'marginal', 'minor', 'major', 'complete', 'consequences'],
});
