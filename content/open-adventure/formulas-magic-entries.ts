import { type ChoiceInput, defineFormula, type NumberInput } from '../../src/rules/formula';
import { targetNumber, traitInput } from './controls';
import { save } from './controls-magic';
import { figures } from './figures-core';
import { figures as magicFigures } from './figures-magic';
import { absorbing, arrow, aspectNumbers, friendship, healing, projection } from './magic-numbers';
import * as rulings from './rulings-magic';
import { inRulebook } from './sources';
import { standardRoll } from './standard-roll';
import * as terms from './terms-core';

const mostMana = magicFigures.mostMana.value;
const entry = (name: string) => inRulebook(`Alphabetical Magic Listing: ${name}`);

/** As often as the mana that anybody can hold pays for. */
const times = (cost: number, each: number): number => Math.floor((mostMana - cost) / each);

const enhanced = {
  kind: 'number',
  label: 'Enhancements bought',
  bracket: 'enhanced',
  min: 0,
  start: 0,
} as const;

const absorbed = `${absorbing.save} + ${absorbing.perEnhancement.save} * enhanced`;

export const absorbingSave = defineFormula({
  id: 'absorbing-save',
  name: 'Saving with Absorb Energy',
  summary: 'A save against cold, heat or radiation while the psionic lasts.',
  source: entry('Absorb Energy'),
  inputs: {
    save,
    enhanced: {
      ...enhanced,
      note: `Each costs ${absorbing.perEnhancement.light} light psi.`,
      max: times(2, absorbing.perEnhancement.light),
    },
    target: targetNumber,
  },
  expression: `${standardRoll} + save + ${absorbed}`,
  against: 'target',
  parts: { [standardRoll]: 'standard roll', [absorbing.save]: 'the psionic' },
  result: {
    label: 'Save',
    better: 'high',
    bands: [
      { label: 'failed', says: 'suffer the full effect', tone: 'bad' },
      { label: 'saved', says: 'save', tone: 'good' },
    ],
  },
  printed: [
    { inputs: { save: 2, enhanced: 0 }, value: `5 + ${standardRoll}`, source: entry('Absorb Energy') },
    { inputs: { save: 2, enhanced: 1 }, value: `7 + ${standardRoll}`, source: entry('Absorb Energy') },
  ],
  also: ['cold', 'heat', 'radiation'],
});

const interval = `${healing.everyHours} - ${healing.perEnhancement.hours} * enhanced`;
const healed = `min(lost, (down(${healing.lastsHours}, ${interval}) + at)d${healing.sides})`;

export const healingADay = defineFormula({
  id: 'accelerated-healing',
  name: 'A day of Accelerated Healing',
  summary: 'The health that you regain while it lasts.',
  source: entry('Accelerated Healing'),
  inputs: {
    lost: {
      kind: 'number',
      label: 'Health points lost',
      bracket: 'lost',
      min: 1,
      max: 13,
      start: 6,
      term: terms.healthPoints,
    },
    enhanced: {
      ...enhanced,
      label: 'Times the interval is shortened',
      bracket: 'shortened',
      note: 'Each costs one light psi and one stamina point.',
      max: healing.everyHours / healing.perEnhancement.hours - 1,
    },
    at: {
      kind: 'choice',
      label: 'You heal',
      bracket: 'you heal',
      options: {
        end: { label: 'at the end of each interval', value: 0 },
        both: { label: 'at the start as well', value: 1 },
      },
      start: 'end',
      ruling: rulings.healingInterval,
    },
  },
  expression: healed,
  written: { [healed]: `(${healing.lastsHours} / (${interval}))d${healing.sides}` },
  result: {
    label: 'Health regained',
    unit: 'health points',
    better: 'high',
  },
  printed: [
    { inputs: { lost: 13, enhanced: 0 }, value: 'min(13, 2d6)', source: entry('Accelerated Healing') },
    { inputs: { lost: 13, enhanced: 3 }, value: 'min(13, 8d6)', source: entry('Accelerated Healing') },
  ],
  also: ['regeneration', 'healing', 'recover health'],
});

const will = {
  kind: 'number',
  label: 'Will of the animal',
  bracket: 'Will',
  min: 1,
  max: 10,
  start: 3,
  term: terms.will,
} satisfies NumberInput;

const lasting = {
  kind: 'choice',
  label: 'The penalty',
  bracket: 'penalty',
  when: 'enhanced > 0',
  options: {
    lasts: { label: 'lasts', value: 1 },
    first: { label: 'is for the first save', value: 0 },
  },
  start: 'lasts',
  ruling: rulings.friendshipPenalty,
} satisfies ChoiceInput;

