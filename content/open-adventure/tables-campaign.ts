import { defineTable } from '../../src/rules/table';
import { inRulebook } from './sources';
import * as terms from './terms-core';

export const rankTable = defineTable({
  id: 'rank-advancement',
  name: 'Ranks',
  source: inRulebook('Gaining a New Rank'),
  columns: {
    name: { label: 'Rank', term: terms.rank },
    number: { label: 'Number' },
    experience: { label: 'Experience needed', unit: 'XP', term: terms.experiencePoints },
  },
  rows: {
    one: { name: 'I', number: 1, experience: 0 },
    two: { name: 'II', number: 2, experience: 2500 },
    three: { name: 'III', number: 3, experience: 5000 },
    four: { name: 'IV', number: 4, experience: 7500 },
    five: { name: 'V', number: 5, experience: 10_000 },
  },
  also: ['levels', 'level up', 'experience table', 'XP table'],
});

export const aularSymbols = defineTable({
  id: 'aular-symbols',
  name: 'Aular symbols',
  source: inRulebook('Gambling (Optional)'),
  columns: { from: { label: 'Die' }, to: { label: 'Up to' }, symbol: { label: 'Symbol' } },
  rows: {
    castle: { from: 1, to: 1, symbol: { fantasy: 'Castle', scifi: 'Star' } },
    king: { from: 2, to: 2, symbol: { fantasy: 'King', scifi: 'Planet' } },
    queen: { from: 3, to: 3, symbol: { fantasy: 'Queen', scifi: 'Wormhole' } },
    sword: { from: 4, to: 4, symbol: { fantasy: 'Sword', scifi: 'Starship' } },
    shield: { from: 5, to: 5, symbol: { fantasy: 'Shield', scifi: 'Nebula' } },
    dragon: { from: 6, to: 6, symbol: { fantasy: 'Dragon', scifi: 'Dark Matter' } },
  },
  roll: '1d6',
  also: ['gambling symbols', 'dice game'],
});

export const aularPayout = defineTable({
  id: 'aular-payout',
  name: 'What Aular pays',
  summary: 'For a symbol that you have bet on.',
  source: inRulebook('Gambling (Optional)'),
  columns: { name: { label: 'Dice that show it' }, times: { label: 'You get, in stakes' } },
  rows: {
    once: { name: 1, times: 1 },
    twice: { name: 2, times: 3 },
    thrice: { name: 3, times: 5 },
  },
  also: ['gambling payout'],
});

