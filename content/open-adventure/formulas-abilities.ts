import { type ChoiceInput, defineFormula, type NumberInput } from '../../src/rules/formula';
import { targetNumber, traitInput } from './controls';
import { commonPercent, gunner, pushers, speaker, wearer } from './examples-abilities';
import { figures } from './figures-abilities';
import { figures as core } from './figures-core';
import { figures as start } from './figures-start';
import { commonOdds, limitOfHelp, sameTargetForHelpers } from './rulings-abilities';
import { inRulebook } from './sources';
import { standardRoll } from './standard-roll';
import * as terms from './terms-core';

const using = inRulebook('How Abilities Are Used');

const ability = {
  kind: 'number',
  label: 'Ability or trait',
  bracket: 'Ability',
  min: 1,
  max: 10,
  start: core.defaultTarget.value,
  term: terms.ability,
} satisfies NumberInput;

const modifier = {
  kind: 'number',
  label: 'Modifiers of yours, of your gear and of the situation',
  bracket: 'Modifiers',
  min: -10,
  max: 15,
  start: 0,
  signed: true,
} satisfies NumberInput;

export const abilityTestOdds = defineFormula({
  id: 'ability-test-odds',
  name: 'Ability test',
  summary: 'The standard roll added to an ability, against a target number.',
  source: using,
  inputs: { ability, modifier, target: { ...targetNumber, min: 1, max: 10 } },
  expression: `ability + modifier + ${standardRoll}`,
  parts: { [standardRoll]: 'standard roll' },
  against: 'target',
  result: { label: 'Ability test', better: 'high' },
  map: {
    label: 'The chance by ability and target number',
    down: 'ability',
    across: 'target',
    shows: 'chance',
  },
  printed: [
    {
      inputs: { ability: 5 },
      value: { total: `5 + ${standardRoll}`, margin: standardRoll },
      source: using,
    },
    {
      inputs: { ability: 6, target: figures.complexDevice.value },
      value: { total: `6 + ${standardRoll}`, margin: `6 - ${figures.complexDevice.value} + ${standardRoll}` },
      source: inRulebook('Changing Ability Test Difficulties'),
    },
  ],
  also: ['skill check', 'skill roll', 'ability check', 'chance to succeed', 'target number'],
});

const tenAbilities = {
  climb: 'Climb',
  swim: 'Swim',
  tradeSkill: 'Trade Skill',
  knowledge: 'Knowledge',
  traps: 'Traps',
  lockPick: 'Lock Pick',
  stealth: 'Stealth',
  jump: 'Jump',
  diplomacy: 'Diplomacy',
  presence: 'Presence',
} as const;

const startModifiers: Readonly<Record<string, number>> = {
  swim: -2,
  presence: -1,
  jump: -1,
  diplomacy: -1,
  lockPick: 1,
  knowledge: 1,
  traps: 2,
};

const names = Object.keys(tenAbilities);
const most = core.highestTrait.value;
const worst = 0 - start.penalties.value;

const left = `{ good: intelligence - above, bad: ${start.penalties.value} - below }`;
const counted =
  `let above = ${names.map((name) => `max(0, ${name})`).join(' + ')}; ` +
  `let below = ${names.map((name) => `max(0, 0 - ${name})`).join(' + ')}; ` +
  `let good = intelligence - above; let bad = ${start.penalties.value} - below; ` +
  '{ good: good, bad: bad, state: when(min(good, bad) < 0, -1, good + bad) }';

