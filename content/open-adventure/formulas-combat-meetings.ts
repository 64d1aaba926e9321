import { type ChoiceInput, defineFormula, type NumberInput } from '../../src/rules/formula';
import { traitInput } from './controls';
import { coward, loyal } from './examples-combat';
import { figures as core } from './figures-core';
import {
  initiativeTrait,
  moraleOfHirelings,
  reactionAgain,
  reactionDice,
  tiedInitiative,
} from './rulings-combat-encounters';
import { inRulebook } from './sources';
import { standardRoll } from './standard-roll';
import { npcReactions, surpriseCounters } from './tables-combat-encounters';
import * as terms from './terms-combat';
import * as words from './terms-core';

const surprise = inRulebook('Surprise & Initiative');
const reactions = inRulebook('Reactions');
const morale = inRulebook('Morale (Optional)');

const isDexterity = 'trait = 0';
const isPerception = 'trait = 1';
const yours = 'when(trait, perception, dexterity)';
const theirs = 'when(trait, theirPerception, theirDexterity)';
const lead = `${yours} + mine - ${theirs} - other`;
const settled = 'when(lead != 0, sign(lead), sign(mine - other))';

const both =
  `let mine = ${standardRoll}; let other = ${standardRoll}; let lead = ${lead}; let order = ${settled}; ` +
  '{ yours: lookup(surpriseCounters, max(0, 0 - lead), counters), ' +
  'theirs: lookup(surpriseCounters, max(0, lead), counters), ' +
  'order: when(order != 0, order, when(tie, 2 * d2 - 3, 1)) }';

export const initiative = defineFormula({
  id: 'initiative-odds',
  name: 'Initiative and surprise',
  summary: 'Who acts first, and how many turns the slower side loses.',
  source: surprise,
  inputs: {
    dexterity: { ...traitInput(words.dexterity, 5), label: 'Your Dexterity', when: isDexterity },
    perception: { ...traitInput(words.perception, 6), label: 'Your Perception', when: isPerception },
    theirDexterity: { ...traitInput(words.dexterity, 5), label: 'Their Dexterity', when: isDexterity },
    theirPerception: { ...traitInput(words.perception, 4), label: 'Their Perception', when: isPerception },
    trait: {
      kind: 'choice',
      label: 'You roll',
      bracket: 'Rolled',
      options: { dexterity: { label: 'Dexterity', value: 0 }, perception: { label: 'Perception', value: 1 } },
      start: 'dexterity',
      term: words.initiative,
      ruling: initiativeTrait,
    },
    tie: {
      kind: 'choice',
      label: 'A tie of everything',
      bracket: 'Tie',
      options: {
        pcs: { label: 'the PCs go first', value: 0 },
        again: { label: 'roll again', value: 1 },
      },
      start: 'pcs',
      ruling: tiedInitiative,
    },
  },
  expression: both,
  written: { [both]: 'dexterity + mine - theirDexterity - other' },
  parts: { mine: 'your roll', other: 'their roll' },
  tables: { surpriseCounters },
  result: {
    label: 'Surprise counters',
    facets: {
      yours: { label: 'Your surprise counters' },
      theirs: { label: 'Their surprise counters' },
      order: { label: 'Who goes first', hidden: true },
    },
    bands: [
      { label: 'you first', says: 'act first', tone: 'good', facet: 'order', from: 1 },
      { label: 'they first', says: 'act after them', tone: 'bad', facet: 'order', to: -1 },
    ],
    claims: [
      { label: 'you are surprised', says: 'are surprised', tone: 'bad', facet: 'yours', from: 1 },
      { label: 'you surprise them', says: 'surprise them', tone: 'good', facet: 'theirs', from: 1 },
    ],
  },
  printed: [
    {
      inputs: { dexterity: 5, theirDexterity: 5 },
      value: {
        theirs: `let lead = ${standardRoll} - ${standardRoll}; (lead >= 3) + (lead >= 4) + (lead >= 5)`,
        order: `let mine = ${standardRoll}; let other = ${standardRoll}; when(mine >= other, 1, 0 - 1)`,
      },
      source: surprise,
    },
    // Nine points ahead, the worst of rolls leaves them a single point behind.
    { inputs: { dexterity: 10, theirDexterity: 1 }, value: { yours: 0 }, source: surprise },
  ],
  also: ['who goes first', 'surprise round', 'ambush', 'turn order'],
});

/** A presence test, with ability modifiers and whatever the NPC is like. */
const presence = {
  kind: 'number',
  label: 'Presence of the nearest PC',
  bracket: 'Presence',
  min: -4,
  max: 20,
  start: coward.presence,
} satisfies NumberInput;

