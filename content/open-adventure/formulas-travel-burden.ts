import { defineFormula, type NumberInput } from '../../src/rules/formula';
import { carrier } from './examples-travel';
import { figures as core } from './figures-core';
import { figures } from './figures-travel';
import * as rulings from './rulings-travel';
import { inRulebook } from './sources';
import { standardRoll } from './standard-roll';
import { gravityLevels, movementIntervals } from './tables-travel';
import * as words from './terms-core';
import { gravity } from './terms-travel';

const resting = inRulebook('Resting');
const trait = { kind: 'number', min: core.lowestTrait.value, max: core.highestTrait.value } as const;
const { travelHours, sleepHours, dayHours } = figures;
const margin = `will + ${standardRoll} - ${core.defaultTarget.value}`;
const saves = `max(0, hours - ${travelHours.value}) + max(0, awake - limit)`;

export const forcedMarch = defineFormula({
  id: 'forced-march',
  name: 'Marching on without rest or sleep',
  summary:
    'A Will save for every hour too many. Each failed one is an exhaustion counter, and makes the next save harder.',
  source: resting,
  inputs: {
    will: { ...trait, label: 'Will', start: 5, term: words.will } satisfies NumberInput,
    before: {
      kind: 'number',
      label: 'Exhaustion counters that you have already',
      bracket: 'counters before',
      min: 0,
      max: 5,
      start: 0,
      term: words.counter,
    },
    hours: {
      kind: 'number',
      label: 'Hours travelled since the last long rest',
      bracket: 'hours travelled',
      min: 0,
      max: 48,
      start: 12,
    },
    awake: { kind: 'number', label: 'Hours awake', bracket: 'hours awake', min: 0, max: 72, start: 16 },
    limit: {
      kind: 'choice',
      label: 'Lack of sleep begins',
      bracket: 'sleepless after',
      when: `awake > ${dayHours.value - sleepHours.value}`,
      options: {
        sixteen: {
          label: `after ${dayHours.value - sleepHours.value} hours`,
          value: dayHours.value - sleepHours.value,
        },
        day: { label: `after ${dayHours.value} hours`, value: dayHours.value },
      },
      start: 'sixteen',
      ruling: rulings.awakeTooLong,
      weighedAt: { awake: 24 },
    },
  },
  expression: `let saves = ${saves}; mounting(${margin}, ${figures.exhaustionPenalty.value}, before, saves)`,
  written: {
    [`mounting(${margin}, ${figures.exhaustionPenalty.value}, before, saves)`]: `will + ${standardRoll} < ${core.defaultTarget.value} + before`,
    [saves]: `(hours - ${travelHours.value}) + (awake - ${dayHours.value - sleepHours.value})`,
  },
  parts: { [standardRoll]: 'standard roll' },
  result: {
    label: 'Exhaustion counters',
    unit: 'counters',
    better: 'low',
    claims: [
      { label: 'unexhausted', says: 'not exhausted at all', tone: 'good', to: 0 },
      { label: 'three counters or more', says: 'three counters or more', tone: 'bad', from: 3 },
    ],
  },
  printed: [
    { inputs: { hours: 8, awake: 16 }, value: 0, source: resting },
    {
      inputs: { will: 5, hours: 9, awake: 16 },
      value: `5 + ${standardRoll} < 5`,
      source: resting,
    },
    {
      inputs: { will: 5, hours: 8, awake: 17 },
      value: `5 + ${standardRoll} < 5`,
      source: inRulebook('Sleeping'),
    },
  ],
  also: ['exhaustion', 'forced march', 'night march', 'no sleep', 'tired'],
});

export const recovery = defineFormula({
  id: 'recovery',
  name: 'Getting well again',
  summary: 'Rounds to catch your breath, nights to heal, days to shake off exhaustion.',
  source: resting,
  inputs: {
    stamina: {
      kind: 'number',
      label: 'Stamina points lost',
      bracket: 'stamina lost',
      min: 0,
      max: 10,
      start: 4,
      term: words.staminaPoints,
    },
    health: {
      kind: 'number',
      label: 'Health points lost',
      bracket: 'health lost',
      min: 0,
      max: 10,
      start: 3,
      term: words.healthPoints,
    },
    counters: {
      kind: 'number',
      label: 'Exhaustion counters',
      bracket: 'counters',
      min: 0,
      max: 10,
      start: 0,
      term: words.counter,
    },
  },
  expression: `{ rounds: up(stamina, ${figures.breathStamina.value}), nights: max(up(health, ${figures.sleepHealth.value}), stamina > 0), days: counters }`,
  written: {
    [`up(stamina, ${figures.breathStamina.value})`]: 'stamina',
    [`max(up(health, ${figures.sleepHealth.value}), stamina > 0)`]: 'health',
  },
  result: {
    label: 'Rest',
    better: 'low',
    facets: {
      rounds: { label: 'Rounds for the stamina' },
      nights: { label: 'Nights for both' },
      days: { label: 'Days of rest for the counters' },
    },
  },
  printed: [
    { inputs: { stamina: 0, health: 1 }, value: { nights: 1 }, source: inRulebook('Sleeping') },
    { inputs: { stamina: 10, health: 0 }, value: { rounds: 10, nights: 1 }, source: inRulebook('Sleeping') },
    { inputs: { stamina: 1 }, value: { rounds: 1 }, source: inRulebook('Catching Breath') },
    { inputs: { counters: 2 }, value: { days: 2 }, source: inRulebook('Conditions') },
  ],
  also: ['healing', 'regain health', 'regain stamina', 'how long to heal'],
});

