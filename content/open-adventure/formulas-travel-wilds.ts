import { defineFormula, type NumberInput, type PickInput } from '../../src/rules/formula';
import { critters, sunshine, thunder } from './examples-travel';
import { figures as abilities } from './figures-abilities';
import { figures as core } from './figures-core';
import { figures } from './figures-travel';
import * as rulings from './rulings-travel-dangers';
import { inRulebook } from './sources';
import { standardRoll } from './standard-roll';
import { weather } from './tables-travel';
import { huntingTerrain, navigationTerrain } from './tables-travel-terrain';
import * as words from './terms-core';
import { hunting, navigator, terrain, weatherTerm } from './terms-travel';

const lost = inRulebook('Becoming Lost (Optional)');
const hunt = inRulebook('Hunting & Gathering (Optional)');
const skies = inRulebook('Weather (Optional)');
const target = core.defaultTarget.value;

const skill = { kind: 'number', min: 0, max: 15, start: 6 } as const;

const weatherInput = {
  kind: 'pick',
  label: 'Weather',
  table: weather,
  shows: 'modifier',
  start: 'overcast',
  term: weatherTerm,
} satisfies PickInput;

const other = {
  kind: 'number',
  label: 'Gear and other modifiers',
  bracket: 'other',
  note: 'A compass, a head-up display or a trapping kit gives +2.',
  min: -10,
  max: 10,
  start: 0,
  signed: true,
} satisfies NumberInput;

export const abilityInWeather = defineFormula({
  id: 'ability-in-weather',
  name: 'An ability in the weather',
  summary: 'What navigation or hunting counts as today.',
  source: skies,
  inputs: {
    ability: { ...skill, label: 'Navigation or hunting', bracket: 'Ability', term: words.ability },
    weather: weatherInput,
  },
  expression: 'ability + weather.modifier',
  result: { label: 'Counts as', better: 'high' },
  along: { input: 'weather' },
  printed: [
    { inputs: { ability: sunshine.before, weather: 'sunny' }, value: sunshine.after, source: skies },
    { inputs: { ability: thunder.before, weather: 'storm' }, value: thunder.after, source: skies },
  ],
});

const theirTest = `theirs + terrain.modifier + weather.modifier + ${standardRoll} >= ${target}`;
const helped = `min(${abilities.mostHelp.value}, repeat(helpers, when(${theirTest}, 1, -1)))`;

const dayTest = `skill + terrain.modifier + weather.modifier + other + ${helped} + ${standardRoll}`;

const way = {
  skill: { ...skill, label: 'Knowledge (navigation)', bracket: 'Navigation', term: navigator },
  terrain: {
    kind: 'pick',
    label: 'Terrain',
    table: navigationTerrain,
    shows: 'modifier',
    start: 'forest',
    term: terrain,
  } satisfies PickInput,
  weather: weatherInput,
  other,
  helpers: { kind: 'number', label: 'Helpers', min: 0, max: 5, start: 0 } satisfies NumberInput,
  theirs: {
    ...skill,
    label: 'Navigation of each helper',
    bracket: 'theirs',
    start: 4,
    when: 'helpers > 0',
  } satisfies NumberInput,
};

export const navigation = defineFormula({
  id: 'navigation-test',
  name: 'Navigation of a day',
  summary: 'The test that keeps the party on its way.',
  source: lost,
  inputs: way,
  expression: dayTest,
  against: `${target}`,
  parts: { [standardRoll]: 'standard roll', [helped]: 'help' },
  written: { [helped]: 'helpers' },
  result: {
    label: 'Navigation',
    better: 'high',
    bands: [
      { label: 'lost', says: 'lose the way', tone: 'bad' },
      { label: 'on the way', says: 'keep to the way', tone: 'good' },
    ],
  },
  printed: [
    {
      inputs: { skill: 6, terrain: 'forest', weather: 'overcast' },
      value: `6 + ${standardRoll}`,
      source: lost,
    },
    { inputs: { skill: 6, weather: 'sunny' }, value: `8 + ${standardRoll}`, source: skies },
    {
      inputs: { skill: 6, terrain: 'swamp' },
      value: `1 + ${standardRoll}`,
      source: inRulebook('Terrain Navigation Modifiers'),
    },
    {
      inputs: { skill: 6, helpers: 5, theirs: 15 },
      value: `6 + 3 + ${standardRoll}`,
      source: inRulebook('Using Abilities Together'),
    },
    {
      inputs: { skill: 15, helpers: 5, theirs: 0, weather: 'rain' },
      value: `13 - 5 + ${standardRoll}`,
      source: inRulebook('Using Abilities Together'),
    },
  ],
  also: ['getting lost', 'chance to get lost', 'navigate', 'compass'],
});

