import { type BasketInput, type ChoiceInput, defineFormula } from '../../src/rules/formula';
import type { Table } from '../../src/rules/table';
import { traitInput } from './controls';
import { roundsInAnHour } from './examples-equipment';
import { witch } from './examples-start';
import { figures } from './figures-equipment';
import { figures as travel } from './figures-travel';
import { lampFuel } from './rulings-equipment-gear';
import { witchTorches } from './rulings-start';
import { inRulebook } from './sources';
import { ammunition, meleeWeapons, rangedWeapons } from './tables-equipment';
import { armour, shields } from './tables-equipment-armour';
import { dishes, drinks } from './tables-equipment-food';
import { fantasyGear, lightsCompared, scifiGear } from './tables-equipment-gear';
import { gravityLevels } from './tables-travel';
import { currency, strength } from './terms-core';
import { gravity } from './terms-travel';

const load = inRulebook('Weight & Encumbrance (Optional)');
const creation = inRulebook('Example of Creating a Character');

const wares = (label: string, table: Table, start: string, most = 20) =>
  ({ kind: 'basket', label, table, start, most, shows: 'cost' }) satisfies BasketInput;

const baskets = {
  melee: wares('Melee weapons', meleeWeapons, 'dagger', 5),
  ranged: wares('Ranged weapons', rangedWeapons, '', 5),
  ammunition: wares('Ammunition, in bundles', ammunition, ''),
  armour: wares('Armour', armour, 'leather', 2),
  shields: wares('Shields', shields, 'buckler', 2),
  fantasyGear: wares('Fantasy gear', fantasyGear, ''),
  scifiGear: wares('Science-fiction gear', scifiGear, ''),
  drinks: wares('Drinks', drinks, ''),
  dishes: wares('Food', dishes, 'bread-loaf.2'),
} as const;

const sum = (column: string) =>
  Object.keys(baskets)
    .map((name) => `${name}.${column}`)
    .join(' + ');

// Weights are in halves: twice as many make a movement point, and twice as many are allowed.
const coins = `down(max(0, money - cost) * 2, ${travel.coinsPerWeight.value})`;
const bill = [
  `let cost = ${sum('cost')}`,
  `let weight = ${sum('weight')} + ${coins}`,
  'let felt = down(weight * gravity.effect, 2)',
  `let room = strength * ${2 * travel.loadPerStrength.value} - felt`,
  `{ left: money - cost, cost: cost, weight: weight, room: room, movement: down(felt, ${2 * travel.loadPerPoint.value}), verdict: (money < cost) + 2 * (room < 0) }`,
].join('; ');

export const shop = defineFormula({
  id: 'shop',
  name: 'The shop',
  summary:
    'Choose weapons, armour, gear and food: what they cost, what you have left, what you carry and how much it slows you down.',
  source: inRulebook('Equipment List'),
  inputs: {
    money: {
      kind: 'number',
      label: 'Your money',
      bracket: 'Money',
      unit: 'SC',
      min: 0,
      max: 100_000,
      start: witch.money,
      term: currency,
    },
    strength: { ...traitInput(strength, witch.traits.strength), bracket: 'Strength' },
    ...baskets,
    gravity: {
      kind: 'pick',
      label: 'Gravity',
      table: gravityLevels,
      shows: 'effect',
      start: 'common',
      term: gravity,
    },
  },
  expression: bill,
  shown: `money - (${sum('cost')})`,
  written: { [`(${sum('cost')})`]: 'cost' },
  result: {
    label: 'Bill',
    facets: {
      left: { label: 'Money left', unit: 'SC' },
      cost: { label: 'Cost', unit: 'SC' },
      weight: { label: 'Weight with your coins', parts: 2 },
      room: { label: 'More that you could carry', parts: 2 },
      movement: { label: 'Movement points lost' },
      verdict: { label: 'Verdict', hidden: true },
    },
    bands: [
      { label: 'fine', says: 'can pay for it and carry it', tone: 'good', facet: 'verdict', to: 0 },
      { label: 'too dear', says: 'cannot pay for it', tone: 'bad', facet: 'verdict', from: 1, to: 1 },
      { label: 'too heavy', says: 'cannot carry it all', tone: 'bad', facet: 'verdict', from: 2, to: 2 },
      {
        label: 'too dear and too heavy',
        says: 'can neither pay for it nor carry it',
        tone: 'bad',
        facet: 'verdict',
        from: 3,
      },
    ],
  },
  printed: [
    {
      inputs: {
        melee: 'dagger',
        armour: 'studded-leather',
        shields: '',
        dishes: '',
        fantasyGear: `backpack_torches_rations.${witch.rations}_tinder-box_rope_spikes-iron_instrument-musical`,
      },
      value: { cost: Object.values(witch.paid).reduce((all, price) => all + price, 0), left: witch.left },
      source: creation,
      erratum: witchTorches,
    },
    // Somebody with Strength 5 carries no more than 50 weight, and 20 weight cost 2 movement points.
    {
      inputs: { strength: 5, money: 0, melee: '', armour: '', shields: '', dishes: '' },
      value: { room: 100, movement: 0 },
      source: load,
    },
    {
      inputs: { money: 150, melee: '', armour: 'chain-mail', shields: '', dishes: '' },
      value: { left: 0, weight: 40, movement: 2 },
      source: load,
    },
  ],
  also: [
    'buy equipment',
    'shopping',
    'encumbrance',
    'carrying limit',
    'starting gear',
    'how much can I carry',
  ],
});

