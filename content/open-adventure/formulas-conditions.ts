import { defineFormula, type NumberInput } from '../../src/rules/formula';
import type { Term } from '../../src/rules/term';
import { figures } from './figures-campaign';
import { figures as core } from './figures-core';
import { inRulebook } from './sources';
import { standardRoll } from './standard-roll';
import * as terms from './terms-core';

const conditions = inRulebook('Conditions');

const save = (term: Term, start: number): NumberInput => ({
  kind: 'number',
  label: term.name,
  min: 1,
  max: 15,
  start,
  term,
});

const number = (label: string, bracket: string, min: number, max: number, start: number): NumberInput => ({
  kind: 'number',
  label,
  bracket,
  min,
  max,
  start,
});

/** The save with that name against the usual target number: 1 if it succeeds. */
const saved = (name: string): string => `${name} + ${standardRoll} >= ${core.defaultTarget.value}`;
const lost = (name: string): string => `${name} + ${standardRoll} < ${core.defaultTarget.value}`;

const horizon = 60;

export const bleeding = defineFormula({
  id: 'bleeding',
  name: 'Bleeding',
  summary: 'Minute by minute, a save for every counter: how much health it costs until it stops.',
  source: conditions,
  inputs: {
    fortitude: save(terms.fortitude, 4),
    counters: number('Bleed counters', 'Bleed', 1, 8, 2),
    health: { ...number('Health points left', 'Health', 1, 20, 7), term: terms.healthPoints },
  },
  expression: `let end = affliction(${saved('fortitude')}, counters, health, 1, 1, ${horizon}); { lost: health - end.health, left: end.health, rounds: end.rounds }`,
  written: {
    [`affliction(${saved('fortitude')}, counters, health, 1, 1, ${horizon})`]: 'counters > fortitude',
  },
  result: {
    label: 'Health lost',
    better: 'low',
    facets: {
      lost: { label: 'Health lost', unit: 'health points' },
      rounds: { label: 'Minutes until it is over', unit: 'minutes' },
      left: { label: 'Health left', hidden: true },
    },
    bands: [
      { label: 'dying', says: 'bleed until you are dying', tone: 'bad', facet: 'left', to: 0 },
      { label: 'alive', says: 'stop bleeding in time', tone: 'good', facet: 'left', from: 1 },
    ],
  },
  printed: [
    // Fortitude 15 always saves: a minute, and nothing lost.
    { inputs: { fortitude: 15, counters: 3 }, value: { lost: 0, rounds: 1, left: 7 }, source: conditions },
  ],
  also: ['bleed', 'blood loss', 'wounds'],
});

export const poisoned = defineFormula({
  id: 'poisoned',
  name: 'Poison',
  summary: 'A save every turn, and every one of them must succeed.',
  source: conditions,
  inputs: { fortitude: save(terms.fortitude, 6), counters: number('Poison counters', 'Poison', 1, 10, 2) },
  expression: `repeat(counters, ${saved('fortitude')}) = counters`,
  written: {
    [`repeat(counters, ${saved('fortitude')}) = counters`]: `counters * (fortitude + ${standardRoll})`,
  },
  result: {
    label: 'Survival',
    better: 'high',
    bands: [
      { label: 'dead', says: 'die of it', tone: 'bad', to: 0 },
      { label: 'alive', says: 'survive', tone: 'good', from: 1 },
    ],
  },
  map: { label: 'The chance to survive', down: 'fortitude', across: 'counters', shows: 'chance' },
  printed: [
    { inputs: { fortitude: 6, counters: 1 }, value: saved('6'), source: conditions },
    { inputs: { fortitude: 15, counters: 10 }, value: 1, source: conditions },
  ],
  also: ['poison', 'venom', 'save or die'],
});

