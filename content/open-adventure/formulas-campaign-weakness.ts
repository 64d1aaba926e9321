import { type ChoiceInput, defineFormula } from '../../src/rules/formula';
import { harm } from './condition-numbers';
import { targetNumber } from './controls';
import { failed, number, saved, saveInput } from './controls-campaign';
import { figures as core } from './figures-core';
import { figures } from './figures-travel';
import { inRulebook } from './sources';
import { standardRoll } from './standard-roll';
import * as terms from './terms-core';

const conditions = inRulebook('Conditions');
const named = { [standardRoll]: 'standard roll' };

const chilled = `${harm.cold} * repeat(rounds, ${failed('fortitude')})`;
const tired = `min(stamina, ${chilled})`;

export const freezing = defineFormula({
  id: 'freezing',
  name: 'Cold',
  summary: 'What the cold takes, round after round: stamina first, then health.',
  source: conditions,
  inputs: {
    rounds: { ...number('Rounds in the cold', 'Rounds', 1, 144, 12), term: terms.round },
    fortitude: saveInput(terms.fortitude, 4),
    stamina: { ...number('Stamina points', 'Stamina', 0, 15, 7), term: terms.staminaPoints },
  },
  expression: `let lost = ${chilled}; { stamina: min(stamina, lost), health: max(0, lost - stamina) }`,
  shown: tired,
  written: { [tired]: `rounds * (${failed('fortitude')})` },
  parts: named,
  result: {
    label: 'Lost',
    better: 'low',
    facets: {
      stamina: { label: 'Stamina lost' },
      health: { label: 'Health lost' },
    },
    bands: [
      { label: 'only tired', says: 'lose no health', tone: 'good', facet: 'health', to: 0 },
      { label: 'hurt', says: 'lose health', tone: 'bad', facet: 'health', from: 1 },
    ],
  },
  printed: [
    { inputs: { fortitude: 10 }, value: { stamina: 0, health: 0 }, source: conditions },
    { inputs: { rounds: 1, fortitude: 4 }, value: { stamina: failed('4'), health: 0 }, source: conditions },
    {
      inputs: { rounds: 1, fortitude: 4, stamina: 0 },
      value: { health: failed('4') },
      source: inRulebook('Secondary Traits'),
    },
  ],
  also: ['frostbite', 'winter', 'snow', 'hypothermia', 'freeze'],
});

/** Saves that are told apart. */
const longest = 30;
const freed = `affliction(${saved('save')}, counters, 1, 0, 0, ${longest}).rounds`;

export const freeOfCounters = defineFormula({
  id: 'free-of-counters',
  name: 'Free of Confuse or Entangle',
  summary: 'How many saves it takes: Will every turn against Confuse, Reflex every round against Entangle.',
  source: conditions,
  inputs: {
    counters: number('Counters', 'Counters', 1, 8, 2),
    save: { ...saveInput(terms.saveTest, 4), label: 'Will or Reflex', bracket: 'Save' },
  },
  expression: freed,
  written: { [freed]: saved('save') },
  parts: named,
  result: {
    label: 'Free after',
    unit: 'saves',
    upTo: longest - 1,
    better: 'low',
  },
  printed: [
    { inputs: { save: 10, counters: 3 }, value: 3, source: conditions },
    { inputs: { save: 10, counters: 1 }, value: 1, source: conditions },
  ],
  also: ['confused', 'entangled', 'net', 'how long'],
});

const perCounter = figures.exhaustionPenalty.value;

export const wornOut = defineFormula({
  id: 'worn-out',
  name: 'A test when you are worn out',
  summary: 'What exhaustion, hunger and confusion do to your rolls.',
  source: conditions,
  inputs: {
    ability: number('Ability', 'Ability', 1, 12, 6),
    exhaust: number('Exhaust counters', 'Exhaust', 0, 6, 1),
    starve: number('Starve counters', 'Starve', 0, 6, 0),
    confused: {
      kind: 'choice',
      label: 'Confused',
      options: { no: { label: 'no', value: 0 }, yes: { label: 'yes', value: harm.confuse } },
      start: 'no',
    } satisfies ChoiceInput,
    target: targetNumber,
  },
  expression: `ability + ${standardRoll} - ${perCounter} * exhaust - ${harm.starve} * starve - confused`,
  against: 'target',
  written: { [`${perCounter} * exhaust`]: 'exhaust', [`${harm.starve} * starve`]: 'starve' },
  parts: named,
  result: {
    label: 'Test',
    better: 'high',
    bands: [
      { label: 'failure', says: 'fail', tone: 'bad' },
      { label: 'success', says: 'succeed', tone: 'good' },
    ],
  },
  printed: [
    {
      inputs: { ability: 6, exhaust: 1, starve: 0, target: core.defaultTarget.value },
      value: `5 + ${standardRoll}`,
      source: conditions,
    },
    {
      inputs: { ability: 6, exhaust: 0, starve: 2, confused: 'yes' },
      value: `6 - 2 - 3 + ${standardRoll}`,
      source: conditions,
    },
  ],
  also: ['exhaustion', 'starvation', 'hunger', 'tired', 'penalty'],
});

const onset = `${harm.lycanthropy} + ${standardRoll}`;

export const lycanthropyDays = defineFormula({
  id: 'lycanthropy-days',
  name: 'Lycanthropy',
  summary: 'After how many days the bite takes over, and when it begins to show.',
  source: conditions,
  inputs: {},
  expression: `let change = ${onset}; { days: change, signs: down(change, 2) }`,
  shown: onset,
  parts: { ...named, [`${harm.lycanthropy}`]: 'days' },
  result: {
    label: 'Days',
    better: 'high',
    facets: {
      days: { label: 'the change comes after', unit: 'days' },
      signs: { label: 'the first signs after', unit: 'days' },
    },
  },
  printed: [
    {
      inputs: {},
      value: { days: onset, signs: `down(${onset}, 2)` },
      source: conditions,
    },
  ],
  also: ['werewolf', 'lycanthrope', 'bite'],
});