export const abilityModifiers = defineFormula({
  id: 'ability-modifiers',
  name: 'Modifiers of the abilities',
  summary: 'Whether the modifiers on your abilities are as many as they should be.',
  source: inRulebook('Abilities'),
  inputs: {
    intelligence: traitInput(terms.intelligence, 4),
    ...Object.fromEntries(
      Object.entries(tenAbilities).map(([name, label]): [string, NumberInput] => [
        name,
        { kind: 'number', label, min: worst, max: most, start: startModifiers[name] ?? 0, signed: true },
      ]),
    ),
  },
  expression: counted,
  written: { [counted]: left },
  parts: { above: 'all that is above 0', below: 'all that is below 0' },
  result: {
    label: 'Still to place',
    better: 'low',
    facets: {
      good: { label: 'Modifiers of +1 left' },
      bad: { label: 'Modifiers of −1 left' },
      state: { label: 'All in all', hidden: true },
    },
    bands: [
      { label: 'too many', says: 'have placed too many', tone: 'bad', facet: 'state', to: -1 },
      {
        label: 'all placed',
        says: 'have placed every modifier',
        tone: 'good',
        facet: 'state',
        from: 0,
        to: 0,
      },
      { label: 'some left', says: 'still have some to place', tone: 'even', facet: 'state', from: 1 },
    ],
  },
  printed: [
    {
      inputs: {},
      value: { good: 0, bad: 0, state: 0 },
      source: inRulebook('Example of Creating a Character'),
    },
  ],
  also: ['+1 modifiers', '-1 modifiers', 'ability points'],
});

const helper = (label: string, least: number): NumberInput => ({
  kind: 'number',
  label,
  bracket: label.replace('Ability of the ', ''),
  when: `helpers >= ${least}`,
  min: -4,
  max: 20,
  start: pushers.helper,
});

const succeedsAt = (name: string, least: number): string =>
  `when(helpers >= ${least}, ${name} + ${standardRoll} >= when(aim = 0, target, ${core.defaultTarget.value}), 0)`;

const succeed = ['one', 'two', 'three', 'four', 'five']
  .map((name, index) => succeedsAt(name, index + 1))
  .join(' + ');
const gained = `right * ${figures.helpGained.value}`;
const lost = `(helpers - right) * ${-figures.helpLost.value}`;
const limit = figures.mostHelp.value;
const together =
  `let right = ${succeed}; ` +
  `chief + ${standardRoll} + when(cap = 0, min(${limit}, ${gained} - ${lost}), min(${limit}, ${gained}) - ${lost})`;

const aimOfHelpers = {
  kind: 'choice',
  label: 'Helpers have to reach',
  bracket: 'Helpers reach',
  options: {
    task: { label: 'the target number of the task', value: 0 },
    usual: { label: `the usual ${core.defaultTarget.value}`, value: 1 },
  },
  start: 'task',
  ruling: sameTargetForHelpers,
  weighedAt: { target: figures.complexDevice.value },
} satisfies ChoiceInput;

const capOnHelp = {
  kind: 'choice',
  label: 'The limit of help holds',
  bracket: 'Limit',
  options: {
    sum: { label: 'once failures are taken off', value: 0 },
    gains: { label: 'before failures are taken off', value: 1 },
  },
  start: 'sum',
  ruling: limitOfHelp,
  weighedAt: { helpers: 5, target: 4 },
} satisfies ChoiceInput;

export const commonTask = defineFormula({
  id: 'common-task',
  name: 'Helping each other',
  summary: 'The chief rolls; everybody who helps tests too, and adds or takes away a point.',
  source: inRulebook('Using Abilities Together'),
  inputs: {
    chief: {
      ...ability,
      label: 'Ability of the chief',
      bracket: 'Chief',
      min: -4,
      max: 20,
      start: pushers.chief,
    },
    helpers: { kind: 'number', label: 'How many help', bracket: 'Helpers', min: 0, max: 5, start: 1 },
    one: helper('Ability of the first helper', 1),
    two: helper('Ability of the second helper', 2),
    three: helper('Ability of the third helper', 3),
    four: helper('Ability of the fourth helper', 4),
    five: helper('Ability of the fifth helper', 5),
    target: targetNumber,
    aim: aimOfHelpers,
    cap: capOnHelp,
  },
  expression: together,
  written: { [together]: `chief + ${standardRoll} + helpers` },
  parts: { [standardRoll]: 'standard roll' },
  against: 'target',
  result: { label: 'Ability test', better: 'high' },
  printed: [
    {
      inputs: { chief: 5, helpers: 0 },
      value: { total: `5 + ${standardRoll}`, margin: standardRoll },
      source: inRulebook('Using Abilities Together'),
    },
    // Three who cannot fail add no less than five would.
    {
      inputs: { chief: 5, helpers: 3, one: 20, two: 20, three: 20 },
      value: { total: `8 + ${standardRoll}`, margin: `3 + ${standardRoll}` },
      source: inRulebook('Using Abilities Together'),
    },
    {
      inputs: { chief: 5, helpers: 5, one: 20, two: 20, three: 20, four: 20, five: 20 },
      value: { total: `8 + ${standardRoll}`, margin: `3 + ${standardRoll}` },
      source: inRulebook('Using Abilities Together'),
    },
    // There is no limit downwards.
    {
      inputs: { chief: 5, helpers: 5, one: -4, two: -4, three: -4, four: -4, five: -4, target: 10 },
      value: { total: `${standardRoll}`, margin: `${standardRoll} - 10` },
      source: inRulebook('Using Abilities Together'),
    },
    // Four help and one hinders: that makes three, and three is allowed.
    {
      inputs: { chief: 5, helpers: 5, one: 20, two: 20, three: 20, four: 20, five: -4, target: 10 },
      value: { total: `8 + ${standardRoll}`, margin: `${standardRoll} - 2` },
      source: inRulebook('Using Abilities Together'),
    },
  ],
  also: ['aid', 'assist', 'cooperate', 'teamwork', 'helpers'],
});

