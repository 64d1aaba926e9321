import { defineTerm } from '../../src/rules/term';
import { inRulebook } from './sources';

const weaponry = inRulebook('Common Weaponry');
const eating = inRulebook('Meals & Morsels');
const services = inRulebook('Services');

export const weaponRange = defineTerm({
  id: 'weapon-range',
  name: 'range',
  also: ['distance', 'reach of a weapon'],
  summary:
    'How many spaces away a ranged weapon can hit. The standard roll of the attack makes it longer or shorter.',
  at: 'weapons#reading-the-tables',
  source: weaponry,
});

export const handedness = defineTerm({
  id: 'handedness',
  name: 'handedness',
  also: ['one-handed', 'two-handed', '1H', '2H'],
  summary: 'How many hands it takes to use a weapon or a shield: one or two.',
  at: 'weapons#reading-the-tables',
  source: weaponry,
});

export const ammunition = defineTerm({
  id: 'ammunition',
  name: 'ammunition',
  also: ['ammo', 'arrows', 'bullets'],
  summary:
    'What bows, guns and slings fire: a piece for every shot. It brings the damage that they lack themselves.',
  at: 'weapons#ammunition',
  source: weaponry,
});

export const equipmentAbility = defineTerm({
  id: 'equipment-ability',
  name: 'equipment ability',
  also: ['weapon ability', 'armour ability', 'item ability'],
  summary:
    'What a weapon, armour or item can do. What stands before the colon is the price, what stands after it the effect.',
  at: 'weapons#abilities',
  source: weaponry,
});

export const shield = defineTerm({
  id: 'shield',
  name: 'shield',
  summary: 'Adds its toughness to that of your armour and takes up one hand.',
  at: 'armour#shields',
  source: inRulebook('Shields'),
});

export const bargaining = defineTerm({
  id: 'bargaining',
  name: 'bargaining',
  also: ['haggling', 'discount', 'barter'],
  summary: 'A Bargain test about the price of one thing: a tenth less if it succeeds, a tenth more if not.',
  at: 'money#bargaining',
  source: inRulebook('Bargain'),
});

export const alcohol = defineTerm({
  id: 'alcohol-number',
  name: 'alcohol',
  also: ['drinking', 'drunk', 'booze'],
  summary:
    'What your Fortitude save must reach after the drink. The numbers of all drinks within an hour add up.',
  at: 'food-and-lodging#drinking',
  source: inRulebook('Intoxicating Drinks (Optional)'),
});

export const meal = defineTerm({
  id: 'meal',
  name: 'meal',
  also: ['ration', 'food', 'eating', 'calories'],
  summary: 'A thousand calories of food. How often you need one depends on your size.',
  at: 'food-and-lodging#eating',
  source: eating,
});

export const morsel = defineTerm({
  id: 'morsel',
  name: 'morsel',
  also: ['snack', 'forage'],
  summary: 'A fifth of a meal.',
  at: 'food-and-lodging#eating',
  source: eating,
});

export const hireling = defineTerm({
  id: 'hireling',
  name: 'hireling',
  also: ['henchman', 'follower', 'retainer'],
  summary: 'An NPC who goes adventuring with you for pay, on one mission.',
  at: 'hired-help#hirelings',
  source: inRulebook('Hirelings'),
});

export const mercenary = defineTerm({
  id: 'mercenary',
  name: 'mercenary',
  also: ['soldier', 'troops', 'army'],
  summary: 'A trained soldier who fights for pay and brings weapons and armour along.',
  at: 'hired-help#mercenaries',
  source: inRulebook('Mercenaries'),
});

export const specialist = defineTerm({
  id: 'specialist',
  name: 'specialist',
  also: ['expert', 'staff', 'crew'],
  summary: 'Somebody with a trade who works for you, well away from danger.',
  at: 'hired-help#specialists',
  source: inRulebook('Specialists'),
});

export const leader = defineTerm({
  id: 'leader',
  name: 'leader',
  also: ['employer'],
  summary: 'The player character whom a hired NPC follows, and whose Presence has to hold them.',
  at: 'hired-help#what-to-expect',
  source: services,
});

export const advancePay = defineTerm({
  id: 'advance-pay',
  name: 'advance',
  also: ['down payment', 'deposit'],
  summary: 'The half of a month’s pay that hired people want before they begin.',
  at: 'hired-help#what-they-cost',
  source: services,
});
