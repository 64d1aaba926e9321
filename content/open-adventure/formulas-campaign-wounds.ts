import { defineFormula } from '../../src/rules/formula';
import { harm } from './condition-numbers';
import { failed, number, saved, saveInput } from './controls-campaign';
import { countersThatCount, puttingOut } from './rulings-campaign-conditions';
import { inRulebook } from './sources';
import { standardRoll } from './standard-roll';
import * as terms from './terms-core';

const conditions = inRulebook('Conditions');
const health = { ...number('Health points left', 'Health', 1, 20, 7), term: terms.healthPoints };
const named = { [standardRoll]: 'standard roll' };

/** Each minute saves a counter or costs health, so that it is over before this many. */
const longest = 60;
const course = `affliction(${saved('fortitude')}, counters, health, 1, ${harm.bleed}, ${longest})`;
const bleedsOut = `max(0, health - ${course}.health)`;

export const bleeding = defineFormula({
  id: 'bleeding',
  name: 'Bleeding',
  summary: 'Minute by minute, a save for every counter: how much health it costs until it stops.',
  source: conditions,
  inputs: {
    counters: number('Bleed counters', 'Bleed', 1, 8, 2),
    fortitude: saveInput(terms.fortitude, 4),
    health,
  },
  expression: `let end = ${course}; { lost: health - end.health, minutes: end.rounds, left: end.health }`,
  shown: bleedsOut,
  written: { [bleedsOut]: `counters * (${failed('fortitude')})` },
  parts: named,
  result: {
    label: 'Health lost',
    better: 'low',
    facets: {
      lost: { label: 'Health lost' },
      minutes: { label: 'Minutes until it is over' },
      left: { label: 'Health left', hidden: true },
    },
    bands: [
      { label: 'stops in time', says: 'stop bleeding in time', tone: 'good', facet: 'left', from: 1 },
      { label: 'dying', says: 'bleed until you are dying', tone: 'bad', facet: 'left', to: 0 },
    ],
    claims: [{ label: 'nothing lost', says: 'lose nothing at all', tone: 'good', facet: 'lost', to: 0 }],
  },
  printed: [
    // Fortitude 10 always saves: a minute, and nothing lost.
    { inputs: { fortitude: 10, counters: 3 }, value: { lost: 0, minutes: 1 }, source: conditions },
    {
      inputs: { fortitude: 4, counters: 1, health: 1 },
      value: { lost: failed('4'), minutes: 1 },
      source: conditions,
    },
  ],
  also: ['bleed', 'blood loss', 'wounds'],
});

const burnt = `delay + up(counters, hands) - when(order = 0, 1, 0)`;
const stillOn = `clamp(counters - hands * max(0, turn - delay - order), 0, counters)`;
const perCounter = `${harm.burn} * sum(turn, 1, delay + up(counters, hands), ${stillOn})`;
const burns = `when(each = 1, ${perCounter}, ${harm.burn} * (${burnt}))`;

export const burning = defineFormula({
  id: 'burning',
  name: 'Burning',
  summary: 'What it costs you, and everybody next to you, until the flames are out.',
  source: conditions,
  inputs: {
    counters: number('Burn counters', 'Burn', 1, 6, 2),
    hands: number('Characters who act against it every turn', 'Those who act', 1, 6, 1),
    delay: number('Turns before anybody acts', 'Delay', 0, 10, 0),
    each: {
      kind: 'choice',
      label: 'Several counters',
      options: {
        longer: { label: 'burn longer', value: 0 },
        hotter: { label: 'also burn hotter', value: 1 },
      },
      start: 'longer',
      ruling: countersThatCount,
      weighedAt: { counters: 3 },
    },
    order: {
      kind: 'choice',
      label: 'Every turn it',
      options: {
        out: { label: 'is put out first', value: 0 },
        burns: { label: 'burns first', value: 1 },
      },
      start: 'out',
      ruling: puttingOut,
    },
  },
  expression: `{ lost: ${burns}, turns: delay + up(counters, hands) }`,
  shown: burns,
  written: { [burns]: `${harm.burn} * (delay + up(counters, hands) - 1)` },
  result: {
    label: 'Health lost',
    better: 'low',
    facets: {
      lost: { label: 'each loses', unit: 'health points' },
      turns: { label: 'it is out after', unit: 'turns' },
    },
  },
  printed: [
    { inputs: { counters: 1, delay: 1 }, value: { lost: harm.burn }, source: conditions },
    { inputs: { counters: 1 }, value: { lost: 0, turns: 1 }, source: conditions },
    { inputs: { counters: 1, order: 'burns' }, value: { lost: harm.burn }, source: conditions },
  ],
  also: ['burn', 'on fire', 'put out flames'],
});

