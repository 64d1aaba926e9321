import { type ChoiceInput, defineFormula, type NumberInput } from '../../src/rules/formula';
import { carrier, horse, shapes, swimmer, walker } from './examples-travel';
import * as rulings from './rulings-travel';
import { inRulebook } from './sources';
import { mapTypes, movementIntervals, speedFactors, timeMeasures } from './tables-travel';
import { encumbrance } from './terms-travel';

const side = { kind: 'number', min: 1, max: 20 } as const;
const shapesOf = inRulebook('Distance, Area & Volume');

const spaces =
  'when(shape = 1, first ^ 2, when(shape = 2, first * second, when(shape = 3, first ^ 3, ' +
  'when(shape = 4, first ^ 2 * second, first * second * third))))';

export const shapeSpaces = defineFormula({
  id: 'shape-spaces',
  name: 'Spaces of an Area or a Volume',
  summary: 'How many spaces it takes up, by the numbers that are given.',
  source: shapesOf,
  inputs: {
    shape: {
      kind: 'choice',
      label: 'Written as',
      options: {
        square: { label: 'Area A', value: 1 },
        area: { label: 'Area AxB', value: 2 },
        cube: { label: 'Volume A', value: 3 },
        column: { label: 'Volume AxB', value: 4 },
        volume: { label: 'Volume AxBxC', value: 5 },
      },
      start: 'column',
    },
    first: { ...side, label: 'First number', bracket: 'A', start: shapes.fog.wide },
    second: {
      ...side,
      label: 'Second number',
      bracket: 'B',
      start: shapes.fog.high,
      when: 'max(shape = 2, shape >= 4)',
    },
    third: { ...side, label: 'Third number', bracket: 'C', start: 2, when: 'shape = 5' },
  },
  expression: spaces,
  written: { [spaces]: 'first * second * third' },
  result: { label: 'Spaces', unit: 'spaces' },
  printed: [
    {
      inputs: { shape: 'area', first: shapes.room.long, second: shapes.room.wide },
      value: shapes.room.spaces,
      source: shapesOf,
    },
    {
      inputs: { shape: 'volume', first: shapes.gas.long, second: shapes.gas.wide, third: shapes.gas.high },
      value: shapes.gas.spaces,
      source: shapesOf,
    },
    { inputs: { shape: 'column', first: 5, second: 4 }, value: '5 * 5 * 4', source: shapesOf },
    { inputs: { shape: 'square', first: 5 }, value: '5 * 5', source: inRulebook('Illumination') },
    { inputs: { shape: 'cube', first: 3 }, value: '3 * 3 * 3', source: shapesOf },
  ],
  also: ['area', 'volume', 'squares', 'size of a cloud'],
});

const asked = 'amount * from.turns';

export const timeSpan = defineFormula({
  id: 'time-span',
  name: 'From one measure of time to another',
  summary: 'How many turns, minutes, rounds, hours or days something lasts.',
  source: inRulebook('Time Measurements'),
  inputs: {
    amount: { kind: 'number', label: 'How many', min: 1, max: 1000, start: swimmer.rounds },
    from: { kind: 'pick', label: 'Measure', bracket: 'of these', table: timeMeasures, start: 'round' },
    to: { kind: 'pick', label: 'Wanted in', bracket: 'wanted in', table: timeMeasures, start: 'minute' },
  },
  expression: `{ whole: down(${asked}, to.turns), rest: ${asked} - down(${asked}, to.turns) * to.turns }`,
  shown: `down(${asked}, to.turns)`,
  result: {
    label: 'Time',
    facets: { whole: { label: 'In the measure wanted' }, rest: { label: 'Turns left over' } },
  },
  printed: [
    {
      inputs: { amount: 5, from: 'round', to: 'minute' },
      value: swimmer.minutes,
      source: inRulebook('Swim'),
    },
    { inputs: { amount: 1, from: 'minute', to: 'turn' }, value: 10, source: inRulebook('Time Measurements') },
    {
      inputs: { amount: 1, from: 'round', to: 'minute' },
      value: 10,
      source: inRulebook('Time Measurements'),
    },
    { inputs: { amount: 1, from: 'hour', to: 'round' }, value: 6, source: inRulebook('Time Measurements') },
    { inputs: { amount: 1, from: 'day', to: 'hour' }, value: 24, source: inRulebook('Time Measurements') },
    { inputs: { amount: 8, from: 'hour', to: 'turn' }, value: horse.turns, source: inRulebook('Movement') },
  ],
  also: ['turns to minutes', 'rounds to hours', 'duration'],
});

