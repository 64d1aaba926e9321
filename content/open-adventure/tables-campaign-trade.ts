import { defineTable } from '../../src/rules/table';
import { inRulebook } from './sources';

/** The five sizes of cities, from the smallest. */
const names = {
  hamlet: { fantasy: 'Hamlet', scifi: 'Outpost' },
  village: { fantasy: 'Village', scifi: 'Colony' },
  township: { fantasy: 'Township', scifi: 'Spaceport' },
  city: { fantasy: 'City', scifi: 'Metropolis' },
  kingdom: { fantasy: 'Kingdom', scifi: 'City planet' },
};

const cities = {
  hamlet: { label: 'Hamlet or outpost', heads: names.hamlet },
  village: { label: 'Village or colony', heads: names.village },
  township: { label: 'Township or spaceport', heads: names.township },
  city: { label: 'City or metropolis', heads: names.city },
  kingdom: { label: 'Kingdom or city planet', heads: names.kingdom },
};

export const citySizes = defineTable({
  id: 'city-sizes',
  name: 'Bounty by city',
  summary: 'The five sizes of cities, and what a crime or a prison break there costs.',
  source: inRulebook('Bounty'),
  columns: { name: { label: 'Size of the city' }, bounty: { label: 'Multiplier' } },
  rows: {
    hamlet: { name: names.hamlet, bounty: 100 },
    village: { name: names.village, bounty: 200 },
    township: { name: names.township, bounty: 300 },
    city: { name: names.city, bounty: 400 },
    kingdom: { name: names.kingdom, bounty: 500 },
  },
  also: ['city size', 'prison break', 'hamlet', 'metropolis'],
});

export const tradeAvailability = defineTable({
  id: 'trade-availability',
  name: 'Units in a month',
  source: inRulebook('Trade Availability'),
  columns: { from: { label: 'Roll' }, to: { label: 'Up to' }, ...cities },
  rows: {
    lowest: { from: 2, to: 3, hamlet: 0, village: 1, township: 2, city: 4, kingdom: 8 },
    low: { from: 4, to: 5, hamlet: 1, village: 2, township: 3, city: 5, kingdom: 9 },
    middle: { from: 6, to: 7, hamlet: 2, village: 3, township: 4, city: 6, kingdom: 10 },
    high: { from: 8, to: 9, hamlet: 3, village: 4, township: 5, city: 7, kingdom: 11 },
    higher: { from: 10, to: 11, hamlet: 4, village: 5, township: 6, city: 8, kingdom: 12 },
    highest: { from: 12, to: 12, hamlet: 5, village: 6, township: 7, city: 9, kingdom: 13 },
  },
  roll: '2d6',
  lists: 'City',
  also: ['availability', 'how much can be bought'],
});

export const tradeDemand = defineTable({
  id: 'trade-demand',
  name: 'Demand price',
  source: inRulebook('Trade Demand'),
  columns: {
    from: { label: 'Roll' },
    to: { label: 'Up to' },
    veryLow: { label: 'Very low', unit: 'SC' },
    low: { label: 'Low', unit: 'SC' },
    moderate: { label: 'Moderate', unit: 'SC' },
    high: { label: 'High', unit: 'SC' },
    veryHigh: { label: 'Very high', unit: 'SC' },
    illegal: { label: 'Illegal', unit: 'SC' },
  },
  rows: {
    lowest: { from: 2, to: 3, veryLow: 1, low: 5, moderate: 25, high: 45, veryHigh: 65, illegal: 100 },
    low: { from: 4, to: 5, veryLow: 2, low: 10, moderate: 30, high: 50, veryHigh: 70, illegal: 120 },
    middle: { from: 6, to: 7, veryLow: 4, low: 15, moderate: 35, high: 55, veryHigh: 75, illegal: 140 },
    high: { from: 8, to: 9, veryLow: 6, low: 20, moderate: 40, high: 60, veryHigh: 80, illegal: 160 },
    higher: { from: 10, to: 11, veryLow: 8, low: 25, moderate: 45, high: 65, veryHigh: 85, illegal: 180 },
    highest: { from: 12, to: 12, veryLow: 10, low: 30, moderate: 50, high: 70, veryHigh: 90, illegal: 200 },
  },
  roll: '2d6',
  lists: 'Demand',
  also: ['demand', 'market price', 'black market', 'resource price'],
});

export const smugglingTable = defineTable({
  id: 'hide-and-smuggle',
  name: 'Hide and smuggle',
  summary: 'A dash means that nothing is discovered.',
  source: inRulebook('Hide & Smuggle'),
  columns: { from: { label: 'Roll' }, to: { label: 'Up to' }, ...cities },
  rows: {
    lowest: {
      from: 2,
      to: 3,
      hamlet: 'Bounty',
      village: 'Fined',
      township: 'Confiscated',
      city: 'Imprisoned',
      kingdom: 'Imprisoned',
    },
    low: {
      from: 4,
      to: 5,
      hamlet: null,
      village: 'Bounty',
      township: 'Fined',
      city: 'Confiscated',
      kingdom: 'Imprisoned',
    },
    middle: {
      from: 6,
      to: 7,
      hamlet: null,
      village: null,
      township: 'Bounty',
      city: 'Fined',
      kingdom: 'Confiscated',
    },
    high: { from: 8, to: 9, hamlet: null, village: null, township: null, city: 'Bounty', kingdom: 'Fined' },
    higher: { from: 10, to: 11, hamlet: null, village: null, township: null, city: null, kingdom: 'Bounty' },
    highest: { from: 12, to: 12, hamlet: null, village: null, township: null, city: null, kingdom: null },
  },
  roll: '2d6',
  lists: 'City',
  also: ['smuggle', 'hide', 'contraband', 'caught', 'prison', 'jail', 'guards'],
});
