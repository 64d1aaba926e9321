import { defineFormula } from '../../src/rules/formula';
import { attributePick, circumstance, theirCircumstance } from './controls';
import { musketReload, musketReloaded } from './examples';
import { figures } from './figures';
import * as rulings from './rulings';
import { inPages } from './sources';
import * as terms from './terms';

const { actionPointGain, actionPointMaximum, leastMove } = figures;

const speed = { ...attributePick, label: 'Speed', start: 'mediocre', term: terms.speed } as const;

const pointsSpent = {
  kind: 'number',
  label: 'Action points spent',
  bracket: 'Points',
  min: 1,
  max: actionPointMaximum.value,
  start: 1,
} as const;

const yours = '3d6 + intelligence.modifier + speed.modifier + circumstance';
const theirs = '3d6 + theirIntelligence.modifier + theirSpeed.modifier + theirCircumstance';

export const turnOrderRoll = defineFormula({
  id: 'turn-order-roll',
  name: 'Turn order of two',
  summary: 'Who of two characters acts first in a crisis.',
  source: inPages('Crisis'),
  inputs: {
    intelligence: {
      ...attributePick,
      label: 'Your Intelligence',
      bracket: 'Intelligence',
      term: terms.intelligence,
    },
    speed: { ...attributePick, label: 'Your Speed', bracket: 'Speed', term: terms.speed },
    circumstance,
    theirIntelligence: {
      ...attributePick,
      label: 'Their Intelligence',
      term: terms.intelligence,
    },
    theirSpeed: { ...attributePick, label: 'Their Speed', term: terms.speed },
    theirCircumstance,
    ties: {
      kind: 'choice',
      label: 'Equal results',
      options: {
        again: { label: 'roll again', value: 2 },
        together: { label: 'act together', value: 3 },
      },
      start: 'again',
      ruling: rulings.turnOrderTie,
    },
  },
  expression: `opposed(${yours}, ${theirs}, ties)`,
  written: {
    [`opposed(${yours}, ${theirs}, ties)`]: `${yours} > ${theirs}`,
  },
  result: {
    label: 'Your result above theirs',
    better: 'high',
    facets: {
      margin: { label: 'Your result above theirs' },
      outcome: { label: 'Outcome', hidden: true },
    },
    bands: [
      { label: 'they are first', says: 'act second', tone: 'bad', facet: 'outcome', to: -1 },
      { label: 'together', says: 'act together', tone: 'even', facet: 'outcome', from: 0, to: 0 },
      { label: 'you are first', says: 'act first', tone: 'good', facet: 'outcome', from: 1 },
    ],
  },
  printed: [{ inputs: { ties: 'together' }, value: '3d6 - 3d6', source: inPages('Crisis') }],
  also: ['initiative', 'who goes first'],
});

export const actionTime = defineFormula({
  id: 'action-time',
  name: 'When an action is done',
  summary: 'How many turns an action still takes, and how many action points are left then.',
  source: inPages('Actions'),
  inputs: {
    cost: {
      kind: 'number',
      label: 'Action points it costs',
      bracket: 'Cost',
      min: 1,
      max: 30,
      start: musketReload.cost,
    },
    held: {
      kind: 'number',
      label: 'Action points you have',
      bracket: 'Held',
      min: 0,
      max: actionPointMaximum.value,
      start: musketReload.held,
      term: terms.actionPoint,
    },
    limit: {
      kind: 'choice',
      label: 'Short actions are paid',
      bracket: 'Short',
      options: {
        once: { label: 'at once, from 6 at most', value: actionPointMaximum.value },
        parts: { label: 'by instalments', value: 30 },
      },
      start: 'once',
      ruling: rulings.shortActions,
      weighedAt: { cost: 5, held: 4 },
    },
  },
  expression:
    `let turns = max(0, up(cost - held, ${actionPointGain.value})); ` +
    `let points = held + ${actionPointGain.value} * turns; ` +
    `{ turns: turns, left: when(cost > ${actionPointMaximum.value}, points, min(points, limit)) - cost }`,
  parts: { turns: 'Turns', points: 'Points by then' },
  written: { [`when(cost > ${actionPointMaximum.value}, points, min(points, limit))`]: 'points' },
  result: {
    label: 'Turns until it is done',
    facets: {
      turns: { label: 'Turns to wait' },
      left: { label: 'Action points left' },
    },
  },
  printed: [{ inputs: musketReload, value: musketReloaded, source: inPages('Actions') }],
  also: ['long action', 'reload', 'musket'],
});

export const moveDistance = defineFormula({
  id: 'move-distance',
  name: 'Distance of moves',
  summary: 'How far you get for the action points that you spend on moving.',
  source: inPages('Actions'),
  inputs: {
    points: pointsSpent,
    speed,
  },
  expression: `points * max(${leastMove.value}, speed.modifier + 2)`,
  result: { label: 'Distance', unit: 'm', better: 'high' },
  along: { input: 'speed' },
  printed: [
    { inputs: { speed: 'fair' }, value: 2, source: inPages('Actions') },
    { inputs: { speed: 'terrible' }, value: leastMove.value, source: inPages('Actions') },
  ],
  also: ['movement', 'walk', 'run'],
});

export const sneakDistance = defineFormula({
  id: 'sneak-distance',
  name: 'Distance of sneaking',
  summary: 'How far you get unseen for the action points that you spend on it.',
  source: inPages('Actions'),
  inputs: {
    points: pointsSpent,
    least: {
      kind: 'choice',
      label: 'A sneak is at least',
      bracket: 'At least',
      options: {
        metre: { label: '1 metre', value: leastMove.value },
        none: { label: '0 metres', value: 0 },
      },
      start: 'metre',
      ruling: rulings.sneakingAtLeastAMetre,
    },
    speed,
  },
  expression: `points * max(least, down(max(${leastMove.value}, speed.modifier + 2), 2))`,
  result: { label: 'Distance', unit: 'm', better: 'high' },
  along: { input: 'speed' },
  printed: [
    { inputs: { speed: 'fair' }, value: 1, source: inPages('Actions') },
    // Half of what is no whole number is rounded down.
    { inputs: { speed: 'good' }, value: 1, source: inPages('Actions') },
  ],
  also: ['stealth', 'sneaking'],
});
