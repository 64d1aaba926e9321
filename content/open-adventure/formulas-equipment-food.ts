import { type ChoiceInput, defineFormula } from '../../src/rules/formula';
import { figures as abilities } from './figures-abilities';
import { figures as travel } from './figures-travel';
import { targetAboveTen } from './rulings-abilities';
import { priceOfABed, saveAtEveryDrink } from './rulings-equipment-food';
import { inRulebook } from './sources';
import { standardRoll } from './standard-roll';
import { dishes, drinks, eatingBySize, lodging } from './tables-equipment-food';
import { fantasyGear } from './tables-equipment-gear';
import { fortitude } from './terms-core';
import { meal } from './terms-equipment';

const drinking = inRulebook('Intoxicating Drinks (Optional)');
const eating = inRulebook('Character Size & Eating');

const target = (alcohol: string) =>
  `when(ceiling, min(${alcohol}, ${abilities.hardestTarget.value}), ${alcohol})`;
const passed = (alcohol: string) => `fortitude + ${standardRoll} >= ${target(alcohol)}`;
const evening = `when(saves, drinks.count - (drinks.count > 0) + (drinks.count > 0) * (${passed('drinks.alcohol')}), inTurn(drinks.alcohol, drink, soFar, when(drink, ${passed('soFar')}, 1)))`;

export const soberAfter = defineFormula({
  id: 'sober-after',
  name: 'An evening’s drinks',
  summary:
    'How many of the drinks of one hour you get through, in the order of the list, before you are intoxicated.',
  source: drinking,
  inputs: {
    fortitude: {
      kind: 'number',
      label: 'Fortitude',
      min: 0,
      max: 12,
      start: 8,
      term: fortitude,
    },
    drinks: {
      kind: 'basket',
      label: 'Drinks within the hour',
      bracket: 'Drinks',
      table: drinks,
      shows: 'alcohol',
      start: 'ale_wine',
      most: 10,
    },
    saves: {
      kind: 'choice',
      label: 'When you save',
      bracket: 'saves',
      options: {
        every: { label: 'at every drink', value: 0 },
        last: { label: 'at the last drink only', value: 1 },
      },
      start: 'every',
      ruling: saveAtEveryDrink,
    } satisfies ChoiceInput,
    ceiling: {
      kind: 'choice',
      label: 'Highest target',
      bracket: 'ceiling',
      options: {
        none: { label: 'whatever the sum is', value: 0 },
        ten: { label: `${abilities.hardestTarget.value}`, value: 1 },
      },
      start: 'none',
      ruling: targetAboveTen,
    } satisfies ChoiceInput,
  },
  expression: `let through = ${evening}; { through: through, sober: through >= drinks.count }`,
  shown: evening,
  written: { [evening]: `fortitude + ${standardRoll} >= drinks.alcohol` },
  parts: { [standardRoll]: 'standard roll' },
  result: {
    label: 'Drinks that you get through',
    better: 'high',
    facets: {
      through: { label: 'Drinks that you get through' },
      sober: { label: 'Sober', hidden: true },
    },
    bands: [
      { label: 'intoxicated', says: 'get intoxicated', tone: 'bad', facet: 'sober', to: 0 },
      { label: 'sober', says: 'stay sober', tone: 'good', facet: 'sober', from: 1 },
    ],
  },
  printed: [
    // Klangon ale and wine: a Fortitude save of 19 or more.
    {
      inputs: { drinks: 'honey-mead_wine', saves: 'last', fortitude: 12 },
      value: { through: '1 + (fortitude + signedRoll(6) >= 12 + 7)', sober: 0 },
      source: drinking,
    },
    {
      inputs: { drinks: 'honey-mead', fortitude: 9 },
      value: { through: 'fortitude + signedRoll(6) >= 12', sober: 'fortitude + signedRoll(6) >= 12' },
      source: drinking,
    },
  ],
  also: ['alcohol', 'drunk', 'intoxicated', 'drinking contest', 'hangover', 'beer'],
});

const ration = fantasyGear.rows.rations;
const needed = `travellers * days * ${travel.dayHours.value} / size.hours`;
const eaten = `rations + down(dishes.morsels + found, ${travel.morselsInAMeal.value})`;
const short = `max(0, ${needed} - (${eaten}))`;
const journey = `let short = ${short}; { short: short, needed: ${needed}, cost: short * ${ration.cost}, weight: (rations + short) * ${ration.weight} + dishes.weight }`;

