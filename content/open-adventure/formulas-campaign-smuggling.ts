import { defineFormula } from '../../src/rules/formula';
import { number } from './controls-campaign';
import { city, five, thrown } from './controls-trade';
import { outlaw } from './examples-campaign';
import { figures } from './figures-campaign';
import { bountiesAddUp } from './rulings-campaign-trade';
import { inRulebook } from './sources';
import { smugglingTable } from './tables-campaign-trade';
import { bounty } from './terms-campaign';

const smuggling = inRulebook('Hiding & Smuggling');
const table = inRulebook('Hide & Smuggle');

/** The letters of the table climb by one with every size of city, and fall by one with every row. */
const severity = `clamp(city.size + 1 - (${thrown} lookup(smuggling, at)), 0, 4)`;

export const smugglingOdds = defineFormula({
  id: 'smuggling-odds',
  name: 'Past the guards',
  summary: 'What comes of smuggling, or of walking into a city with a price on your head.',
  source: smuggling,
  inputs: { city, five },
  tables: { smuggling: smugglingTable },
  expression: severity,
  written: { [severity]: 'lookup(smuggling, 2d6)' },
  result: {
    label: 'Outcome',
    names: ['not discovered', 'Bounty', 'Fined', 'Confiscated', 'Imprisoned'],
    better: 'low',
    bands: [
      { label: 'not discovered', says: 'get through', tone: 'good', from: 0, to: 0 },
      { label: 'Bounty', says: 'get through with a bounty', tone: 'even', from: 1, to: 1 },
      { label: 'Fined', says: 'are fined', tone: 'bad', from: 2, to: 2 },
      { label: 'Confiscated', says: 'lose your things', tone: 'bad', from: 3, to: 3 },
      { label: 'Imprisoned', says: 'go to prison', tone: 'bad', from: 4, to: 4 },
    ],
  },
  printed: [
    { inputs: { city: 'hamlet' }, value: '2d6 <= 3', source: table },
    { inputs: { city: 'village' }, value: 'max(0, 3 - down(2d6, 2))', source: table },
    { inputs: { city: 'kingdom' }, value: 'min(4, 6 - down(2d6, 2))', source: table },
    {
      inputs: { city: 'village', five: 'high' },
      value: 'let roll = 2d6; when(roll <= 3, 2, when(roll = 4, 1, 0))',
      source: table,
    },
  ],
  also: ['smuggle', 'contraband', 'caught', 'hide', 'wanted'],
});

const paidByADay = figures.workedOff.value;

export const bountyRoll = defineFormula({
  id: 'bounty-roll',
  name: 'Bounty for a crime',
  summary: 'The price on your head after a crime or a prison break, and how long prison takes to pay it.',
  source: inRulebook('Bounty'),
  inputs: {
    city: { ...city, start: 'city' },
    before: { ...number('Bounty until now, in SC', 'Before', 0, 10_000, 0), term: bounty },
    second: {
      kind: 'choice',
      label: 'The new bounty',
      when: 'before > 0',
      options: {
        adds: { label: 'is added', value: 1 },
        replaces: { label: 'takes the place of the old one', value: 0 },
      },
      start: 'adds',
      ruling: bountiesAddUp,
      weighedAt: { before: 1000 },
    },
  },
  expression: `let bounty = 2d6 * city.bounty + second * before; { bounty: bounty, days: up(bounty, ${paidByADay}) }`,
  shown: '2d6 * city.bounty + second * before',
  written: { 'second * before': 'before' },
  result: {
    label: 'Bounty',
    better: 'low',
    facets: {
      bounty: { label: 'the bounty is', unit: 'SC' },
      days: { label: 'prison would take', unit: 'days' },
    },
  },
  printed: [
    {
      inputs: { city: 'city' },
      value: { bounty: `2d6 * ${outlaw.times}`, days: `2d6 * ${outlaw.times} / ${paidByADay}` },
      source: inRulebook('Bounty'),
    },
    {
      inputs: { city: 'hamlet', before: 50 },
      value: { bounty: '2d6 * 100 + 50' },
      source: inRulebook('Bounty'),
    },
  ],
  also: ['prison break', 'jail', 'crime', 'wanted'],
});

export const prisonDays = defineFormula({
  id: 'prison-days',
  name: 'Days in prison',
  summary: 'How long it takes until a bounty is served.',
  source: smuggling,
  inputs: {
    bounty: {
      ...number('Bounty in SC', 'Bounty', 0, 10_000, figures.prisonBounty.value),
      term: bounty,
    },
  },
  expression: `up(bounty, ${paidByADay})`,
  parts: { [`${paidByADay}`]: 'paid by a day' },
  result: { label: 'Free after', unit: 'days', better: 'low' },
  printed: [{ inputs: { bounty: figures.prisonBounty.value }, value: 20, source: smuggling }],
  also: ['jail', 'sentence', 'imprisoned'],
});