/** What a character has in a turn. */
const inATurn = movementIntervals.rows.tactical.points;

const loses = {
  kind: 'choice',
  label: 'A load takes',
  bracket: 'a load takes',
  when: 'load > 0',
  options: {
    share: { label: 'the same share of any interval', value: 1 },
    points: { label: 'the same points of any interval', value: 0 },
  },
  start: 'share',
  ruling: rulings.loadOverHours,
  weighedAt: { load: carrier.lost },
} satisfies ChoiceInput;

const base = `when(clock = 0, interval.points, ${inATurn} * interval.turns)`;
const loaded = `when(loses = 1, down(${base} * max(0, ${inATurn} - load), ${inATurn}), max(0, ${base} - load))`;

export const characterMovement = defineFormula({
  id: 'character-movement',
  name: 'Movement of a character',
  summary: 'The movement points of an interval, or of several, with a load.',
  source: inRulebook('Movement'),
  inputs: {
    times: {
      kind: 'number',
      label: 'How many intervals',
      bracket: 'intervals',
      min: 1,
      max: 24,
      start: walker.hours,
    },
    interval: {
      kind: 'pick',
      label: 'Interval',
      bracket: 'of',
      table: movementIntervals,
      shows: 'interval',
      start: 'extended',
    },
    load: {
      kind: 'number',
      label: 'Encumbrance: points lost to a load',
      bracket: 'Encumbrance',
      min: 0,
      max: 10,
      start: 0,
      term: encumbrance,
    },
    loses,
    clock: {
      kind: 'choice',
      label: 'Points of an interval',
      bracket: 'points by',
      options: {
        table: { label: 'as in the table', value: 0 },
        clock: { label: 'a turn’s worth for every turn', value: 1 },
      },
      start: 'table',
      ruling: rulings.pointsByInterval,
    },
  },
  expression: `let each = ${loaded}; { points: times * each, overland: down(times * each, 10 ^ ${mapTypes.rows.overland.zeros}) }`,
  written: {
    [loaded]: `down(interval.points * (${inATurn} - load), ${inATurn})`,
    [`down(times * each, 10 ^ ${mapTypes.rows.overland.zeros})`]: `times * each / ${10 ** mapTypes.rows.overland.zeros}`,
  },
  result: {
    label: 'Movement',
    better: 'high',
    facets: {
      points: { label: 'Movement points' },
      overland: { label: 'Spaces on an overland map' },
    },
  },
  printed: [
    {
      inputs: { times: 1, interval: 'tactical' },
      value: 6,
      source: inRulebook('Time Intervals and Movement Points'),
    },
    {
      inputs: { times: 1, interval: 'vigilance' },
      value: 10,
      source: inRulebook('Time Intervals and Movement Points'),
    },
    {
      inputs: { times: 1, interval: 'exploration' },
      value: 500,
      source: inRulebook('Time Intervals and Movement Points'),
    },
    {
      inputs: { times: 1, interval: 'extended' },
      value: { points: walker.perHour, overland: 3 },
      source: inRulebook('Movement'),
    },
    {
      inputs: { times: walker.hours, interval: 'extended' },
      value: { overland: walker.spaces },
      source: inRulebook('Movement'),
    },
    {
      inputs: { times: 1, interval: 'tactical', load: carrier.lost },
      value: `${inATurn} - 2`,
      source: inRulebook('Weight & Encumbrance (Optional)'),
    },
  ],
  also: ['MP', 'movement points', 'walking speed', 'how far can I go'],
});

/** The intervals of the table of conversions, in turns. */
const intervals: ChoiceInput['options'] = {
  turn: { label: 'a turn', value: timeMeasures.rows.turn.turns },
  minute: { label: 'a minute', value: timeMeasures.rows.minute.turns },
  round: { label: 'a round', value: timeMeasures.rows.round.turns },
  hour: { label: 'an hour', value: timeMeasures.rows.hour.turns },
  eight: {
    label: 'eight hours',
    value: timeMeasures.rows.hour.turns * speedFactors.rows['hour-eight'].factor,
  },
};

