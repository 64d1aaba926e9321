import { defineTable } from '../../src/rules/table';
import { confidence as numbers } from './confidence-numbers';
import { inRulebook } from './sources';
import { resource } from './terms-campaign';
import * as terms from './terms-core';

export const clearedSpaces = defineTable({
  id: 'cleared-spaces',
  name: 'Kinds of cleared space',
  source: inRulebook('Determine the Type of Each Space'),
  columns: {
    kind: { label: 'The space is' },
    from: { label: 'Days from another stronghold' },
    to: { label: 'Up to' },
  },
  rows: {
    wilderness: { kind: 'wilderness', from: 11, to: null },
    borderland: { kind: 'borderland', from: 6, to: 10 },
    civilised: { kind: 'civilised', from: 1, to: 5 },
  },
  also: ['wilderness', 'borderland', 'civilized'],
});

export const resourceAmounts = defineTable({
  id: 'resource-amounts',
  name: 'Resources of a space',
  source: inRulebook('Roll to Determine Natural Resources'),
  columns: {
    from: { label: 'Roll' },
    to: { label: 'Up to' },
    wilderness: { label: 'Wilderness' },
    borderland: { label: 'Borderland' },
    civilised: { label: 'Civilised' },
  },
  rows: {
    lowest: { from: 2, to: 3, wilderness: 0, borderland: 0, civilised: 0 },
    low: { from: 4, to: 4, wilderness: 1, borderland: 0, civilised: 0 },
    middle: { from: 5, to: 7, wilderness: 2, borderland: 1, civilised: 0 },
    high: { from: 8, to: 10, wilderness: 3, borderland: 2, civilised: 1 },
    highest: { from: 11, to: 12, wilderness: 4, borderland: 3, civilised: 2 },
  },
  roll: '2d6',
  lists: 'Space',
  also: ['natural resources', 'how many resources'],
});

export const resourceTypes = defineTable({
  id: 'resource-types',
  name: 'Types of resource',
  source: inRulebook('Roll to Determine Type of Resources'),
  columns: {
    type: { label: 'Type', term: resource },
    from: { label: 'Roll' },
    to: { label: 'Up to' },
    times: { label: 'Price multiplied by' },
    what: { label: 'What that is' },
  },
  rows: {
    animal: {
      type: { fantasy: 'Animal', scifi: 'Industry' },
      from: 2,
      to: 6,
      times: 1,
      what: {
        fantasy:
          'Herds and horses, fish and fowl, dairy, fat, oil, furs, ivory, beads: raised, farmed or hunted',
        scifi: 'Ores, precious metals and minerals that industry needs',
      },
    },
    vegetable: {
      type: { fantasy: 'Vegetable', scifi: 'Energy' },
      from: 7,
      to: 8,
      times: 2,
      what: {
        fantasy: 'Food, fodder, oil, wood, paper, wine: gathered or grown',
        scifi: 'Forces of nature turned into electricity, for machines and starships',
      },
    },
    mineral: {
      type: { fantasy: 'Mineral', scifi: 'Medicine' },
      from: 9,
      to: 10,
      times: 3,
      what: {
        fantasy:
          'Copper, tin, lead, iron, silver, gold, platinum, gems, stone, clay, tar, oil: dug and quarried',
        scifi: 'Rare chemicals for medicine and drugs',
      },
    },
    magic: {
      type: { fantasy: 'Magic', scifi: 'Science' },
      from: 11,
      to: 12,
      times: 4,
      what: {
        fantasy: 'Lost artefacts of magic: stones, crystals, potions, scrolls, rings, staves, weapons',
        scifi: 'Natural anomalies, the paranormal, and raw data that scientists and soldiers can use',
      },
    },
  },
  roll: '2d6',
  also: ['resource type', 'resource value', 'price multiplier', 'animal', 'mineral'],
});

