import { defineTable } from '../../src/rules/table';
import { inRulebook } from './sources';
import { currency, weaponDamage, weight } from './terms-core';
import { ammunition as ammunitionTerm, handedness, weaponRange } from './terms-equipment';

export const moneyDenominations = defineTable({
  id: 'money-denominations',
  name: 'Money',
  source: inRulebook('Money Denominations'),
  columns: {
    name: { label: 'Coin or credit' },
    short: { label: 'Short' },
    worth: { label: 'Worth', unit: 'SC', term: currency },
  },
  rows: {
    silver: { name: { fantasy: 'Silver coin', scifi: 'System credit' }, short: 'SC', worth: 1 },
    gold: { name: { fantasy: 'Gold coin', scifi: 'Galactic credit' }, short: 'GC', worth: 100 },
  },
  also: ['currency', 'coins', 'credits', 'exchange'],
});

const cost = { label: 'Cost', unit: 'SC', term: currency } as const;
/** Weights are counted in halves, the smallest that the book prints. */
const weightColumn = { label: 'Weight', parts: 2, term: weight } as const;

export const meleeWeapons = defineTable({
  id: 'melee-weapons',
  name: 'Melee weapons',
  source: inRulebook('Common Weaponry'),
  columns: {
    name: { label: 'Weapon' },
    damage: { label: 'Damage', term: weaponDamage },
    cost,
    weight: weightColumn,
    hands: { label: 'Hands', term: handedness },
    abilities: { label: 'Abilities' },
  },
  rows: {
    'axe-hand': {
      name: { fantasy: 'Axe, Hand', scifi: 'Vibroaxe' },
      damage: 3,
      cost: 4,
      weight: 4,
      hands: 1,
      abilities: '{power}: +1 Damage',
    },
    cestus: {
      name: { fantasy: 'Cestus', scifi: 'Stun Gage' },
      damage: 2,
      cost: 10,
      weight: 1,
      hands: 1,
      abilities: '{power}: Stun; 2{power}: +1 Damage',
    },
    dagger: {
      name: { fantasy: 'Dagger', scifi: 'Reactive Blade' },
      damage: 2,
      cost: 3,
      weight: 1,
      hands: 1,
      abilities: '4{power}: +1 Damage',
    },
    'pole-arm': {
      name: { fantasy: 'Pole arm', scifi: 'Delimiter Lance' },
      damage: 5,
      cost: 7,
      weight: 14,
      hands: 2,
      abilities: null,
    },
    'sword-short': {
      name: { fantasy: 'Sword, Short', scifi: 'Subspike' },
      damage: 3,
      cost: 7,
      weight: 4,
      hands: 2,
      abilities: 'Bleed 1; 2{power}: +1 Damage',
    },
  },
  also: ['weaponry', 'hand axe', 'short sword', 'knife', 'spear', 'polearm'],
});

export const rangedWeapons = defineTable({
  id: 'ranged-weapons',
  name: 'Ranged weapons',
  source: inRulebook('Common Weaponry'),
  columns: {
    name: { label: 'Weapon' },
    damage: { label: 'Damage', term: weaponDamage },
    range: { label: 'Range', unit: 'spaces', term: weaponRange },
    fires: { label: 'Fires', term: ammunitionTerm },
    cost,
    weight: weightColumn,
    hands: { label: 'Hands', term: handedness },
    abilities: { label: 'Abilities' },
  },
  rows: {
    bola: {
      name: { fantasy: 'Bola', scifi: 'Laser Pistol' },
      damage: 1,
      range: 4,
      fires: null,
      cost: 5,
      weight: 6,
      hands: 1,
      abilities: '2{power}: +1 Damage; 2{power}: Stun',
    },
    'bow-short': {
      name: { fantasy: 'Bow, Short', scifi: 'Spike Projector' },
      damage: null,
      range: 10,
      fires: { fantasy: 'Arrows', scifi: 'Spikes' },
      cost: 25,
      weight: 2,
      hands: 2,
      abilities: '2{power}: +1 Damage',
    },
    'crossbow-light': {
      name: { fantasy: 'Crossbow, Light', scifi: 'Combat Rifle' },
      damage: null,
      range: 12,
      fires: { fantasy: 'Quarrels', scifi: 'Bullets' },
      cost: 30,
      weight: 6,
      hands: 2,
      abilities: '2{power}: +1 Range',
    },
    'hammer-throwing': {
      name: { fantasy: 'Hammer, Throwing', scifi: 'Volt Pistol, Light' },
      damage: 2,
      range: 2,
      fires: null,
      cost: 4,
      weight: 4,
      hands: 1,
      abilities: '{power}: +1 Damage',
    },
    sling: {
      name: { fantasy: 'Sling', scifi: 'Slugthrower' },
      damage: null,
      range: 8,
      fires: { fantasy: 'Sling Stones', scifi: 'Slugs' },
      cost: 2,
      weight: 2,
      hands: 1,
      abilities: '4{power}: Stun',
    },
  },
  also: ['weaponry', 'guns', 'short bow', 'light crossbow', 'rifle', 'slug thrower', 'missile weapons'],
});

export const ammunition = defineTable({
  id: 'ammunition-table',
  name: 'Ammunition',
  summary: 'Price and weight are those of a bundle of ten.',
  source: inRulebook('Common Weaponry'),
  columns: {
    name: { label: 'Ammunition' },
    damage: { label: 'Damage', term: weaponDamage },
    pieces: { label: 'In a bundle' },
    cost,
    weight: weightColumn,
    abilities: { label: 'Abilities' },
  },
  rows: {
    arrows: {
      name: { fantasy: 'Arrows', scifi: 'Spikes' },
      damage: 3,
      pieces: 10,
      cost: 2,
      weight: 2,
      abilities: '4{power}: +1 Range',
    },
    quarrels: {
      name: { fantasy: 'Quarrels', scifi: 'Bullets' },
      damage: 3,
      pieces: 10,
      cost: 3,
      weight: 2,
      abilities: '4{power}: +1 Damage',
    },
    'sling-stones': {
      name: { fantasy: 'Sling Stones', scifi: 'Slugs' },
      damage: 2,
      pieces: 10,
      cost: 1,
      weight: 2,
      abilities: null,
    },
  },
  also: ['ammo', 'bolts', 'missiles'],
});