export const mealsForJourney = defineFormula({
  id: 'meals-for-a-journey',
  name: 'Food for a journey',
  summary:
    'How many meals you need by size and days, what rations are still to be bought, and how you starve without them.',
  source: eating,
  inputs: {
    size: { kind: 'pick', label: 'Size', table: eatingBySize, shows: 'hours', start: 'medium', term: meal },
    travellers: {
      kind: 'number',
      label: 'How many of that size',
      bracket: 'Travellers',
      min: 1,
      max: 50,
      start: 1,
    },
    days: { kind: 'number', label: 'Days', min: 1, max: 90, start: 7 },
    rations: {
      kind: 'number',
      label: 'Rations that you have',
      bracket: 'Rations',
      min: 0,
      max: 2000,
      start: 12,
    },
    dishes: {
      kind: 'basket',
      label: 'Other food that you have',
      bracket: 'Food',
      table: dishes,
      shows: 'morsels',
      start: '',
      most: 100,
    },
    found: {
      kind: 'number',
      label: 'Morsels found on the way',
      bracket: 'Found',
      min: 0,
      max: 1000,
      start: 0,
    },
  },
  expression: journey,
  shown: short,
  written: { [short]: `${needed} - (${eaten})` },
  parts: {
    [`${travel.dayHours.value}`]: 'hours',
    [`${travel.morselsInAMeal.value}`]: 'morsels in a meal',
  },
  result: {
    label: 'Food',
    facets: {
      short: { label: 'Starve counters without more food' },
      needed: { label: 'Meals needed' },
      cost: { label: 'Rations still to buy', unit: 'SC' },
      weight: { label: 'Weight of all the food', parts: 2 },
    },
    bands: [
      { label: 'enough', says: 'have enough to eat', tone: 'good', facet: 'short', to: 0 },
      { label: 'hungry', says: 'go hungry', tone: 'bad', facet: 'short', from: 1 },
    ],
  },
  printed: [
    ...(
      [
        ['small', 2],
        ['medium', 3],
        ['large', 6],
      ] as const
    ).map(([size, meals]) => ({
      inputs: { size, days: 1, rations: 0 },
      value: { needed: meals, short: meals },
      source: eating,
    })),
    // Five morsels are a meal: two loaves and two puddings are ten of them.
    {
      inputs: { days: 1, rations: 0, dishes: 'bread-loaf.2_pudding.2' },
      value: { needed: 3, short: 1 },
      source: inRulebook('Meals & Morsels'),
    },
  ],
  also: ['rations', 'starvation', 'hunger', 'starving', 'food per day', 'provisions'],
});

const stay = 'room.cost * up(hours, room.hours) * when(payer, 1, guests)';

export const lodgingBill = defineFormula({
  id: 'lodging-bill',
  name: 'A bed for the night',
  summary: 'What a stay costs, by place, hours and guests.',
  source: inRulebook('Food, Drink & Lodging'),
  inputs: {
    room: { kind: 'pick', label: 'Place', table: lodging, shows: 'cost', start: 'inn' },
    hours: { kind: 'number', label: 'Hours', min: 1, max: 720, start: 16 },
    guests: { kind: 'number', label: 'Guests', min: 1, max: 50, start: 4 },
    payer: {
      kind: 'choice',
      label: 'The price is',
      bracket: 'for',
      options: {
        guest: { label: 'for each guest', value: 0 },
        room: { label: 'for all together', value: 1 },
      },
      start: 'guest',
      ruling: priceOfABed,
    } satisfies ChoiceInput,
  },
  expression: stay,
  written: { [stay]: 'room.cost * up(hours, room.hours) * guests' },
  result: { label: 'Lodging', unit: 'SC', better: 'low' },
  printed: [
    { inputs: { guests: 1, hours: 16 }, value: 20, source: inRulebook('Food, Drink & Lodging') },
    {
      inputs: { room: 'private-room', guests: 1, hours: 24 },
      value: 30,
      source: inRulebook('Food, Drink & Lodging'),
    },
  ],
  also: ['inn', 'hotel', 'room price', 'sleep', 'rent'],
});