const today = `${dayTest} >= ${target}`;

export const daysAstray = defineFormula({
  id: 'days-astray',
  name: 'Days astray',
  summary: 'How many days of a journey lead the wrong way.',
  source: lost,
  inputs: {
    days: { kind: 'number', label: 'Days of the journey', bracket: 'Days', min: 1, max: 30, start: 5 },
    ...way,
  },
  expression: `astray(${today}, ${today}, days)`,
  written: {
    [helped]: 'helpers',
    [`astray(${today}, ${today}, days)`]: `repeat(days, ${dayTest} < ${target})`,
  },
  parts: { [standardRoll]: 'standard roll', [helped]: 'help' },
  result: {
    label: 'Journey',
    better: 'low',
    facets: { lost: { label: 'Days astray' }, astray: { label: 'Astray at the end', hidden: true } },
    bands: [
      { label: 'never lost', says: 'are never lost', tone: 'good', facet: 'lost', to: 0 },
      { label: 'lost on some days', says: 'lose the way on some day', tone: 'bad', facet: 'lost', from: 1 },
    ],
    claims: [{ label: 'lost at the end', says: 'lost at the end', tone: 'bad', facet: 'astray', from: 1 }],
  },
  printed: [
    { inputs: { days: 1, skill: 6 }, value: { lost: `6 + ${standardRoll} < 5` }, source: lost },
    { inputs: { days: 4, skill: 6 }, value: { lost: `repeat(4, 6 + ${standardRoll} < 5)` }, source: lost },
    { inputs: { days: 30, skill: 10 }, value: { lost: 0 }, source: lost },
  ],
  also: ['lost for days', 'going astray', 'off course'],
});

const ground = 'when(rod = 1, terrain.modifier, terrain.without)';
const above = `skill + ${ground} + weather.modifier + other + ${standardRoll} - ${target}`;
const found = `(let above = ${above}; when(above < 0, 0, max(least, above)))`;

export const huntingHours = defineFormula({
  id: 'hunting-hours',
  name: 'Hunting and gathering',
  summary: 'Morsels found in some hours, a test for each.',
  source: hunt,
  inputs: {
    hours: {
      kind: 'number',
      label: 'Hours, those of all hunters together',
      bracket: 'Hours',
      min: 1,
      max: 24,
      start: 2,
    },
    skill: {
      ...skill,
      label: 'Trade Skill (hunting) or Knowledge (nature)',
      bracket: 'Hunting',
      start: critters.skill,
      term: hunting,
    },
    terrain: {
      kind: 'pick',
      label: 'Terrain',
      table: huntingTerrain,
      shows: 'modifier',
      start: 'forest',
      term: terrain,
    },
    rod: {
      kind: 'choice',
      label: 'Fishing equipment',
      bracket: 'fishing',
      when: 'terrain.modifier != terrain.without',
      options: { yes: { label: 'you have it', value: 1 }, no: { label: 'you have none', value: 0 } },
      start: 'yes',
    },
    weather: weatherInput,
    other,
    least: {
      kind: 'choice',
      label: 'A test that is just enough finds',
      bracket: 'just enough',
      options: { none: { label: 'nothing', value: 0 }, one: { label: 'a morsel', value: 1 } },
      start: 'none',
      ruling: rulings.exactlyEnough,
    },
  },
  expression: `repeat(hours, ${found})`,
  parts: { [standardRoll]: 'standard roll' },
  written: {
    [found]: `skill + terrain.modifier + weather.modifier + other + ${standardRoll} - ${target}`,
  },
  result: {
    label: 'Morsels',
    unit: 'morsels',
    better: 'high',
    claims: [
      { label: 'a meal', says: 'a meal or more', tone: 'good', from: figures.morselsInAMeal.value },
      { label: 'nothing', says: 'nothing at all', tone: 'bad', to: 0 },
    ],
  },
  printed: [
    { inputs: { hours: 1, skill: 6 }, value: `max(0, 6 + ${standardRoll} - 5)`, source: hunt },
    {
      inputs: { hours: 1, skill: 5, weather: 'storm' },
      value: `max(0, -1 + ${standardRoll} - 5)`,
      source: skies,
    },
    {
      inputs: { hours: 1, skill: 5, terrain: 'ocean' },
      value: `max(0, 13 + ${standardRoll} - 5)`,
      source: hunt,
    },
    {
      inputs: { hours: 1, skill: 8, terrain: 'river', rod: 'no' },
      value: `max(0, 4 + ${standardRoll} - 5)`,
      source: inRulebook('Terrain Hunt & Gather Modifiers'),
    },
  ],
  also: ['foraging', 'fishing', 'food', 'survival', 'morsels'],
});
