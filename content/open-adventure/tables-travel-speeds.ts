import { inGenre } from '../../src/rules/genre';
import type { Cell } from '../../src/rules/table';
import { defineTable } from '../../src/rules/table';
import { walker } from './examples-travel';
import { figures } from './figures-transport';
import { inRulebook } from './sources';
import { aircraft, mounts, watercraft } from './tables-transport';
import { movementPoints } from './terms-core';
import { ways } from './travel-ways';

type Traveller = { name: Cell; way: Cell; speed: Cell; ground: Cell };

const onLand = (name: Cell, speed: number): Traveller => ({ name, way: 'Land', speed, ground: ways.land });
const onWater = (name: Cell, speed: number): Traveller => ({
  name,
  way: 'Water',
  speed,
  ground: ways.water,
});
const inTheAir = (name: Cell, speed: number): Traveller => ({
  name,
  way: 'Air',
  speed,
  ground: ways.air,
});

const list = <T>(table: { readonly id: string; readonly rows: Readonly<Record<string, T>> }) =>
  Object.entries(table.rows).map(([id, row]): [string, T] => [`${table.id}-${id}`, row]);

const rows: Record<string, Traveller> = Object.fromEntries([
  ['on-foot', { name: 'On foot', way: 'On land', speed: walker.spaces, ground: ways.foot }],
  // Science fiction drives at twice the speed of the same row, so that each genre has a row of its own.
  ...list(mounts).flatMap(([id, { name, speed }]) => [
    [id, onLand({ fantasy: inGenre(name, 'fantasy') }, speed)],
    [`${id}-scifi`, onLand({ scifi: inGenre(name, 'scifi') }, speed * figures.scifiFaster.value)],
  ]),
  ...list(watercraft).map(([id, { name, speed }]) => [id, onWater(name, speed)]),
  ...list(watercraft)
    .filter(([, { airship }]) => airship !== null)
    .map(([id, { name, speed }]) => [
      `${id}-airship`,
      inTheAir(
        { fantasy: `${inGenre(name, 'fantasy')}, airship`, scifi: `${inGenre(name, 'scifi')}, airship` },
        speed,
      ),
    ]),
  ...list(aircraft).map(([id, { name, speed }]) => [id, inTheAir(name, speed)]),
]);

export const travelSpeeds = defineTable({
  id: 'travel-speeds',
  name: 'Speeds on a journey',
  summary: 'Overland spaces in eight hours. Vehicles of science fiction have their doubled speed here.',
  source: inRulebook('Movement; Transportation'),
  gathers: [mounts, watercraft, aircraft],
  columns: {
    name: { label: 'Travelling' },
    way: { label: 'Way', filter: true },
    speed: { label: 'Speed', unit: 'spaces in 8 hours', term: movementPoints },
    ground: { label: 'Ground', hidden: true },
  },
  rows,
  also: ['travel speed', 'how fast', 'fastest', 'horse', 'ship', 'airship'],
});