export const pickPocketOdds = defineFormula({
  id: 'pick-pocket-odds',
  name: 'Picking a pocket',
  summary: 'How often you get something, nothing, or a blow for it.',
  source: inRulebook('Pick Pocket'),
  inputs: {
    ability: { ...ability, label: 'Stealth', bracket: 'Stealth', min: -4, max: 20 },
    target: targetNumber,
  },
  expression: `ability + ${standardRoll} - target`,
  parts: { [standardRoll]: 'standard roll' },
  result: {
    label: 'Above or below the target number',
    signed: true,
    better: 'high',
    bands: [
      { label: 'caught', says: 'are caught in the act', tone: 'bad', to: 0 - figures.caughtBy.value },
      { label: 'nothing', says: 'get nothing', tone: 'even', from: 1 - figures.caughtBy.value, to: -1 },
      { label: 'taken', says: 'take something unnoticed', tone: 'good', from: 0 },
    ],
  },
  printed: [{ inputs: { ability: 5 }, value: standardRoll, source: inRulebook('Pick Pocket') }],
  also: ['steal', 'theft', 'pickpocket', 'caught'],
});

const lockPicked = `persist(ability + ${standardRoll} >= target, reflex + ${standardRoll} >= ${core.defaultTarget.value}, tries)`;

export const lockPickOdds = defineFormula({
  id: 'lock-pick-odds',
  name: 'Picking a lock',
  summary: 'How often the lock opens, stays shut, or breaks, try after try.',
  source: inRulebook('Lock Pick'),
  inputs: {
    ability: { ...ability, label: 'Lock Pick', bracket: 'Lock Pick', min: -4, max: 20 },
    reflex: { ...ability, label: 'Reflex', bracket: 'Reflex', min: 1, max: 15, start: 5, term: terms.reflex },
    target: targetNumber,
    tries: {
      kind: 'number',
      label: 'Tries that you have time for',
      bracket: 'Tries',
      min: 1,
      max: 10,
      start: 3,
    },
  },
  expression: lockPicked,
  written: {
    [lockPicked]: `{ opens: ability + ${standardRoll} >= target, spared: reflex + ${standardRoll} >= ${core.defaultTarget.value} }`,
  },
  result: {
    label: 'Tries',
    better: 'low',
    facets: { tries: { label: 'Tries' }, end: { label: 'How it ends', hidden: true } },
    bands: [
      { label: 'open', says: 'open the lock', tone: 'good', facet: 'end', from: 1 },
      { label: 'still shut', says: 'have it still shut', tone: 'even', facet: 'end', from: 0, to: 0 },
      { label: 'broken', says: 'break it, shut for good', tone: 'bad', facet: 'end', to: -1 },
    ],
  },
  printed: [
    {
      inputs: { ability: 20, tries: 1 },
      value: { tries: 1, end: 1 },
      source: inRulebook('Lock Pick'),
    },
  ],
  also: ['open a lock', 'break a lock'],
});