const turnPoints = movementIntervals.rows.tactical.points;
const { coinsPerWeight, loadPerPoint, loadPerStrength } = figures;
/** Weight in hundredths, times the gravity in halves. */
const felt = `(weight * ${coinsPerWeight.value} + coins) * gravity.effect`;
const whole = 2 * coinsPerWeight.value;
const carrying = inRulebook('Weight & Encumbrance (Optional)');

export const carriedLoad = defineFormula({
  id: 'carried-load',
  name: 'What you carry',
  summary: 'Whether you can carry it, and the movement points that it leaves you in a turn.',
  source: carrying,
  inputs: {
    strength: {
      ...trait,
      label: 'Strength',
      start: carrier.strength,
      term: words.strength,
    } satisfies NumberInput,
    weight: {
      kind: 'number',
      label: 'Weight of your gear',
      bracket: 'gear',
      min: 0,
      max: 200,
      start: carrier.weight,
      term: words.weight,
    },
    coins: {
      kind: 'number',
      label: 'Coins or credits',
      bracket: 'coins',
      min: 0,
      max: 20_000,
      start: 0,
      term: words.currency,
    },
    gravity: {
      kind: 'pick',
      label: 'Gravity',
      table: gravityLevels,
      shows: 'effect',
      start: 'common',
      term: gravity,
    },
  },
  expression:
    `let felt = ${felt}; let lost = down(felt, ${loadPerPoint.value * whole}); ` +
    `{ points: max(0, ${turnPoints} - lost), lost: lost, weight: down(felt, ${coinsPerWeight.value}), ` +
    `limit: strength * ${loadPerStrength.value}, over: felt > strength * ${loadPerStrength.value * whole} }`,
  shown: `max(0, ${turnPoints} - down(${felt}, ${loadPerPoint.value * whole}))`,
  written: {
    [`max(0, ${turnPoints} - down(${felt}, ${loadPerPoint.value * whole}))`]: `${turnPoints} - down((weight + coins / ${coinsPerWeight.value}) * gravity.effect, ${loadPerPoint.value})`,
  },
  result: {
    label: 'Load',
    better: 'high',
    facets: {
      points: { label: 'Movement points in a turn' },
      lost: { label: 'Encumbrance' },
      weight: { label: 'Weight felt', parts: 2 },
      limit: { label: 'Weight that you can carry' },
      over: { label: 'Too heavy', hidden: true },
    },
    bands: [
      { label: 'can be carried', says: 'can carry it', tone: 'good', facet: 'over', to: 0 },
      { label: 'too heavy', says: 'cannot carry it', tone: 'bad', facet: 'over', from: 1 },
    ],
  },
  printed: [
    {
      inputs: { strength: carrier.strength, weight: carrier.limit },
      value: { limit: carrier.limit, over: 0 },
      source: carrying,
    },
    {
      inputs: { strength: carrier.strength, weight: carrier.limit, coins: 1 },
      value: { over: 1 },
      source: carrying,
    },
    {
      inputs: { weight: carrier.weight },
      value: { points: `${turnPoints} - 2`, lost: carrier.lost },
      source: carrying,
    },
    { inputs: { weight: 0, coins: 1000 }, value: { lost: 1, weight: '2 * 10' }, source: carrying },
    {
      inputs: { weight: 20, gravity: 'tier-2' },
      value: { lost: '2 * 2' },
      source: inRulebook('Gravity (Optional)'),
    },
    {
      inputs: { weight: 200, gravity: 'micro' },
      value: { lost: 0, over: 0 },
      source: inRulebook('Gravity (Optional)'),
    },
  ],
  also: ['encumbrance', 'carrying limit', 'carrying capacity', 'overloaded', 'coins weigh'],
});
