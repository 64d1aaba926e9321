import { defineTable } from '../../src/rules/table';
import type { Term } from '../../src/rules/term';
import { inIntroduction, inPages } from './sources';
import * as terms from './terms';

export const difficultyLevels = defineTable({
  id: 'difficulty-levels',
  name: 'Difficulty levels',
  summary: 'How hard a task is, and what a check must at least reach.',
  source: inPages('Difficulty'),
  columns: {
    name: { label: 'Difficulty' },
    level: { label: 'Level', term: terms.difficultyLevel },
    target: { label: 'Target number', term: terms.targetNumber },
  },
  rows: {
    mundane: { name: 'Mundane', level: 1, target: 3 },
    routine: { name: 'Routine', level: 2, target: 6 },
    simple: { name: 'Simple', level: 3, target: 9 },
    easy: { name: 'Easy', level: 4, target: 12 },
    normal: { name: 'Normal', level: 5, target: 15 },
    demanding: { name: 'Demanding', level: 6, target: 18 },
    challenging: { name: 'Challenging', level: 7, target: 21 },
    hard: { name: 'Hard', level: 8, target: 24 },
    'very-hard': { name: 'Very Hard', level: 9, target: 27 },
    impossible: { name: 'Impossible', level: 10, target: 30 },
  },
  also: ['DC', 'difficulty class', 'target numbers'],
});

export const attributeRanks = defineTable({
  id: 'attribute-ranks',
  name: 'Attribute ranks',
  summary: 'Modifier and total price of each rank. A negative price is returned, at creation only.',
  source: inPages('Attributes'),
  columns: {
    name: { label: 'Attribute' },
    rank: { label: 'Rank' },
    modifier: { label: 'Modifier', signed: true },
    price: { label: 'Downtime', abbreviation: 'DT', term: terms.downtime },
  },
  rows: {
    terrible: { name: 'Terrible', rank: 0, modifier: -3, price: -12 },
    poor: { name: 'Poor', rank: 1, modifier: -2, price: -6 },
    mediocre: { name: 'Mediocre', rank: 2, modifier: -1, price: 0 },
    fair: { name: 'Fair', rank: 3, modifier: 0, price: 6 },
    good: { name: 'Good', rank: 4, modifier: 1, price: 12 },
    great: { name: 'Great', rank: 5, modifier: 2, price: 18 },
    superb: { name: 'Superb', rank: 6, modifier: 3, price: 24 },
  },
  also: ['attribute modifiers', 'MI', 'SP', 'IN', 'CH'],
});

export const skillRanks = defineTable({
  id: 'skill-ranks',
  name: 'Skill ranks',
  summary: 'Modifier of each rank, and its total price in downtime for easy, average and hard skills.',
  source: inPages('Skills'),
  columns: {
    name: { label: 'Skill' },
    rank: { label: 'Rank' },
    modifier: { label: 'Modifier', signed: true },
    easy: { label: 'Easy', term: terms.skillDifficulty },
    average: { label: 'Average', term: terms.skillDifficulty },
    hard: { label: 'Hard', term: terms.skillDifficulty },
  },
  rows: {
    terrible: { name: 'Terrible', rank: 0, modifier: -6, easy: null, average: null, hard: null },
    poor: { name: 'Poor', rank: 1, modifier: -3, easy: null, average: null, hard: 1 },
    mediocre: { name: 'Mediocre', rank: 2, modifier: -1, easy: null, average: 1, hard: 2 },
    fair: { name: 'Fair', rank: 3, modifier: 0, easy: 1, average: 2, hard: 4 },
    good: { name: 'Good', rank: 4, modifier: 1, easy: 2, average: 4, hard: 8 },
    great: { name: 'Great', rank: 5, modifier: 3, easy: 4, average: 8, hard: 12 },
    superb: { name: 'Superb', rank: 6, modifier: 6, easy: 8, average: 12, hard: 16 },
  },
  also: ['skill modifiers', 'skill prices', 'skill costs'],
});

export const skillDifficulties = defineTable({
  id: 'skill-difficulties',
  name: 'Untrained skills',
  summary: 'What everybody can do without training.',
  source: inPages('Skills'),
  columns: {
    name: { label: 'Skill is' },
    untrained: { label: 'Untrained rank', term: terms.untrained },
    as: { label: 'Counts as' },
    modifier: { label: 'Modifier', signed: true },
  },
  rows: {
    easy: {
      name: 'Easy',
      untrained: skillRanks.rows.mediocre.rank,
      as: skillRanks.rows.mediocre.name,
      modifier: skillRanks.rows.mediocre.modifier,
    },
    average: {
      name: 'Average',
      untrained: skillRanks.rows.poor.rank,
      as: skillRanks.rows.poor.name,
      modifier: skillRanks.rows.poor.modifier,
    },
    hard: {
      name: 'Hard',
      untrained: skillRanks.rows.terrible.rank,
      as: skillRanks.rows.terrible.name,
      modifier: skillRanks.rows.terrible.modifier,
    },
  },
  also: ['default', 'unskilled'],
});

