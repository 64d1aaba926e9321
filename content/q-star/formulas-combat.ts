import { defineFormula } from '../../src/rules/formula';
import { armouredHit, armouredLoss, extraBullet } from './examples';
import { attackAbility, coverAndArmour, criticalMight, meleeModifiers, meleeTie } from './rulings';
import { inPages, inRules } from './sources';
import { armours, covers, meleeWeapons, rangedWeapons, skillRanks } from './tables';
import {
  cover,
  criticalDamage,
  criticalHit,
  damage,
  damageReduction,
  durability,
  endurance,
  health,
  might,
  range,
  rateOfFire,
  roleplayBonus,
  skillRank,
  speed,
} from './terms';

const modifierInput = { kind: 'number', min: -5, max: 5, signed: true } as const;

const coverInput = {
  kind: 'pick',
  label: 'Cover of the target',
  bracket: 'cover',
  term: cover,
  table: covers,
  shows: 'bonus',
} as const;

const skillInput = {
  kind: 'pick',
  label: 'Skill rank',
  bracket: 'skill',
  term: skillRank,
  table: skillRanks,
  shows: 'bonus',
} as const;

const armourInput = {
  kind: 'pick',
  label: 'Armour of the target',
  bracket: 'armour',
  term: damageReduction,
  table: armours,
  shows: 'dr',
} as const;

const targetSpeed = {
  ...modifierInput,
  label: 'Speed modifier of the target',
  bracket: 'its Speed',
  term: speed,
} as const;

/** Whether the ability modifier counts in an attack. */
const abilityCounts = {
  kind: 'choice',
  label: 'Does the ability modifier count?',
  bracket: 'counted?',
  options: {
    no: { label: 'no, as the formula says', value: 0 },
    yes: { label: 'yes, as under Speed', value: 1 },
  },
  start: 'no',
  ruling: attackAbility,
} as const;

const hitOrMiss = [
  { label: 'miss', says: 'miss', tone: 'bad', facet: 'margin', to: -1 },
  { label: 'hit', says: 'hit', tone: 'good', facet: 'margin', from: 0 },
] as const;

const attackFacets = {
  total: { label: 'Attack roll' },
  margin: { label: 'Above or below the defence', hidden: true },
  criticals: { label: 'Critical hits' },
} as const;

const criticalClaims = [
  {
    label: 'at least one critical hit',
    says: 'land at least one critical hit',
    tone: 'good',
    facet: 'criticals',
    from: 1,
  },
  {
    label: 'two critical hits or more',
    says: 'land two critical hits or more',
    tone: 'good',
    facet: 'criticals',
    from: 2,
  },
] as const;

/** Where every defence starts. */
const baseDefence = 10;

/** The defence that a shot must reach. */
const targetDefence = `${baseDefence} + target + cover.bonus`;

export const defence = defineFormula({
  id: 'defence',
  name: 'Defence',
  summary: 'What a shot or a throw at you must reach.',
  source: inRules('Defence'),
  inputs: {
    speed: { ...modifierInput, label: 'Speed modifier', bracket: 'Speed', term: speed, start: 1 },
    cover: { ...coverInput, label: 'Cover', start: 'light' },
  },
  expression: `${baseDefence} + speed + cover.bonus`,
  parts: { [baseDefence]: 'base' },
  result: { label: 'Defence', better: 'high' },
  printed: [
    { inputs: { speed: 0, cover: 'none' }, value: 10, source: inRules('Defence') },
    { inputs: { speed: 0, cover: 'light' }, value: '10 + 2', source: inRules('Cover') },
    { inputs: { speed: 0, cover: 'heavy' }, value: '10 + 4', source: inRules('Cover') },
    { inputs: { speed: 0, cover: 'entrenched' }, value: '10 + 6', source: inRules('Cover') },
  ],
  also: ['AC', 'armour class', 'defense'],
});

