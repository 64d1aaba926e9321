import { type ChoiceInput, defineFormula, type NumberInput, type PickInput } from '../../src/rules/formula';
import { attributePick, base, circumstance, levelPick, skillPick, theirCircumstance } from './controls';
import { newHuman } from './examples';
import { figures } from './figures';
import * as rulings from './rulings';
import { inIntroduction, inPages } from './sources';
import { coverLevels, meleeWeapons, rangedWeapons, weapons } from './tables';
import * as terms from './terms';

const { levelPoints, shiftLimit } = figures;

const levelWorth = {
  kind: 'choice',
  label: 'Worth of one level',
  bracket: 'A level',
  options: {
    level: { label: '3 points', value: levelPoints.value },
    point: { label: '1 point', value: 1 },
  },
  start: 'level',
  ruling: rulings.levelsInContests,
} satisfies ChoiceInput;

const cover = {
  kind: 'pick',
  label: 'Cover of the target',
  bracket: 'Cover',
  table: coverLevels,
  start: 'open',
  shows: 'levels',
  term: terms.cover,
} satisfies PickInput;

const aims = {
  kind: 'number',
  label: 'Times you took aim',
  bracket: 'Aims',
  min: 0,
  max: 4,
  start: 0,
  term: terms.aim,
} satisfies NumberInput;

const shots = {
  kind: 'number',
  label: 'Extra shots',
  min: 0,
  max: 6,
  start: 0,
  note: 'Only for weapons with a rate of fire.',
  term: terms.rateOfFire,
} satisfies NumberInput;

const increments = {
  kind: 'number',
  label: 'Range increments beyond the first',
  bracket: 'Increments',
  min: 0,
  max: 10,
  start: 0,
  term: terms.range,
} satisfies NumberInput;

const armour = {
  kind: 'number',
  label: 'Armour in the defence',
  bracket: 'Armour',
  min: 0,
  max: 10,
  start: 0,
  note: 'The printed armours add nothing here.',
  term: terms.armour,
} satisfies NumberInput;

const hitBands = [
  { label: 'miss', says: 'miss', tone: 'bad', to: 0 },
  { label: 'hit', says: 'hit', tone: 'good', from: 1 },
] as const;

const defenceBands = [
  { label: 'hit', says: 'are hit', tone: 'bad' },
  { label: 'safe', says: 'ward off the attack', tone: 'good' },
] as const;

export const rangedAttack = defineFormula({
  id: 'ranged-attack',
  name: 'Ranged attack on a character',
  summary: 'A shot against a defence that is rolled, with range, aim, cover and extra shots.',
  source: inPages('Attack'),
  inputs: {
    shots,
    skill: { ...skillPick, label: 'Skill for the weapon', bracket: 'Skill' },
    attribute: { ...attributePick, label: 'Speed', term: terms.speed },
    weapon: {
      kind: 'pick',
      label: 'Weapon',
      bracket: 'HIT',
      table: rangedWeapons,
      start: 'pistol',
      shows: 'hit',
      term: terms.hitBonus,
    },
    circumstance,
    increments,
    worth: { ...levelWorth, weighedAt: { cover: 'cover' } },
    aims,
    cover,
    theirSpeed: { ...attributePick, label: 'Their Speed', term: terms.speed },
    armour,
    theirCircumstance,
  },
  expression:
    'let attack = (3 + shots)d6 + skill.modifier + attribute.modifier + weapon.hit + circumstance ' +
    `- ${-figures.incrementPenalty.value} * increments ` +
    `+ worth * clamp(aims - cover.levels, -${shiftLimit.value}, ${shiftLimit.value}); ` +
    'let defence = 3d6 + theirSpeed.modifier + armour + theirCircumstance; attack - defence',
  parts: { attack: 'Attack', defence: 'Defence' },
  result: { label: 'Attack above defence', better: 'high', bands: hitBands },
  printed: [
    { inputs: { skill: 'fair' }, value: '3d6 - 3d6', source: inPages('Attack') },
    {
      inputs: { skill: 'fair', weapon: 'musket' },
      value: '3d6 + 1 - 3d6',
      source: inPages('Ranged weapons'),
    },
    { inputs: { skill: 'fair', shots: 1 }, value: '3d6 + 1d6 - 3d6', source: inPages('Rate of fire') },
    { inputs: { skill: 'fair', increments: 1 }, value: '3d6 - 2 - 3d6', source: inPages('Range') },
    {
      inputs: { skill: 'fair', aims: 1 },
      value: '3d6 + 3 - 3d6',
      source: inIntroduction('Difficulty Level'),
    },
    {
      inputs: { skill: 'fair', cover: 'cover' },
      value: '3d6 - 3 - 3d6',
      source: inIntroduction('Difficulty Level'),
    },
  ],
  also: ['shooting', 'to hit', 'RoF', 'RNG'],
});

