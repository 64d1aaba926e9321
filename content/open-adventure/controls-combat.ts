import type { ChoiceInput, NumberInput } from '../../src/rules/formula';
import { figures } from './figures-combat';
import { figures as core } from './figures-core';
import { aimOrDodgeFirst } from './rulings-combat-fights';
import { boughtAgain, conditionsNeedDamage, damageBought } from './rulings-combat-turns';
import * as terms from './terms-combat';
import * as words from './terms-core';

/** The inputs that formulas of attacks share, and the expressions that read them. */

export const attack = {
  kind: 'number',
  label: 'Your Attack',
  bracket: 'Attack',
  min: -5,
  max: 25,
  start: 8,
  term: words.attackTrait,
} satisfies NumberInput;

export const defence = {
  kind: 'number',
  label: 'Their Defence',
  bracket: 'Defence',
  min: -10,
  max: 30,
  start: 5,
  term: words.defenceTrait,
} satisfies NumberInput;

export const elevation = {
  kind: 'number',
  label: 'Elevation',
  min: -figures.elevationMost.value,
  max: figures.elevationMost.value,
  start: 0,
  signed: true,
  term: terms.elevation,
} satisfies NumberInput;

/** What the dark takes from the Attack of one side and the Defence of the other. */
const sight = {
  kind: 'choice',
  options: {
    clear: { label: 'see clearly', value: 0 },
    partly: { label: 'are partially blind', value: figures.partlyBlind.value },
    blind: { label: 'are blind', value: figures.blind.value },
  },
  start: 'clear',
  term: words.condition,
} as const;

export const mySight = { ...sight, label: 'You', bracket: 'Your sight' } satisfies ChoiceInput;
export const theirSight = { ...sight, label: 'They', bracket: 'Their sight' } satisfies ChoiceInput;

export const cover = {
  kind: 'choice',
  label: 'Their cover',
  bracket: 'Cover',
  options: {
    none: { label: 'none', value: 0 },
    partial: { label: 'partial', value: figures.coverDefence.value },
  },
  start: 'none',
  term: words.partialCover,
} satisfies ChoiceInput;

export const aim = {
  kind: 'choice',
  label: 'You have aimed',
  bracket: 'Aim',
  options: { no: { label: 'no', value: 0 }, yes: { label: 'yes', value: 1 } },
  start: 'no',
  term: words.aim,
} satisfies ChoiceInput;

export const dodge = {
  kind: 'choice',
  label: 'They dodge',
  bracket: 'Dodge',
  options: { no: { label: 'no', value: 0 }, yes: { label: 'yes', value: 1 } },
  start: 'no',
  term: words.dodge,
} satisfies ChoiceInput;

export const first = {
  kind: 'choice',
  label: 'Who decides first',
  bracket: 'First',
  options: { attacker: { label: 'the attacker', value: 0 }, defender: { label: 'the defender', value: 1 } },
  start: 'attacker',
  ruling: aimOrDodgeFirst,
  weighedAt: { aim: 'yes', dodge: 'yes' },
  when: 'aim * dodge = 1',
} satisfies ChoiceInput;

/** What power points are spent on, by number: `spend` in the expressions. */
export const purposes = { nothing: 0, damage: 1, range: 2 } as const;

export const spend = {
  kind: 'choice',
  label: 'Power points buy',
  bracket: 'Power',
  options: {
    nothing: { label: 'nothing', value: purposes.nothing },
    damage: { label: '+1 Damage', value: purposes.damage },
  },
  start: 'nothing',
  term: words.powerPoints,
} satisfies ChoiceInput;

const spending = 'spend > 0';

export const cost = {
  kind: 'number',
  label: 'Power points that it costs',
  bracket: 'Cost',
  min: 1,
  max: core.powerLimit.value,
  start: 2,
  when: spending,
  term: words.powerPoints,
} satisfies NumberInput;

export const stamina = {
  kind: 'number',
  label: 'Stamina points spent',
  bracket: 'Stamina',
  min: 0,
  max: core.powerLimit.value,
  start: 0,
  when: spending,
  term: words.staminaPoints,
} satisfies NumberInput;

export const extra = {
  kind: 'number',
  label: 'Power points from elsewhere',
  bracket: 'Elsewhere',
  note: 'From talents and potions; below 0 where a foe takes some away.',
  min: -2,
  max: core.powerLimit.value,
  start: 0,
  signed: true,
  when: spending,
  term: words.powerPoints,
} satisfies NumberInput;

export const again = {
  kind: 'choice',
  label: 'The same thing is bought',
  bracket: 'How often',
  options: {
    often: { label: 'as often as you can pay', value: core.powerLimit.value },
    once: { label: 'once', value: 1 },
  },
  start: 'often',
  ruling: boughtAgain,
  when: spending,
} satisfies ChoiceInput;

export const adds = {
  kind: 'choice',
  label: '+1 Damage raises',
  bracket: '+1 Damage',
  options: {
    attack: { label: 'the Attack', value: 0 },
    damage: { label: 'what a hit deals', value: 1 },
  },
  start: 'attack',
  ruling: damageBought,
  when: `spend = ${purposes.damage}`,
} satisfies ChoiceInput;

export const needs = {
  kind: 'choice',
  label: 'An effect needs damage',
  bracket: 'Effect',
  options: { yes: { label: 'yes', value: 1 }, no: { label: 'no', value: 0 } },
  start: 'yes',
  ruling: conditionsNeedDamage,
  weighedAt: { defence: 12 },
} satisfies ChoiceInput;

/** By how much Attack exceeds Defence before the roll. */
export const lead = 'attack + elevation + mySight - (defence + cover + theirSight)';

/** The power points of an attack that rolls r, and how often they buy something. */
export const power = `clamp(max(0, r) + stamina + extra, 0, ${core.powerLimit.value})`;
export const bought = `min(again, down(${power}, cost))`;

/** What an attack deals that rolls r. */
const plus = `when(spend = ${purposes.damage}, ${bought}, 0)`;
export const damage = `max(0, when(adds * (${lead} + r <= 0), 0, ${lead} + r + ${plus}))`;
