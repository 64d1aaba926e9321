import { defineFormula, type NumberInput, type PickInput } from '../../src/rules/formula';
import type { Table } from '../../src/rules/table';
import { braking, horse, runaway, wagon } from './examples-transport';
import { figures as core } from './figures-core';
import { figures } from './figures-transport';
import { collisionQuarter, collisionShare } from './rulings-transport';
import { inRulebook } from './sources';
import { standardRoll } from './standard-roll';
import { aircraft, carts, mounts, watercraft } from './tables-transport';
import * as terms from './terms-core';

const hours = figures.hoursOfTravel.value;

/** What one genre has of a table, under its names alone. */
function told(table: Table, genre: string): Table {
  const rows = Object.entries(table.rows).flatMap(([id, row]) => {
    const name = row['name'];
    const own = typeof name === 'object' && name !== null ? name[genre] : name;
    return own === undefined ? [] : [[id, { ...row, name: own }] as const];
  });
  return { ...table, rows: Object.fromEntries(rows) };
}

const mount = {
  kind: 'pick',
  label: 'Mount',
  table: told(mounts, 'fantasy'),
  start: 'horse-riding',
  shows: 'speed',
} satisfies PickInput;

const vehicle = {
  ...mount,
  label: 'Vehicle',
  table: told(mounts, 'scifi'),
} satisfies PickInput;

const load = {
  kind: 'number',
  label: 'Load',
  min: 0,
  max: 5000,
  start: 100,
  unit: 'weight',
  term: terms.weight,
} satisfies NumberInput;

/** As listed up to the carrying capacity, half up to twice as much, and nothing beyond. */
const loaded = (speed: string, capacity: string): string =>
  `when(load > ${figures.overloadFactor.value} * ${capacity}, 0, when(load > ${capacity}, down(${speed}, ${figures.overloadSlows.value}), ${speed}))`;

const distances = (speed: string): string =>
  `let speed = ${speed}; { travel: speed, hour: down(speed, ${hours}), turn: down(speed * ${figures.turnFactor.value}, ${figures.turnsPerTravel.value}) }`;

/** The same as one would say it. */
const saidBriefly = (speed: string, capacity: string): string =>
  `{ travel: ${speed} / when(load > ${capacity}, ${figures.overloadSlows.value}, 1), hour: speed / ${hours}, turn: speed * ${figures.turnFactor.value} / ${figures.turnsPerTravel.value} }`;

const said = { speed: `in ${hours} hours` } as const;

const distanceResult = {
  label: 'Distance',
  better: 'high',
  facets: {
    travel: { label: `In ${hours} hours`, unit: 'overland spaces' },
    hour: { label: 'In an hour', unit: 'overland spaces' },
    turn: { label: 'In a turn', unit: 'local spaces' },
  },
  bands: [
    { label: 'too much', says: 'have loaded too much to move', tone: 'bad', facet: 'travel', to: 0 },
    { label: 'moving', says: 'get ahead', tone: 'good', facet: 'travel', from: 1 },
  ],
} as const;

const onMount = ['mount.speed', 'mount.capacity'] as const;
const ridden = distances(loaded(...onMount));
const doubled = `vehicle.speed * ${figures.scifiFaster.value}`;
const inVehicle = [doubled, 'vehicle.capacity'] as const;
const driven = distances(loaded(...inVehicle));

export const riding = defineFormula({
  id: 'riding',
  name: 'Riding',
  summary: 'How far a mount gets with its load.',
  source: inRulebook('Transport Speeds'),
  inputs: { mount, load },
  expression: ridden,
  written: { [ridden]: saidBriefly(...onMount) },
  parts: said,
  result: distanceResult,
  printed: [
    {
      inputs: { mount: 'horse-riding', load: 0 },
      value: { travel: horse.speed, hour: 15, turn: horse.turn },
      source: inRulebook('Movement'),
    },
    {
      inputs: { mount: 'pony', load: 0 },
      value: { travel: 112, hour: 14, turn: braking.from },
      source: inRulebook('Transport Speeds'),
    },
  ],
  also: ['horse speed', 'how fast', 'carrying capacity', 'overloaded'],
});

export const driving = defineFormula({
  id: 'driving-a-vehicle',
  name: 'Driving a land vehicle',
  summary: 'How far a land vehicle of science fiction gets with its load, at twice the speed of its row.',
  source: inRulebook('Land Transportation'),
  inputs: { vehicle, load },
  expression: driven,
  written: { [driven]: saidBriefly(...inVehicle) },
  parts: said,
  result: distanceResult,
  printed: [
    {
      inputs: { vehicle: 'horse-riding', load: 0 },
      value: { travel: '2 * 120', hour: 30, turn: 50 },
      source: inRulebook('Land Transportation'),
    },
  ],
  also: ['hover car', 'car speed', 'how fast', 'carrying capacity', 'overloaded'],
});

const withCart = ['mount.speed', 'cart.capacity'] as const;
const pulled = distances(loaded(...withCart));
const withTrailer = [doubled, 'trailer.capacity'] as const;
const towed = distances(loaded(...withTrailer));