export const meleeAttack = defineFormula({
  id: 'melee-attack',
  name: 'Melee attack on a character',
  summary: 'A blow against a defence that is rolled, with what further attackers do to it.',
  source: inPages('Attack'),
  inputs: {
    skill: { ...skillPick, label: 'Your Melee skill', bracket: 'Melee' },
    attribute: { ...attributePick, label: 'Your Might or Speed', bracket: 'Might or Speed' },
    weapon: {
      kind: 'pick',
      label: 'Weapon',
      bracket: 'HIT',
      table: meleeWeapons,
      start: 'knife',
      shows: 'hit',
      term: terms.hitBonus,
    },
    circumstance,
    theirSkill: { ...skillPick, label: 'Their Melee skill', bracket: 'Their Melee' },
    theirAttribute: { ...attributePick, label: 'Their Might or Speed' },
    armour,
    theirCircumstance,
    others: {
      kind: 'number',
      label: 'Further enemies of the target',
      bracket: 'Further enemies',
      min: 0,
      max: 6,
      start: 0,
    },
  },
  expression:
    'let attack = 3d6 + skill.modifier + attribute.modifier + weapon.hit + circumstance; ' +
    'let defence = 3d6 + theirSkill.modifier + theirAttribute.modifier + armour + theirCircumstance ' +
    `- ${-figures.enemyPenalty.value} * others; attack - defence`,
  parts: { attack: 'Attack', defence: 'Defence' },
  result: { label: 'Attack above defence', better: 'high', bands: hitBands },
  printed: [
    { inputs: {}, value: '3d6 - 3d6', source: inPages('Attack') },
    { inputs: { weapon: 'sword' }, value: '3d6 + 1 - 3d6', source: inPages('Melee weapons') },
    { inputs: { others: 1 }, value: '3d6 - (3d6 - 2)', source: inPages('Defence') },
  ],
  also: ['close combat', 'to hit', 'outnumbered'],
});

/** The level's target, moved by cover and aims as far as a level moves. */
const levelInCover = `${levelPoints.value} * clamp(level.level + clamp(cover.levels - aims, -${shiftLimit.value}, ${shiftLimit.value}), 1, 10)`;

export const npcAttack = defineFormula({
  id: 'npc-attack',
  name: 'Attack on an NPC',
  summary: 'Any attack on somebody who is rated by a difficulty level and does not roll.',
  source: inPages('Attack'),
  inputs: {
    shots,
    skill: skillPick,
    attribute: attributePick,
    weapon: {
      kind: 'pick',
      label: 'Weapon',
      bracket: 'HIT',
      table: weapons,
      start: 'pistol',
      shows: 'hit',
      term: terms.hitBonus,
    },
    circumstance,
    increments,
    level: { ...levelPick, label: 'Level of the NPC' },
    cover,
    aims,
    tie: {
      kind: 'choice',
      label: 'An attack that equals the target',
      bracket: 'Equal',
      options: {
        hits: { label: 'hits, +0', value: 0 },
        misses: { label: 'misses, +1', value: 1 },
      },
      start: 'hits',
      ruling: rulings.npcTie,
    },
  },
  expression:
    '(3 + shots)d6 + skill.modifier + attribute.modifier + weapon.hit + circumstance ' +
    `- ${-figures.incrementPenalty.value} * increments`,
  against: `${levelInCover} + tie`,
  written: { [`${levelInCover} + tie`]: levelInCover },
  result: {
    label: 'Attack',
    better: 'high',
    bands: [
      { label: 'miss', says: 'miss', tone: 'bad' },
      { label: 'hit', says: 'hit', tone: 'good' },
    ],
  },
  printed: [
    { inputs: { skill: 'fair' }, value: '3d6', source: inPages('Attack') },
    { inputs: { skill: 'fair', shots: 1 }, value: '3d6 + 1d6', source: inPages('Rate of fire') },
    { inputs: { skill: 'fair', increments: 1 }, value: '3d6 - 2', source: inPages('Range') },
  ],
  also: ['to hit', 'enemy', 'monster'],
});