const nature = {
  kind: 'number',
  label: 'Modifier for what the NPC is like',
  bracket: 'Its nature',
  note: 'Below 0 for the hostile and the cowardly, above 0 for the friendly and the brave.',
  min: -5,
  max: 5,
  start: 0,
  signed: true,
} satisfies NumberInput;

const { hostile, aggressive, neutral, favourable, friendly } = npcReactions.rows;

/** From the best to the worst, as an answer tells them; `place` counts the rows of the table from 0. */
const moods = [
  { row: friendly, place: 4, says: 'find them friendly', tone: 'good' },
  { row: favourable, place: 3, says: 'find them favourable', tone: 'good' },
  { row: neutral, place: 2, says: 'find them neutral', tone: 'even' },
  { row: aggressive, place: 1, says: 'find them aggressive', tone: 'bad' },
  { row: hostile, place: 0, says: 'find them hostile', tone: 'bad' },
] as const;

export const reactionRoll = defineFormula({
  id: 'reaction-roll',
  name: 'Reaction',
  summary: 'The Presence test that says how an NPC takes to you.',
  source: inRulebook('NPC Reaction'),
  inputs: {
    presence: { ...presence, start: 5, when: 'dice = 0' },
    nature,
    dice: {
      kind: 'choice',
      label: 'Rolled',
      options: {
        presence: { label: 'a Presence test', value: 0 },
        two: { label: 'two dice', value: 1 },
      },
      start: 'presence',
      term: terms.reaction,
      ruling: reactionDice,
    },
  },
  expression: `when(dice, 2d${core.dieSides.value}, presence + ${standardRoll}) + nature`,
  written: {
    [`when(dice, 2d${core.dieSides.value}, presence + ${standardRoll}) + nature`]: `presence + nature + ${standardRoll}`,
  },
  parts: { [standardRoll]: 'standard roll' },
  result: {
    label: 'Reaction',
    better: 'high',
    bands: moods.map(({ row, says, tone }) => ({
      label: row.name.toLowerCase(),
      says,
      tone,
      ...(row.from !== null && { from: row.from }),
      ...(row.to !== null && { to: row.to }),
    })),
  },
  printed: [
    {
      inputs: { presence: coward.presence, nature: coward.modifier },
      value: `${coward.result} - (${coward.roll}) + ${standardRoll}`,
      source: reactions,
    },
    // Two dice are what Presence 7 makes of the standard roll.
    {
      inputs: { dice: 'two' },
      value: `7 + ${standardRoll}`,
      source: inRulebook('Game Day Timeline'),
    },
  ],
  also: ['attitude', 'first impression', 'hostile', 'friendly', 'presence test'],
});

/** How many minutes are followed one by one. */
const minutes = 5;
/** A state is a reaction, as its place in the table, and what was added to the roll so far, as one number. */
const base = 100;
const written = (modifier: string, result: string) =>
  `${base} * (${modifier}) + lookup(npcReactions, ${result})`;
const placeOf = (modifier: string) => `s - ${base} * ${modifier}`;
/** What a reaction adds to the next roll. */
const again = Object.values(npcReactions.rows)
  .flatMap((row, index) => (row.again ? [`${row.again} * (place = ${index + 1})`] : []))
  .join(' + ');

function minuteLater(before: string, minute: number): string {
  const rolled = `(let n = grows * m + ${again}; ${written('n', `presence + nature + n + ${standardRoll}`)})`;
  const final = 'abs(place - 3) = 2';
  return (
    `(let s = ${before}; let m = down(s, ${base}); let place = ${placeOf('m')}; ` +
    `when(minutes < ${minute}, s, when(${final}, s, ${rolled})))`
  );
}

const course = Array.from({ length: minutes }, (_, index) => index + 1).reduce(
  minuteLater,
  written('0', `presence + nature + ${standardRoll}`),
);
const inTheEnd = `let s = ${course}; ${placeOf(`down(s, ${base})`)} - 1`;

