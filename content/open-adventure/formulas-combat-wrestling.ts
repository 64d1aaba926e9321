import { type ChoiceInput, defineFormula, type NumberInput } from '../../src/rules/formula';
import { traitInput } from './controls';
import { boxer } from './examples-combat';
import { figures as core } from './figures-core';
import { inRulebook } from './sources';
import { standardRoll } from './standard-roll';
import { wrestlingStatuses } from './tables-combat-fights';
import * as terms from './terms-combat';
import * as words from './terms-core';

const wrestle = inRulebook('Wrestle');
const { free, clinching, takedown, pinned } = wrestlingStatuses.rows;

const strength = traitInput(words.strength, 6);
const defence = {
  kind: 'number',
  min: -10,
  max: 20,
  start: 6,
  term: words.defenceTrait,
} as const;

const mine = { ...strength, label: 'Your Strength', bracket: 'Strength' } satisfies NumberInput;
const theirDefence = { ...defence, label: 'Their Defence', bracket: 'Their Defence' } satisfies NumberInput;

export const unarmedAttempt = defineFormula({
  id: 'unarmed-attempt',
  name: 'A step in wrestling',
  summary: 'An unarmed attack that would deal damage moves somebody by one status.',
  source: wrestle,
  inputs: { strength: mine, theirDefence },
  expression: `strength + ${standardRoll}`,
  parts: { [standardRoll]: 'standard roll' },
  against: 'theirDefence + 1',
  result: {
    label: 'Attack',
    better: 'high',
    bands: [
      { label: 'nothing', says: 'change nothing', tone: 'bad' },
      { label: 'a step', says: 'win a step', tone: 'good' },
    ],
  },
  printed: [
    {
      inputs: { strength: boxer.strength, theirDefence: 3 },
      value: { total: `${boxer.attack} + ${standardRoll}`, margin: standardRoll },
      source: inRulebook('Unarmed Combat'),
    },
  ],
  also: ['grab', 'grapple', 'unarmed', 'clinch'],
});

/** From which status on a success is used to rise; 0 does what is best. */
const plan = {
  kind: 'choice',
  options: {
    best: { label: 'do what is best', value: 0 },
    press: { label: 'always press the other down', value: pinned.position },
    down: { label: 'rise when taken down', value: takedown.position },
    rise: { label: 'rise whenever held', value: clinching.position },
  },
  start: 'best',
  term: terms.wrestlingTerm,
} as const;

const sides = {
  strength: mine,
  defence: { ...defence, label: 'Your Defence', bracket: 'Your Defence' },
  plan: { ...plan, label: 'With a success you', bracket: 'You' },
  theirStrength: { ...strength, label: 'Their Strength', bracket: 'Their Strength' },
  theirDefence,
  theirPlan: { ...plan, label: 'With a success they', bracket: 'They' },
} satisfies Readonly<Record<string, NumberInput | ChoiceInput>>;

const bout = `${core.dieSides.value}, strength - theirDefence, theirStrength - defence, ${pinned.position}, plan, theirPlan`;

const status = {
  kind: 'choice',
  options: {
    free: { label: free.name.toLowerCase(), value: free.position },
    clinching: { label: clinching.name.toLowerCase(), value: clinching.position },
    takedown: { label: takedown.name.toLowerCase(), value: takedown.position },
  },
  start: 'free',
  term: terms.wrestlingStatus,
} as const;

const bands = [
  { label: 'they pin you', sign: '−', says: 'are pinned', tone: 'bad', from: -1, to: -1 },
  { label: 'for ever', sign: '0', says: 'go on for ever', tone: 'even', from: 0, to: 0 },
  { label: 'you pin them', sign: '+', says: 'pin them', tone: 'good', from: 1, to: 1 },
] as const;

const goesOn = `grappleFrom(${bout}, status, theirStatus, turn)`;

export const whoIsPinned = defineFormula({
  id: 'who-is-pinned',
  name: 'Who is pinned in the end',
  summary: 'Your chance from every pair of statuses, and what to do with a success.',
  source: wrestle,
  inputs: {
    status: { ...status, label: 'You are', bracket: 'Your status' },
    theirStatus: { ...status, label: 'They are', bracket: 'Their status' },
    turn: {
      kind: 'choice',
      label: 'The turn is',
      bracket: 'Turn',
      options: { yours: { label: 'yours', value: 0 }, theirs: { label: 'theirs', value: 1 } },
      start: 'yours',
    },
    ...sides,
  },
  expression: goesOn,
  written: { [goesOn]: 'strength - theirDefence' },
  result: { label: 'Who pins whom', better: 'high', bands },
  map: {
    label: 'Your chance to pin them, by your status and theirs',
    down: 'status',
    across: 'theirStatus',
    shows: 'chance',
  },
  printed: [
    {
      inputs: { plan: 'press', theirPlan: 'press' },
      value: `grapple(${core.dieSides.value}, 0, 0, ${pinned.position}, ${pinned.position}, ${pinned.position})`,
      source: wrestle,
    },
    // One success away from the pin, and the other can never succeed.
    {
      inputs: { theirStatus: 'takedown', theirStrength: 1, defence: 20 },
      value: 1,
      source: wrestle,
    },
  ],
  also: ['wrestling', 'grapple', 'pin', 'takedown', 'best strategy'],
});

/** Turns are told apart up to here; each side tries once in each. */
const horizon = 15;
const lasts = `up(grappleTurns(${bout}, ${2 * horizon}), 2)`;

export const wrestlingTurns = defineFormula({
  id: 'wrestling-turns',
  name: 'How long the wrestling lasts',
  summary: 'Turns until one of you is pinned, if you begin and both stand free.',
  source: wrestle,
  inputs: sides,
  expression: lasts,
  written: { [lasts]: 'strength - theirDefence' },
  result: {
    label: 'It is over after',
    unit: 'turns',
    better: 'low',
    upTo: horizon,
    claims: [{ label: 'within five turns', says: 'are done within five turns', tone: 'even', to: 5 }],
  },
  printed: [
    // Three successes that cannot fail, against somebody who cannot succeed.
    {
      inputs: { strength: 10, theirDefence: 3, theirStrength: 1, defence: 10 },
      value: 3,
      source: wrestle,
    },
  ],
  also: ['wrestling', 'grapple', 'duration', 'pin'],
});