export const dyingTurns = defineFormula({
  id: 'dying-turns',
  name: 'Dying',
  summary: 'How long somebody who is dying holds on until help comes.',
  source: conditions,
  inputs: { fortitude: save(terms.fortitude, 4), help: number('Turns until help comes', 'Help', 1, 30, 5) },
  expression: `persist(${lost('fortitude')}, 1, help)`,
  written: { [`persist(${lost('fortitude')}, 1, help)`]: 'fortitude > help' },
  result: {
    label: 'Turns',
    better: 'high',
    facets: { tries: { label: 'Saves made' }, end: { label: 'End', hidden: true } },
    bands: [
      { label: 'alive', says: 'are alive when help comes', tone: 'good', facet: 'end', to: 0 },
      { label: 'dead', says: 'die before', tone: 'bad', facet: 'end', from: 1 },
    ],
  },
  printed: [{ inputs: { fortitude: 15, help: 3 }, value: { tries: 3, end: 0 }, source: conditions }],
  also: ['death', 'bleeding out', 'dying condition'],
});

export const freezing = defineFormula({
  id: 'freezing',
  name: 'Cold',
  summary: 'What cold takes over the hours: stamina first, then health.',
  source: conditions,
  inputs: {
    fortitude: save(terms.fortitude, 4),
    hours: number('Hours in the cold', 'Hours', 1, 24, 2),
    stamina: { ...number('Stamina points', 'Stamina', 0, 15, 7), term: terms.staminaPoints },
  },
  expression: `let lost = repeat(hours * 6, ${lost('fortitude')}); { stamina: min(stamina, lost), health: max(0, lost - stamina) }`,
  written: { [`repeat(hours * 6, ${lost('fortitude')})`]: 'hours > fortitude' },
  result: {
    label: 'Lost',
    better: 'low',
    facets: {
      stamina: { label: 'Stamina lost', unit: 'stamina points' },
      health: { label: 'Health lost', unit: 'health points' },
    },
    bands: [
      { label: 'only tired', says: 'lose no health', tone: 'good', facet: 'health', to: 0 },
      { label: 'hurt', says: 'lose health', tone: 'bad', facet: 'health', from: 1 },
    ],
  },
  printed: [{ inputs: { fortitude: 15 }, value: { stamina: 0, health: 0 }, source: conditions }],
  also: ['frostbite', 'winter', 'snow', 'hypothermia'],
});

export const freeOfCounters = defineFormula({
  id: 'free-of-counters',
  name: 'Shaking off a condition',
  summary: 'How long Confuse (Will, turns) or Entangle (Reflex, rounds) lasts.',
  source: conditions,
  inputs: {
    save: { ...save(terms.saveTest, 4), label: 'Will or Reflex' },
    counters: number('Counters', 'Counters', 1, 8, 2),
  },
  expression: `affliction(${saved('save')}, counters, 1, 0, 0, ${horizon}).rounds`,
  written: { [`affliction(${saved('save')}, counters, 1, 0, 0, ${horizon}).rounds`]: 'counters > save' },
  result: { label: 'Turns or rounds', better: 'low' },
  printed: [{ inputs: { save: 15, counters: 3 }, value: 3, source: conditions }],
  also: ['confused', 'entangled', 'net', 'how long'],
});

export const lycanthropyDays = defineFormula({
  id: 'lycanthropy-days',
  name: 'Lycanthropy',
  summary: 'On which day the bite takes over, and when it begins to show.',
  source: conditions,
  inputs: {},
  expression: `let days = ${figures.lycanthropyDays.value} + ${standardRoll}; { days: days, signs: down(days, 2) }`,
  result: {
    label: 'Days',
    better: 'high',
    facets: {
      days: { label: 'Days until the change', unit: 'days' },
      signs: { label: 'First signs', unit: 'days' },
    },
  },
  printed: [
    {
      inputs: {},
      value: {
        days: `${figures.lycanthropyDays.value} + ${standardRoll}`,
        signs: `down(${figures.lycanthropyDays.value} + ${standardRoll}, 2)`,
      },
      source: conditions,
    },
  ],
  also: ['werewolf', 'lycanthrope', 'bite'],
});
