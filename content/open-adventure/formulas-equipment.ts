import { type ChoiceInput, defineFormula } from '../../src/rules/formula';
import { targetNumber, traitInput } from './controls';
import { haggledOver } from './examples-equipment';
import { witch } from './examples-start';
import { figures as abilities } from './figures-abilities';
import { figures as core } from './figures-core';
import { figures } from './figures-equipment';
import { figures as travel } from './figures-travel';
import { bargainRounding } from './rulings-equipment';
import { inRulebook } from './sources';
import { standardRoll } from './standard-roll';
import { ammunition, moneyDenominations, rangedWeapons } from './tables-equipment';
import { armour } from './tables-equipment-armour';
import { attackTrait, dexterity, goldCurrency } from './terms-core';
import { ammunition as ammunitionTerm, bargaining, weaponRange } from './terms-equipment';

const firstMoney = `${figures.moneyDice.value}d${core.dieSides.value} * ${figures.moneyMultiplier.value}`;
const gold = moneyDenominations.rows.gold.worth;
const coins = travel.coinsPerWeight.value;

export const startingMoney = defineFormula({
  id: 'starting-money',
  name: 'Your first money',
  summary:
    'Three dice, times ten, in silver coins or system credits. What is the chance that it pays for what you want?',
  source: inRulebook('Part III: Equipment'),
  inputs: {
    wanted: {
      kind: 'number',
      label: 'What you would like to spend',
      bracket: 'Wanted',
      unit: 'SC',
      min: 30,
      max: 180,
      start: witch.money,
    },
  },
  expression: firstMoney,
  parts: { [`${figures.moneyDice.value}d${core.dieSides.value}`]: 'roll' },
  against: 'wanted',
  result: {
    label: 'First money',
    unit: 'SC',
    better: 'high',
    bands: [
      { label: 'too little', says: 'have too little', tone: 'bad' },
      { label: 'enough', says: 'have enough', tone: 'good' },
    ],
  },
  printed: [
    { inputs: {}, value: '10 * (d6 + d6 + d6)', source: inRulebook('Part III: Equipment') },
    { inputs: {}, value: '10 * 3d6', source: inRulebook('How To Create a Player Character') },
  ],
  also: ['starting currency', 'starting gold', 'how much money', 'starting credits'],
});

export const purse = defineFormula({
  id: 'purse',
  name: 'A purse',
  summary: 'What coins or credits are worth together, and what they weigh.',
  source: inRulebook('Money Denominations'),
  inputs: {
    silver: {
      kind: 'number',
      label: 'Silver coins or system credits',
      bracket: 'SC',
      min: 0,
      max: 100_000,
      start: 350,
    },
    gold: {
      kind: 'number',
      label: 'Gold coins or galactic credits',
      bracket: 'GC',
      min: 0,
      max: 100_000,
      start: 2,
      term: goldCurrency,
    },
  },
  expression: `{ worth: silver + gold * ${gold}, weight: down((silver + gold) * 2, ${coins}) }`,
  shown: `silver + gold * ${gold}`,
  parts: { [`${gold}`]: 'worth of one' },
  result: {
    label: 'Purse',
    facets: {
      worth: { label: 'Worth', unit: 'SC' },
      weight: { label: 'Weight', parts: 2 },
    },
  },
  printed: [
    {
      inputs: { silver: 0, gold: 1 },
      value: { worth: 100, weight: 0 },
      source: inRulebook('Money Denominations'),
    },
    {
      inputs: { silver: 100, gold: 0 },
      value: { worth: 100, weight: 2 },
      source: inRulebook('Weight & Encumbrance (Optional)'),
    },
    {
      inputs: { silver: 0, gold: 100 },
      value: { worth: 10_000, weight: 2 },
      source: inRulebook('Weight & Encumbrance (Optional)'),
    },
  ],
  also: ['change money', 'gold to silver', 'weight of coins'],
});

const [full, percent] = [100, abilities.bargainPercent.value];
const lowered = `when(rounding, price - down(price * ${percent}, ${full}), down(price * ${full - percent}, ${full}))`;
const raised = `down(price * ${full + percent}, ${full})`;
const paid = `when(bargain + ${standardRoll} >= target, ${lowered}, ${raised})`;

export const bargainedPrice = defineFormula({
  id: 'bargained-price',
  name: 'Bargaining',
  summary: 'A Bargain test makes one thing a tenth cheaper, or a tenth dearer.',
  source: inRulebook('Bargain'),
  inputs: {
    price: {
      kind: 'number',
      label: 'Price on the list',
      bracket: 'Price',
      unit: 'SC',
      min: 1,
      max: 50_000,
      start: 25,
    },
    bargain: {
      kind: 'number',
      label: 'Your Bargain',
      bracket: 'Bargain',
      min: -4,
      max: 20,
      start: 5,
      term: bargaining,
    },
    target: targetNumber,
    rounding: {
      kind: 'choice',
      label: 'What is rounded down',
      bracket: 'rounded',
      options: {
        price: { label: 'the new price', value: 0 },
        tenth: { label: 'the tenth', value: 1 },
      },
      start: 'price',
      ruling: bargainRounding,
      weighedAt: { price: haggledOver.small },
    } satisfies ChoiceInput,
  },
  expression: `let paid = ${paid}; { paid: paid, saved: price - paid }`,
  shown: paid,
  written: { [lowered]: `down(price * ${full - percent}, ${full})` },
  parts: { [standardRoll]: 'standard roll' },
  result: {
    label: 'Price',
    better: 'low',
    facets: {
      paid: { label: 'You pay', unit: 'SC' },
      saved: { label: 'Saved', unit: 'SC', hidden: true },
    },
    bands: [
      { label: 'dearer', says: 'pay more', tone: 'bad', facet: 'saved', to: -1 },
      { label: 'as before', says: 'pay as much as before', tone: 'even', facet: 'saved', from: 0, to: 0 },
      { label: 'cheaper', says: 'pay less', tone: 'good', facet: 'saved', from: 1 },
    ],
  },
  printed: [
    {
      inputs: { price: 100 },
      value: { paid: 'when(bargain + signedRoll(6) >= 5, 90, 110)' },
      source: inRulebook('Bargain'),
    },
  ],
  also: ['haggle', 'discount', 'merchant', 'barter', 'lower the price'],
});

