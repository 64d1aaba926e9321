import { defineFormula } from '../../../../src/rules/formula';
import { source } from './sources';
import { wares } from './tables';

const gear = {
  kind: 'basket',
  label: 'Things to buy',
  bracket: 'Things',
  table: wares,
  start: 'rope.2_torch',
  most: 20,
} as const;

export const shop = defineFormula({
  id: 'shop',
  name: 'Shopping',
  summary: 'What a list of things costs and weighs.',
  source,
  inputs: {
    purse: { kind: 'number', label: 'Purse', min: 0, max: 5000, start: 100, unit: 'credits' },
    gear: { ...gear, shows: 'price', note: 'Each as often as you want.' },
  },
  expression: '{ cost: gear.price, weight: gear.weight, left: purse - gear.price }',
  result: {
    label: 'Bill',
    facets: {
      cost: { label: 'Cost', unit: 'credits' },
      weight: { label: 'Weight', parts: 2 },
      left: { label: 'Left over', unit: 'credits' },
    },
    bands: [
      { label: 'debt', says: 'cannot pay', tone: 'bad', facet: 'left', to: -1 },
      { label: 'paid', says: 'can pay', tone: 'good', facet: 'left', from: 0 },
    ],
  },
  printed: [{ inputs: { gear: 'lamp' }, value: { cost: 1200 }, source }],
});

export const byPlace = defineFormula({
  id: 'by-place',
  name: 'Shopping by place',
  summary: 'What the same things cost elsewhere.',
  source,
  inputs: {
    gear: { ...gear, start: 'rope.2' },
    place: {
      kind: 'choice',
      label: 'Place',
      options: { harbour: { label: 'the harbour', value: 0 }, market: { label: 'the market', value: 1 } },
      start: 'harbour',
    },
  },
  expression: 'column(gear, place)',
  parts: { column: 'at' },
  result: { label: 'Cost', unit: 'credits' },
  printed: [{ inputs: { gear: 'lamp', place: 'market' }, value: 1500, source }],
});

export const swell = defineFormula({
  id: 'swell',
  name: 'Swell',
  summary: 'How deep a laden boat lies, in halves.',
  source,
  inputs: {
    gear: { ...gear, label: 'Load', bracket: 'Load', start: 'lamp.2' },
    aim: { kind: 'number', label: 'Freeboard', min: 1, max: 40, start: 14 },
  },
  expression: '2d6 + gear.weight',
  against: 'aim',
  result: { label: 'Swell', parts: 2 },
  printed: [{ inputs: { gear: '' }, value: '2d6', source }],
});