export const clearedSpaces = defineTable({
  id: 'cleared-spaces',
  name: 'Kinds of cleared space',
  source: inRulebook('Determine the Type of Each Space'),
  columns: {
    from: { label: 'Days from a stronghold' },
    to: { label: 'Up to' },
    kind: { label: 'The space is' },
  },
  rows: {
    civilised: { from: 1, to: 5, kind: 'civilised' },
    borderland: { from: 6, to: 10, kind: 'borderland' },
    wilderness: { from: 11, to: null, kind: 'wilderness' },
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
    from: { label: 'Roll' },
    to: { label: 'Up to' },
    type: { label: 'Type' },
    times: { label: 'Price multiplied by' },
    what: { label: 'What that is' },
  },
  rows: {
    animal: {
      from: 2,
      to: 6,
      type: { fantasy: 'Animal', scifi: 'Industry' },
      times: 1,
      what: {
        fantasy: 'Herds, horses, fish and fowl, dairy, oil and fat, fur, ivory, beads',
        scifi: 'Ore, metals and minerals for industry',
      },
    },
    vegetable: {
      from: 7,
      to: 8,
      type: { fantasy: 'Vegetable', scifi: 'Energy' },
      times: 2,
      what: {
        fantasy: 'Food and fodder, wood and paper, wine, oil',
        scifi: 'Natural energy that runs machines and ships',
      },
    },
    mineral: {
      from: 9,
      to: 10,
      type: { fantasy: 'Mineral', scifi: 'Medicine' },
      times: 3,
      what: {
        fantasy: 'Metals from tin to platinum, gems, stone and clay, tar and oil',
        scifi: 'Rare chemicals for medicines and drugs',
      },
    },
    magic: {
      from: 11,
      to: 12,
      type: { fantasy: 'Magic', scifi: 'Science' },
      times: 4,
      what: {
        fantasy: 'Lost artefacts, crystals, potions, scrolls, rings, staves and weapons',
        scifi: 'Anomalies, paranormal activity and data for science and war',
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
    from: { label: 'Points' },
    to: { label: 'Up to' },
    level: { label: 'Level', term: terms.confidencePoints },
    effect: { label: 'Effect' },
  },
  rows: {
    ideal: { from: 10, to: null, level: 'Ideal', effect: '10 % more wealth comes in.' },
    thriving: { from: 8, to: 9, level: 'Thriving', effect: 'Roll a die: on 1 or 2 there is 2 more energy.' },
    prosperous: {
      from: 6,
      to: 7,
      level: 'Prosperous',
      effect: 'For each event roll a die: on 1 or 2 you may ignore it.',
    },
    healthy: {
      from: 4,
      to: 5,
      level: 'Healthy',
      effect: 'A rich sponsor gives 10 resources a year for each pip of a die.',
    },
    steady: { from: 2, to: 3, level: 'Steady', effect: 'Roll a die: on 1 confidence rises by 1.' },
    average: { from: -1, to: 1, level: 'Average', effect: 'Nothing.' },
    unsteady: { from: -3, to: -2, level: 'Unsteady', effect: 'Roll a die: on 1 confidence falls by 1.' },
    defiant: {
      from: -5,
      to: -4,
      level: 'Defiant',
      effect:
        'Dissidents or corrupt officials steal a die of resources from every structure that makes wealth.',
    },
    turbulent: {
      from: -7,
      to: -6,
      level: 'Turbulent',
      effect:
        'Roll a die for each space you hold: on 1 to 3 the workers take up arms and hold it, on 4 or 5 it yields half of its resources.',
    },
    rebellious: {
      from: -9,
      to: -8,
      level: 'Rebellious',
      effect:
        'Bandits, militias, deserters and enemy agents attack all officials, caravans and guests. Neighbours close their borders to you and end all trade.',
    },
    revolution: {
      from: null,
      to: -10,
      level: 'Revolution',
      effect:
        'A die of enemy sovereignties offer two dice of armies each to overthrow the ruler, and 95 % of the workers revolt. Confidence stays below 0 until the ruler is gone.',
    },
  },
  also: ['sovereignty confidence', 'rebellion', 'revolution', 'morale of the people'],
});

export const events = defineTable({
  id: 'events',
  name: 'Events of a year',
  summary: 'A star marks what happens on planets only.',
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
      unnatural: 'Death of an official or ruler',
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

const cities = {
  hamlet: { label: 'Hamlet or outpost' },
  village: { label: 'Village or colony' },
  township: { label: 'Township or spaceport' },
  city: { label: 'City or metropolis' },
  kingdom: { label: 'Kingdom or city planet' },
};

export const citySizes = defineTable({
  id: 'city-sizes',
  name: 'Sizes of cities',
  summary: 'From the smallest to the largest, with what a crime there multiplies the bounty by.',
  source: inRulebook('Bounty'),
  columns: { name: { label: 'Size' }, size: { label: 'Number' }, bounty: { label: 'Bounty multiplied by' } },
  rows: {
    hamlet: { name: { fantasy: 'Hamlet', scifi: 'Outpost' }, size: 1, bounty: 100 },
    village: { name: { fantasy: 'Village', scifi: 'Colony' }, size: 2, bounty: 200 },
    township: { name: { fantasy: 'Township', scifi: 'Spaceport' }, size: 3, bounty: 300 },
    city: { name: { fantasy: 'City', scifi: 'Metropolis' }, size: 4, bounty: 400 },
    kingdom: { name: { fantasy: 'Kingdom', scifi: 'City planet' }, size: 5, bounty: 500 },
  },
  also: ['city size', 'prison break', 'hamlet', 'metropolis'],
});

export const tradeAvailability = defineTable({
  id: 'trade-availability',
  name: 'Units to be had in a month',
  source: inRulebook('Trade Availability'),
  columns: { from: { label: 'Roll' }, to: { label: 'Up to' }, ...cities },
  rows: {
    lowest: { from: 2, to: 3, hamlet: 0, village: 1, township: 2, city: 4, kingdom: 8 },
    low: { from: 4, to: 5, hamlet: 1, village: 2, township: 3, city: 5, kingdom: 9 },
    middle: { from: 6, to: 7, hamlet: 2, village: 3, township: 4, city: 6, kingdom: 10 },
    high: { from: 8, to: 9, hamlet: 3, village: 4, township: 5, city: 7, kingdom: 11 },
    higher: { from: 10, to: 11, hamlet: 4, village: 5, township: 6, city: 8, kingdom: 12 },
    highest: { from: 12, to: 12, hamlet: 5, village: 6, township: 7, city: 9, kingdom: 13 },
  },
  roll: '2d6',
  lists: 'City',
  also: ['availability', 'how much can be bought'],
});

export const tradeDemand = defineTable({
  id: 'trade-demand',
  name: 'Price of a unit by demand',
  source: inRulebook('Trade Demand'),
  columns: {
    from: { label: 'Roll' },
    to: { label: 'Up to' },
    veryLow: { label: 'Very low', unit: 'sc' },
    low: { label: 'Low', unit: 'sc' },
    moderate: { label: 'Moderate', unit: 'sc' },
    high: { label: 'High', unit: 'sc' },
    veryHigh: { label: 'Very high', unit: 'sc' },
    illegal: { label: 'Illegal', unit: 'sc' },
  },
  rows: {
    lowest: { from: 2, to: 3, veryLow: 1, low: 5, moderate: 25, high: 45, veryHigh: 65, illegal: 100 },
    low: { from: 4, to: 5, veryLow: 2, low: 10, moderate: 30, high: 50, veryHigh: 70, illegal: 120 },
    middle: { from: 6, to: 7, veryLow: 4, low: 15, moderate: 35, high: 55, veryHigh: 75, illegal: 140 },
    high: { from: 8, to: 9, veryLow: 6, low: 20, moderate: 40, high: 60, veryHigh: 80, illegal: 160 },
    higher: { from: 10, to: 11, veryLow: 8, low: 25, moderate: 45, high: 65, veryHigh: 85, illegal: 180 },
    highest: { from: 12, to: 12, veryLow: 10, low: 30, moderate: 50, high: 70, veryHigh: 90, illegal: 200 },
  },
  roll: '2d6',
  lists: 'Demand',
  also: ['demand', 'market price', 'black market', 'resource price'],
});

export const smugglingTable = defineTable({
  id: 'hide-and-smuggle',
  name: 'Hiding and smuggling',
  source: inRulebook('Hide & Smuggle'),
  columns: { from: { label: 'Roll' }, to: { label: 'Up to' }, ...cities },
  rows: {
    lowest: {
      from: 2,
      to: 3,
      hamlet: 'Bounty',
      village: 'Fined',
      township: 'Confiscated',
      city: 'Imprisoned',
      kingdom: 'Imprisoned',
    },
    low: {
      from: 4,
      to: 5,
      hamlet: null,
      village: 'Bounty',
      township: 'Fined',
      city: 'Confiscated',
      kingdom: 'Imprisoned',
    },
    middle: {
      from: 6,
      to: 7,
      hamlet: null,
      village: null,
      township: 'Bounty',
      city: 'Fined',
      kingdom: 'Confiscated',
    },
    high: { from: 8, to: 9, hamlet: null, village: null, township: null, city: 'Bounty', kingdom: 'Fined' },
    higher: { from: 10, to: 11, hamlet: null, village: null, township: null, city: null, kingdom: 'Bounty' },
    highest: { from: 12, to: 12, hamlet: null, village: null, township: null, city: null, kingdom: null },
  },
  roll: '2d6',
  lists: 'City',
  also: ['smuggle', 'hide', 'contraband', 'caught', 'prison'],
});

export const alignmentTable = defineTable({
  id: 'alignment-modifiers',
  name: 'Alignment',
  source: inRulebook('Alignment Points'),
  columns: {
    from: { label: 'Points' },
    to: { label: 'Up to' },
    same: { label: 'Towards those of your kind', signed: true },
    other: { label: 'Towards the opposite kind', signed: true },
  },
  rows: {
    neutral: { from: 0, to: 4, same: 0, other: 0 },
    first: { from: 5, to: 9, same: 1, other: -1 },
    second: { from: 10, to: 14, same: 2, other: -2 },
    third: { from: 15, to: 19, same: 3, other: -3 },
    fourth: { from: 20, to: 24, same: 4, other: -4 },
    fifth: { from: 25, to: 40, same: 5, other: -5 },
  },
  also: ['good', 'evil', 'AP', 'karma'],
});
