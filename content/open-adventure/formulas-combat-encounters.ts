import { type ChoiceInput, defineFormula, type PickInput } from '../../src/rules/formula';
import { chances } from './examples-combat';
import { figures } from './figures-combat';
import { figures as core } from './figures-core';
import { checkAtDaybreak } from './rulings-combat-encounters';
import { inRulebook } from './sources';
import { encounterChances } from './tables-combat-encounters';
import * as terms from './terms-combat';

const random = inRulebook('Random Encounters');
const check = `${figures.checkDice.value}d${core.dieSides.value}`;

const terrain = {
  kind: 'pick',
  label: 'Terrain',
  table: encounterChances,
  start: 'forest',
  term: terms.randomEncounter,
} satisfies PickInput;

const time = {
  kind: 'choice',
  label: 'When',
  options: { day: { label: 'by day', value: 0 }, night: { label: 'by night', value: 1 } },
  start: 'day',
  term: terms.gameDay,
} satisfies ChoiceInput;

const limit = 'when(time, terrain.night, terrain.day)';

const checked = `let dice = ${check}; { dice: dice, met: dice <= ${limit} }`;

export const encounterCheck = defineFormula({
  id: 'encounter-check',
  name: 'Encounter check',
  summary: 'Two dice: low numbers bring company.',
  source: random,
  inputs: { terrain, time },
  expression: checked,
  written: { [checked]: 'dice <= terrain' },
  parts: { dice: check },
  result: {
    label: 'The roll',
    better: 'high',
    facets: { dice: { label: 'The roll' }, met: { label: 'Whether somebody comes', hidden: true } },
    bands: [
      { label: 'nobody', says: 'meet nobody', tone: 'good', facet: 'met', to: 0 },
      { label: 'somebody', says: 'meet somebody', tone: 'bad', facet: 'met', from: 1 },
    ],
    claims: [{ label: 'an encounter', says: 'meet somebody', tone: 'bad', facet: 'met', from: 1 }],
  },
  printed: [
    {
      inputs: { terrain: 'river', time: 'day' },
      value: { met: `${check} <= ${chances.river.at(-1)}` },
      source: random,
    },
    {
      inputs: { terrain: 'trail', time: 'day' },
      value: { met: `${check} <= ${chances.trail.at(-1)}` },
      source: random,
    },
  ],
  also: ['random encounter', 'wandering monster', 'chance of encounter'],
});

const met = [
  { label: 'at least one', says: 'meet somebody at all', tone: 'bad', from: 1 },
  { label: 'two or more', says: 'meet two or more', tone: 'bad', from: 2 },
] as const;

const byDay = `days * (${figures.checksByDay.value} - late)`;
const byNight = `days * (${figures.checksByNight.value} + late)`;

export const encountersOnTheWay = defineFormula({
  id: 'encounters-on-the-way',
  name: 'Encounters of a journey',
  summary: 'Three checks a day, as long as you are under way in the same country.',
  source: inRulebook('Game Day Timeline'),
  inputs: {
    days: { kind: 'number', label: 'Days', min: 1, max: 14, start: 1, unit: 'days' },
    terrain,
    late: {
      kind: 'choice',
      label: 'At daybreak it is',
      bracket: 'Daybreak',
      options: { day: { label: 'day', value: 0 }, night: { label: 'still night', value: 1 } },
      start: 'day',
      ruling: checkAtDaybreak,
    },
  },
  expression: `repeat(${byDay}, ${check} <= terrain.day) + repeat(${byNight}, ${check} <= terrain.night)`,
  written: {
    [byDay]: `days * ${figures.checksByDay.value}`,
    [byNight]: `days * ${figures.checksByNight.value}`,
  },
  result: { label: 'On the way', unit: 'encounters', better: 'low', claims: met },
  printed: [
    {
      inputs: { days: 1, terrain: 'river' },
      value: `repeat(2, ${check} <= 6) + (${check} <= 4)`,
      source: inRulebook('Game Day Timeline'),
    },
  ],
  also: ['per day', 'travel', 'wandering monsters', 'three checks'],
});

export const encountersInDanger = defineFormula({
  id: 'encounters-in-danger',
  name: 'Encounters of hours in danger',
  summary: 'A check every ten minutes, as in a dungeon or where patrols pass.',
  source: random,
  inputs: {
    hours: { kind: 'number', label: 'Hours', min: 1, max: 8, start: 1, unit: 'hours' },
    terrain: { ...terrain, start: 'underground' },
    time,
  },
  expression: `repeat(hours * ${figures.checksInDanger.value}, ${check} <= ${limit})`,
  written: { [`${check} <= ${limit}`]: `${check} <= terrain` },
  result: { label: 'In danger', unit: 'encounters', better: 'low', claims: met },
  printed: [
    {
      inputs: { hours: 1, terrain: 'underground', time: 'day' },
      value: `repeat(6, ${check} <= 4)`,
      source: random,
    },
  ],
  also: ['dungeon', 'per hour', 'every round', 'patrol'],
});