export const intimidation = defineFormula({
  id: 'intimidation',
  name: 'Intimidating foes',
  summary: 'How many of the foes within reach run away, or attack you for it.',
  source: inRulebook('Intimidate'),
  inputs: {
    presence: { ...ability, label: 'Presence', bracket: 'Presence', min: -4, max: 20, start: 6 },
    foes: { kind: 'number', label: 'Foes within reach', bracket: 'Foes', min: 1, max: 12, start: 3 },
    will: {
      ...ability,
      label: 'Will of each foe',
      bracket: 'Will',
      min: 1,
      max: 15,
      start: 4,
      term: terms.will,
    },
  },
  expression: `let result = presence + ${standardRoll}; when(result >= ${core.defaultTarget.value}, repeat(foes, will + ${standardRoll} < result), -min(foes, d${figures.intimidateSides.value}))`,
  result: {
    label: 'Foes',
    signed: true,
    better: 'high',
    bands: [
      { label: 'they attack', says: 'fail, and some attack you', tone: 'bad', to: -1 },
      { label: 'they stand', says: 'impress nobody', tone: 'even', from: 0, to: 0 },
      { label: 'some flee', says: 'put at least one to flight', tone: 'good', from: 1 },
    ],
  },
  printed: [
    // One who cannot fail, foes who cannot stand: all of them flee.
    { inputs: { presence: 20, foes: 4, will: 1 }, value: 4, source: inRulebook('Intimidate') },
  ],
  also: ['scare', 'frighten', 'threaten'],
});

const drawn = `d${core.dieSides.value} + when(d${core.dieSides.value} >= ${figures.whiteFrom.value}, ${figures.whiteAdds.value}, 0)`;

export const talentRoll = defineFormula({
  id: 'talent-roll',
  name: 'Talent roll',
  summary: 'How often you draw a talent that you would like, with a twelve-sided die or two dice instead.',
  source: inRulebook('Archetypes & Talents'),
  inputs: {
    wanted: {
      kind: 'number',
      label: 'Talents that you would like',
      bracket: 'Wanted',
      min: 1,
      max: figures.talentsEach.value,
      start: 3,
      term: terms.talent,
    },
    had: {
      kind: 'number',
      label: 'Others of this archetype that you have already',
      bracket: 'Already yours',
      note: 'You roll again when one of them comes up.',
      min: 0,
      max: 4,
      start: 0,
    },
  },
  expression: `when(wanted + had > ${figures.talentsEach.value}, 1, d(${figures.talentsEach.value} - had) <= wanted)`,
  written: {
    [`when(wanted + had > ${figures.talentsEach.value}, 1, d(${figures.talentsEach.value} - had) <= wanted)`]: `d(${figures.talentsEach.value} - had) <= wanted`,
  },
  result: {
    label: 'Draw',
    better: 'high',
    bands: [
      { label: 'another', says: 'draw another one', tone: 'bad', to: 0 },
      { label: 'wanted', says: 'draw one that you would like', tone: 'good', from: 1 },
    ],
  },
  printed: [
    { inputs: { wanted: 1 }, value: `(${drawn}) = 1`, source: inRulebook('Archetypes & Talents') },
    { inputs: { wanted: 3 }, value: `(${drawn}) <= 3`, source: inRulebook('Archetypes & Talents') },
  ],
  also: ['random talent', 'd12', 'two dice as a d12'],
});

const weaponDamage = {
  kind: 'number',
  label: 'Damage of the weapon',
  bracket: 'Weapon',
  min: -3,
  max: 10,
  start: gunner.damage,
  signed: true,
  term: terms.weaponDamage,
} satisfies NumberInput;