export const pulling = defineFormula({
  id: 'pulling-a-cart',
  name: 'Pulling a cart or wagon',
  summary: 'How far it gets: the speed of what pulls, the capacity of what is pulled.',
  source: inRulebook('Transportation'),
  inputs: {
    mount: { ...mount, start: 'horse-draft' },
    cart: {
      kind: 'pick',
      label: 'Cart or wagon',
      bracket: 'Wagon',
      table: told(carts, 'fantasy'),
      start: 'wagon-2-horses',
      shows: 'capacity',
    },
    load: { ...load, start: 800 },
  },
  expression: pulled,
  written: { [pulled]: saidBriefly(...withCart) },
  parts: said,
  result: distanceResult,
  printed: [
    {
      inputs: { mount: 'horse-draft', cart: 'wagon-2-horses', load: 750 },
      value: { travel: 48, hour: 6, turn: 10 },
      source: inRulebook('Transportation'),
    },
    {
      inputs: { mount: 'horse-draft', cart: 'wagon-2-horses', load: 1500 },
      value: { travel: 24, hour: 3, turn: 5 },
      source: inRulebook('Transportation'),
    },
    {
      inputs: { mount: 'horse-draft', cart: 'wagon-2-horses', load: 1501 },
      value: { travel: 0, hour: 0, turn: 0 },
      source: inRulebook('Transportation'),
    },
  ],
  also: ['wagon', 'cart speed', 'draft horse'],
});

export const towing = defineFormula({
  id: 'towing-a-trailer',
  name: 'Towing a trailer',
  summary: 'How far it gets: the doubled speed of what tows, the capacity of what is towed.',
  source: inRulebook('Transportation'),
  inputs: {
    vehicle: { ...vehicle, start: 'horse-draft' },
    trailer: {
      kind: 'pick',
      label: 'Trailer',
      table: told(carts, 'scifi'),
      start: 'cart-2-horses',
      shows: 'capacity',
    },
    load: { ...load, start: 500 },
  },
  expression: towed,
  written: { [towed]: saidBriefly(...withTrailer) },
  parts: said,
  result: distanceResult,
  printed: [
    {
      inputs: { vehicle: 'horse-draft', trailer: 'wagon-4-horses', load: 1250 },
      value: { travel: '2 * 48', hour: 12, turn: 20 },
      source: inRulebook('Land Transportation'),
    },
  ],
  also: ['trailer', 'conveyor', 'cargo mover', 'tug'],
});

const afloat = ['ship.speed', 'ship.capacity'] as const;
const sailed = distances(loaded(...afloat));

export const sailing = defineFormula({
  id: 'sailing',
  name: 'By ship',
  summary: 'How far a watercraft gets with its load.',
  source: inRulebook('Transport Speeds'),
  inputs: {
    ship: {
      kind: 'pick',
      label: 'Watercraft',
      bracket: 'Craft',
      table: watercraft,
      start: 'longship',
      shows: 'speed',
    },
    load: { ...load, start: 500 },
  },
  expression: sailed,
  written: { [sailed]: saidBriefly(...afloat) },
  parts: said,
  result: distanceResult,
  printed: [
    {
      inputs: { ship: 'longship', load: 0 },
      value: { travel: 144, hour: 18, turn: 30 },
      source: inRulebook('Transport Maneuvering'),
    },
  ],
  also: ['ship speed', 'boat', 'sail'],
});

const aloft = ['craft.speed', 'craft.capacity'] as const;
const flown = distances(loaded(...aloft));

export const flying = defineFormula({
  id: 'flying-aircraft',
  name: 'By air',
  summary: 'How far an aircraft gets with its load.',
  source: inRulebook('Transport Speeds'),
  inputs: {
    craft: {
      kind: 'pick',
      label: 'Aircraft',
      bracket: 'Craft',
      table: aircraft,
      start: 'hovercycle',
      shows: 'speed',
    },
    load,
  },
  expression: flown,
  written: { [flown]: saidBriefly(...aloft) },
  parts: said,
  result: distanceResult,
  printed: [
    {
      inputs: { craft: 'hovercycle', load: 0 },
      value: { travel: 112, hour: 14, turn: braking.from },
      source: inRulebook('Transport Speeds'),
    },
  ],
  also: ['helicopter speed', 'jet', 'flying'],
});

const speedInTurn = (label: string, start: number): NumberInput => ({
  kind: 'number',
  label,
  min: 0,
  max: 200,
  start,
  unit: 'spaces a turn',
});

export const speedChange = defineFormula({
  id: 'speed-change',
  name: 'Speeding up and slowing down',
  summary: 'How many standard actions it takes to go from one speed to another.',
  source: inRulebook('Transport Speeds'),
  inputs: {
    from: { ...speedInTurn('Speed now', braking.from), bracket: 'Now' },
    to: { ...speedInTurn('Speed wanted', braking.to), bracket: 'Wanted' },
  },
  expression: `up(abs(from - to), ${figures.speedChange.value})`,
  result: { label: 'Standard actions', unit: 'standard actions', better: 'low' },
  printed: [
    {
      inputs: { from: braking.from, to: braking.to },
      value: braking.actions,
      source: inRulebook('Transport Speeds'),
    },
  ],
  also: ['accelerate', 'brake', 'decelerate'],
});

