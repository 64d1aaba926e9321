import { defineTable } from '../../src/rules/table';
import { inRulebook } from './sources';
import { currency, weight } from './terms-core';

const columns = {
  name: { label: 'Item' },
  cost: { label: 'Cost', unit: 'SC', term: currency },
  weight: { label: 'Weight', parts: 2, term: weight },
  ability: { label: 'Ability' },
} as const;

/** One thing for the price. What weighs nothing weighs 0, so that a bill can be added up. */
const one = <N extends string, C extends number, W extends number, A extends string>(
  name: N,
  cost: C,
  weight: W,
  ability: A,
) => ({ name, cost, weight, ability }) as const;

const light = {
  small: 'Lights Area 3, lasts 3 rounds',
  single: 'Lights Area 5, lasts 1 round',
} as const;
const oneMeal = 'Feeds a character for one meal';
const toughLine = 'Toughness 10, 5 health points, breaks on Force Open 7+';
const openedAt = { plain: 'Lock Pick 5+ opens it', hard: 'Lock Pick 8+ opens it' } as const;

export const fantasyGear = defineTable({
  id: 'fantasy-gear',
  name: 'Fantasy gear',
  genre: 'fantasy',
  source: inRulebook('Common Fantasy Equipment'),
  columns,
  rows: {
    backpack: one('Backpack', 5, 2, 'Holds 50 weight'),
    'candle-beeswax': one('Candle, Beeswax', 1, 0, light.small),
    chain: one('Chain (3 spaces)', 30, 4, toughLine),
    'grappling-hook': one('Grappling Hook', 1, 2, '+1 Climb'),
    'instrument-musical': one('Instrument, Musical', 5, 4, '+2 Performance'),
    'kit-cooking': one(
      'Kit, Cooking',
      50,
      10,
      '+2 Trade Skill (Cooking), and you can make morsels from raw materials',
    ),
    'kit-lockpick': one('Kit, Lockpick', 25, 1, '+2 Lock Pick'),
    'kit-trap': one('Kit, Trap', 25, 2, 'Allows Set Traps'),
    'kit-fletching': one(
      'Kit, Fletching',
      30,
      4,
      'Makes arrows or quarrels from raw materials, with a Trade Skill (Fletching) test',
    ),
    'lantern-bullseye': one(
      'Lantern, Bullseye',
      12,
      4,
      'Lights Area 8x1 in one direction, holds 6 weight of oil',
    ),
    rations: one('Rations (1 meal)', 5, 2, oneMeal),
    rope: one('Rope (20 spaces)', 1, 10, '+2 Climb'),
    'sack-small': one('Sack, Small', 1, 1, 'Holds 10 weight'),
    'sack-medium': one('Sack, Medium', 2, 2, 'Holds 20 weight'),
    sledge: one('Sledge', 5, 10, '+2 Force Open'),
    bandages: {
      name: 'Bandages (10)',
      cost: 50,
      weight: 2,
      ability: '+1 Trade Skill (Healing)',
    },
    compass: one('Compass', 20, 2, '+2 Knowledge (Navigation)'),
    'flask-empty': one('Flask, Empty', 3, 2, 'Holds 1 weight of a liquid'),
    'kit-trapping': one('Kit, Trapping', 50, 4, '+2 Trade Skill (Hunting)'),
    'lock-common': one('Lock, Common', 40, 1, openedAt.plain),
    'lock-excellent': one('Lock, Excellent', 80, 1, openedAt.hard),
    lamp: one('Lamp', 1, 4, 'Lights Area 5, holds 6 weight of oil'),
    oil: one(
      'Oil',
      1,
      2,
      'Burns 1 hour in a lamp or lantern; spilled, it covers Area 2 and burns for 1 round',
    ),
    parchment: one('Parchment (sheet)', 2, 0, 'For maps, spells and the like'),
    'potion-health': one('Potion, Health', 30, 2, 'Needs a flask. Restores 5{health}'),
    'potion-power': one(
      'Potion, Power',
      30,
      2,
      'Needs a flask. +5{power} for the next attack only, and no more than 5{power} in all',
    ),
    'potion-stamina': one('Potion, Stamina', 30, 2, 'Needs a flask. Restores all {stamina}'),
    'spikes-iron': one('Spikes, Iron', 1, 2, 'Useful for many things'),
    'tinder-box': one('Tinder Box', 3, 2, '+2 Trade Skill (Firecraft)'),
    torches: { name: 'Torches (5)', cost: 1, weight: 10, ability: light.single },
  },
  also: ['equipment', 'adventuring gear', 'supplies', 'items', 'hammer', 'bees wax', 'healing potion'],
});

