import { type ChoiceInput, defineFormula, type NumberInput } from '../../src/rules/formula';
import { traitInput } from './controls';
import * as controls from './controls-combat';
import { blow, boxer, ledges, rifle, shot, twoRolls } from './examples-combat';
import { figures } from './figures-combat';
import { figures as core } from './figures-core';
import { beyondTheRange, lowGround, rangeBoughtLate } from './rulings-combat-turns';
import { inRulebook } from './sources';
import { standardRoll } from './standard-roll';
import { advancedDamageTable } from './tables-combat-fights';
import { meleeWeapons } from './tables-equipment';
import { sizes } from './tables-races';
import * as terms from './terms-combat';
import * as words from './terms-core';

const melee = inRulebook('Melee Attacks');
const ranged = inRulebook('Ranged Attacks');
const points = inRulebook('Power Points');
const sides = core.dieSides.value;

const { stunning, bleeding, maiming } = advancedDamageTable.rows;

/** What lasts beside the damage, where the optional rule is used. */
const lasting = [
  {
    label: 'stun',
    says: `stun them (${stunning.from} damage)`,
    tone: 'good',
    from: stunning.from,
    to: stunning.to,
  },
  {
    label: 'bleed',
    says: `make them bleed (${bleeding.from} damage)`,
    tone: 'good',
    from: bleeding.from,
    to: bleeding.to,
  },
  {
    label: 'injury',
    says: `maim them (${maiming.from} damage or more)`,
    tone: 'good',
    from: maiming.from,
  },
] as const;

const buyingDamage = { spend: 'damage', cost: 1 };

const shared = {
  attack: controls.attack,
  elevation: controls.elevation,
  mySight: controls.mySight,
  aim: controls.aim,
  spend: controls.spend,
  cost: controls.cost,
  stamina: controls.stamina,
  extra: controls.extra,
  again: { ...controls.again, weighedAt: { ...buyingDamage, defence: 12 } },
  adds: { ...controls.adds, weighedAt: { ...buyingDamage, defence: 9 } },
  defence: controls.defence,
  cover: controls.cover,
  theirSight: controls.theirSight,
  dodge: controls.dodge,
  first: controls.first,
} satisfies Readonly<Record<string, NumberInput | ChoiceInput>>;

const strike = `let r = signedBest(r, ${controls.damage}, ${sides}, aim, dodge, first); ${controls.damage}`;
const seenAs = 'attack + elevation + mySight + r - (defence + cover + theirSight)';

/** The same control where it always matters. */
function withoutWhen<I extends { readonly when?: string }>({ when: _, ...input }: I): Omit<I, 'when'> {
  return input;
}

export const meleeStrike = defineFormula({
  id: 'melee-strike',
  name: 'Melee attack',
  summary: 'The damage of one attack on somebody next to you, with all that helps and hinders.',
  source: melee,
  inputs: shared,
  expression: strike,
  written: { [strike]: seenAs },
  parts: { r: 'standard roll' },
  result: {
    label: 'Damage',
    better: 'high',
    bands: [
      { label: 'no damage', says: 'deal no damage', tone: 'bad', to: 0 },
      { label: 'damage', says: 'deal damage', tone: 'good', from: 1 },
    ],
    claims: lasting,
  },
  printed: [
    {
      inputs: { attack: blow.attack, defence: blow.defence },
      value: `max(0, ${blow.damage} - (${blow.roll}) + ${standardRoll})`,
      source: melee,
    },
    // Without a weapon, the bare Strength.
    {
      inputs: { attack: boxer.strength, defence: 4 },
      value: `max(0, ${boxer.attack} + ${standardRoll} - 4)`,
      source: inRulebook('Unarmed Combat'),
    },
  ],
  also: ['hit', 'to hit', 'damage', 'sword', 'unarmed', 'fist', 'strike'],
});

