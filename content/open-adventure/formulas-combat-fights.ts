import { type ChoiceInput, defineFormula, type NumberInput } from '../../src/rules/formula';
import * as controls from './controls-combat';
import { blow, runner } from './examples-combat';
import { figures } from './figures-combat';
import { figures as core } from './figures-core';
import { pointsOfTheTurn, staminaForSpaces } from './rulings-combat-turns';
import { staminaBelowZero } from './rulings-start';
import { inRulebook } from './sources';
import { standardRoll } from './standard-roll';
import * as terms from './terms-combat';
import * as words from './terms-core';

const sides = core.dieSides.value;
const powerLimit = core.powerLimit.value;

export const spacesInAFight = defineFormula({
  id: 'spaces-in-a-fight',
  name: 'Spaces in a turn of combat',
  summary: 'How far you get with one or both standard actions, and stamina on top.',
  source: inRulebook('Part VI: Movement'),
  inputs: {
    moves: {
      kind: 'number',
      label: 'Standard actions spent on moving',
      bracket: 'Actions',
      min: 0,
      max: figures.standardActions.value,
      start: 1,
      term: words.standardAction,
    },
    points: {
      kind: 'number',
      label: 'Movement points',
      min: 0,
      max: 20,
      start: runner.points,
      term: words.movementPoints,
    },
    ground: {
      kind: 'number',
      label: 'Movement points for a space',
      bracket: 'A space costs',
      min: 1,
      max: 3,
      start: 1,
      term: words.space,
    },
    stamina: {
      kind: 'number',
      label: 'Stamina points spent',
      bracket: 'Stamina',
      min: 0,
      max: 10,
      start: runner.stamina,
      term: words.staminaPoints,
    },
    buys: {
      kind: 'choice',
      label: 'A stamina point buys',
      bracket: 'For each',
      options: { space: { label: 'a space', value: 0 }, point: { label: 'a movement point', value: 1 } },
      start: 'space',
      ruling: staminaForSpaces,
      weighedAt: { ground: 2 },
    },
  },
  expression: 'down(moves * points + buys * stamina, ground) + (1 - buys) * stamina',
  written: {
    'down(moves * points + buys * stamina, ground) + (1 - buys) * stamina':
      'down(moves * points, ground) + stamina',
  },
  result: { label: 'You get', unit: 'spaces', better: 'high' },
  printed: [
    {
      inputs: { moves: 1, points: runner.points, ground: 1, stamina: runner.stamina },
      value: runner.all,
      source: inRulebook('Part VI: Movement'),
    },
    {
      inputs: { moves: 2, points: runner.points, ground: 1, stamina: 0 },
      value: `2 * ${runner.spaces}`,
      source: inRulebook('Part VI: Movement'),
    },
  ],
  also: ['move', 'how far', 'run', 'sprint', 'dash'],
});

const want = 'when(want, deals >= least, deals)';
const aimedDamage = 'max(0, attack - defence + r)';
const wanted = want.replaceAll('deals', aimedDamage);
const aimedRoll = `let r = signedBest(r, ${wanted}, ${sides}, aim, dodge, first); ${aimedDamage}`;

export const aimAndDodge = defineFormula({
  id: 'aim-and-dodge-worth',
  name: 'What aim and dodge are worth',
  summary: 'The damage of one attack when both sides re-roll as serves them best.',
  source: inRulebook('Aim'),
  inputs: {
    attack: { ...controls.attack, start: 6 },
    defence: { ...controls.defence, start: 5 },
    aim: { ...controls.aim, start: 'yes' },
    dodge: { ...controls.dodge, start: 'yes' },
    first: controls.first,
    want: {
      kind: 'choice',
      label: 'The attacker wants',
      bracket: 'Wanted',
      options: {
        most: { label: 'as much damage as possible', value: 0 },
        enough: { label: 'enough damage', value: 1 },
      },
      start: 'most',
    },
    least: {
      kind: 'number',
      label: 'Enough is at least',
      bracket: 'Enough',
      min: 1,
      max: 15,
      start: 1,
      unit: 'damage',
      when: 'want',
    },
  },
  expression: aimedRoll,
  written: { [aimedRoll]: 'attack + r - defence' },
  parts: { r: 'standard roll' },
  result: {
    label: 'Damage',
    better: 'high',
    bands: [
      { label: 'no damage', says: 'deal no damage', tone: 'bad', to: 0 },
      { label: 'damage', says: 'deal damage', tone: 'good', from: 1 },
    ],
    claims: [{ label: 'three or more', says: 'deal 3 damage or more', tone: 'good', from: 3 }],
  },
  printed: [
    {
      inputs: { attack: blow.attack, defence: blow.defence, aim: 'no', dodge: 'no' },
      value: `max(0, ${blow.attack} - ${blow.defence} + ${standardRoll})`,
      source: inRulebook('Melee Attacks'),
    },
    // Only a +5 hurts at all, so that aiming for damage is aiming for that.
    {
      inputs: { attack: 1, defence: 5, dodge: 'no', want: 'enough', least: 1 },
      value: `max(0, signedReroll(${sides}, 1, 0, 0, 2, 4) - 4)`,
      source: inRulebook('Aim'),
    },
  ],
  also: ['re-roll', 'aimed attack', 'dodge', 'best choice'],
});