export const scifiGear = defineTable({
  id: 'science-fiction-gear',
  name: 'Science-fiction gear',
  genre: 'scifi',
  source: inRulebook('Common Science-fiction Equipment'),
  columns,
  rows: {
    'cable-high-tensile': one('Cable, High Tensile (3 spaces)', 30, 4, toughLine),
    'fusion-cutter': one('Fusion Cutter', 5, 10, '+2 Force Open'),
    'glow-rod': one('Glow Rod', 1, 0, light.small),
    'grappling-hook': one('Grappling Hook', 1, 2, '+1 Climb'),
    'instrument-musical': one('Instrument, Musical', 5, 4, '+2 Performance'),
    'kit-hacking': one(
      'Kit, Hacking',
      50,
      10,
      '+2 Knowledge (Computers) when you try to override a virtual lock',
    ),
    'kit-lockpick': one('Kit, Lockpick', 25, 1, '+2 Lock Pick'),
    'kit-robot-repair': one('Kit, Robot Repair', 30, 4, '+2 Repair / Improve (Robots)'),
    'kit-trap': one('Kit, Trap', 25, 2, 'Allows Set Traps'),
    'power-light-beam': one(
      'Power Light, Beam',
      12,
      4,
      'Lights Area 8x1 in one direction, holds 6 weight of batteries',
    ),
    rations: one('Rations (1 meal)', 5, 2, oneMeal),
    'rope-synthetic': one('Rope, Synthetic (20 spaces)', 1, 10, '+2 Climb'),
    'tac-belt': one('Tac Belt', 1, 1, 'Holds 10 weight'),
    'tac-vest': one('Tac Vest', 2, 2, 'Holds 20 weight'),
    utilipack: one('Utilipack', 5, 2, 'Holds 50 weight'),
    battery: one('Battery', 1, 2, 'Charges chem lights for 1 round'),
    'chem-light': { name: 'Chem Light (5)', cost: 1, weight: 10, ability: light.single },
    datapad: one('Datapad', 2, 0, 'For maps, notes and the like'),
    'heads-up-display': one('Heads-Up Display', 20, 2, '+2 Knowledge (Navigation)'),
    'lock-simple': one('Lock, Simple', 40, 1, openedAt.plain),
    'lock-complex': one('Lock, Complex', 80, 1, openedAt.hard),
    medpack: {
      name: 'Medpack (10)',
      cost: 50,
      weight: 2,
      ability: '+1 Trade Skill (Healing)',
    },
    'power-light-halo': one('Power Light, Halo', 1, 4, 'Lights Area 5, holds 6 weight of batteries'),
    'robot-protocol': one('Robot, Protocol', 50, 100, '+5 Languages'),
    'space-suit': one('Space Suit', 50, 10, 'Lets you go out into the vacuum of space'),
    'stim-hypoglobin': one('Stim, Hypoglobin', 30, 2, 'Needs a vial. Restores 5{health}'),
    'stim-lavose': one(
      'Stim, ‘Lavose’',
      30,
      2,
      'Needs a vial. +5{power} for the next attack only, and no more than 5{power} in all',
    ),
    'stim-neverweary': one('Stim, ‘Neverweary’', 30, 2, 'Needs a vial. Restores all {stamina}'),
    'thermal-imager': one('Thermal Imager', 50, 4, '+2 Trade Skill (Hunting)'),
    'vial-empty': one('Vial, Empty', 3, 2, 'Holds 1 weight of a liquid'),
  },
  also: ['equipment', 'adventuring gear', 'supplies', 'items', 'chemlight', 'med kit', 'spacesuit', 'HUD'],
});

const { 'candle-beeswax': candle, torches, lamp, oil, 'lantern-bullseye': lantern } = fantasyGear.rows;
const inABundle = 5;
/** A weight of oil burns for an hour. */
const fuel = { pieces: 1, cost: oil.cost, weight: oil.weight, rounds: 6 } as const;

export const lightsCompared = defineTable({
  id: 'lights-compared',
  name: 'Lights compared',
  summary: 'What each light costs and weighs, and how long a piece or a weight of fuel lasts.',
  source: inRulebook('Common Fantasy Equipment'),
  columns: {
    name: { label: 'Light' },
    area: { label: 'Area' },
    rounds: { label: 'Each lasts', unit: 'rounds' },
    weight: { label: 'Each weighs', parts: 2, term: weight },
    cost: { label: 'Price', unit: 'SC', term: currency },
    pieces: { label: 'For the price' },
    lampCost: { label: 'Lamp costs', unit: 'SC' },
    lampWeight: { label: 'Lamp weighs', parts: 2 },
  },
  rows: {
    candle: {
      name: { fantasy: 'Candle', scifi: 'Glow rod' },
      area: '3x3',
      rounds: 3,
      pieces: 1,
      cost: candle.cost,
      weight: candle.weight,
      lampCost: 0,
      lampWeight: 0,
    },
    torch: {
      name: { fantasy: 'Torch', scifi: 'Chem light' },
      area: '5x5',
      rounds: 1,
      pieces: inABundle,
      cost: torches.cost,
      weight: torches.weight / inABundle,
      lampCost: 0,
      lampWeight: 0,
    },
    lamp: {
      name: { fantasy: 'Oil, lamp', scifi: 'Battery, halo' },
      area: '5x5',
      ...fuel,
      lampCost: lamp.cost,
      lampWeight: lamp.weight,
    },
    lantern: {
      name: { fantasy: 'Oil, lantern', scifi: 'Battery, beam' },
      area: '8x1',
      ...fuel,
      lampCost: lantern.cost,
      lampWeight: lantern.weight,
    },
  },
  also: ['torch', 'lamp', 'lantern', 'candle', 'light source', 'how long does a torch burn'],
});