export const rangedDefence = defineFormula({
  id: 'ranged-defence',
  name: 'Defence against a shot',
  summary: 'Your chance to escape a ranged attack whose result you know; a tie is yours.',
  source: inPages('Defence'),
  inputs: {
    speed: { ...attributePick, label: 'Speed', term: terms.speed },
    armour,
    circumstance,
    worth: levelWorth,
    cover: { ...cover, label: 'Your cover', start: 'cover' },
    attack: {
      kind: 'number',
      label: 'Result of the attack',
      bracket: 'Attack',
      min: -10,
      max: 50,
      start: 12,
      note: 'For an NPC: the target number of its level.',
    },
  },
  expression: '3d6 + speed.modifier + armour + circumstance + worth * cover.levels',
  against: 'attack',
  parts: base,
  result: { label: 'Defence', better: 'high', bands: defenceBands },
  printed: [
    { inputs: { cover: 'open' }, value: '3d6', source: inPages('Defence') },
    {
      inputs: { cover: 'cover' },
      value: '3d6 + 3',
      source: inIntroduction('Difficulty Level'),
    },
  ],
  also: ['dodge'],
});

export const meleeDefence = defineFormula({
  id: 'melee-defence',
  name: 'Defence in melee',
  summary: 'Your chance to escape a blow whose result you know, alone or outnumbered; a tie is yours.',
  source: inPages('Defence'),
  inputs: {
    melee: { ...skillPick, label: 'Melee skill', bracket: 'Melee' },
    attribute: { ...attributePick, label: 'Might or Speed' },
    armour,
    circumstance,
    others: { kind: 'number', label: 'Further enemies', min: 0, max: 6, start: 0 },
    attack: {
      kind: 'number',
      label: 'Result of the attack',
      bracket: 'Attack',
      min: -10,
      max: 50,
      start: 12,
      note: 'For an NPC: the target number of its level.',
    },
  },
  expression: `3d6 + melee.modifier + attribute.modifier + armour + circumstance - ${-figures.enemyPenalty.value} * others`,
  against: 'attack',
  parts: base,
  result: { label: 'Defence', better: 'high', bands: defenceBands },
  printed: [
    { inputs: { melee: 'fair' }, value: '3d6', source: inPages('Defence') },
    { inputs: { melee: 'fair', others: 1 }, value: '3d6 - 2', source: inPages('Defence') },
  ],
  also: ['parry', 'block', 'outnumbered'],
});

const enduranceLeft = {
  kind: 'number',
  label: 'Endurance left',
  bracket: 'Endurance',
  min: 0,
  max: 60,
  start: newHuman.endurance,
  term: terms.endurance,
} satisfies NumberInput;

const healthLeft = {
  kind: 'number',
  label: 'Health left',
  bracket: 'Health',
  min: 1,
  max: 30,
  start: newHuman.health,
  term: terms.health,
} satisfies NumberInput;

const durabilityLeft = {
  kind: 'number',
  label: 'Durability left',
  bracket: 'Durability',
  min: 0,
  max: 15,
  start: 2,
  term: terms.durability,
} satisfies NumberInput;

const anyWeapon = {
  kind: 'pick',
  label: 'Weapon',
  bracket: 'END',
  table: weapons,
  start: 'pistol',
  shows: 'end',
  term: terms.enduranceDamage,
} satisfies PickInput;

