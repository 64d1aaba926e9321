import { defineTable } from '../../src/rules/table';
import { inRulebook } from './sources';
import { currency, toughness, weight } from './terms-core';
import { handedness } from './terms-equipment';

const common = {
  toughness: { label: 'Toughness', term: toughness },
  cost: { label: 'Cost', unit: 'SC', term: currency },
  weight: { label: 'Weight', parts: 2, term: weight },
} as const;

export const armour = defineTable({
  id: 'armour-table',
  name: 'Armour',
  source: inRulebook('Common Armor'),
  columns: { name: { label: 'Armour' }, ...common, abilities: { label: 'Abilities' } },
  rows: {
    cloth: {
      name: { fantasy: 'Cloth', scifi: 'Cossack Robe' },
      toughness: 0,
      cost: 5,
      weight: 20,
      abilities: '{stamina}: +1 Defence until end of turn; {exhaust}: +1{colourless-mana}, only once a day',
    },
    leather: {
      name: { fantasy: 'Leather', scifi: 'Leather Jack' },
      toughness: 2,
      cost: 10,
      weight: 14,
      abilities: null,
    },
    hide: {
      name: { fantasy: 'Hide', scifi: 'Combat Field Uniform' },
      toughness: 3,
      cost: 15,
      weight: 24,
      abilities: null,
    },
    'studded-leather': {
      name: { fantasy: 'Studded Leather', scifi: 'Woven Body Armor' },
      toughness: 3,
      cost: 25,
      weight: 20,
      abilities: '2{stamina}: +1 Defence until end of turn',
    },
    'chain-mail': {
      name: { fantasy: 'Chain Mail', scifi: 'Displacement Vest' },
      toughness: 5,
      cost: 150,
      weight: 40,
      abilities: 'Roll: +1 Defence until end of turn for every {power} rolled',
    },
    'banded-mail': {
      name: { fantasy: 'Banded Mail', scifi: 'Metal Mail' },
      toughness: 5,
      cost: 180,
      weight: 36,
      abilities: '{exhaust}: +1 Defence until end of turn',
    },
    'scale-mail': {
      name: { fantasy: 'Scale Mail', scifi: 'Metal Plate' },
      toughness: 4,
      cost: 50,
      weight: 30,
      abilities: '−2 Reflex save',
    },
    'splint-mail': {
      name: { fantasy: 'Splint Mail', scifi: 'Assault Suit' },
      toughness: 6,
      cost: 200,
      weight: 44,
      abilities: null,
    },
    'half-plate': {
      name: { fantasy: 'Half-Plate', scifi: 'Power Armor' },
      toughness: 7,
      cost: 600,
      weight: 50,
      abilities: null,
    },
    'full-plate': {
      name: { fantasy: 'Full Plate', scifi: 'Repulsor Shielding' },
      toughness: 8,
      cost: 1500,
      weight: 50,
      abilities: null,
    },
  },
  also: ['armor', 'mail', 'plate mail', 'power armour', 'body armour', 'protection'],
});

export const shields = defineTable({
  id: 'shields-table',
  name: 'Shields',
  source: inRulebook('Shields'),
  columns: {
    name: { label: 'Shield' },
    ...common,
    hands: { label: 'Hands', term: handedness },
    abilities: { label: 'Abilities' },
  },
  rows: {
    buckler: {
      name: { fantasy: 'Buckler', scifi: 'Shield, Riot' },
      toughness: 1,
      cost: 15,
      weight: 4,
      hands: 1,
      abilities: '{exhaust}: +1 Defence until end of turn',
    },
    'shield-large': {
      name: { fantasy: 'Shield, Large', scifi: 'Shield, Assault' },
      toughness: 2,
      cost: 20,
      weight: 14,
      hands: 1,
      abilities: '{exhaust}: −1 Range to target attack roll',
    },
    'shield-tower': {
      name: { fantasy: 'Shield, Tower', scifi: 'Shield, Novatech' },
      toughness: 3,
      cost: 30,
      weight: 44,
      hands: 1,
      abilities: null,
    },
  },
  also: ['large shield', 'tower shield', 'riot shield'],
});