export const reachOfAShot = defineFormula({
  id: 'reach-of-a-shot',
  name: 'Range of a shot',
  summary: 'The range of the weapon and the standard roll of the attack. Is the target within it?',
  source: inRulebook('Common Weaponry'),
  inputs: {
    weapon: {
      kind: 'pick',
      label: 'Weapon',
      table: rangedWeapons,
      shows: 'range',
      start: 'bow-short',
      term: weaponRange,
    },
    distance: {
      kind: 'number',
      label: 'Distance of the target',
      bracket: 'Distance',
      unit: 'spaces',
      min: 1,
      max: 20,
      start: 10,
    },
  },
  expression: `weapon.range + ${standardRoll}`,
  parts: { [standardRoll]: 'standard roll' },
  against: 'distance',
  result: {
    label: 'Range',
    unit: 'spaces',
    better: 'high',
    bands: [
      { label: 'out of range', says: 'fall short', tone: 'bad' },
      { label: 'in range', says: 'reach the target', tone: 'good' },
    ],
  },
  printed: [
    {
      inputs: { weapon: 'crossbow-light' },
      value: '12 + signedRoll(6)',
      source: inRulebook('Ranged Attacks'),
    },
  ],
  also: ['out of range', 'maximum range', 'how far'],
});

const bundlesNeeded = `up(shots * ${figures.shotsPerUse.value}, ammunition.pieces)`;

export const ammunitionSupply = defineFormula({
  id: 'ammunition-supply',
  name: 'Ammunition for so many shots',
  summary: 'Ammunition is sold by the bundle, and every shot takes a piece.',
  source: inRulebook('Common Weaponry'),
  inputs: {
    ammunition: {
      kind: 'pick',
      label: 'Ammunition',
      table: ammunition,
      shows: 'pieces',
      start: 'arrows',
      term: ammunitionTerm,
    },
    shots: { kind: 'number', label: 'Shots', min: 1, max: 500, start: 25 },
  },
  expression: `let needed = ${bundlesNeeded}; { bundles: needed, cost: needed * ammunition.cost, weight: needed * ammunition.weight }`,
  shown: bundlesNeeded,
  written: { [bundlesNeeded]: 'up(shots, ammunition.pieces)' },
  result: {
    label: 'Ammunition',
    facets: {
      bundles: { label: 'Bundles' },
      cost: { label: 'Cost', unit: 'SC' },
      weight: { label: 'Weight', parts: 2 },
    },
  },
  printed: [
    {
      inputs: { ammunition: 'arrows', shots: 10 },
      value: { bundles: 1, cost: 2, weight: 2 },
      source: inRulebook('Common Weaponry'),
    },
    {
      inputs: { ammunition: 'quarrels', shots: 1 },
      value: { bundles: 1, cost: 3, weight: 2 },
      source: inRulebook('Common Weaponry'),
    },
  ],
  also: ['how many arrows', 'quiver', 'magazine', 'bullets'],
});

const mail = armour.rows['chain-mail'].toughness;

export const defenceInChainMail = defineFormula({
  id: 'defence-in-chain-mail',
  name: 'Defence in chain mail',
  summary: 'Dexterity, the toughness of chain mail, and the roll that it allows when you are attacked.',
  source: inRulebook('Common Armor'),
  inputs: {
    dexterity: { ...traitInput(dexterity, 5), bracket: 'Dexterity' },
    attack: {
      kind: 'number',
      label: 'Attack on you, with its roll',
      bracket: 'Attack',
      min: 1,
      max: 25,
      start: 11,
      term: attackTrait,
    },
  },
  expression: `dexterity + ${mail} + max(0, ${standardRoll})`,
  written: { [`max(0, ${standardRoll})`]: standardRoll },
  parts: { [`${mail}`]: 'toughness', [standardRoll]: 'standard roll, if positive' },
  against: 'attack',
  result: {
    label: 'Defence',
    better: 'high',
    bands: [
      { label: 'hurt', says: 'get hurt', tone: 'bad' },
      { label: 'unhurt', says: 'stay unhurt', tone: 'good' },
    ],
  },
  printed: [
    {
      inputs: {},
      value: { total: 'dexterity + 5 + (let roll = signedRoll(6); when(roll > 0, roll, 0))' },
      source: inRulebook('Common Armor'),
    },
  ],
  also: ['displacement vest', 'armour roll'],
});