export const meleeDefence = defineFormula({
  id: 'melee-defence',
  name: 'Defence in melee',
  summary: 'A Melee check; its result is what the attacker must reach.',
  source: inRules('Defence'),
  inputs: {
    skill: { ...skillInput, label: 'Rank in Melee', start: 'trained' },
    might: { ...modifierInput, label: 'Might modifier', bracket: 'Might', term: might, start: 1 },
    roleplay: {
      kind: 'number',
      label: 'Roleplay bonus',
      bracket: 'roleplay',
      term: roleplayBonus,
      min: -2,
      max: 2,
      start: 0,
      signed: true,
    },
    full: {
      kind: 'choice',
      label: 'What the check adds',
      bracket: 'counted?',
      options: {
        all: { label: 'all modifiers', value: 1 },
        skill: { label: 'the skill bonus alone', value: 0 },
      },
      start: 'all',
      ruling: meleeModifiers,
    },
  },
  expression: '3d6 + skill.bonus + (might + roleplay) * full',
  parts: { '3d6': 'base' },
  written: { '3d6 + skill.bonus + (might + roleplay) * full': '3d6 + skill.bonus + might + roleplay' },
  result: { label: 'Defence', better: 'high' },
  printed: [
    { inputs: { might: 0, skill: 'proficient', roleplay: 0 }, value: '3d6', source: inRules('Defence') },
  ],
  also: ['parry', 'block', 'dodge'],
});

export const rangedAttack = defineFormula({
  id: 'ranged-attack',
  name: 'Ranged attack',
  summary: 'Reach the defence to hit; then every six is a critical hit.',
  source: inRules('Attack'),
  inputs: {
    shots: {
      kind: 'number',
      label: 'Extra shots',
      bracket: 'extra shots',
      note: 'Never more than the rate of fire allows.',
      term: rateOfFire,
      min: 0,
      max: 4,
      start: 1,
    },
    weapon: {
      kind: 'pick',
      label: 'Weapon',
      bracket: 'weapon',
      table: rangedWeapons,
      start: 'rx60',
      shows: 'hit',
    },
    skill: { ...skillInput, start: 'trained' },
    ability: { ...modifierInput, label: 'Your Speed modifier', bracket: 'Speed', term: speed, start: 2 },
    counts: abilityCounts,
    penalty: {
      kind: 'number',
      label: 'Range penalty',
      bracket: 'range',
      term: range,
      min: 0,
      max: 10,
      start: 0,
    },
    target: { ...targetSpeed, start: 1 },
    cover: { ...coverInput, start: 'heavy' },
  },
  // Critical hits do not count against an entrenched target.
  expression:
    'let shot = attack(3 + min(shots, weapon.rof - 1), weapon.hit + skill.bonus + ability * counts - penalty, ' +
    `${targetDefence}); ` +
    '{ total: shot.total, margin: shot.margin, criticals: shot.criticals * cover.criticals }',
  shown: '3d6 + weapon.hit + skill.bonus + ability * counts + min(shots, weapon.rof - 1) d6 - penalty',
  parts: { '3d6': 'base', [baseDefence]: 'base' },
  written: {
    '3d6 + weapon.hit + skill.bonus + ability * counts': '3d6 + weapon.hit + skill.bonus',
    'min(shots, weapon.rof - 1) d6': 'shots d6',
  },
  result: {
    label: 'Attack',
    better: 'high',
    facets: attackFacets,
    bands: hitOrMiss,
    claims: criticalClaims,
  },
  against: targetDefence,
  printed: [
    {
      inputs: { weapon: 'p32', skill: 'proficient', shots: 0, penalty: 0 },
      value: '3d6 + 1',
      source: inRules('Attack'),
    },
    {
      inputs: { weapon: 'rx60', skill: 'proficient', shots: extraBullet.extra, penalty: 0 },
      value: `${extraBullet.dice} + 2`,
      source: inRules('Attack'),
    },
  ],
  also: ['shoot', 'to hit', 'gun', 'RoF', 'burst'],
});

