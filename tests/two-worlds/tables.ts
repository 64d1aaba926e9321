import type { Cell, Row, Table } from '../../src/rules/table';
import { defineTable } from '../../src/rules/table';
import { inBook } from './sources';

const things = [
  'Bow',
  'Axe',
  'Spear',
  'Sword',
  'Club',
  'Sling',
  'Knife',
  'Mace',
  'Whip',
  'Lance',
  'Net',
  'Dart',
  'Hook',
];
const kinds = ['Short', 'Long', 'Heavy', 'Light', 'Great', 'Small', 'Fine', 'Old', 'Hand', 'War'];
const engines = [
  'Zapper',
  'Beamer',
  'Blaster',
  'Coil',
  'Torch',
  'Ray',
  'Pulser',
  'Needler',
  'Foamer',
  'Wire',
  'Shock',
  'Claw',
  'Laser',
];
const types = ['Edged', 'Blunt', 'Thrown', 'Missile'];
const specials: readonly Cell[] = [
  '{power}{power}: Stun',
  '{exhaust}: Reload',
  null,
  'X{power}: +1 damage each',
  { fantasy: 'Needs arrows', scifi: 'Needs cells' },
  { scifi: 'Overheats' },
];

/** Every eleventh is only in one world, every thirteenth has one name in both. */
function nameAt(index: number): Cell {
  const kind = kinds[Math.floor(index / things.length)] ?? '';
  const fantasy = `${things[index % things.length]}, ${kind}`;
  const scifi = `${kind} ${engines[index % things.length]}`;
  if (index % 11 === 5) return { fantasy };
  if (index % 11 === 7) return { scifi };
  return index % 13 === 12 ? fantasy : { fantasy, scifi };
}

function armAt(index: number): Row {
  return {
    name: nameAt(index),
    type: types[index % types.length] ?? null,
    damage: (index % 9) + 1,
    range: index % 3 === 0 ? null : ((index * 7) % 40) * 5,
    cost: (index * 37) % 900,
    special: specials[index % specials.length] ?? null,
  };
}

export const arms: Table = {
  id: 'arms',
  name: 'Arms',
  source: inBook('Arms'),
  columns: {
    name: { label: 'Weapon' },
    type: { label: 'Type', filter: true },
    damage: { label: 'Damage' },
    range: { label: 'Range', unit: 'ft' },
    cost: { label: 'Cost' },
    special: { label: 'Special' },
  },
  rows: Object.fromEntries(Array.from({ length: 130 }, (_, index) => [`arm-${index}`, armAt(index)])),
};

export const potions = defineTable({
  id: 'potions',
  name: 'Potions',
  source: inBook('Potions'),
  genre: 'fantasy',
  roll: '1d2',
  columns: { name: { label: 'Potion' }, from: { label: 'Roll from' }, to: { label: 'Roll to' } },
  rows: { red: { name: 'Red', from: 1, to: 1 }, blue: { name: 'Blue', from: 2, to: 2 } },
});

export const meetings = defineTable({
  id: 'meetings',
  name: 'Meetings',
  source: inBook('Meetings'),
  roll: '1d6',
  lists: 'Terrain',
  columns: {
    from: { label: 'Roll from' },
    to: { label: 'Roll to' },
    forest: { label: 'Forest' },
    road: { label: 'Road' },
    sea: { label: 'Sea' },
  },
  rows: {
    low: { from: 1, to: 3, forest: { fantasy: 'Wolf', scifi: 'Droid' }, road: 'Merchant', sea: 'Whale' },
    high: { from: 4, to: 6, forest: 'Bear', road: { fantasy: 'Knight', scifi: 'Trooper' }, sea: 'Storm' },
  },
});

export const mounts = defineTable({
  id: 'mounts',
  name: 'Mounts',
  source: inBook('Mounts'),
  columns: { name: { label: 'Mount' }, speed: { label: 'Speed' } },
  rows: {
    horse: { name: { fantasy: 'Horse', scifi: 'Hover bike' }, speed: 6 },
    griffin: { name: { fantasy: 'Griffin' }, speed: 9 },
    walker: { name: { scifi: 'Walker' }, speed: 4 },
    feet: { name: 'On foot', speed: 3 },
  },
});