const lasts = `when(fuel * (light.lampCost > 0), ${figures.batteryRounds.value}, light.rounds)`;
const needed = `up(hours * ${roundsInAnHour}, ${lasts})`;

export const lightSupply = defineFormula({
  id: 'light-supply',
  name: 'Light for so many hours',
  summary:
    'How many torches, candles or fillings a stay in the dark takes, what they cost and what they weigh.',
  source: inRulebook('Common Fantasy Equipment'),
  inputs: {
    light: { kind: 'pick', label: 'Light', table: lightsCompared, shows: 'rounds', start: 'lamp' },
    hours: { kind: 'number', label: 'Hours', min: 1, max: 240, start: 8 },
    each: {
      kind: 'choice',
      label: 'What a torch costs',
      bracket: 'price',
      options: {
        bundle: { label: 'five for the price', value: 0 },
        each: { label: 'the price for each', value: 1 },
      },
      start: 'bundle',
      when: 'light.pieces > 1',
      ruling: witchTorches,
      weighedAt: { light: 'torch' },
    } satisfies ChoiceInput,
    fuel: {
      kind: 'choice',
      label: 'How long a weight of oil or batteries lasts',
      bracket: 'fuel',
      options: {
        hour: { label: 'an hour', value: 0 },
        round: { label: 'a round', value: 1 },
      },
      start: 'hour',
      when: 'light.lampCost > 0',
      ruling: lampFuel,
    } satisfies ChoiceInput,
  },
  expression: `let needed = ${needed}; { needed: needed, cost: light.lampCost + light.cost * when(each, needed, up(needed, light.pieces)), weight: light.lampWeight + light.weight * needed }`,
  shown: needed,
  written: { [lasts]: 'light.rounds' },
  parts: { [`${roundsInAnHour}`]: 'rounds' },
  result: {
    label: 'Light',
    facets: {
      needed: { label: 'Torches, candles or weights of fuel' },
      cost: { label: 'Cost', unit: 'SC' },
      weight: { label: 'Weight', parts: 2 },
    },
  },
  printed: [
    {
      inputs: { light: 'lamp', hours: 1 },
      value: { needed: 1, cost: 2, weight: 6 },
      source: inRulebook('Common Fantasy Equipment'),
    },
    {
      inputs: { light: 'candle', hours: 1 },
      value: { needed: 2, cost: 2, weight: 0 },
      source: inRulebook('Common Fantasy Equipment'),
    },
    {
      inputs: { light: 'torch', hours: 1 },
      value: { needed: 6, cost: 2, weight: 12 },
      source: inRulebook('Illumination'),
    },
  ],
  also: ['torches', 'oil', 'lamp', 'how many torches', 'chem lights', 'batteries'],
});
