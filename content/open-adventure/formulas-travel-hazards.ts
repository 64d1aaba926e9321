import { defineFormula, type NumberInput, type PickInput } from '../../src/rules/formula';
import { crushed, ledge } from './examples-travel';
import { figures as core } from './figures-core';
import { figures } from './figures-travel';
import * as rulings from './rulings-travel-dangers';
import { inRulebook } from './sources';
import { standardRoll } from './standard-roll';
import { gravityLevels } from './tables-travel';
import * as words from './terms-core';
import { gravity, trap } from './terms-travel';

const falling = inRulebook('Falling');
const heavy = inRulebook('Crushing Objects');
const fire = inRulebook('Fire');
const target = core.defaultTarget.value;

const reflex = {
  kind: 'number',
  label: 'Reflex',
  min: core.lowestTrait.value,
  max: core.highestTrait.value,
  start: 5,
  term: words.reflex,
} satisfies NumberInput;

const gravityInput = {
  kind: 'pick',
  label: 'Gravity',
  table: gravityLevels,
  shows: 'effect',
  start: 'common',
  term: gravity,
} satisfies PickInput;

const { fallDamage, fallLimit, fallSpeed, lowFall } = figures;
const limited = `down(min(height * ${fallDamage.value}, ${fallLimit.value}) * gravity.effect, 2)`;
const unlimited = `min(${fallLimit.value}, down(height * ${fallDamage.value} * gravity.effect, 2))`;

export const fall = defineFormula({
  id: 'fall',
  name: 'Fall',
  summary: 'What a fall costs you, and how fast you fall.',
  source: falling,
  inputs: {
    height: {
      kind: 'number',
      label: 'Spaces fallen',
      bracket: 'Height',
      min: 1,
      max: 400,
      start: ledge.height,
      term: words.space,
    },
    gravity: gravityInput,
    limit: {
      kind: 'choice',
      label: 'The limit counts',
      bracket: 'limit',
      options: {
        first: { label: 'before gravity', value: 0 },
        last: { label: 'after gravity', value: 1 },
      },
      start: 'first',
      ruling: rulings.fallInGravity,
      weighedAt: { height: 60, gravity: 'tier-2' },
    },
  },
  expression: `{ damage: when(limit = 0, ${limited}, ${unlimited}), speed: down(${fallSpeed.value} * gravity.effect, 2) }`,
  written: {
    [`when(limit = 0, ${limited}, ${unlimited})`]: `min(height, ${fallLimit.value}) * gravity.effect`,
    [`down(${fallSpeed.value} * gravity.effect, 2)`]: `${fallSpeed.value} * gravity.effect`,
  },
  result: {
    label: 'Fall',
    better: 'low',
    facets: { damage: { label: 'Damage' }, speed: { label: 'Spaces fallen in a second' } },
  },
  printed: [
    { inputs: { height: ledge.height }, value: { damage: ledge.damage, speed: 50 }, source: falling },
    { inputs: { height: 50 }, value: { damage: 50 }, source: falling },
    { inputs: { height: 51 }, value: { damage: 50 }, source: falling },
    {
      inputs: { height: 10, gravity: 'half' },
      value: { damage: '10 / 2' },
      source: inRulebook('Gravity (Optional)'),
    },
    {
      inputs: { height: 10, gravity: 'micro' },
      value: { damage: 0, speed: 0 },
      source: inRulebook('Gravity (Optional)'),
    },
  ],
  also: ['falling damage', 'fall off a cliff', 'pit'],
});

const burden = 'down(weight * gravity.effect, 2)';
const blow = `when(height < ${lowFall.value}, down(${burden}, 2), ${burden})`;
const saved = `reflex + ${standardRoll} >= ${target}`;

export const crushing = defineFormula({
  id: 'crushing',
  name: 'Something heavy falls on you',
  summary: 'Its weight in damage, half from low down, and half again if you jump aside.',
  source: heavy,
  inputs: {
    weight: {
      kind: 'number',
      label: 'Weight of the object',
      bracket: 'Weight',
      min: 1,
      max: 500,
      start: crushed.weight,
      term: words.weight,
    },
    gravity: gravityInput,
    height: {
      kind: 'number',
      label: 'Spaces that it falls',
      bracket: 'Height',
      min: 1,
      max: 20,
      start: crushed.height,
    },
    reflex,
  },
  expression: `let blow = ${blow}; when(${saved}, down(blow, 2), blow)`,
  parts: { [standardRoll]: 'standard roll' },
  written: {
    [blow]: `weight * gravity.effect / when(height < ${lowFall.value}, 2, 1)`,
    [`when(${saved}, down(blow, 2), blow)`]: `reflex + ${standardRoll} >= ${target}`,
  },
  result: { label: 'Damage', unit: 'damage', better: 'low' },
  printed: [
    {
      inputs: { weight: crushed.weight, height: crushed.height, reflex: 10 },
      value: crushed.saved,
      source: heavy,
    },
    {
      inputs: { weight: crushed.weight, height: crushed.height, reflex: 4 },
      value: `when(4 + ${standardRoll} >= 5, 2, 5)`,
      source: heavy,
    },
    { inputs: { weight: 10, height: 3, reflex: 10 }, value: '10 / 2', source: heavy },
    {
      inputs: { weight: 10, height: 3, reflex: 10, gravity: 'tier-2' },
      value: '2 * 10 / 2',
      source: inRulebook('Gravity (Optional)'),
    },
  ],
  also: ['crushing objects', 'rockfall', 'boulder', 'falling object'],
});