const d = figures.coastingDivisor.value;

const halved =
  `let distance = sum(k, 1, 8, down(speed, ${d} ^ k)); ` +
  `{ distance: distance, turns: sum(k, 1, 8, speed >= ${d} ^ k), drop: down(distance, ${figures.sinkEvery.value}) }`;

export const coasting = defineFormula({
  id: 'coasting',
  name: 'Coasting to a stop',
  summary: 'How far a transport runs when nobody drives it any more.',
  source: inRulebook('Using a Transport'),
  inputs: { speed: { ...speedInTurn('Speed before', runaway.speed), bracket: 'Speed, halved every turn' } },
  expression: halved,
  written: { [halved]: `{ distance: speed, drop: distance / ${figures.sinkEvery.value} }` },
  parts: { distance: 'Distance' },
  result: {
    label: 'Distance',
    facets: {
      distance: { label: 'Distance', unit: 'spaces' },
      turns: { label: 'Until it stops', unit: 'turns' },
      drop: { label: 'An aircraft drops', unit: 'spaces' },
    },
  },
  printed: [
    {
      inputs: { speed: runaway.speed },
      value: { distance: runaway.distance, turns: runaway.turns, drop: 4 },
      source: inRulebook('Using a Transport'),
    },
  ],
  also: ['runaway', 'out of control', 'no driver', 'drift'],
});

const share = `down(weight * ${figures.collisionPercent.value}, 100) * down(speed, ${figures.collisionSpaces.value})`;
const saved = `reflex + ${standardRoll} >= ${core.defaultTarget.value}`;

const crash = `let full = ${share}; when(what = 0, { victim: down(full * when(small, ${figures.smallObjectShare.value - 1}, 1), ${figures.smallObjectShare.value}), transport: 0 }, let taken = when(${saved}, down(full, 2), full); { victim: taken, transport: down(when(own = 1, full, taken), ${figures.ownShare.value}) })`;

export const collision = defineFormula({
  id: 'collision',
  name: 'Collision',
  summary: 'What a transport does to what it hits, and to itself.',
  source: inRulebook('Transport Collisions'),
  inputs: {
    weight: {
      kind: 'number',
      label: 'Weight of the transport',
      bracket: 'Weight',
      min: 0,
      max: 100_000,
      start: wagon.weight,
      term: terms.weight,
    },
    speed: { ...speedInTurn('Speed', wagon.speed) },
    what: {
      kind: 'choice',
      label: 'It hits',
      options: {
        body: { label: 'somebody or something solid', value: 1 },
        small: { label: 'something small that can be pushed away', value: 0 },
      },
      start: 'body',
    },
    reflex: {
      kind: 'number',
      label: 'Reflex of the victim',
      bracket: 'Reflex',
      min: 1,
      max: 15,
      start: 4,
      term: terms.reflex,
      when: 'what = 1',
    },
    own: {
      kind: 'choice',
      label: 'The transport takes half of',
      bracket: 'Its own share',
      options: {
        taken: { label: 'what the victim takes', value: 0 },
        full: { label: 'the damage before the save', value: 1 },
      },
      start: 'taken',
      ruling: collisionShare,
      when: 'what = 1',
    },
    small: {
      kind: 'choice',
      label: 'Something small takes',
      bracket: 'It takes',
      options: {
        quarter: { label: 'a quarter', value: 0 },
        rest: { label: 'all but a quarter', value: 1 },
      },
      start: 'quarter',
      ruling: collisionQuarter,
      weighedAt: { what: 'small' },
      when: 'what = 0',
    },
  },
  expression: crash,
  written: {
    [crash]: `let full = down(weight, ${100 / figures.collisionPercent.value}) * down(speed, ${figures.collisionSpaces.value}); { victim: when(${saved}, full / 2, full), transport: taken / ${figures.ownShare.value} }`,
  },
  parts: { full: 'Full damage', taken: 'Damage to the victim' },
  result: {
    label: 'Damage',
    better: 'low',
    facets: {
      victim: { label: 'Damage to the victim' },
      transport: { label: 'Damage to the transport' },
    },
  },
  printed: [
    // Reflex 15 always saves.
    {
      inputs: { weight: wagon.weight, speed: wagon.speed, reflex: 15 },
      value: { victim: wagon.saved, transport: wagon.own },
      source: inRulebook('Transport Collisions'),
    },
    {
      inputs: { weight: wagon.weight, speed: wagon.speed, reflex: 15, own: 'full' },
      value: { victim: wagon.saved, transport: 10 },
      source: inRulebook('Transport Collisions'),
    },
  ],
  also: ['crash', 'run over', 'ram'],
});
