import { defineFormula, type NumberInput } from '../../src/rules/formula';
import { airlock, swimmer } from './examples-travel';
import { figures as core } from './figures-core';
import { figures } from './figures-travel';
import * as rulings from './rulings-travel-dangers';
import { inRulebook } from './sources';
import { standardRoll } from './standard-roll';
import { movementIntervals, timeMeasures } from './tables-travel';
import { localTerrain } from './tables-travel-terrain';
import * as words from './terms-core';
import { encumbrance } from './terms-travel';

const sight = inRulebook('Line of Sight (LOS)');
const swim = inRulebook('Swim');
const space = inRulebook('Outer Space');
const target = core.defaultTarget.value;

export const lineOfSightMap = defineFormula({
  id: 'sight-past-a-wall',
  name: 'What you see past a wall',
  summary:
    'You stand in the middle of the first row and look down the page. Which spaces are in sight, in cover or hidden?',
  source: sight,
  inputs: {
    ahead: { kind: 'number', label: 'Spaces ahead', bracket: 'target ahead', min: 0, max: 8, start: 5 },
    across: {
      kind: 'number',
      label: 'Spaces to the right',
      bracket: 'to the right',
      min: -5,
      max: 5,
      start: -1,
      signed: true,
    },
    wallAhead: {
      kind: 'number',
      label: 'The wall is ahead by',
      bracket: 'wall ahead',
      min: 0,
      max: 5,
      start: 2,
    },
    wallAcross: {
      kind: 'number',
      label: 'It begins to the right by',
      bracket: 'to its left end',
      min: -5,
      max: 5,
      start: 0,
      signed: true,
    },
    length: { kind: 'number', label: 'Spaces that it is long', bracket: 'length', min: 0, max: 6, start: 2 },
    through: {
      kind: 'choice',
      label: 'The far corners of the target',
      bracket: 'far corners',
      options: { hidden: { label: 'are hidden by it', value: 0 }, seen: { label: 'can be seen', value: 1 } },
      start: 'hidden',
      ruling: rulings.farCorners,
    },
  },
  expression: 'cornersInSight(across, ahead, wallAcross, wallAhead, length, through)',
  parts: { cornersInSight: 'corners in sight' },
  result: {
    label: 'Corners in sight',
    better: 'high',
    bands: [
      { label: 'hidden', sign: '×', says: 'do not see it', tone: 'bad', to: 0 },
      { label: 'partial cover', sign: 'c', says: 'see it in partial cover', tone: 'even', from: 1, to: 1 },
      { label: 'in sight', sign: '·', says: 'see it', tone: 'good', from: 2 },
    ],
  },
  map: { label: 'What you see, by place', down: 'ahead', across: 'across', shows: 'band' },
  printed: [
    // A neighbour, whatever stands around it; nothing in the way; something in the way.
    { inputs: { ahead: 1, across: 0, wallAhead: 1, wallAcross: -1, length: 3 }, value: 2, source: sight },
    { inputs: { ahead: 5, across: 3, length: 0 }, value: 3, source: sight },
    { inputs: { ahead: 5, across: 0, wallAhead: 2, wallAcross: 0, length: 1 }, value: 0, source: sight },
    { inputs: { ahead: 2, across: 2, wallAhead: 1, wallAcross: 0, length: 2 }, value: 1, source: sight },
  ],
  also: ['LOS', 'line of sight', 'cover', 'can I see it', 'field of view'],
});

const trait = { kind: 'number', min: core.lowestTrait.value, max: core.highestTrait.value } as const;
const stamina = {
  ...trait,
  label: 'Stamina points',
  start: swimmer.stamina,
  term: words.staminaPoints,
} satisfies NumberInput;
const load = {
  kind: 'number',
  label: 'Encumbrance',
  min: 0,
  max: 6,
  start: 0,
  term: encumbrance,
} satisfies NumberInput;
const turnPoints = movementIntervals.rows.tactical.points;
const waterCost = localTerrain.rows.water.cost;
const swims = `swim - load + ${standardRoll} >= ${target}`;
const rise = `when(surface = 1, 1000, down(max(0, ${turnPoints} - load), ${waterCost}))`;
const end = `afloat(${swims}, 0, stamina, health, ${figures.heldBreath.value}, ${figures.sinkRate.value}, ${rise}, swum, turns)`;

