import { defineTable } from '../../src/rules/table';
import { inRulebook } from './sources';
import { currency, weight } from './terms-core';
import { alcohol, meal, morsel } from './terms-equipment';

const food = inRulebook('Food, Drink & Lodging');
const cost = { label: 'Cost', unit: 'SC', term: currency } as const;
const weightColumn = { label: 'Weight', parts: 2, term: weight } as const;

export const drinks = defineTable({
  id: 'drinks',
  name: 'Drinks',
  source: food,
  columns: {
    name: { label: 'Drink' },
    cost,
    weight: weightColumn,
    alcohol: { label: 'Alcohol', term: alcohol },
    effect: { label: 'Effect' },
  },
  rows: {
    ale: { name: { fantasy: 'Ale', scifi: 'Synthahol' }, cost: 1, weight: 2, alcohol: 4, effect: null },
    wine: { name: 'Wine', cost: 10, weight: 1, alcohol: 7, effect: null },
    'honey-mead': {
      name: { fantasy: 'Honey Mead', scifi: 'Klangon Ale' },
      cost: 10,
      weight: 2,
      alcohol: 12,
      effect: null,
    },
    'bark-tea': {
      name: { fantasy: 'Bark Tea', scifi: 'Vultan Tea' },
      cost: 1,
      weight: 1,
      alcohol: 0,
      effect: '+1 Will save',
    },
  },
  also: ['beverages', 'beer', 'mead', 'alcohol', 'booze'],
});

export const dishes = defineTable({
  id: 'dishes',
  name: 'Food',
  source: food,
  columns: {
    name: { label: 'Dish' },
    cost,
    weight: weightColumn,
    morsels: { label: 'Morsels', term: morsel },
    effect: { label: 'Effect' },
  },
  rows: {
    'bread-loaf': {
      name: { fantasy: 'Bread, Loaf', scifi: 'Spiced Pastry' },
      cost: 3,
      weight: 2,
      morsels: 3,
      effect: null,
    },
    pudding: {
      name: { fantasy: 'Pudding', scifi: 'Soylet Green' },
      cost: 1,
      weight: 2,
      morsels: 2,
      effect: '−1 Fortitude save for 8 hours',
    },
    'cheese-wedge': {
      name: { fantasy: 'Cheese, wedge', scifi: 'M.R.E.' },
      cost: 4,
      weight: 2,
      morsels: 0,
      effect: 'Recover 1{stamina}',
    },
    'stew-rabbit': {
      name: { fantasy: 'Stew, Rabbit', scifi: 'Ionized Meat Casserole' },
      cost: 4,
      weight: 4,
      morsels: 2,
      effect: '+2 Reflex save',
    },
  },
  also: ['provisions', 'bread', 'cheese', 'MRE', 'soylent', 'rabbit stew'],
});

export const lodging = defineTable({
  id: 'lodging-table',
  name: 'Lodging',
  source: food,
  columns: {
    name: { label: 'Place' },
    cost,
    hours: { label: 'Time', unit: 'hours' },
    effect: { label: 'Effect' },
  },
  rows: {
    'floorspace-near-hearth': {
      name: { fantasy: 'Floorspace near hearth', scifi: 'Cube, Small' },
      cost: 10,
      hours: 8,
      effect: 'Fortitude save: if it fails, lose 1{stamina}',
    },
    inn: { name: { fantasy: 'Inn', scifi: 'Space Bunk' }, cost: 20, hours: 16, effect: null },
    'private-room': {
      name: { fantasy: 'Private Room', scifi: 'Suite' },
      cost: 30,
      hours: 24,
      effect: '+1 Will save for 8 hours',
    },
  },
  also: ['inn', 'hotel', 'room', 'bed', 'tavern'],
});

export const eatingBySize = defineTable({
  id: 'eating-by-size',
  name: 'Character size and eating',
  source: inRulebook('Character Size & Eating'),
  columns: {
    name: { label: 'Size' },
    hours: { label: 'One meal every', unit: 'hours', term: meal },
  },
  rows: {
    small: { name: 'Small', hours: 12 },
    medium: { name: 'Medium', hours: 8 },
    large: { name: 'Large', hours: 4 },
  },
  also: ['hunger', 'meals a day'],
});