const corroded = `health - repeat(turns, ${harm.acid})`;

export const acid = defineFormula({
  id: 'acid-burns',
  name: 'Acid',
  summary: 'What is left of you after some turns in acid.',
  source: conditions,
  inputs: { health, turns: number('Turns until it is washed off', 'Turns', 1, 5, 1) },
  expression: corroded,
  written: { [`repeat(turns, ${harm.acid})`]: `turns * ${harm.acid}` },
  result: {
    label: 'Health points left',
    better: 'high',
    bands: [
      { label: 'standing', says: 'stay on your feet', tone: 'good', from: 1 },
      { label: 'dying', says: 'are dying', tone: 'bad', to: 0 },
    ],
  },
  printed: [
    { inputs: { health: 12, turns: 1 }, value: `12 - 2d6`, source: conditions },
    { inputs: { health: 20, turns: 2 }, value: '20 - 4d6', source: conditions },
  ],
  also: ['acid', 'corrosive'],
});

const endured = `repeat(counters, ${saved('fortitude')}) = counters`;

export const poisoned = defineFormula({
  id: 'poisoned',
  name: 'Poison',
  summary: 'A save every turn, and every one of them must succeed.',
  source: conditions,
  inputs: {
    counters: number('Poison counters', 'Poison', 1, 6, 2),
    fortitude: { ...saveInput(terms.fortitude, 6), max: 10 },
  },
  expression: endured,
  written: { [endured]: `counters * (${saved('fortitude')})` },
  parts: named,
  result: {
    label: 'Survival',
    better: 'high',
    bands: [
      { label: 'survives', says: 'survive', tone: 'good', from: 1, to: 1 },
      { label: 'dies', says: 'die of it', tone: 'bad', from: 0, to: 0 },
    ],
  },
  map: { label: 'The chance to survive', down: 'fortitude', across: 'counters', shows: 'chance' },
  printed: [
    { inputs: { fortitude: 6, counters: 1 }, value: saved('6'), source: conditions },
    { inputs: { fortitude: 10, counters: 6 }, value: 1, source: conditions },
  ],
  also: ['poison', 'venom', 'save or die'],
});

const lasted = `persist(${failed('fortitude')}, 1, help)`;

export const dyingTurns = defineFormula({
  id: 'dying-turns',
  name: 'Dying',
  summary: 'How long somebody who is dying holds on until help comes.',
  source: conditions,
  inputs: {
    fortitude: saveInput(terms.fortitude, 6),
    help: number('Turns until help comes', 'Turns', 1, 30, 3),
  },
  expression: lasted,
  written: { [lasted]: `help * (${saved('fortitude')})` },
  parts: { ...named, [failed('fortitude')]: 'a save that fails' },
  result: {
    label: 'Dying',
    better: 'high',
    facets: {
      tries: { label: 'Health points lost' },
      end: { label: 'End', hidden: true },
    },
    bands: [
      { label: 'alive', says: 'are alive when help comes', tone: 'good', facet: 'end', to: 0 },
      { label: 'dead', says: 'die before', tone: 'bad', facet: 'end', from: 1 },
    ],
  },
  printed: [
    { inputs: { fortitude: 10, help: 3 }, value: { tries: 3, end: 0 }, source: conditions },
    { inputs: { fortitude: 4, help: 1 }, value: { end: failed('4') }, source: conditions },
  ],
  also: ['death', 'bleeding out', 'dying condition', 'stabilise'],
});