const sprung = `when(rolled = 0, 1d${core.dieSides.value} <= ${figures.trapHighest.value}, d100 <= 33)`;
const passing = `affliction(${sprung}, 1, 1, 0, 0, party)`;

export const passingATrap = defineFormula({
  id: 'passing-a-trap',
  name: 'A party passes a trap',
  summary: 'Who in the line sets it off, if anybody does.',
  source: inRulebook('Traps'),
  inputs: {
    party: {
      kind: 'number',
      label: 'Characters who pass, one after the other',
      bracket: 'Party',
      min: 1,
      max: 12,
      start: figures.smallParty.value,
      term: trap,
    },
    rolled: {
      kind: 'choice',
      label: 'Each of them triggers it on',
      bracket: 'triggered on',
      options: {
        die: { label: `1 to ${figures.trapHighest.value} of ${core.dieSides.value}`, value: 0 },
        percent: { label: '33 of 100', value: 1 },
      },
      start: 'die',
      ruling: rulings.oneInThree,
    },
  },
  // One counter, which is gone as soon as somebody has set the trap off.
  expression: passing,
  written: { [passing]: `repeat(party, 1d${core.dieSides.value} <= ${figures.trapHighest.value})` },
  result: {
    label: 'Trap',
    better: 'low',
    facets: {
      rounds: { label: 'Who in the line is the last to pass' },
      health: { label: 'Health', hidden: true },
      counters: { label: 'Still set', hidden: true },
    },
    bands: [
      { label: 'sprung', says: 'set it off', tone: 'bad', facet: 'counters', to: 0 },
      { label: 'all get past', says: 'all get past', tone: 'good', facet: 'counters', from: 1 },
    ],
  },
  printed: [
    { inputs: { party: 1 }, value: { counters: '1d6 > 2' }, source: inRulebook('Traps') },
    { inputs: { party: 2 }, value: { counters: 'repeat(2, 1d6 > 2) = 2' }, source: inRulebook('Traps') },
    {
      inputs: { party: 1 },
      value: { counters: 'd100 > 33' },
      source: inRulebook('Traps'),
      erratum: rulings.oneInThree,
    },
  ],
  also: ['trap', 'chance of a trap', 'pit trap', 'pressure plate'],
});

const { largeFireDice, smallFireDice, fireDefence, fireHealth } = figures;
/** Dice of the fire; all its spaces' under the other reading. */
const flames = `size * when(min(whole, size > ${smallFireDice.value}) = 1, spaces, 1)`;
/** What is halved is halved turn by turn. */
const burnt = `when(beside = 1, repeat(turns, down((${flames})d${core.dieSides.value}, 2)), (turns * ${flames})d${core.dieSides.value})`;

export const fireDamage = defineFormula({
  id: 'fire-damage',
  name: 'In the fire',
  summary: 'What fire does to you, turn after turn. Armour does not help.',
  source: fire,
  inputs: {
    turns: { kind: 'number', label: 'Turns', min: 1, max: 10, start: 1, term: words.turn },
    size: {
      kind: 'choice',
      label: 'Fire',
      options: {
        small: { label: 'a small flame, such as a torch', value: smallFireDice.value },
        large: { label: 'a larger fire', value: largeFireDice.value },
      },
      start: 'large',
    },
    beside: {
      kind: 'choice',
      label: 'You are',
      bracket: 'you are',
      options: {
        within: { label: 'in it', value: 0 },
        beating: { label: 'beside it, beating it out', value: 1 },
      },
      start: 'within',
    },
    whole: {
      kind: 'choice',
      label: 'What burns you in a larger fire',
      bracket: 'burnt by',
      when: `size > ${smallFireDice.value}`,
      options: {
        space: { label: 'the space you are in', value: 0 },
        all: { label: 'every space of it', value: 1 },
      },
      start: 'space',
      ruling: rulings.sizeOfAFire,
    },
    spaces: {
      kind: 'number',
      label: 'Spaces that burn',
      bracket: 'Spaces',
      min: 1,
      max: 9,
      start: 4,
      when: `min(whole, size > ${smallFireDice.value}) = 1`,
    },
  },
  expression: burnt,
  written: { [burnt]: `size d${core.dieSides.value}` },
  result: { label: 'Damage', unit: 'damage', better: 'low' },
  printed: [
    { inputs: { size: 'small' }, value: '1d6', source: fire },
    { inputs: { size: 'large' }, value: '3d6', source: fire },
    { inputs: { size: 'large', turns: 2 }, value: '6d6', source: fire },
    { inputs: { size: 'large', beside: 'beating' }, value: 'down(3d6, 2)', source: fire },
  ],
  also: ['burning', 'torch damage', 'fire damage', 'flames'],
});