export const reactionOverTime = defineFormula({
  id: 'reaction-over-time',
  name: 'Reaction after some minutes',
  summary: 'Unless they are hostile or friendly, they make up their mind anew every minute.',
  source: inRulebook('NPC Reaction'),
  inputs: {
    presence,
    nature,
    minutes: { kind: 'number', label: 'Minutes', min: 0, max: minutes, start: 3, unit: 'minutes' },
    grows: {
      kind: 'choice',
      label: 'What the table adds counts',
      bracket: 'Bonus',
      options: {
        once: { label: 'for the next roll', value: 0 },
        stays: { label: 'for all rolls to come', value: 1 },
      },
      start: 'once',
      ruling: reactionAgain,
    },
  },
  expression: inTheEnd,
  written: { [inTheEnd]: `presence + nature + ${standardRoll}` },
  parts: { [standardRoll]: 'standard roll, minute by minute' },
  tables: { npcReactions },
  result: {
    label: 'Reaction',
    names: moods.map(({ row }) => row.name.toLowerCase()).toReversed(),
    better: 'high',
    bands: moods.map(({ row, place, says, tone }) => ({
      label: row.name.toLowerCase(),
      says,
      tone,
      from: place,
      to: place,
    })),
  },
  printed: [
    {
      inputs: { minutes: 0 },
      value: `let r = ${coward.presence} + ${standardRoll}; (r >= 2) + (r >= 5) + (r >= 8) + (r >= 10)`,
      source: inRulebook('NPC Reaction'),
    },
    {
      inputs: { presence: 4, minutes: 1 },
      value:
        `let r = 4 + ${standardRoll}; when(r <= 1, 0, let t = 4 + ${standardRoll} + when(r <= 4, 0 - 2, when(r <= 7, 0, 2)); ` +
        '(t >= 2) + (t >= 5) + (t >= 8) + (t >= 10))',
      source: inRulebook('NPC Reaction'),
    },
  ],
  also: ['attitude', 're-roll', 'talk', 'negotiate', 'calm down'],
});

const save = `will + ${standardRoll} >= ${core.defaultTarget.value}`;
const word = `presence + loyalty + ${standardRoll} >= ${core.defaultTarget.value}`;
const hiredOnly = 'hired = 1';

export const moraleTest = defineFormula({
  id: 'morale-test',
  name: 'Morale',
  summary: 'Whether somebody in danger stands, is held by an employer’s word, or flees.',
  source: morale,
  inputs: {
    will: { ...traitInput(words.will, 4), label: 'Will of the NPC', when: 'hired * alone = 0' },
    hired: {
      kind: 'choice',
      label: 'The NPC is',
      bracket: 'Hired?',
      options: { yes: { label: 'hired', value: 1 }, no: { label: 'not hired', value: 0 } },
      start: 'yes',
      term: terms.employer,
    },
    presence: { ...presence, label: 'Presence of the employer', start: 5, when: hiredOnly },
    loyalty: {
      kind: 'number',
      label: 'Loyalty points',
      bracket: 'Loyalty',
      min: -10,
      max: 10,
      start: loyal.points,
      signed: true,
      term: words.loyaltyPoints,
      when: hiredOnly,
    },
    alone: {
      kind: 'choice',
      label: 'The hired are tested by',
      bracket: 'Tested by',
      options: {
        both: { label: 'their Will, then Presence', value: 0 },
        presence: { label: 'Presence alone', value: 1 },
      },
      start: 'both',
      ruling: moraleOfHirelings,
      when: hiredOnly,
    },
  } satisfies Readonly<Record<string, NumberInput | ChoiceInput>>,
  expression: `when(when(hired * alone, 0, ${save}), 2, when(hired, ${word}, 0))`,
  written: {
    [`when(when(hired * alone, 0, ${save}), 2, when(hired, ${word}, 0))`]: `will + ${standardRoll}`,
  },
  parts: { [standardRoll]: 'standard roll' },
  result: {
    label: 'Morale',
    names: ['they flee', 'held by a word', 'they stand'],
    better: 'high',
    bands: [
      { label: 'they stand', says: 'see them stand by themselves', tone: 'good', from: 2, to: 2 },
      { label: 'held by a word', says: 'see them held by a word', tone: 'good', from: 1, to: 1 },
      { label: 'they flee', says: 'see them flee', tone: 'bad', from: 0, to: 0 },
    ],
    claims: [{ label: 'they stay', says: 'see them stay either way', tone: 'good', from: 1 }],
  },
  printed: [
    {
      inputs: { will: 5, hired: 'no' },
      value: `2 * (5 + ${standardRoll} >= 5)`,
      source: morale,
    },
    // Two loyalty points are +2 on the employer's test.
    {
      inputs: { will: 1, presence: 4, loyalty: loyal.points },
      value: `when(1 + ${standardRoll} >= 5, 2, 4 + ${loyal.modifier} + ${standardRoll} >= 5)`,
      source: morale,
    },
  ],
  also: ['fear', 'loyalty', 'flee', 'desert', 'hirelings', 'will save'],
});