export const weaponInHand = defineFormula({
  id: 'weapon-in-hand',
  name: 'A weapon from the shop',
  summary: 'How often each melee weapon hurts, before any power points are spent.',
  source: melee,
  inputs: {
    strength: traitInput(words.strength, 5),
    weapon: {
      kind: 'pick',
      label: 'Weapon',
      table: meleeWeapons,
      start: 'axe-hand',
      shows: 'damage',
      term: words.weaponDamage,
    },
    defence: { ...controls.defence, min: 1, max: 16, start: 7 },
  },
  expression: `max(0, strength + weapon.damage + ${standardRoll} - defence)`,
  written: {
    [`max(0, strength + weapon.damage + ${standardRoll} - defence)`]: `strength + weapon.damage + ${standardRoll} - defence`,
  },
  parts: { [standardRoll]: 'standard roll' },
  result: {
    label: 'Damage',
    better: 'high',
    bands: [
      { label: 'no damage', says: 'deal no damage', tone: 'bad', to: 0 },
      { label: 'damage', says: 'deal damage', tone: 'good', from: 1 },
    ],
  },
  map: {
    label: 'Your chance to hurt, by weapon and Defence',
    down: 'weapon',
    across: 'defence',
    shows: 'chance',
  },
  printed: [
    // Strength 5 and a damage of 3 are the Attack of 8 in the example.
    {
      inputs: { strength: 5, weapon: 'axe-hand', defence: blow.defence },
      value: `max(0, ${blow.attack} - ${blow.defence} + ${standardRoll})`,
      source: melee,
    },
  ],
  also: ['sword', 'axe', 'dagger', 'pole arm', 'best weapon', 'compare weapons'],
});

const late = 'when(late, 0, 1)';
const reach = `range + r + when(spend = ${controls.purposes.range}, ${late} * ${controls.bought}, 0)`;
const within = `(${reach} >= distance) * when(beyond, range >= distance, 1)`;
const shotDamage = `when(${within}, ${controls.damage}, 0)`;
const shoot =
  `let r = signedBest(r, ${shotDamage}, ${sides}, aim, dodge, first); let dealt = ${shotDamage}; ` +
  `{ damage: dealt, end: when(dealt > 0, 2, ${within}) }`;

const { nothing, damage: more } = controls.spend.options;
const buyingRange = `spend = ${controls.purposes.range}`;

export const rangedStrike = defineFormula({
  id: 'ranged-strike',
  name: 'Ranged attack',
  summary: 'One roll changes how far the shot carries and how hard it hits.',
  source: ranged,
  inputs: {
    ...shared,
    attack: { ...controls.attack, start: shot.attack },
    range: {
      kind: 'number',
      label: 'Range of the weapon',
      bracket: 'Range',
      note: 'With what talents and shields add to it or take from it.',
      min: 0,
      max: 30,
      start: shot.range,
    },
    distance: {
      kind: 'number',
      label: 'Distance of the target',
      bracket: 'Distance',
      min: 1,
      max: 40,
      start: 6,
      unit: 'spaces',
      term: words.space,
    },
    spend: {
      ...controls.spend,
      options: {
        nothing,
        damage: more,
        range: { label: '+1 Range', value: controls.purposes.range },
      },
    },
    late: {
      kind: 'choice',
      label: 'Range is bought',
      bracket: '+1 Range',
      options: {
        before: { label: 'before it is checked', value: 0 },
        after: { label: 'afterwards', value: 1 },
      },
      start: 'before',
      ruling: rangeBoughtLate,
      weighedAt: { spend: 'range', distance: 8 },
      when: buyingRange,
    },
    beyond: {
      kind: 'choice',
      label: 'Targets beyond the range',
      bracket: 'Beyond',
      options: { yes: { label: 'may be tried', value: 0 }, no: { label: 'may not', value: 1 } },
      start: 'yes',
      ruling: beyondTheRange,
      when: 'distance > range',
    },
    defence: { ...controls.defence, start: shot.defence },
  },
  expression: shoot,
  written: { [shoot]: `{ Reach: range + r, damage: ${seenAs} }` },
  parts: { r: 'standard roll' },
  result: {
    label: 'Damage',
    better: 'high',
    facets: {
      damage: { label: 'Damage' },
      end: { label: 'What becomes of the shot', hidden: true },
    },
    bands: [
      { label: 'out of range', says: 'fall short', tone: 'bad', facet: 'end', to: 0 },
      { label: 'no damage', says: 'reach them without hurting', tone: 'bad', facet: 'end', from: 1, to: 1 },
      { label: 'damage', says: 'deal damage', tone: 'good', facet: 'end', from: 2 },
    ],
    claims: lasting.map((claim) => ({ ...claim, facet: 'damage' })),
  },
  printed: [
    // At eight spaces only a +3 or better carries that far.
    {
      inputs: { attack: shot.attack, range: shot.range, distance: shot.reach, defence: shot.defence },
      value: `let r = ${standardRoll}; when(r >= ${shot.roll}, ${shot.damage} - ${shot.roll} + r, 0)`,
      source: ranged,
    },
    // The rifle: two points, one space more.
    {
      inputs: { attack: 7, defence: 1, range: 12, distance: 14, spend: 'range', cost: rifle.points },
      value: `let r = ${standardRoll}; when(12 + r + ${rifle.range} * when(r >= 4, 2, when(r >= 2, 1, 0)) >= 14, 6 + r, 0)`,
      source: points,
    },
  ],
  also: ['shoot', 'bow', 'gun', 'throw', 'distance', 'out of range'],
});

