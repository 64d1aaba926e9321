import { defineFormula, type NumberInput } from '../../src/rules/formula';
import { drive, engine, shield } from './examples-transport';
import { figures } from './figures-transport';
import { inRulebook } from './sources';
import { starshipUpgrades } from './tables-starships';

const systems = inRulebook('Starship Systems');

export const spool = defineFormula({
  id: 'ftl-spool',
  name: 'Charging an FTL drive',
  summary: 'How many turns until the drive is ready.',
  source: systems,
  inputs: {
    spool: {
      kind: 'number',
      label: 'Spool of the drive',
      bracket: 'Spool',
      min: 1,
      max: 100,
      start: drive.spool,
      unit: '% a turn',
    },
  },
  expression: `up(${figures.fullSpool.value}, spool)`,
  parts: { [`${figures.fullSpool.value}`]: 'full charge' },
  result: { label: 'Turns until it is ready', unit: 'turns', better: 'low' },
  along: { input: 'spool' },
  printed: [{ inputs: { spool: drive.spool }, value: drive.turns, source: systems }],
  also: ['faster than light', 'hyperdrive', 'jump drive', 'spool'],
});

const number = (label: string, min: number, max: number, start: number, unit?: string): NumberInput => ({
  kind: 'number',
  label,
  min,
  max,
  start,
  ...(unit !== undefined && { unit }),
});

const reached = 'min(limit, manoeuvrability * turns)';
const ways = (distance: string, speed: string): string =>
  `{ speed: ${speed}, distance: ${distance}, stop: up(speed, manoeuvrability) }`;
const flight = `let speed = ${reached}; ${ways('sum(turn, 1, turns, min(limit, manoeuvrability * turn))', 'speed')}`;

export const impulse = defineFormula({
  id: 'impulse-flight',
  name: 'Impulse from a standstill',
  summary: 'Speed and distance of a ship that accelerates turn after turn.',
  source: systems,
  inputs: {
    manoeuvrability: {
      ...number('Manoeuvrability', 1, 20, engine.manoeuvrability, 'spaces a turn'),
      bracket: 'Manoeuvrability',
    },
    limit: { ...number('Top speed of the engine', 1, 100, 12, 'spaces a turn'), bracket: 'Top speed' },
    turns: { ...number('Turns under acceleration', 1, 50, 2, 'turns'), bracket: 'Turns' },
  },
  expression: flight,
  written: { [flight]: ways('sum(turn, 1, turns, speed)', reached) },
  result: {
    label: 'Flight',
    facets: {
      speed: { label: 'Speed then', unit: 'spaces a turn' },
      distance: { label: 'Distance by then', unit: 'spaces' },
      stop: { label: 'To stop again', unit: 'turns' },
    },
  },
  printed: [
    {
      inputs: { turns: 1 },
      value: { speed: engine.first, distance: engine.first, stop: 1 },
      source: systems,
    },
    {
      inputs: { turns: 2 },
      value: { speed: engine.second, distance: engine.first + engine.second, stop: 2 },
      source: systems,
    },
  ],
  also: ['acceleration', 'maneuverability', 'starship speed', 'slow down in space'],
});

const supplies = `{ air: up(max(0, oxygen - ${figures.oxygenLimit.value}), ${figures.oxygenPerTurn.value}), shields: up(missing, ${figures.shieldPerTurn.value}) }`;

export const shipSupplies = defineFormula({
  id: 'ship-supplies',
  name: 'Air and shields',
  summary: 'How long the air lasts without life support, and how long it takes to win shields back.',
  source: systems,
  inputs: {
    oxygen: { ...number('Oxygen points now', 0, 200, 20), bracket: 'Oxygen' },
    missing: { ...number('Shield points that are missing', 0, 50, shield.missing), bracket: 'Shields' },
  },
  expression: supplies,
  written: {
    [supplies]: `{ air: oxygen - ${figures.oxygenLimit.value}, shields: missing }`,
  },
  parts: {
    [`${figures.oxygenLimit.value}`]: 'too few to breathe',
  },
  result: {
    label: 'Turns',
    facets: {
      air: { label: 'The air lasts', unit: 'turns' },
      shields: { label: 'The shields are back in', unit: 'turns' },
    },
  },
  printed: [
    {
      inputs: { oxygen: 5, missing: shield.missing },
      value: { air: 0, shields: shield.turns },
      source: systems,
    },
    { inputs: { oxygen: 6, missing: 0 }, value: { air: 1, shields: 0 }, source: systems },
  ],
  also: ['life support', 'oxygen', 'shield generator', 'suffocate'],
});

export const upgradeBill = defineFormula({
  id: 'upgrade-bill',
  name: 'Upgrading a starship',
  summary: 'What all the upgrades cost at the place where they are made.',
  source: inRulebook('Starships'),
  inputs: {
    upgrades: {
      kind: 'basket',
      label: 'Upgrades',
      table: starshipUpgrades,
      start: 'hull.2_weapons-control',
      most: 50,
      shows: 'spaceport',
    },
    place: {
      kind: 'choice',
      label: 'Place',
      options: {
        outpost: { label: 'Outpost', value: 1 },
        colony: { label: 'Colony', value: 2 },
        spaceport: { label: 'Spaceport', value: 3 },
        metropolis: { label: 'Metropolis', value: 4 },
        cityPlanet: { label: 'City planet', value: 5 },
      },
      start: 'spaceport',
    },
  },
  expression: 'column(upgrades, place)',
  result: { label: 'Cost', unit: 'SC', better: 'low' },
  printed: [
    { inputs: { upgrades: 'hull', place: 'outpost' }, value: 8000, source: inRulebook('Starships') },
    {
      inputs: { upgrades: 'bridge-cockpit', place: 'cityPlanet' },
      value: 150,
      source: inRulebook('Starships'),
    },
    {
      inputs: { upgrades: 'hull.2_weapons-control', place: 'spaceport' },
      value: '2 * 2000 + 1400',
      source: inRulebook('Starships'),
    },
  ],
  also: ['starship cost', 'ship upgrade', 'refit'],
});