export const actions = defineTable({
  id: 'actions',
  name: 'Actions in a crisis',
  source: inPages('Actions'),
  columns: {
    name: { label: 'Action' },
    cost: { label: 'Cost', abbreviation: 'AP', term: terms.actionPoint },
    effect: { label: 'What it does' },
  },
  rows: {
    attack: { name: 'Attack', cost: 2, effect: 'One attack, with all the extra shots you spend on it' },
    hide: { name: 'Hide', cost: 3, effect: 'Get out of sight' },
    move: { name: 'Move', cost: 1, effect: 'Speed modifier + 2 metres, at least 1' },
    aim: { name: 'Take aim', cost: 2, effect: 'The next attack is one level easier; may be repeated' },
    sneak: { name: 'Sneak', cost: 1, effect: 'Half the distance of a move' },
    'stand-up': { name: 'Stand up', cost: 2, effect: 'Get back on your feet' },
    'use-item': { name: 'Use item', cost: 2, effect: 'Use a thing for which no other price is given' },
  },
  also: ['action costs', 'AP costs'],
});

export const coverLevels = defineTable({
  id: 'cover-levels',
  name: 'Levels of cover',
  summary: 'Total cover is not in the list: its target cannot be hit at all.',
  source: inPages('Cover'),
  columns: {
    name: { label: 'Target is' },
    levels: { label: 'Harder by', unit: 'levels', signed: true },
  },
  rows: {
    open: { name: 'In the open', levels: 0 },
    cover: { name: 'In cover', levels: 1 },
    heavy: { name: 'In heavy cover', levels: 2 },
  },
  also: ['light cover', 'heavy cover', 'total cover'],
});

export const meleeWeapons = defineTable({
  id: 'melee-weapons',
  name: 'Melee weapons',
  source: inPages('Melee weapons'),
  columns: {
    name: { label: 'Weapon' },
    hit: { label: 'Hit bonus', abbreviation: 'HIT', signed: true, term: terms.hitBonus },
    end: { label: 'Endurance damage', abbreviation: 'END', term: terms.enduranceDamage },
    dmg: { label: 'Health damage', abbreviation: 'DMG', term: terms.healthDamage },
    weight: { label: 'Weight', term: terms.weight },
    cost: { label: 'Cost', abbreviation: 'CR', term: terms.credits },
  },
  rows: {
    'improvised-blunt': { name: 'Improvised, blunt', hit: 0, end: 8, dmg: 3, weight: null, cost: null },
    'improvised-sharp': { name: 'Improvised, sharp', hit: 0, end: 5, dmg: 5, weight: null, cost: null },
    'brass-knuckles': { name: 'Brass knuckles', hit: 0, end: 8, dmg: 4, weight: 2, cost: 100 },
    baton: { name: 'Baton', hit: 0, end: 15, dmg: 4, weight: 3, cost: 250 },
    knife: { name: 'Knife', hit: 0, end: 12, dmg: 6, weight: 2, cost: 100 },
    sword: { name: 'Sword', hit: 1, end: 20, dmg: 10, weight: 5, cost: 3000 },
  },
  also: ['close combat', 'fists'],
});

export const rangedWeapons = defineTable({
  id: 'ranged-weapons',
  name: 'Ranged weapons',
  source: inPages('Ranged weapons'),
  columns: {
    name: { label: 'Weapon' },
    hit: { label: 'Hit bonus', abbreviation: 'HIT', signed: true, term: terms.hitBonus },
    end: { label: 'Endurance damage', abbreviation: 'END', term: terms.enduranceDamage },
    dmg: { label: 'Health damage', abbreviation: 'DMG', term: terms.healthDamage },
    range: { label: 'Range', abbreviation: 'RNG', term: terms.range },
    capacity: { label: 'Capacity', abbreviation: 'CAP', term: terms.capacity },
    reload: { label: 'Reload', abbreviation: 'REL', term: terms.reload },
    weight: { label: 'Weight', term: terms.weight },
    cost: { label: 'Cost', abbreviation: 'CR', term: terms.credits },
  },
  rows: {
    pistol: {
      name: 'Pistol',
      hit: 0,
      end: 15,
      dmg: 6,
      range: 5,
      capacity: 7,
      reload: 2,
      weight: 2,
      cost: 1000,
    },
    revolver: {
      name: 'Revolver',
      hit: 0,
      end: 15,
      dmg: 6,
      range: 5,
      capacity: 6,
      reload: 4,
      weight: 2,
      cost: 750,
    },
    flintlock: {
      name: 'Flintlock Pistol',
      hit: 0,
      end: 15,
      dmg: 6,
      range: 4,
      capacity: 1,
      reload: 8,
      weight: 2,
      cost: 500,
    },
    musket: {
      name: 'Flintlock Musket',
      hit: 1,
      end: 15,
      dmg: 12,
      range: 15,
      capacity: 1,
      reload: 10,
      weight: 3,
      cost: 1000,
    },
  },
  also: ['guns', 'firearms'],
});