/** Power points per +1 Damage; 0 where the weapon has no such ability. */
const price = {
  kind: 'number',
  label: 'Power points for +1 Damage',
  bracket: '+1 Damage costs',
  note: '0 where the weapon cannot do that.',
  min: 0,
  max: powerLimit,
  start: 2,
  term: words.powerPoints,
} satisfies NumberInput;

const times = (power: string, cost: string) => `when(${cost}, down(${power}, max(1, ${cost})), 0)`;
const otherCost = 'when(weapons, otherCost, cost)';

const turnInputs = {
  attack: { ...controls.attack, label: 'Attack with the first weapon' },
  cost: price,
  weapons: {
    kind: 'choice',
    label: 'You attack with',
    bracket: 'Weapons',
    options: {
      one: { label: 'the same weapon twice', value: 0 },
      two: { label: 'one in each hand', value: 1 },
    },
    start: 'one',
    term: terms.dualWielding,
  },
  other: {
    ...controls.attack,
    label: 'Attack with the second weapon',
    bracket: 'Second Attack',
    start: 7,
    when: 'weapons',
  },
  otherCost: {
    ...price,
    label: 'Power points for +1 Damage of the second',
    bracket: 'Second +1 costs',
    start: 1,
    when: 'weapons',
  },
  stamina: { ...controls.stamina, when: 'cost + weapons * otherCost > 0' },
  defence: { ...controls.defence, start: 7 },
  kept: {
    kind: 'choice',
    label: 'Power points and what they bought',
    bracket: 'Power',
    options: {
      turn: { label: 'last until the turn ends', value: 1 },
      attack: { label: 'belong to one attack', value: 0 },
    },
    start: 'turn',
    ruling: pointsOfTheTurn,
    when: 'cost + weapons * otherCost > 0',
  },
} satisfies Readonly<Record<string, NumberInput | ChoiceInput>>;

/** The first attack is paid first, for what it buys serves the second as well. */
const twice =
  `let a = ${standardRoll}; let p = min(${powerLimit}, max(0, a) + stamina); let n = ${times('p', 'cost')}; ` +
  `let b = ${standardRoll}; let q = when(kept, min(max(0, b), ${powerLimit} - p) + p - n * cost, max(0, b)); ` +
  `let m = ${times('q', otherCost)} + kept * (1 - weapons) * n; let second = when(weapons, other, attack); ` +
  `let one = max(0, attack + n + a - defence); let two = max(0, second + m + b - defence); ` +
  '{ all: one + two, hits: (one > 0) + (two > 0) }';

export const twoAttacks = defineFormula({
  id: 'two-attacks',
  name: 'Two attacks in a turn',
  summary: 'Both standard actions on attacks, with one weapon or with two.',
  source: inRulebook('Two Weapons / Dual Wielding'),
  inputs: turnInputs,
  expression: twice,
  written: { [twice]: 'attack + a - defence + second + b - defence' },
  parts: { a: 'first roll', b: 'second roll', second: 'second Attack' },
  result: {
    label: 'Damage of both',
    better: 'high',
    facets: {
      all: { label: 'Damage of both' },
      hits: { label: 'Attacks that hurt', hidden: true },
    },
    bands: [
      { label: 'both', says: 'hurt with both', tone: 'good', facet: 'hits', from: 2 },
      { label: 'one', says: 'hurt with one', tone: 'good', facet: 'hits', from: 1, to: 1 },
      { label: 'neither', says: 'hurt with neither', tone: 'bad', facet: 'hits', to: 0 },
    ],
  },
  printed: [
    {
      inputs: { attack: 8, cost: 0, defence: 5 },
      value: `repeat(2, max(0, 3 + ${standardRoll}))`,
      source: inRulebook('Combat Actions'),
    },
    {
      inputs: { attack: 8, cost: 0, weapons: 'two', other: 6, otherCost: 0, defence: 5 },
      value: `max(0, 3 + ${standardRoll}) + max(0, 1 + ${standardRoll})`,
      source: inRulebook('Two Weapons / Dual Wielding'),
    },
  ],
  also: ['dual wielding', 'off hand', 'attacks per turn', 'flurry'],
});