export const beatingOut = defineFormula({
  id: 'beating-out-a-fire',
  name: 'Beating out a fire',
  summary: 'What attacks with something that smothers take from one space of fire.',
  source: fire,
  inputs: {
    attacks: { kind: 'number', label: 'Attacks', min: 1, max: 20, start: 4 },
    attack: {
      kind: 'number',
      label: 'Attack',
      bracket: 'Attack',
      min: 1,
      max: 20,
      start: 6,
      term: words.attackTrait,
    },
  },
  expression: `repeat(attacks, max(0, attack + ${standardRoll} - ${fireDefence.value}))`,
  written: {
    [`max(0, attack + ${standardRoll} - ${fireDefence.value})`]: `attack + ${standardRoll} - ${fireDefence.value}`,
  },
  parts: { [standardRoll]: 'standard roll', [`${fireDefence.value}`]: 'Defence' },
  result: {
    label: 'Taken from the fire',
    better: 'high',
    bands: [
      { label: 'still burning', says: 'leave it burning', tone: 'bad', to: fireHealth.value - 1 },
      { label: 'out', says: 'put the space out', tone: 'good', from: fireHealth.value },
    ],
  },
  printed: [{ inputs: { attacks: 1, attack: 5 }, value: `max(0, ${standardRoll})`, source: fire }],
  also: ['extinguish', 'put out a fire', 'douse'],
});

const spreadingOn = `spreading(1d${core.dieSides.value} <= ${figures.fireCatches.value}, started, room, turns)`;

export const spreadingFire = defineFormula({
  id: 'spreading-fire',
  name: 'A fire spreads',
  summary: 'How many spaces burn after some turns, if nobody puts them out.',
  source: fire,
  inputs: {
    turns: { kind: 'number', label: 'Turns', min: 1, max: 12, start: 5, term: words.turn },
    started: { kind: 'number', label: 'Spaces that burn now', bracket: 'burning', min: 1, max: 6, start: 1 },
    room: { kind: 'number', label: 'Spaces that can burn', bracket: 'fuel', min: 6, max: 36, start: 16 },
  },
  expression: spreadingOn,
  written: {
    [spreadingOn]: `repeat(turns, repeat(started, 1d${core.dieSides.value} = ${figures.fireCatches.value}))`,
  },
  result: { label: 'Spaces that burn', unit: 'spaces', better: 'low' },
  printed: [
    { inputs: { turns: 1, started: 1 }, value: '1 + (1d6 = 1)', source: fire },
    { inputs: { turns: 1, started: 3 }, value: '3 + repeat(3, 1d6 = 1)', source: fire },
  ],
  also: ['spread', 'wildfire', 'house on fire'],
});

export const catchingFire = defineFormula({
  id: 'catching-fire',
  name: 'Beside a fire',
  summary: 'Burn counters from turns next to a burning space: a Reflex save each.',
  source: fire,
  inputs: {
    turns: { kind: 'number', label: 'Turns beside it', bracket: 'Turns', min: 1, max: 20, start: 3 },
    reflex,
  },
  expression: `repeat(turns, reflex + ${standardRoll} < ${target})`,
  parts: { [standardRoll]: 'standard roll' },
  result: {
    label: 'Burn counters',
    unit: 'counters',
    better: 'low',
    claims: [{ label: 'not burnt', says: 'not burnt at all', tone: 'good', to: 0 }],
  },
  printed: [{ inputs: { turns: 1, reflex: 5 }, value: `${standardRoll} < 0`, source: fire }],
  also: ['burn', 'set alight', 'on fire'],
});

const torch = figures.torchSide.value;

export const firelight = defineFormula({
  id: 'firelight',
  name: 'Light of a fire',
  summary: 'How many spaces a fire lights.',
  source: fire,
  inputs: {
    side: {
      kind: 'number',
      label: 'Area of the fire',
      bracket: 'Area',
      min: 1,
      max: 10,
      start: 3,
      term: words.area,
    },
    doubles: {
      kind: 'choice',
      label: 'Twice its size',
      bracket: 'doubled',
      options: { sides: { label: 'its sides', value: 0 }, spaces: { label: 'its spaces', value: 1 } },
      start: 'sides',
      ruling: rulings.lightOfAFire,
    },
  },
  expression: `when(doubles = 0, max(${torch}, ${figures.fireLight.value} * side) ^ 2, ${figures.fireLight.value} * side ^ 2)`,
  written: {
    [`when(doubles = 0, max(${torch}, ${figures.fireLight.value} * side) ^ 2, ${figures.fireLight.value} * side ^ 2)`]: `max(${torch}, ${figures.fireLight.value} * side) ^ 2`,
  },
  result: { label: 'Spaces lit', unit: 'spaces', better: 'high' },
  printed: [
    { inputs: { side: 3 }, value: '(2 * 3) ^ 2', source: fire },
    { inputs: { side: 1 }, value: '5 * 5', source: inRulebook('Illumination') },
    { inputs: { side: 1 }, value: 2, source: fire, erratum: rulings.lightOfAFire },
  ],
  also: ['bonfire', 'campfire', 'light of a fire'],
});
