import { type ChoiceInput, defineFormula, type NumberInput, type PickInput } from '../../src/rules/formula';
import { horse, snowfall, walker } from './examples-travel';
import { figures } from './figures-travel';
import * as rulings from './rulings-travel';
import { inRulebook } from './sources';
import { movementIntervals, weather } from './tables-travel';
import { travelSpeeds } from './tables-travel-speeds';
import { overlandTerrain, spaceTerrain } from './tables-travel-terrain';
import { movementPoints } from './terms-core';
import { encumbrance, terrain, weatherTerm } from './terms-travel';
import { ways } from './travel-ways';

const hours = figures.travelHours.value;
const turnPoints = movementIntervals.rows.tactical.points;

const { foot, land, water } = ways;

const journey = {
  by: {
    kind: 'pick',
    label: 'You travel',
    bracket: 'Speed',
    table: travelSpeeds,
    shows: 'speed',
    start: 'on-foot',
    term: movementPoints,
  } satisfies PickInput,
  more: {
    kind: 'number',
    label: 'More or fewer spaces in eight hours',
    bracket: 'more',
    note: 'For magic, and for mounts and craft that are not on the lists.',
    min: -200,
    max: 200,
    start: 0,
    signed: true,
  } satisfies NumberInput,
  burden: {
    kind: 'number',
    label: 'Encumbrance: points lost to a load in a turn',
    bracket: 'Encumbrance',
    min: 0,
    max: turnPoints,
    start: 0,
    when: `by.ground = ${foot}`,
    term: encumbrance,
  } satisfies NumberInput,
  load: {
    kind: 'choice',
    label: 'Mount, vehicle or craft carries',
    bracket: 'carrying',
    when: `by.ground > ${foot}`,
    options: {
      light: { label: 'up to its capacity', value: 1 },
      heavy: { label: 'up to twice its capacity', value: 2 },
    },
    start: 'light',
  } satisfies ChoiceInput,
  hours: {
    kind: 'number',
    label: 'Hours of travel',
    bracket: 'Hours',
    min: 1,
    max: 24,
    start: hours,
  } satisfies NumberInput,
  weather: {
    kind: 'pick',
    label: 'Weather',
    table: weather,
    shows: 'modifier',
    start: 'overcast',
    term: weatherTerm,
  } as const,
  terrain: {
    kind: 'pick',
    label: 'Terrain',
    table: overlandTerrain,
    shows: 'cost',
    start: 'plains',
    term: terrain,
  } as const,
  order: {
    kind: 'choice',
    label: 'Weather counts',
    bracket: 'weather',
    when: 'weather.modifier != 0',
    options: {
      before: { label: 'before the terrain', value: 0 },
      after: { label: 'after the terrain', value: 1 },
    },
    start: 'before',
    ruling: rulings.weatherBeforeTerrain,
    weighedAt: { weather: 'snow', terrain: 'forest' },
  } satisfies ChoiceInput,
  flying: {
    kind: 'choice',
    label: 'In the air a space costs',
    bracket: 'in the air',
    when: `by.ground > ${water}`,
    options: { one: { label: 'a point', value: 1 }, land: { label: 'what it costs on land', value: 0 } },
    start: 'one',
    ruling: rulings.flyingOverTerrain,
    weighedAt: { by: 'aircraft-strato-jet', terrain: 'mountain' },
  } satisfies ChoiceInput,
};

/** What a space costs; 0 where nobody gets there this way. */
const cost = `when(by.ground <= ${land}, terrain.cost, when(by.ground = ${water}, terrain.craft, when(flying = 1, 1, terrain.cost)))`;
/** The spaces of eight hours: a load slows walkers by its share of a turn, and what carries too much by half. */
const speed = `(when(by.ground = ${foot}, down(by.speed * (${turnPoints} - burden), ${turnPoints}), down(by.speed, load)) + more)`;
/** What the weather gives or takes in the hours of travel. */
const gained = `down(weather.modifier * hours, ${hours})`;
const points = `max(0, when(order = 0, down((${speed} + weather.modifier) * hours, ${hours}), down(${speed} * hours, ${hours})))`;
const covered = `when(${cost} = 0, 0, max(0, down(${points}, max(1, ${cost})) + when(order = 1, ${gained}, 0)))`;
const coveredSimply = `down((by.speed + more + weather.modifier) * hours / ${hours}, terrain.cost)`;

export const journeyDay = defineFormula({
  id: 'journey-day',
  name: 'A day’s journey',
  summary: 'The overland spaces of a day, by what carries you, load, weather and terrain.',
  source: inRulebook('Movement; Weather (Optional); Transportation'),
  inputs: journey,
  expression: covered,
  written: { [covered]: coveredSimply },
  result: { label: 'A day’s journey', unit: 'spaces', better: 'high' },
  printed: [
    { inputs: { terrain: 'trail' }, value: walker.spaces, source: inRulebook('Movement') },
    {
      inputs: { terrain: 'trail', weather: 'snow' },
      value: snowfall.after,
      source: inRulebook('Weather (Optional)'),
    },
    {
      inputs: { terrain: 'trail', by: 'mounts-horse-riding' },
      value: horse.day,
      source: inRulebook('Movement'),
    },
    {
      inputs: { terrain: 'trail', by: 'mounts-horse-riding', hours: 1 },
      value: '120 / 8',
      source: inRulebook('Transport Speeds'),
    },
    {
      inputs: { terrain: 'trail', by: 'mounts-horse-riding', load: 'heavy' },
      value: '120 / 2',
      source: inRulebook('Transportation'),
    },
    {
      inputs: { terrain: 'trail', by: 'mounts-horse-riding-scifi' },
      value: '2 * 120',
      source: inRulebook('Land Transportation'),
    },
    {
      inputs: { terrain: 'ocean', by: 'watercraft-skiff' },
      value: '112 / 1',
      source: inRulebook('Terrain Movement Point Cost'),
    },
    {
      inputs: { terrain: 'ocean' },
      value: '24 / 6',
      source: inRulebook('Terrain Movement Point Cost'),
    },
  ],
  also: ['overland travel', 'how far in a day', 'travel speed', 'kilometres a day', 'riding', 'sailing'],
});

