import type { Cell, Row, Table } from '../../src/rules/table';
import { defineTable } from '../../src/rules/table';
import { inRulebook } from './sources';
import { ammunition, meleeWeapons, rangedWeapons } from './tables-equipment';
import { armour, shields } from './tables-equipment-armour';
import { dishes, drinks, lodging } from './tables-equipment-food';
import { fantasyGear, scifiGear } from './tables-equipment-gear';
import { hirelingCosts, mercenaryCosts, specialistCosts } from './tables-equipment-hire';
import { aircraft, carts, harness, mounts, passages, watercraft } from './tables-transport';
import * as terms from './terms-core';

/** Kinds of things, and the tables that list them. */
type Kinds = readonly (readonly [kind: string, table: Table])[];

/** Things for one genre alone have a plain name in a table of that genre. */
function named(name: Cell | undefined, genre: string | undefined): Cell {
  return typeof name === 'string' && genre !== undefined ? { [genre]: name } : (name ?? null);
}

/** The rows of several tables as one list. */
function gathered(kinds: Kinds, cells: (row: Row) => Row): Readonly<Record<string, Row>> {
  const rows = kinds.flatMap(([kind, table]) =>
    Object.entries<Row>(table.rows).map(([id, row]): [string, Row] => [
      `${table.id}-${id}`,
      { name: named(row['name'], table.genre), kind, ...cells(row) },
    ]),
  );
  return Object.fromEntries(rows);
}

const tablesOf = (kinds: Kinds): Table[] => kinds.map(([, table]) => table);

const wares: Kinds = [
  ['Melee', meleeWeapons],
  ['Ranged', rangedWeapons],
  ['Ammo', ammunition],
  ['Armour', armour],
  ['Shield', shields],
  ['Gear', fantasyGear],
  ['Gear', scifiGear],
  ['Drink', drinks],
  ['Food', dishes],
  ['Lodging', lodging],
];

const cost = { label: 'Cost', unit: 'SC', term: terms.currency } as const;

export const priceList = defineTable({
  id: 'price-list',
  name: 'Everything for sale',
  source: inRulebook('Equipment List'),
  gathers: tablesOf(wares),
  columns: {
    name: { label: 'Thing' },
    kind: { label: 'Kind', filter: true },
    cost,
    weight: { label: 'Weight', parts: 2, term: terms.weight },
  },
  rows: gathered(wares, ({ cost = null, weight = null }) => ({ cost, weight })) as Record<
    string,
    { name: Cell; kind: Cell; cost: Cell; weight: Cell }
  >,
  also: ['shop', 'price', 'item list', 'equipment list', 'cheapest'],
});

const vehicles: Kinds = [
  ['Land', mounts],
  ['Cart', carts],
  ['Harness', harness],
  ['Water', watercraft],
  ['Passage', passages],
  ['Air', aircraft],
];

export const vehicleList = defineTable({
  id: 'vehicle-list',
  name: 'Every way to travel',
  source: inRulebook('Transportation'),
  gathers: tablesOf(vehicles),
  columns: {
    name: { label: 'Transport' },
    kind: { label: 'Kind', filter: true },
    speed: { label: 'Speed', unit: 'spaces in 8 hours' },
    capacity: { label: 'Carries', term: terms.weight },
    weight: { label: 'Weight', term: terms.weight },
    cost,
  },
  rows: gathered(vehicles, ({ speed = null, capacity = null, weight = null, cost = null }) => ({
    speed,
    capacity,
    weight,
    cost,
  })) as Record<string, { name: Cell; kind: Cell; speed: Cell; capacity: Cell; weight: Cell; cost: Cell }>,
  also: ['vehicles', 'fastest', 'ships', 'horses', 'mounts'],
});

const wages: Kinds = [
  ['Hireling', hirelingCosts],
  ['Mercenary', mercenaryCosts],
  ['Specialist', specialistCosts],
];

export const wageList = defineTable({
  id: 'wage-list',
  name: 'Everybody for hire',
  source: inRulebook('Services'),
  gathers: tablesOf(wages),
  columns: {
    name: { label: 'Who' },
    kind: { label: 'Kind', filter: true },
    month: { label: 'A month', unit: 'SC', term: terms.currency },
    times: { label: 'Times', term: terms.rank },
  },
  rows: gathered(wages, ({ cost, month, times, perRank }) => ({
    month: cost ?? month ?? perRank ?? null,
    times: times ?? (perRank === undefined ? null : hirelingCosts.rows.fighter.times),
  })) as Record<string, { name: Cell; kind: Cell; month: Cell; times: Cell }>,
  also: ['wages', 'salary', 'hire', 'henchmen', 'crew'],
});