const { perEnhancement } = friendship;
/** Days that are told apart; a friendship may last longer. */
const days = 60;
const resists = (kept: string): string =>
  `${standardRoll} + will - ${-perEnhancement.save} * enhanced${kept} >= ${figures.defaultTarget.value}`;
const friendFor = `affliction(${resists(' * lasts')}, 1, 1, 0, 0, ${days + 1}).rounds`;
const friends = `when(${resists('')}, 0, ${friendFor})`;

export const friendshipLasts = defineFormula({
  id: 'friendship-lasts',
  name: 'How long an animal stays your friend',
  summary: 'Whether the animal is won, and with which daily save the friendship ends.',
  source: entry('Animal Friendship'),
  inputs: {
    will,
    enhanced: {
      ...enhanced,
      note: `Each costs ${perEnhancement.green} green mana.`,
      start: 1,
      max: times(friendship.green, perEnhancement.green),
    },
    lasts: lasting,
  },
  expression: friends,
  written: { [friends]: resists('') },
  parts: { [standardRoll]: 'standard roll' },
  result: {
    label: 'Day on which it ends',
    unit: 'days',
    better: 'high',
    upTo: days,
    bands: [
      { label: 'resists', says: 'fail to win the animal', tone: 'bad', to: 0 },
      { label: 'befriended', says: 'win the animal', tone: 'good', from: 1 },
    ],
    claims: [
      { label: 'a week', says: 'keep it for more than a week', tone: 'good', from: 8 },
      { label: 'a month', says: 'keep it for more than thirty days', tone: 'good', from: 31 },
    ],
  },
  printed: [
    { inputs: { will: 10, enhanced: 0 }, value: 0, source: entry('Animal Friendship') },
    {
      inputs: { will: 1, enhanced: 1 },
      value: `${days + 1}`,
      source: entry('Animal Friendship'),
    },
  ],
  also: ['animal friend', 'pet', 'tame'],
});

const limit = {
  kind: 'choice',
  label: 'Charisma',
  bracket: 'limit',
  options: { above: { label: 'may exceed 10', value: 99 }, ten: { label: 'stops at 10', value: 10 } },
  start: 'above',
  ruling: rulings.aspectAboveTen,
} satisfies ChoiceInput;

const winning = `charisma + ${aspectNumbers.charisma} + ${aspectNumbers.perEnhancement.charisma} * enhanced`;

export const aspectTest = defineFormula({
  id: 'aspect-test',
  name: 'Charm under Aspect',
  summary: 'A test of Charisma, Diplomacy or Presence while the aura shines.',
  source: entry('Aspect'),
  inputs: {
    charisma: {
      kind: 'number',
      label: 'Charisma, Diplomacy or Presence',
      bracket: 'Charisma',
      min: 1,
      max: 10,
      start: 8,
      term: terms.charisma,
    },
    enhanced: {
      ...enhanced,
      note: 'Each costs one light psi and one stamina point.',
      max: times(aspectNumbers.light, aspectNumbers.perEnhancement.light),
    },
    limit,
    target: { ...targetNumber, start: 8 },
  },
  expression: `${standardRoll} + min(limit, ${winning})`,
  written: { [`min(limit, ${winning})`]: `charisma + ${aspectNumbers.charisma} + enhanced` },
  against: 'target',
  parts: { [standardRoll]: 'standard roll', [aspectNumbers.charisma]: 'the psionic' },
  result: { label: 'Test', better: 'high' },
  printed: [
    { inputs: { charisma: 4, enhanced: 0 }, value: `7 + ${standardRoll}`, source: entry('Aspect') },
    { inputs: { charisma: 4, enhanced: 2 }, value: `9 + ${standardRoll}`, source: entry('Aspect') },
  ],
  also: ['aura', 'charisma', 'presence'],
});

const minutes = `${projection.minutes} + ${projection.perEnhancement.minutes} * enhanced`;
const turnsAMinute = 10;