/** What power points buy beside damage and range: an effect with a price. */
const had = `let r = ${standardRoll}; when(needs * (attack + r <= defence), 0, ${controls.bought})`;

export const powerForEffects = defineFormula({
  id: 'power-for-effects',
  name: 'Power points for an effect',
  summary: 'How often an attack pays for something like Stun, and how often over.',
  source: points,
  inputs: {
    attack: controls.attack,
    defence: { ...controls.defence, start: 7 },
    cost: withoutWhen(controls.cost),
    stamina: withoutWhen(controls.stamina),
    extra: withoutWhen(controls.extra),
    again: withoutWhen(controls.again),
    needs: controls.needs,
  },
  expression: had,
  written: { [had]: 'r + stamina + extra' },
  parts: { r: 'what is rolled above 0' },
  result: {
    label: 'Times that it is paid',
    better: 'high',
    bands: [
      { label: 'not paid', says: 'cannot have it', tone: 'bad', to: 0 },
      { label: 'paid', says: 'have it', tone: 'good', from: 1 },
    ],
    claims: [{ label: 'twice or more', says: 'have it twice or more', tone: 'good', from: 2 }],
  },
  printed: [
    // A roll of +2 gives as many points, one below 0 none.
    {
      inputs: { attack: 20, defence: 5, cost: twoRolls.goodPoints, again: 'once' },
      value: `${standardRoll} >= ${twoRolls.good}`,
      source: points,
    },
    {
      inputs: { attack: 20, defence: 5, cost: 1, extra: -twoRolls.good },
      value: `max(0, ${standardRoll} - ${twoRolls.good})`,
      source: points,
    },
  ],
  also: ['stun', 'weapon ability', 'bola', 'star', 'PP'],
});

const above = 'mine.height + ledge - theirs.height';
const most = figures.elevationMost.value;

const size = { kind: 'pick', table: sizes, shows: 'height' } as const;

export const elevationModifier = defineFormula({
  id: 'elevation-modifier',
  name: 'Elevation',
  summary: 'How many spaces your head is above theirs, up to three.',
  source: inRulebook('Elevation (Optional)'),
  inputs: {
    mine: { ...size, label: 'Your size', start: 'medium' },
    ledge: {
      kind: 'number',
      label: 'How much higher you stand',
      bracket: 'Ground',
      min: -10,
      max: 10,
      start: ledges.human.ledge,
      signed: true,
      unit: 'spaces',
      term: terms.elevation,
    },
    theirs: { ...size, label: 'Their size', start: 'medium' },
    lowest: {
      kind: 'choice',
      label: 'Low ground costs',
      bracket: 'At worst',
      options: {
        limited: { label: `at most ${most}`, value: -most },
        unlimited: { label: 'as much as it is low', value: -99 },
      },
      start: 'limited',
      ruling: lowGround,
      weighedAt: { ledge: -5 },
    },
  },
  expression: `clamp(${above}, lowest, ${most})`,
  written: { [`clamp(${above}, lowest, ${most})`]: above },
  result: { label: 'Modifier to Attack', signed: true, better: 'high' },
  printed: Object.values(ledges).map(({ mine, ledge, theirs, gives }) => ({
    inputs: { mine, ledge, theirs },
    value: gives,
    source: inRulebook('Elevation (Optional)'),
  })),
  also: ['high ground', 'height', 'ledge', 'size'],
});