const zerosBetween = (from: keyof typeof mapTypes.rows, to: keyof typeof mapTypes.rows): number =>
  mapTypes.rows[from].zeros - mapTypes.rows[to].zeros;

const conversions = inRulebook('Map & Time Speed Conversions');
const converted = 'down(speed * 10 ^ max(0, maps) * to, 10 ^ max(0, 0 - maps) * from)';

export const speedConversion = defineFormula({
  id: 'speed-conversion',
  name: 'Converting a speed',
  summary: 'The same speed on another map and in another interval, rounded down once, at the end.',
  source: conversions,
  inputs: {
    speed: { kind: 'number', label: 'Spaces', min: 1, max: 1000, start: horse.day } satisfies NumberInput,
    from: { kind: 'choice', label: 'In', bracket: 'in', options: intervals, start: 'eight' },
    to: { kind: 'choice', label: 'Wanted for', bracket: 'wanted for', options: intervals, start: 'turn' },
    maps: {
      kind: 'choice',
      label: 'From one map to another',
      bracket: 'maps',
      options: {
        same: { label: 'the same map', value: 0 },
        'overland-local': { label: 'overland to local', value: zerosBetween('overland', 'local') },
        'local-overland': { label: 'local to overland', value: zerosBetween('local', 'overland') },
        'astronomical-stellar': {
          label: { scifi: 'astronomical to stellar system' },
          value: zerosBetween('astronomical', 'stellar-system'),
        },
        'stellar-astronomical': {
          label: { scifi: 'stellar system to astronomical' },
          value: zerosBetween('stellar-system', 'astronomical'),
        },
        'stellar-overland': {
          label: { scifi: 'stellar system to overland' },
          value: zerosBetween('stellar-system', 'overland'),
        },
        'overland-stellar': {
          label: { scifi: 'overland to stellar system' },
          value: zerosBetween('overland', 'stellar-system'),
        },
      },
      start: 'overland-local',
    },
  },
  expression: converted,
  written: { [converted]: 'down(speed * maps * to, from)' },
  result: { label: 'Spaces', unit: 'spaces' },
  printed: [
    { inputs: { speed: horse.day }, value: horse.turn, source: inRulebook('Movement') },
    // The same horse by the shorter way: divided by 48, times 10.
    { inputs: { speed: horse.day }, value: 'down(120 * 10, 48)', source: inRulebook('Transport Speeds') },
    {
      inputs: { speed: 120, to: 'hour', maps: 'same' },
      value: '120 / 8',
      source: inRulebook('Transport Speeds'),
    },
    {
      inputs: { speed: 1, from: 'turn', to: 'turn', maps: 'astronomical-stellar' },
      value: 1_000_000,
      source: conversions,
    },
    {
      inputs: { speed: 1, from: 'turn', to: 'turn', maps: 'stellar-overland' },
      value: 1_000_000,
      source: conversions,
      erratum: rulings.stellarFactor,
    },
    {
      inputs: { speed: 1, from: 'turn', to: 'turn', maps: 'overland-local' },
      value: 1000,
      source: conversions,
    },
    { inputs: { speed: 1, from: 'turn', to: 'minute', maps: 'same' }, value: 10, source: conversions },
    { inputs: { speed: 1, from: 'minute', to: 'round', maps: 'same' }, value: 10, source: conversions },
    { inputs: { speed: 1, from: 'round', to: 'hour', maps: 'same' }, value: 6, source: conversions },
    { inputs: { speed: 1, from: 'hour', to: 'eight', maps: 'same' }, value: 8, source: conversions },
    // The movement points of characters, of which only the last step follows these factors.
    {
      inputs: { speed: 6, from: 'turn', to: 'minute', maps: 'same' },
      value: 10,
      source: inRulebook('Time Intervals and Movement Points'),
      erratum: rulings.pointsByInterval,
    },
    {
      inputs: { speed: 10, from: 'minute', to: 'round', maps: 'same' },
      value: 500,
      source: inRulebook('Time Intervals and Movement Points'),
      erratum: rulings.pointsByInterval,
    },
    {
      inputs: { speed: 500, from: 'round', to: 'hour', maps: 'same' },
      value: 3000,
      source: inRulebook('Time Intervals and Movement Points'),
    },
  ],
  also: ['spaces per turn', 'overland speed', 'convert', 'speed of a horse in combat'],
});