export const projectionReach = defineFormula({
  id: 'projection-reach',
  name: 'How far a projection goes',
  summary: 'How long the ghost lasts, how far it can walk, and what it costs.',
  source: entry('Astral Projection'),
  inputs: {
    enhanced: {
      ...enhanced,
      label: 'Times it is prolonged',
      bracket: 'prolonged',
      max: times(projection.dark, 1),
    },
    each: {
      kind: 'choice',
      label: 'Each costs',
      bracket: 'each',
      when: 'enhanced > 0',
      options: { one: { label: 'one dark psi', value: 1 }, two: { label: 'two dark psi', value: 2 } },
      start: 'one',
      ruling: rulings.lostEnhancementCosts,
      weighedAt: { enhanced: 2 },
    },
  },
  expression: `{ minutes: ${minutes}, spaces: ${projection.speed * turnsAMinute} * (${minutes}), cost: ${projection.dark} + each * enhanced }`,
  result: {
    label: 'Minutes',
    better: 'high',
    facets: {
      minutes: { label: 'Minutes' },
      spaces: { label: 'Spaces it can walk' },
      cost: { label: 'Dark psi it costs' },
    },
    claims: [],
  },
  printed: [
    {
      inputs: { enhanced: 0 },
      value: { minutes: 5, spaces: 300, cost: 4 },
      source: entry('Astral Projection'),
    },
    { inputs: { enhanced: 1 }, value: { minutes: 7 }, source: entry('Astral Projection') },
  ],
  also: ['ghost', 'duration'],
});

const sides = figures.dieSides.value;
const astralAttack = `perception + ${arrow.damage}`;
/** An aimed attack: any of the dice may be rolled again once, for the most damage. */
const aimed = (goal: number, aim: string): string => `signedReroll(${sides}, 1, 0, 0, ${goal}, ${aim})`;
const hit = `max(0, ${aimed(2, `defence - (${astralAttack})`)} + ${astralAttack} - defence)`;

const perception = traitInput(terms.perception, 5);

export const astralArrows = defineFormula({
  id: 'astral-arrows',
  name: 'Damage of astral arrows',
  summary: 'What one aimed arrow does, or two, or all three.',
  source: entry('Astral Arrow'),
  inputs: {
    perception,
    defence: {
      kind: 'number',
      label: 'Defence of the target',
      bracket: 'Defence',
      min: 1,
      max: 20,
      start: 8,
      term: terms.defenceTrait,
    },
    arrows: { kind: 'number', label: 'Arrows', min: 1, max: arrow.arrows, start: 1 },
  },
  expression: `repeat(arrows, ${hit})`,
  written: { [aimed(2, `defence - (${astralAttack})`)]: 'signedReroll' },
  parts: { signedReroll: 'aimed roll', [arrow.damage]: 'arrow' },
  result: {
    label: 'Damage',
    better: 'high',
    claims: [{ label: 'some damage', says: 'a wound', tone: 'good', from: 1 }],
  },
  printed: [
    {
      inputs: { perception: 10, defence: 1 },
      value: `${aimed(1, '0')} + 16`,
      source: entry('Astral Arrow'),
    },
  ],
  also: ['bow', 'archery', 'aimed'],
});

/** What every arrow reaches; a point rolled is a space more, and another as the power point that it brings, until there
 *  are as many as may be had. */
const powerLimit = figures.powerLimit.value;
const most = arrow.range + powerLimit;
const sure = `${arrow.range + arrow.power} - stamina`;
const needed = `when(distance <= ${arrow.range + arrow.power} + stamina, distance - ${sure}, max(up(distance - ${sure}, 2), distance - ${most}))`;
const flown = aimed(0, needed);
const bought = `min(${powerLimit}, ${arrow.power} + stamina + max(0, roll))`;

export const astralFlight = defineFormula({
  id: 'astral-flight',
  name: 'Does the arrow reach?',
  summary: 'The chance that an astral arrow carries to its target, with every power point spent on range.',
  source: entry('Astral Arrow'),
  inputs: {
    distance: {
      kind: 'number',
      label: 'Distance in spaces',
      bracket: 'distance',
      min: 1,
      max: most + sides - 1,
      start: 14,
      term: terms.space,
    },
    stamina: {
      kind: 'number',
      label: 'Stamina points spent',
      bracket: 'stamina',
      note: 'Each is a power point more.',
      min: 0,
      max: powerLimit - arrow.power,
      start: 0,
      term: terms.staminaPoints,
    },
  },
  expression: `let roll = ${flown}; ${arrow.range} + roll + ${bought}`,
  against: 'distance',
  parts: { signedReroll: 'the aimed dice', roll: 'Aimed roll', [arrow.range]: 'range', [bought]: 'power' },
  written: { [flown]: 'signedReroll', [bought]: `min(${powerLimit}, ${arrow.power} + stamina + roll)` },
  result: {
    label: 'Spaces',
    better: 'high',
    bands: [
      { label: 'too short', says: 'fall short', tone: 'bad' },
      { label: 'reaches', says: 'reach it', tone: 'good' },
    ],
  },
  printed: [
    {
      inputs: { distance: 7 },
      value: `let roll = ${aimed(0, '-5')}; 10 + roll + min(5, 2 + max(0, roll))`,
      source: entry('Astral Arrow'),
    },
  ],
  also: ['range', 'bow'],
});