export const meleeAttack = defineFormula({
  id: 'melee-attack',
  name: 'Melee attack',
  summary: 'Your attack against a defence that the other side rolls.',
  source: inRules('Attack'),
  inputs: {
    strikes: {
      kind: 'number',
      label: 'Extra strikes',
      bracket: 'extra strikes',
      note: 'Never more than the rate of fire allows.',
      term: rateOfFire,
      min: 0,
      max: 1,
      start: 1,
    },
    weapon: {
      kind: 'pick',
      label: 'Weapon',
      bracket: 'weapon',
      table: meleeWeapons,
      start: 'knife',
      shows: 'hit',
    },
    skill: { ...skillInput, label: 'Your rank in Melee', start: 'trained' },
    ability: { ...modifierInput, label: 'Your Might modifier', bracket: 'Might', term: might, start: 1 },
    counts: abilityCounts,
    theirs: { ...skillInput, label: 'Their rank in Melee', bracket: 'their skill', start: 'trained' },
    might: {
      ...modifierInput,
      label: 'Their Might modifier',
      bracket: 'their Might',
      note: 'Together with their roleplay bonus.',
      term: might,
      min: -7,
      max: 7,
      start: 1,
    },
    tie: {
      kind: 'choice',
      label: 'A tie',
      bracket: 'a tie',
      options: {
        hits: { label: 'hits', value: 0 },
        misses: { label: 'is parried', value: 1 },
      },
      start: 'hits',
      ruling: meleeTie,
    },
  },
  expression:
    'attack(3 + min(strikes, weapon.rof - 1), weapon.hit + skill.bonus + ability * counts, ' +
    '3d6 + theirs.bonus + might + tie)',
  shown: '3d6 + weapon.hit + skill.bonus + ability * counts + min(strikes, weapon.rof - 1) d6',
  parts: { '3d6': 'base' },
  written: {
    '3d6 + weapon.hit + skill.bonus + ability * counts': '3d6 + weapon.hit + skill.bonus',
    'min(strikes, weapon.rof - 1) d6': 'strikes d6',
    '3d6 + theirs.bonus + might + tie': '3d6 + theirs.bonus + might',
  },
  result: {
    label: 'Attack',
    better: 'high',
    facets: attackFacets,
    bands: hitOrMiss,
    claims: criticalClaims,
  },
  against: '3d6 + theirs.bonus + might + tie',
  printed: [
    {
      inputs: { weapon: 'fists', skill: 'proficient', strikes: extraBullet.extra },
      value: extraBullet.dice,
      source: inRules('Attack'),
    },
  ],
  also: ['hand to hand', 'close combat', 'fight', 'fists', 'sword'],
});

export const meleeDamage = defineFormula({
  id: 'melee-damage',
  name: 'Melee damage',
  summary: 'What a melee weapon does in your hand, before armour.',
  source: inPages('Melee weapons'),
  inputs: {
    weapon: { kind: 'pick', label: 'Weapon', bracket: 'weapon', table: meleeWeapons, start: 'sword' },
    might: { ...modifierInput, label: 'Might modifier', bracket: 'Might', term: might, start: 2 },
    both: {
      kind: 'choice',
      label: 'Does Might raise critical damage too?',
      bracket: 'counted?',
      options: { no: { label: 'no', value: 0 }, yes: { label: 'yes', value: 1 } },
      start: 'no',
      ruling: criticalMight,
    },
  },
  expression: '{ damage: max(0, weapon.damage + might), critical: max(0, weapon.critical + might * both) }',
  written: {
    'max(0, weapon.damage + might)': 'weapon.damage + might',
    'max(0, weapon.critical + might * both)': 'weapon.critical',
  },
  result: {
    label: 'Damage',
    better: 'high',
    facets: {
      damage: { label: 'Damage' },
      critical: { label: 'Critical damage' },
    },
  },
  printed: [
    {
      inputs: { weapon: 'sword', might: 0 },
      value: { damage: 24, critical: 10 },
      source: inPages('Melee weapons'),
    },
    {
      inputs: { weapon: 'fists', might: 0 },
      value: { damage: 4, critical: 2 },
      source: inPages('Melee weapons'),
    },
  ],
});

const durabilityInput = {
  kind: 'number',
  label: 'Durability left',
  bracket: 'durability',
  term: durability,
} as const;

export const hitDamage = defineFormula({
  id: 'hit-damage',
  name: 'Damage of one hit',
  summary: 'What a hit takes from endurance, health and armour.',
  source: inRules('Damage'),
  inputs: {
    endurance: {
      kind: 'number',
      label: 'Endurance left',
      bracket: 'endurance left',
      term: endurance,
      min: 0,
      max: 130,
      start: 8,
    },
    damage: {
      kind: 'number',
      label: 'Damage of the weapon',
      bracket: 'damage',
      term: damage,
      min: 0,
      max: 100,
      start: 20,
    },
    durability: { ...durabilityInput, min: 0, max: 30, start: 4 },
    armour: { ...armourInput, start: 'body-armour-mk-i' },
    cover: { ...coverInput, shows: 'endurance', start: 'light' },
    critical: {
      kind: 'number',
      label: 'Critical damage of the weapon',
      bracket: 'critical damage',
      term: criticalDamage,
      min: 0,
      max: 50,
      start: 10,
    },
    criticals: {
      kind: 'number',
      label: 'Critical hits',
      bracket: 'critical hits',
      term: criticalHit,
      min: 0,
      max: 7,
      start: 1,
    },
    bypass: {
      kind: 'choice',
      label: 'Does the weapon go round the cover?',
      bracket: 'bypasses cover?',
      options: { no: { label: 'no', value: 0 }, yes: { label: 'yes, like a grenade', value: 1 } },
      start: 'no',
    },
    softens: {
      kind: 'choice',
      label: 'How long cover softens damage',
      bracket: 'cover helps',
      options: {
        always: { label: 'always', value: 1 },
        endurance: { label: 'while endurance is left', value: 0 },
      },
      start: 'always',
      ruling: coverAndArmour,
      weighedAt: { endurance: 0 },
    },
  },
  expression:
    'wound(damage, critical, criticals * max(cover.criticals, bypass), armour.dr, ' +
    'min(durability, armour.durability), cover.endurance * max(endurance > 0, softens), endurance)',
  shown: 'min(endurance, max(0, damage - when(durability > 0, armour.dr, 0) - cover.endurance))',
  written: {
    'min(endurance, max(0, damage - when(durability > 0, armour.dr, 0) - cover.endurance))':
      'damage - armour.dr - cover.endurance',
  },
  result: {
    label: 'Lost by this hit',
    facets: {
      endurance: { label: 'Endurance lost' },
      health: { label: 'Health lost' },
      durability: { label: 'Durability lost' },
    },
  },
  printed: [
    { inputs: armouredHit, value: armouredLoss, source: inPages('Damage reduction') },
    {
      inputs: { ...armouredHit, armour: 'macs-mk-ii', durability: 30, damage: 5, critical: 5, criticals: 1 },
      value: { endurance: 0, health: 1 },
      source: inRules('Critical Damage'),
    },
  ],
  also: ['wound', 'damage reduction', 'overflow', 'DR'],
});