interface Striking {
  readonly name: string;
  readonly hit: number;
  readonly end: number;
  readonly dmg: number;
}

const strike = ({ name, hit, end, dmg }: Striking) => ({ name, hit, end, dmg });

export const weapons = defineTable({
  id: 'weapons',
  name: 'All weapons',
  summary:
    'What each weapon adds to the attack and takes from endurance and health, melee and ranged in one list.',
  source: inPages('Weapons'),
  columns: {
    name: { label: 'Weapon' },
    hit: { label: 'Hit bonus', abbreviation: 'HIT', signed: true, term: terms.hitBonus },
    end: { label: 'Endurance damage', abbreviation: 'END', term: terms.enduranceDamage },
    dmg: { label: 'Health damage', abbreviation: 'DMG', term: terms.healthDamage },
  },
  rows: {
    'improvised-blunt': strike(meleeWeapons.rows['improvised-blunt']),
    'improvised-sharp': strike(meleeWeapons.rows['improvised-sharp']),
    'brass-knuckles': strike(meleeWeapons.rows['brass-knuckles']),
    baton: strike(meleeWeapons.rows.baton),
    knife: strike(meleeWeapons.rows.knife),
    sword: strike(meleeWeapons.rows.sword),
    pistol: strike(rangedWeapons.rows.pistol),
    revolver: strike(rangedWeapons.rows.revolver),
    flintlock: strike(rangedWeapons.rows.flintlock),
    musket: strike(rangedWeapons.rows.musket),
  },
});

export const armours = defineTable({
  id: 'armours',
  name: 'Armour types',
  source: inPages('Armour'),
  columns: {
    name: { label: 'Armour' },
    durability: { label: 'Durability', term: terms.durability },
    weight: { label: 'Weight', term: terms.weight },
    cost: { label: 'Cost', abbreviation: 'CR', term: terms.credits },
  },
  rows: {
    'body-armour-mk-1': { name: 'Body Armour MK I', durability: 2, weight: 3, cost: 750 },
    'body-armour-mk-2': { name: 'Body Armour MK II', durability: 4, weight: 4, cost: 1250 },
    'body-armour-mk-3': { name: 'Body Armour MK III', durability: 8, weight: 5, cost: 2500 },
    juggernaut: { name: 'Juggernaut MK I', durability: 15, weight: 7, cost: 7500 },
  },
  also: ['armor', 'suits'],
});

// The list is read off the terms, so that an abbreviation is written down once.
const entry = (group: string, term: Term, standsFor = term.name) => ({
  abbreviation: term.abbreviation ?? term.name,
  name: standsFor,
  group,
});

export const abbreviations = defineTable({
  id: 'abbreviations',
  name: 'Abbreviations',
  source: inIntroduction('Abbreviations'),
  columns: {
    abbreviation: { label: 'Short' },
    name: { label: 'Stands for' },
    group: { label: 'Group' },
  },
  rows: {
    mi: entry('Attributes', terms.might),
    sp: entry('Attributes', terms.speed),
    in: entry('Attributes', terms.intelligence),
    ch: entry('Attributes', terms.charisma),
    xp: entry('Character', terms.experience),
    lvl: entry('Character', terms.level),
    ep: entry('Character', terms.endurance, 'Endurance points'),
    hp: entry('Character', terms.health, 'Health points'),
    dt: entry('Acquisitions', terms.downtime),
    inf: entry('Acquisitions', terms.influence),
    res: entry('Acquisitions', terms.resources),
    tech: entry('Acquisitions', terms.technology),
    cr: entry('Equipment', terms.credits),
    hit: entry('Equipment', terms.hitBonus),
    end: entry('Equipment', terms.enduranceDamage),
    dmg: entry('Equipment', terms.healthDamage),
    rng: entry('Equipment', terms.range),
    mag: entry('Equipment', terms.magazines),
    cap: entry('Equipment', terms.capacity),
    rof: entry('Equipment', terms.rateOfFire),
    rel: entry('Equipment', terms.reload),
    ap: entry('Crisis', terms.actionPoint, 'Action points'),
    dc: entry('Not in the printed list', terms.difficultyClass),
    gm: entry('Not in the printed list', terms.gameMaster),
    npc: entry('Not in the printed list', terms.nonPlayerCharacter),
  },
  also: ['acronyms', 'short forms'],
});
