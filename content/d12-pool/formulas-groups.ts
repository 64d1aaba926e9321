import { type ChoiceInput, defineFormula, type NumberInput } from '../../src/rules/formula';
import { diceInput, neededInput, skillInput, spentInput } from './controls';
import { figures } from './figures';
import { whichDice } from './rulings';
import { inNotes } from './sources';
import { difficulties } from './tables';

const sides = figures.dieSides.value;

const countInput = {
  kind: 'number',
  label: 'How many you are',
  bracket: 'how many',
  min: 1,
  max: 6,
  start: 3,
} satisfies NumberInput;

/** The first is always there; everybody after needs a group that large. */
const from = (place: number): { readonly when?: string } => (place > 1 ? { when: `count >= ${place}` } : {});

const dice = (place: number, name: string, start: number) =>
  ({ ...diceInput, ...from(place), label: `${name}’s dice`, note: '', max: 8, start }) satisfies NumberInput;
const skill = (place: number, name: string, start: number) =>
  ({ ...skillInput, ...from(place), label: `${name}’s skill`, start }) satisfies NumberInput;

const members = {
  adaDice: dice(1, 'Ada', 5),
  adaSkill: skill(1, 'Ada', 6),
  borisDice: dice(2, 'Boris', 3),
  borisSkill: skill(2, 'Boris', 4),
  chenDice: dice(3, 'Chen', 4),
  chenSkill: skill(3, 'Chen', 2),
  daraDice: dice(4, 'Dara', 4),
  daraSkill: skill(4, 'Dara', 4),
  eliDice: dice(5, 'Eli', 3),
  eliSkill: skill(5, 'Eli', 5),
  fenDice: dice(6, 'Fen', 2),
  fenSkill: skill(6, 'Fen', 3),
};
const names = Object.keys(members).join(', ');
/** The line has room for three; the dice of the others are set beneath it. */
const written = ['ada', 'boris', 'chen']
  .map((name) => `(${name}Dice d ${sides} <= ${name}Skill)`)
  .join(' + ');

const pickInput = {
  kind: 'choice',
  label: 'Dice that go in first',
  bracket: 'first in',
  options: {
    highest: { label: 'the highest', value: 0 },
    lowest: { label: 'the lowest', value: 1 },
    any: { label: 'as they lie', value: 2 },
  },
  start: 'highest',
  ruling: whichDice,
} satisfies ChoiceInput;

export const groupCheck = defineFormula({
  id: 'group-sum',
  name: 'Group check',
  summary: 'Up to six characters roll and add their degrees.',
  source: inNotes('2.5 Group Checks'),
  inputs: {
    count: countInput,
    ...members,
    needed: { ...neededInput, label: 'Degree needed together', max: 30, start: 5 },
  },
  expression: `groupSum(count, ${sides}, ${names})`,
  written: {
    [`groupSum(count, ${sides}, ${names})`]: written,
  },
  against: 'needed',
  ladder: difficulties,
  result: { label: 'Degrees together', better: 'high' },
  printed: [
    {
      inputs: { count: 2 },
      value: `pool(adaDice, ${sides}, adaSkill).degree + pool(borisDice, ${sides}, borisSkill).degree`,
      source: inNotes('2.5 Group Checks'),
    },
  ],
  also: ['together', 'teamwork', 'combined effort'],
});

export const groupAverage = defineFormula({
  id: 'group-average',
  name: 'Group average check',
  summary: 'The pool that a group pieces together: as many dice as its average degree.',
  source: inNotes('2.5 Group Checks'),
  inputs: { count: countInput, ...members, pick: pickInput },
  expression: `groupAverage(pick, count, ${sides}, ${names})`,
  written: {
    [`groupAverage(pick, count, ${sides}, ${names})`]: `down(${written}, count)`,
  },
  result: {
    label: 'Pieced pool',
    better: 'high',
    facets: {
      degree: { label: 'Degree' },
      ceiling: { label: 'Ceiling' },
      floor: { label: 'Floor' },
    },
  },
  printed: [
    {
      inputs: { count: 2 },
      value: `down(pool(adaDice, ${sides}, adaSkill).degree + pool(borisDice, ${sides}, borisSkill).degree, 2)`,
      source: inNotes('2.5 Group Checks'),
    },
    {
      inputs: { count: 1 },
      value: `pool(adaDice, ${sides}, adaSkill).degree`,
      source: inNotes('2.5 Group Checks'),
    },
  ],
  also: ['average', 'sneaking'],
});

export const sneakingPast = defineFormula({
  id: 'sneaking-past',
  name: 'A group against one',
  summary: 'A group average check, opposed by a single character such as a spotter.',
  source: inNotes('2.5 Group Checks'),
  inputs: {
    count: countInput,
    ...members,
    theirDice: { ...diceInput, label: 'The spotter’s dice', bracket: 'spotter’s dice', max: 8, start: 3 },
    theirSkill: { ...skillInput, label: 'The spotter’s skill', bracket: 'spotter’s skill', start: 4 },
    needed: { ...neededInput, start: 1, note: 'For the action itself, once you have won.' },
    pick: pickInput,
    spent: spentInput,
  },
  expression:
    `let duel = groupAgainst(theirDice, theirSkill, spent, pick, count, ${sides}, ${names}); ` +
    '{ mine: duel.mine, theirs: duel.theirs, result: when(duel.outcome = 1, 1 + (duel.mine >= needed), duel.outcome) }',
  shown: `groupAgainst(theirDice, theirSkill, spent, pick, count, ${sides}, ${names}).mine`,
  written: {
    [`groupAgainst(theirDice, theirSkill, spent, pick, count, ${sides}, ${names}).mine`]: `down(${written}, count) > (theirDice d ${sides} <= theirSkill)`,
  },
  result: {
    label: 'Opposed check of the group',
    better: 'high',
    facets: {
      mine: { label: 'Degree that the group keeps' },
      theirs: { label: 'Degree that the other side keeps' },
      result: { label: 'Result', hidden: true },
    },
    bands: [
      { label: 'they win', says: 'are noticed', tone: 'bad', facet: 'result', to: -1 },
      { label: 'all dice lost', says: 'both lose all dice', tone: 'even', facet: 'result', from: 0, to: 0 },
      {
        label: 'the group wins, too little left',
        says: 'win but fall short of the degree needed',
        tone: 'even',
        facet: 'result',
        from: 1,
        to: 1,
      },
      { label: 'the group gets past', says: 'get past', tone: 'good', facet: 'result', from: 2 },
    ],
  },
  printed: [
    {
      inputs: { count: 2, theirDice: 0 },
      value: `down(pool(adaDice, ${sides}, adaSkill).degree + pool(borisDice, ${sides}, borisSkill).degree, 2)`,
      source: inNotes('2.5 Group Checks'),
    },
  ],
  also: ['sneaking', 'stealth', 'spotter', 'guard'],
});