export const swimming = defineFormula({
  id: 'swimming',
  name: 'In deep water',
  summary: 'A swim test every turn, and what comes of it after some turns.',
  source: swim,
  inputs: {
    swim: { ...trait, label: 'Swim', max: 15, start: 5, term: words.ability } satisfies NumberInput,
    load,
    turns: {
      kind: 'number',
      label: 'Turns in the water',
      bracket: 'Turns',
      min: 1,
      max: 100,
      start: 10,
      term: words.turn,
    },
    stamina,
    health: { ...trait, label: 'Health points', start: 5, term: words.healthPoints } satisfies NumberInput,
    swum: {
      kind: 'number',
      label: 'Rounds that you have swum already',
      bracket: 'Rounds before',
      min: 0,
      max: 10,
      start: 0,
      term: words.round,
    },
    surface: {
      kind: 'choice',
      label: 'A success under water',
      bracket: 'coming up',
      options: {
        move: { label: 'lets you swim up', value: 0 },
        surface: { label: 'brings you to the surface', value: 1 },
      },
      start: 'move',
      ruling: rulings.comingUp,
      weighedAt: { swim: 7, load: 1, stamina: 10, health: 10 },
    },
  },
  expression:
    `let end = ${end}; ` +
    '{ depth: end.depth, stamina: end.stamina, health: end.health, state: when(end.health = 0, 2, end.depth > 0) }',
  shown: `${end}.depth`,
  parts: { [standardRoll]: 'standard roll' },
  written: { [`${end}.depth`]: swims },
  result: {
    label: 'Swimming',
    facets: {
      depth: { label: 'Spaces under water' },
      stamina: { label: 'Stamina points left' },
      health: { label: 'Health points left' },
      state: { label: 'State', hidden: true },
    },
    bands: [
      { label: 'afloat', says: 'are afloat', tone: 'good', facet: 'state', to: 0 },
      { label: 'under water', says: 'are under water', tone: 'even', facet: 'state', from: 1, to: 1 },
      { label: 'dying', says: 'are dying', tone: 'bad', facet: 'state', from: 2 },
    ],
  },
  printed: [
    { inputs: { swim: 10, turns: 100 }, value: { depth: 0, state: 0 }, source: swim },
    {
      inputs: { swim: 5, turns: 1, stamina: 5, health: 5 },
      value: { depth: `2 * (5 + ${standardRoll} < 5)` },
      source: swim,
    },
    {
      inputs: { swim: 5, load: 2, turns: 1, stamina: 5 },
      value: { stamina: `5 * (3 + ${standardRoll} >= 5)` },
      source: swim,
    },
    {
      inputs: { swim: 10, turns: 1, stamina: 5, swum: 6, health: 10 },
      value: { depth: 2, stamina: 0 },
      source: swim,
    },
  ],
  also: ['drowning', 'drown', 'swim test', 'suffocate', 'underwater'],
});

const roundPoints = movementIntervals.rows.exploration.points;

export const swimmingLimit = defineFormula({
  id: 'swimming-limit',
  name: 'How far you can swim',
  summary: 'The longest swim that your stamina allows, if no test fails.',
  source: swim,
  inputs: { stamina, load },
  expression:
    `{ rounds: stamina, minutes: stamina * ${timeMeasures.rows.round.turns / timeMeasures.rows.minute.turns}, ` +
    `spaces: stamina * down(down(${roundPoints} * (${turnPoints} - load), ${turnPoints}), ${waterCost}) }`,
  written: {
    [`down(down(${roundPoints} * (${turnPoints} - load), ${turnPoints}), ${waterCost})`]: `down(${roundPoints} * (${turnPoints} - load) / ${turnPoints}, ${waterCost})`,
  },
  result: {
    label: 'Swim',
    better: 'high',
    facets: { rounds: { label: 'Rounds' }, minutes: { label: 'Minutes' }, spaces: { label: 'Spaces' } },
  },
  printed: [
    {
      inputs: { stamina: swimmer.stamina },
      value: { rounds: swimmer.rounds, minutes: swimmer.minutes, spaces: '5 * 166' },
      source: swim,
    },
  ],
  also: ['swim distance', 'cross a lake', 'how long can I swim'],
});

const failing = `when(saves = 1, fortitude + ${standardRoll} < ${target}, 0)`;
const exposed = `affliction(${failing}, 1, 1, 0, 0, min(help, stamina))`;

export const inTheVacuum = defineFormula({
  id: 'in-the-vacuum',
  name: 'In the vacuum',
  summary: 'Whether you are alive when help comes.',
  source: space,
  inputs: {
    fortitude: { ...trait, label: 'Fortitude', start: 5, term: words.fortitude } satisfies NumberInput,
    stamina: { ...stamina, start: airlock.stamina },
    help: {
      kind: 'number',
      label: 'Turns until help comes',
      bracket: 'help after',
      min: 1,
      max: 12,
      start: 2,
      term: words.turn,
    },
    saves: {
      kind: 'choice',
      label: 'Each turn there is',
      bracket: 'each turn',
      options: { save: { label: 'a Fortitude save', value: 1 }, none: { label: 'no save', value: 0 } },
      start: 'save',
      ruling: rulings.vacuumSaves,
    },
  },
  expression: `let end = ${exposed}; { turns: end.rounds, alive: (end.counters = 1) * (help <= stamina) }`,
  shown: `${exposed}.rounds`,
  parts: { [standardRoll]: 'standard roll' },
  written: { [`${exposed}.rounds`]: `fortitude + ${standardRoll} >= ${target}` },
  result: {
    label: 'Vacuum',
    better: 'high',
    facets: { turns: { label: 'Turns in the vacuum' }, alive: { label: 'Alive', hidden: true } },
    bands: [
      { label: 'dead', says: 'die', tone: 'bad', facet: 'alive', to: 0 },
      { label: 'alive', says: 'live until help comes', tone: 'good', facet: 'alive', from: 1 },
    ],
  },
  printed: [
    {
      inputs: { fortitude: 10, stamina: airlock.stamina, help: airlock.turns },
      value: { turns: 3, alive: 1 },
      source: space,
    },
    {
      inputs: { fortitude: 10, stamina: airlock.stamina, help: airlock.turns + 1 },
      value: { turns: 3, alive: 0 },
      source: space,
    },
    {
      inputs: { fortitude: 5, stamina: 3, help: 1 },
      value: { alive: `${standardRoll} >= 0` },
      source: inRulebook('Conditions'),
    },
  ],
  also: ['outer space', 'airlock', 'depressurisation', 'hull breach', 'space suit'],
});
