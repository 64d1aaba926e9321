import { type Band, defineFormula, type NumberInput } from '../../src/rules/formula';
import * as controls from './controls';
import { figures } from './figures';
import * as rulings from './rulings';
import { inDraft } from './sources';
import * as terms from './terms';

const die = figures.dieSides.value;

/** From worst to best. */
const [fumble, failure, success, critical] = [0, 1, 2, 3];

const resultBands: readonly Band[] = [
  { label: 'fumble', says: 'fumble', tone: 'bad', facet: 'result', from: fumble, to: fumble },
  { label: 'failure', says: 'fail', tone: 'bad', facet: 'result', from: failure, to: failure },
  { label: 'success', says: 'succeed', tone: 'good', facet: 'result', from: success, to: success },
  { label: 'critical', says: 'roll a critical', tone: 'good', facet: 'result', from: critical },
];

const target = {
  kind: 'number',
  label: 'Target number',
  bracket: 'Target',
  min: 1,
  max: die,
  start: 14,
  term: terms.targetNumber,
} satisfies NumberInput;

const plain = `when(roll <= target, ${success}, ${failure})`;
const ordinary = `when(roll = ${figures.criticalFace.value}, ${critical}, when(roll = ${figures.fumbleFace.value}, ${fumble}, ${plain}))`;
const exactly =
  `when((roll = 1) * (target > atOne), ${fumble}, ` +
  `when((roll = ${die}) * twenty, ${fumble}, when(roll = target, ${critical}, ${plain})))`;

/** The sum as it is said at the table. */
const written = {
  shown: `1d${die}`,
  written: { [`1d${die}`]: `d${die} <= target` },
  parts: { [`1d${die}`]: 'the die' },
};

const rollFacets = {
  roll: { label: 'The die' },
  result: { label: 'Result', hidden: true },
};

export const rollResult = defineFormula({
  id: 'roll-result',
  name: 'One roll',
  summary: 'How often each of the four results comes up.',
  source: inDraft('Die Rolls'),
  inputs: {
    target,
    criticals: controls.criticals,
    twenty: {
      kind: 'choice',
      label: `A ${die} is`,
      bracket: `A ${die}`,
      when: 'criticals',
      options: { failure: { label: 'a failure', value: 0 }, fumble: { label: 'a fumble', value: 1 } },
      start: 'failure',
      ruling: rulings.exactTwenty,
      weighedAt: { criticals: 'exact' },
    },
    atOne: {
      kind: 'choice',
      label: 'A 1 against a target of 1 is',
      bracket: 'A 1 on target 1',
      when: 'criticals * (target = 1)',
      options: { fumble: { label: 'a fumble', value: 0 }, critical: { label: 'a critical', value: 1 } },
      start: 'fumble',
      ruling: rulings.exactAtOne,
      weighedAt: { criticals: 'exact', target: 1 },
    },
  },
  expression: `let roll = d${die}; { roll: roll, result: when(criticals = 0, ${ordinary}, ${exactly}) }`,
  ...written,
  result: {
    label: 'The die',
    better: 'low',
    facets: rollFacets,
    bands: resultBands,
    claims: [
      { label: 'success or better', says: 'succeed or better', tone: 'good', facet: 'result', from: success },
    ],
  },
  printed: [
    { inputs: {}, value: `d${die}`, source: inDraft('Die Rolls') },
    // Even against a target of 1 a 1 is critical, and even against 20 a 20 is a fumble.
    {
      inputs: { target: 1 },
      value: { result: `let roll = d${die}; when(roll = 1, 3, when(roll = 20, 0, 1))` },
      source: inDraft('Die Rolls'),
    },
    {
      inputs: { target: 20 },
      value: { result: `let roll = d${die}; when(roll = 1, 3, when(roll = 20, 0, 2))` },
      source: inDraft('Die Rolls'),
    },
  ],
  also: ['critical', 'fumble', 'chance of success'],
});

export const bumpedRoll = defineFormula({
  id: 'bumped-roll',
  name: 'A roll with bumps',
  summary: 'The four results after a number of bumps up.',
  source: inDraft('Bumps'),
  inputs: {
    target: { ...target, start: 10 },
    bumps: {
      kind: 'number',
      label: 'Bumps up',
      bracket: 'Bumps',
      min: 0,
      max: 3,
      start: 1,
      term: terms.bump,
    },
  },
  expression: `let roll = d${die}; { roll: roll, result: min(${critical}, ${ordinary} + bumps) }`,
  ...written,
  result: { label: 'The die', better: 'low', facets: rollFacets, bands: resultBands },
  printed: [
    {
      inputs: { bumps: 1, target: 10 },
      value: { result: `let roll = d${die}; when(roll = 20, 1, when(roll > 10, 2, 3))` },
      source: inDraft('Bumps'),
    },
  ],
  also: ['bump up', 'mastery', 'hero point'],
});