export const attackValue = defineFormula({
  id: 'attack-value',
  name: 'Attack',
  summary: 'A trait plus the damage of the weapon in hand.',
  source: inRulebook('Attack'),
  inputs: {
    trait: {
      ...traitInput(terms.perception, gunner.perception),
      label: 'Strength for melee, Perception for ranged',
      bracket: 'Trait',
    },
    damage: weaponDamage,
  },
  expression: 'trait + damage',
  result: { label: 'Attack', better: 'high' },
  printed: [
    {
      inputs: { trait: gunner.perception, damage: gunner.damage },
      value: gunner.attack,
      source: inRulebook('Attack'),
    },
    { inputs: { trait: 5, damage: 0 }, value: 5, source: inRulebook('Attack') },
    { inputs: { trait: 5, damage: -2 }, value: 3, source: inRulebook('Attack') },
  ],
  also: ['ATK', 'attack bonus', 'to hit'],
});

export const defenceValue = defineFormula({
  id: 'defence-value',
  name: 'Defence',
  summary: 'Dexterity plus the toughness of armour and shield.',
  source: inRulebook('Defense'),
  inputs: {
    dexterity: traitInput(terms.dexterity, wearer.dexterity),
    toughness: {
      kind: 'number',
      label: 'Toughness of what you wear',
      bracket: 'Armour',
      min: 0,
      max: 12,
      start: wearer.toughness,
      signed: true,
      term: terms.toughness,
    },
  },
  expression: 'dexterity + toughness',
  result: { label: 'Defence', better: 'high' },
  printed: [
    {
      inputs: { dexterity: wearer.dexterity, toughness: wearer.toughness },
      value: wearer.defence,
      source: inRulebook('Defense'),
    },
  ],
  also: ['AC', 'armour class', 'DFS'],
});

export const understanding = defineFormula({
  id: 'understanding',
  name: 'Understanding a language',
  summary: 'The standard roll added to your points in the language.',
  source: inRulebook('Known Languages (Optional)'),
  inputs: {
    points: {
      kind: 'number',
      label: 'Your points in the language',
      bracket: 'Points',
      note: 'Without a point you cannot try.',
      min: 1,
      max: 15,
      start: speaker.goblin,
    },
    target: targetNumber,
  },
  expression: `points + ${standardRoll}`,
  parts: { [standardRoll]: 'standard roll' },
  against: 'target',
  result: {
    label: 'Ability test',
    better: 'high',
    bands: [
      { label: 'nothing', says: 'do not understand', tone: 'bad' },
      { label: 'understood', says: 'understand', tone: 'good' },
    ],
  },
  printed: [
    {
      inputs: { points: speaker.common },
      value: { total: `${speaker.common} + ${standardRoll}`, margin: standardRoll },
      source: inRulebook('Known Languages (Optional)'),
    },
  ],
  also: ['language test', 'translate', 'speak'],
});

const commonFaces = {
  kind: 'choice',
  label: 'An NPC with its own language speaks Common on',
  bracket: 'Common on',
  options: {
    one: { label: 'a 1', value: 1 },
    two: { label: 'a 1 or a 2', value: 2 },
  },
  start: 'one',
  ruling: commonOdds,
} satisfies ChoiceInput;

export const speaksCommon = defineFormula({
  id: 'speaks-common',
  name: 'Somebody who speaks Common',
  summary: 'How often at least one of several NPCs understands you.',
  source: inRulebook('Known Languages (Optional)'),
  inputs: {
    people: {
      kind: 'number',
      label: 'NPCs with a language of their own',
      bracket: 'NPCs',
      min: 1,
      max: 20,
      start: 1,
    },
    faces: commonFaces,
  },
  expression: `repeat(people, d${core.dieSides.value} <= faces)`,
  result: {
    label: 'Speakers of Common',
    better: 'high',
    bands: [
      { label: 'nobody', says: 'find nobody', tone: 'bad', to: 0 },
      { label: 'somebody', says: 'find somebody', tone: 'good', from: 1 },
    ],
  },
  printed: [
    {
      inputs: { people: 1 },
      value: `d${core.dieSides.value} = ${figures.commonSpeakers.value}`,
      source: inRulebook('Known Languages (Optional)'),
    },
    {
      inputs: { people: 1 },
      value: `d100 <= ${commonPercent}`,
      source: inRulebook('Known Languages (Optional)'),
      erratum: commonOdds,
    },
  ],
  also: ['common tongue', 'interpreter'],
});