/** How many attacks are followed; whatever lasts longer counts as one outcome. */
const horizon = 20;

const wholeFight =
  `attacksUntil(goal, ${horizon}, dice, bonus, defence, weapon.damage, weapon.critical, ` +
  'armour.dr, armour.durability, cover.endurance, 1 - cover.criticals, endurance, health)';

export const attacksUntil = defineFormula({
  id: 'attacks-until',
  name: 'Attacks until the target is down',
  summary: 'How many attacks it takes, misses included, while the armour wears out.',
  source: inRules('Damage'),
  inputs: {
    shots: {
      kind: 'number',
      label: 'Extra shots',
      bracket: 'extra shots',
      note: 'Never more than the rate of fire allows.',
      term: rateOfFire,
      min: 0,
      max: 4,
      start: 0,
    },
    weapon: {
      kind: 'pick',
      label: 'Weapon',
      bracket: 'weapon',
      table: rangedWeapons,
      start: 'rx60',
      shows: 'hit',
    },
    skill: { ...skillInput, start: 'trained' },
    other: {
      kind: 'number',
      label: 'Other modifiers',
      bracket: 'other',
      note: 'A range penalty, or what your table adds.',
      min: -10,
      max: 10,
      start: 0,
      signed: true,
    },
    target: { ...targetSpeed, start: 0 },
    cover: { ...coverInput, start: 'light' },
    goal: {
      kind: 'choice',
      label: 'Until the target is',
      bracket: 'until',
      options: {
        incapacitated: { label: 'incapacitated', value: 0 },
        dead: { label: 'dead', value: 1 },
      },
      start: 'incapacitated',
    },
    armour: { ...armourInput, start: 'body-armour-mk-i' },
    endurance: {
      kind: 'number',
      label: 'Endurance of the target',
      bracket: 'endurance',
      term: endurance,
      min: 1,
      max: 130,
      start: 42,
    },
    health: {
      kind: 'number',
      label: 'Health of the target',
      bracket: 'health',
      term: health,
      min: 1,
      max: 74,
      start: 22,
    },
  },
  expression:
    'let bonus = weapon.hit + skill.bonus + other; let dice = 3 + min(shots, weapon.rof - 1); ' +
    `let defence = ${targetDefence}; ${wholeFight}`,
  parts: { dice: 'Dice', bonus: 'Bonus', defence: 'Defence' },
  written: {
    'min(shots, weapon.rof - 1)': 'shots',
    [wholeFight]: 'goal',
  },
  result: {
    label: 'Attacks',
    unit: 'attacks',
    better: 'low',
    upTo: horizon,
    claims: [{ label: 'within five attacks', says: 'done within five attacks', tone: 'good', to: 5 }],
  },
  printed: [
    // Armour and cover together stop all of the weakest pistol, and nobody entrenched takes critical hits.
    {
      inputs: { weapon: 'cp9', armour: 'macs-mk-ii', cover: 'entrenched' },
      value: horizon + 1,
      source: inRules('Damage'),
    },
  ],
  also: ['how long does a fight last', 'time to kill', 'TTK', 'incapacitated', 'dead'],
});