/** Turns are told apart up to here. */
const horizon = 20;

const each = `max(0, attack + r - defence + ${times(`min(${powerLimit}, max(0, r))`, 'cost')})`;
const aimedEach = `(let r = signedBest(r, ${each}, ${sides}, 1, 0, 0); ${each})`;
const plainEach = `(let r = ${standardRoll}; ${each})`;
const turnOfBoth = 'twoAttacks(attack, cost, 0, 0, 0, 0, defence, 1).all';
const ofATurn = `when(does = 2, ${turnOfBoth}, when(does = 1, ${aimedEach}, ${plainEach}))`;
const fall = `wornDown(${ofATurn}, health, ${horizon})`;

export const turnsToFall = defineFormula({
  id: 'turns-to-fall',
  name: 'Turns until a foe falls',
  summary: 'How long it takes you alone to bring somebody’s health points to 0.',
  source: inRulebook('Health Points'),
  inputs: {
    does: {
      kind: 'choice',
      label: 'Every turn you',
      bracket: 'You',
      options: {
        twice: { label: 'attack twice', value: 2 },
        aimed: { label: 'aim, then attack', value: 1 },
        once: { label: 'attack once, and do something else', value: 0 },
      },
      start: 'twice',
      term: words.standardAction,
    },
    attack: controls.attack,
    cost: price,
    defence: { ...controls.defence, start: 7 },
    health: {
      kind: 'number',
      label: 'Their health points',
      bracket: 'Health',
      min: 1,
      max: 60,
      start: 7,
      term: words.healthPoints,
    },
  },
  expression: fall,
  uses: { twoAttacks },
  written: { [fall]: 'attack + r - defence' },
  parts: { r: 'standard roll' },
  result: {
    label: 'They fall after',
    unit: 'turns',
    better: 'low',
    upTo: horizon,
    claims: [
      { label: 'in one turn', says: 'bring them down in one turn', tone: 'good', to: 1 },
      { label: 'within three turns', says: 'bring them down within three turns', tone: 'good', to: 3 },
    ],
  },
  printed: [
    {
      inputs: { does: 'once', attack: 20, defence: 5, cost: 0, health: 10 },
      value: 1,
      source: inRulebook('Melee Attacks'),
    },
    {
      inputs: { does: 'once', attack: 8, defence: 5, cost: 0, health: 1 },
      value: `wornDown(${standardRoll} > 0 - 3, 1, ${horizon})`,
      source: inRulebook('Melee Attacks'),
    },
  ],
  also: ['how long', 'kill', 'hit points', 'rounds to win'],
});

export const subduing = defineFormula({
  id: 'temporary-damage-odds',
  name: 'Temporary damage',
  summary: 'What a blow that is meant to subdue takes, and how long it takes to get it back.',
  source: inRulebook('Temporary Damage'),
  inputs: {
    damage: {
      kind: 'number',
      label: 'Damage of the attack',
      bracket: 'Damage',
      min: 0,
      max: 30,
      start: 4,
      term: terms.temporaryDamage,
    },
    stamina: {
      kind: 'number',
      label: 'Stamina points left',
      bracket: 'Stamina',
      min: 0,
      max: 10,
      start: 3,
      term: words.staminaPoints,
    },
    rest: {
      kind: 'choice',
      label: 'Damage beyond the stamina',
      bracket: 'The rest',
      options: { health: { label: 'takes health', value: 1 }, lost: { label: 'is lost', value: 0 } },
      start: 'health',
      ruling: staminaBelowZero,
      when: 'stamina > 0',
    },
  },
  expression:
    '{ stamina: min(damage, stamina), health: when(stamina, rest * max(0, damage - stamina), damage), ' +
    `minutes: ${figures.restMinutes.value} * min(damage, stamina) }`,
  written: {
    'when(stamina, rest * max(0, damage - stamina), damage)': 'max(0, damage - stamina)',
  },
  result: {
    label: 'Stamina lost',
    better: 'high',
    facets: {
      stamina: { label: 'Stamina points lost' },
      health: { label: 'Health points lost' },
      minutes: { label: 'Rest until the stamina is back', unit: 'minutes' },
    },
  },
  printed: [
    {
      inputs: { damage: 2, stamina: 3 },
      value: { stamina: 2, health: 0, minutes: 20 },
      source: inRulebook('Temporary Damage'),
    },
    {
      inputs: { damage: 2, stamina: 0 },
      value: { stamina: 0, health: 2, minutes: 0 },
      source: inRulebook('Temporary Damage'),
    },
  ],
  also: ['subdue', 'knock out', 'non-lethal', 'stamina damage'],
});