const carried = `up(distance * ${cost}, max(1, ${points} + when(order = 1, ${gained} * ${cost}, 0)))`;
const days = `when(spaces = 0, 0, when(keeps = 0, up(distance, spaces), ${carried}))`;
const rests = `when(days = 0, 0, rest * down(days - 1, ${figures.travelDays.value}))`;

export const journeyLength = defineFormula({
  id: 'journey-length',
  name: 'How long a journey takes',
  summary: 'Days on the road, and the days of rest between them.',
  source: inRulebook('Movement; Resting'),
  inputs: {
    distance: {
      kind: 'number',
      label: 'Overland spaces to go',
      bracket: 'Distance',
      min: 1,
      max: 5000,
      start: 100,
    },
    ...journey,
    rest: {
      kind: 'choice',
      label: 'Every seventh day',
      bracket: 'seventh day',
      options: { yes: { label: 'you rest', value: 1 }, no: { label: 'you go on', value: 0 } },
      start: 'yes',
    },
    keeps: {
      kind: 'choice',
      label: 'Points left over in the evening',
      bracket: 'left over',
      options: {
        lost: { label: 'are lost', value: 0 },
        kept: { label: 'are kept for the next day', value: 1 },
      },
      start: 'lost',
      ruling: rulings.pointsLeftOver,
      weighedAt: { terrain: 'canyon' },
    },
  },
  expression:
    `let spaces = ${covered}; let days = ${days}; let rests = ${rests}; ` +
    `{ all: days + rests, days: days, rests: rests, counters: (1 - rest) * down(max(0, days - ${figures.travelDays.value}) * hours, ${hours}) }`,
  shown: `let spaces = ${covered}; let days = ${days}; days + ${rests}`,
  written: {
    [covered]: coveredSimply,
    [days]: 'up(distance, spaces)',
    [rests]: `down(days - 1, ${figures.travelDays.value})`,
  },
  result: {
    label: 'Journey',
    better: 'low',
    facets: {
      all: { label: 'Days in all' },
      days: { label: 'On the road' },
      rests: { label: 'Of rest' },
      counters: { label: 'Exhaustion counters' },
    },
    bands: [
      { label: 'never there', says: 'never arrive', tone: 'bad', facet: 'all', to: 0 },
      { label: 'there', says: 'arrive', tone: 'good', facet: 'all', from: 1 },
    ],
  },
  printed: [
    {
      inputs: { terrain: 'trail', distance: 24 * 6 },
      value: { all: 6, days: 6, rests: 0, counters: 0 },
      source: inRulebook('Resting'),
    },
    {
      inputs: { terrain: 'trail', distance: 24 * 7 },
      value: { all: '7 + 1', days: 7, rests: 1, counters: 0 },
      source: inRulebook('Resting'),
    },
    {
      inputs: { terrain: 'trail', distance: 24 * 8, rest: 'no' },
      value: { all: 8, rests: 0, counters: 2 },
      source: inRulebook('Resting'),
    },
    // Sixteen hours of the seventh day are twice eight.
    {
      inputs: { terrain: 'trail', distance: 2 * 24 * 7, hours: 16, rest: 'no' },
      value: { days: 7, counters: '16 / 8' },
      source: inRulebook('Resting'),
    },
  ],
  also: ['travel time', 'days of travel', 'journey', 'day of rest'],
});

export const spaceFlight = defineFormula({
  id: 'space-flight',
  name: 'A flight through space',
  summary: 'Turns on a stellar system map, or spans of eight hours on an astronomical one.',
  source: inRulebook('Movement; Starship Systems'),
  inputs: {
    distance: { kind: 'number', label: 'Spaces to fly', bracket: 'Distance', min: 1, max: 1000, start: 60 },
    speed: {
      kind: 'number',
      label: 'Speed of the engine that map is flown with',
      bracket: 'Speed',
      min: 1,
      max: 100,
      start: 12,
    },
    terrain: {
      kind: 'pick',
      label: 'Terrain',
      table: spaceTerrain,
      shows: 'cost',
      start: 'nebula',
      term: terrain,
    },
  },
  expression: 'when(speed < terrain.cost, 0, up(distance, max(1, down(speed, terrain.cost))))',
  written: {
    'when(speed < terrain.cost, 0, up(distance, max(1, down(speed, terrain.cost))))':
      'up(distance, down(speed, terrain.cost))',
  },
  result: {
    label: 'Flight',
    unit: 'turns, or spans of eight hours',
    better: 'low',
    bands: [
      { label: 'stuck', says: 'are too slow to enter a space', tone: 'bad', to: 0 },
      { label: 'there', says: 'arrive', tone: 'good', from: 1 },
    ],
  },
  printed: [
    {
      inputs: { distance: 12, speed: 12, terrain: 'astronomical-space' },
      value: 1,
      source: inRulebook('Terrain Movement Point Cost'),
    },
    {
      inputs: { distance: 12, speed: 12, terrain: 'stellar-asteroids' },
      value: '12 / (12 / 3)',
      source: inRulebook('Terrain Movement Point Cost'),
    },
  ],
  also: ['FTL travel time', 'starship journey', 'impulse'],
});