export const hitLoss = defineFormula({
  id: 'hit-loss',
  name: 'What one hit takes',
  summary: 'Endurance first; once it is gone, durability, and then health.',
  source: inPages('Combat'),
  inputs: { endurance: enduranceLeft, weapon: anyWeapon, durability: durabilityLeft, health: healthLeft },
  expression:
    '{ endurance: min(endurance, weapon.end), ' +
    `durability: when(endurance > 0, 0, min(durability, ${figures.durabilityPerHit.value})), ` +
    'health: when(endurance + durability > 0, 0, min(health, weapon.dmg)) }',
  result: {
    label: 'Lost by one hit',
    better: 'high',
    facets: {
      endurance: { label: 'Endurance lost' },
      durability: { label: 'Durability lost' },
      health: { label: 'Health lost' },
    },
  },
  printed: [
    {
      inputs: { endurance: 0, durability: 1 },
      value: { endurance: 0, durability: 1, health: 0 },
      source: inPages('Armour'),
    },
  ],
  also: ['damage', 'wound', 'critical damage'],
});

export const hitsToKill = defineFormula({
  id: 'hits-to-kill',
  name: 'Hits until health is gone',
  summary: 'How many hits with one weapon a character can take.',
  source: inPages('Combat'),
  inputs: { endurance: enduranceLeft, weapon: anyWeapon, durability: durabilityLeft, health: healthLeft },
  expression: 'up(endurance, weapon.end) + durability + up(health, weapon.dmg)',
  result: { label: 'Hits', unit: 'hits', better: 'low' },
  printed: [
    // Armour turns one critical hit away; the next one empties health.
    {
      inputs: { weapon: 'pistol', endurance: 0, durability: 1, health: 6 },
      value: 2,
      source: inPages('Armour'),
    },
  ],
  also: ['damage', 'time to kill', 'survive'],
});

export const combatFatigue = defineFormula({
  id: 'combat-fatigue',
  name: 'Endurance after combat',
  summary: 'What the effort of fighting leaves, without a single hit.',
  source: inPages('Combat'),
  inputs: {
    endurance: { ...enduranceLeft, label: 'Endurance before', start: 30 },
    turns: { kind: 'number', label: 'Turns of the fight', bracket: 'Turns', min: 0, max: 8, start: 3 },
    charges: {
      kind: 'choice',
      label: 'The effort is charged',
      bracket: 'Charged',
      options: {
        fight: { label: 'once in a fight', value: 1 },
        turn: { label: 'every turn', value: 8 },
      },
      start: 'fight',
      ruling: rulings.combatCostPerFight,
    },
  },
  expression: `max(0, endurance - ${figures.combatEndurance.value} * min(turns, charges))`,
  result: { label: 'Endurance left', unit: 'endurance', better: 'high' },
  along: { input: 'turns' },
  printed: [
    {
      inputs: { endurance: 30, turns: 1 },
      value: 30 - figures.combatEndurance.value,
      source: inPages('Combat'),
    },
  ],
  also: ['fatigue', 'exhaustion'],
});

export const rangePenalty = defineFormula({
  id: 'range-penalty',
  name: 'Penalty for range',
  summary: 'What distance takes off an attack with a ranged weapon.',
  source: inPages('Range'),
  inputs: {
    distance: {
      kind: 'number',
      label: 'Distance in metres',
      bracket: 'Distance',
      min: 0,
      max: 100,
      start: 10,
    },
    border: {
      kind: 'choice',
      label: 'A target exactly at the end of a stretch',
      bracket: 'Border',
      options: {
        within: { label: 'is within it, 1', value: 1 },
        beyond: { label: 'is beyond it, 0', value: 0 },
      },
      start: 'within',
      ruling: rulings.rangeUnit,
    },
    weapon: {
      kind: 'pick',
      label: 'Weapon',
      bracket: 'RNG',
      table: rangedWeapons,
      start: 'pistol',
      shows: 'range',
      term: terms.range,
    },
  },
  expression: `${-figures.incrementPenalty.value} * down(max(0, distance - border), weapon.range)`,
  result: { label: 'Taken off the attack', better: 'low' },
  printed: [{ inputs: { distance: 6, weapon: 'pistol' }, value: 2, source: inPages('Range') }],
  also: ['RNG', 'increment', 'distance'],
});