export const confidenceLevels = defineTable({
  id: 'confidence-levels',
  name: 'Levels of confidence',
  source: inRulebook('Sovereignty Confidence Points'),
  columns: {
    level: { label: 'Level' },
    points: { label: 'Points', signed: true, term: terms.confidencePoints },
    effect: { label: 'Effect' },
    with: { label: 'Also in force' },
  },
  rows: {
    ideal: {
      level: 'Ideal',
      points: 10,
      effect: `${numbers.idealPercent} % more wealth comes in.`,
      with: 'Thriving, Prosperous, Healthy, Steady',
    },
    thriving: {
      level: 'Thriving',
      points: 8,
      effect: `Roll a die: ${numbers.thrivingOn} or less gives ${numbers.thrivingEnergy} more energy.`,
      with: 'Prosperous, Healthy, Steady',
    },
    prosperous: {
      level: 'Prosperous',
      points: 6,
      effect: `Roll a die for each event: on ${numbers.prosperousOn} or less you may ignore it.`,
      with: 'Healthy, Steady',
    },
    healthy: {
      level: 'Healthy',
      points: 4,
      effect: `A rich sponsor sends presents every year: a die of resources, times ${numbers.giftsForAPip}.`,
      with: 'Steady',
    },
    steady: {
      level: 'Steady',
      points: 2,
      effect: `Roll a die: on a ${numbers.steadyOn} confidence rises by ${numbers.steadyPoints}.`,
      with: null,
    },
    average: { level: 'Average', points: 0, effect: 'Nothing, for better or worse.', with: null },
    unsteady: {
      level: 'Unsteady',
      points: -2,
      effect: `Roll a die: on a ${numbers.steadyOn} confidence falls by ${numbers.steadyPoints}.`,
      with: null,
    },
    defiant: {
      level: 'Defiant',
      points: -4,
      effect:
        'Dissidents or corrupt officials steal a die of resources from every structure that produces wealth.',
      with: 'Unsteady',
    },
    turbulent: {
      level: 'Turbulent',
      points: -6,
      effect: `Roll a die for every space you control: up to ${numbers.rebelsOn} its workers form a militia and seize it, up to ${numbers.idlersOn} it yields only half of its resources.`,
      with: 'Defiant, Unsteady',
    },
    rebellious: {
      level: 'Rebellious',
      points: -8,
      effect:
        'Officials, trade caravans and visitors are all attacked by bandits, workers in arms, deserters, enemy agents and the like. Neighbouring sovereignties close their borders to you and end every trade agreement.',
      with: 'Turbulent, Defiant, Unsteady',
    },
    revolution: {
      level: 'Revolution',
      points: -10,
      effect: `A die of hostile sovereignties each lend two dice of armies to those who would overthrow the ruler, and ${numbers.revoltPercent} % of the workers are in revolt. Confidence stays below 0 until that ruler is gone.`,
      with: 'Rebellious, Turbulent, Defiant, Unsteady',
    },
  },
  also: ['sovereignty confidence', 'rebellion', 'revolution', 'morale of the people'],
});

export const events = defineTable({
  id: 'events',
  name: 'Events of a year',
  summary: 'What is marked with a star happens on planets only.',
  source: inRulebook('Events'),
  columns: {
    from: { label: 'Roll' },
    to: { label: 'Up to' },
    general: { label: 'General' },
    unnatural: { label: 'Unnatural' },
    natural: { label: 'Natural' },
  },
  rows: {
    first: { from: 1, to: 1, general: 'Magical happening', unnatural: 'Bandits', natural: 'Meteor shower' },
    second: {
      from: 2,
      to: 2,
      general: 'Border skirmish',
      unnatural: 'Fanatic cult',
      natural: 'Meteor strike',
    },
    third: {
      from: 3,
      to: 3,
      general: 'Explosion',
      unnatural: 'Pretender or usurper',
      natural: 'Fire, minor or major',
    },
    fourth: {
      from: 4,
      to: 4,
      general: 'Cultural discovery',
      unnatural: 'Enemy raiders',
      natural: 'Resource lost',
    },
    fifth: {
      from: 5,
      to: 5,
      general: 'Market glut',
      unnatural: 'Rebellion or insurrection',
      natural: 'New resource',
    },
    sixth: { from: 6, to: 6, general: 'Market shortage', unnatural: 'New specialist', natural: 'Plague' },
    seventh: {
      from: 7,
      to: 7,
      general: 'New trade opportunity',
      unnatural: 'Ring of spies or saboteurs',
      natural: 'Earthquake*',
    },
    eighth: {
      from: 8,
      to: 8,
      general: 'New natural wonder',
      unnatural: 'Traitor',
      natural: 'Tidal wave or flood*',
    },
    ninth: {
      from: 9,
      to: 9,
      general: 'War in distant lands',
      unnatural: 'Death of an official, a ruler or the like',
      natural: 'Hurricane*',
    },
    tenth: {
      from: 10,
      to: 10,
      general: 'Trade route lost',
      unnatural: 'Important visitor',
      natural: 'Storm*',
    },
    eleventh: {
      from: 11,
      to: 11,
      general: 'New trade route',
      unnatural: 'Political assassination',
      natural: 'Volcano*',
    },
    twelfth: {
      from: 12,
      to: 12,
      general: 'Wandering monster',
      unnatural: 'Birth in a royal or important family',
      natural: 'Tornado*',
    },
  },
  roll: '1d12',
  lists: 'List',
  also: ['random events', 'disaster', 'plague', 'earthquake'],
});
