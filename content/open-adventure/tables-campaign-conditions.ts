import { defineTable } from '../../src/rules/table';
import { harm } from './condition-numbers';
import { figures as fight } from './figures-combat';
import { figures } from './figures-travel';
import { inRulebook } from './sources';
import * as terms from './terms-core';

const tired = figures.exhaustionPenalty.value;

export const conditionTable = defineTable({
  id: 'conditions',
  name: 'Conditions',
  source: inRulebook('Conditions'),
  columns: {
    name: { label: 'Condition', term: terms.condition },
    when: { label: 'Time', filter: true },
    effect: { label: 'Effect' },
    ends: { label: 'How it goes away' },
  },
  rows: {
    acid: {
      name: 'Acid',
      when: 'every turn',
      effect: `Costs ${harm.acid} health points. One thing of wood, leather or cloth that the acid touched, picked at random, is destroyed.`,
      ends: null,
    },
    age: {
      name: 'Age',
      when: null,
      effect: `You grow older by 1d6 × ${harm.age} years, for good.`,
      ends: 'never',
    },
    bleed: {
      name: 'Bleed',
      when: 'every minute',
      effect: `A Fortitude save for every counter. Each that fails costs ${harm.bleed}{health}.`,
      ends: 'Each save that succeeds removes a counter.',
    },
    blind: {
      name: 'Blind',
      when: null,
      effect: `−${-fight.blind.value} Attack and Defence, or only −${-fight.partlyBlind.value} if you are partially blind.`,
      ends: null,
    },
    burn: {
      name: 'Burn',
      when: 'every turn',
      effect: `Costs you and everybody next to you ${harm.burn}{health}.`,
      ends: 'A full-turn action of yours, or of somebody next to you, removes a counter.',
    },
    cold: {
      name: 'Cold',
      when: 'every round',
      effect: `A Fortitude save. If it fails: ${harm.cold}{stamina} lost, and −1 on every save until the round ends.`,
      ends: null,
    },
    confuse: {
      name: 'Confuse',
      when: 'every turn',
      effect: `A Will save. If it fails: −${harm.confuse} on every ability test.`,
      ends: 'The save, if it succeeds, removes a counter.',
    },
    deplete: {
      name: 'Deplete',
      when: null,
      effect: `Takes 1d6 × ${harm.deplete.toLocaleString('en-GB')} experience points, for good.`,
      ends: 'never',
    },
    dying: {
      name: 'Dying',
      when: 'every turn',
      effect: `Costs ${harm.dying}{health}. Then a Fortitude save: if it fails you die.`,
      ends: null,
    },
    entangle: {
      name: 'Entangle',
      when: 'every round',
      effect: 'No action that takes any movement.',
      ends: 'A Reflex save, if it succeeds, removes a counter.',
    },
    exhaust: {
      name: 'Exhaust',
      when: null,
      effect: `For every counter: ${tired}{stamina} less, and −${tired} on all rolls.`,
      ends: 'A day of rest removes a counter.',
    },
    fear: { name: 'Fear', when: null, effect: 'You run away for 1d6 minutes.', ends: 'when the time is up' },
    fly: {
      name: 'Fly',
      when: 'every turn',
      effect:
        'You may move over characters, barriers, and ground up to 3 spaces higher than your own, as if nothing were there. End the turn on an empty space.',
      ends: null,
    },
    intoxicate: {
      name: 'Intoxicate',
      when: 'every round',
      effect:
        'A Will save. Until the round ends, success means +5 Charisma; failure −2 Intelligence, −2 Perception and −1 Defence.',
      ends: null,
    },
    invisible: { name: 'Invisible', when: null, effect: '+4 Defence.', ends: null },
    'knock-back': {
      name: 'Knock Back',
      when: 'melee attack',
      effect:
        'If you deal at least 1 damage, you may push the target, in any direction, by as many spaces as the number after Knock Back. It must land where you can see it.',
      ends: null,
    },
    lycanthropy: {
      name: 'Lycanthropy',
      when: null,
      effect: `You turn into what attacked you after ${harm.lycanthropy} days plus a standard roll, and belong to the game master from then on. Signs show after half that time.`,
      ends: null,
    },
    poison: {
      name: 'Poison',
      when: 'every turn',
      effect: 'A Fortitude save. If it fails you die.',
      ends: 'The save, if it succeeds, removes a counter.',
    },
    reach: {
      name: 'Reach',
      when: null,
      effect:
        'Your melee attacks reach those next to you, and those as many spaces away as the number after Reach. The distance does not count against you.',
      ends: null,
    },
    sleep: { name: 'Sleep', when: 'every round', effect: 'No actions, and −8 Defence.', ends: null },
    starve: {
      name: 'Starve',
      when: null,
      effect: `For every counter: ${harm.starve}{stamina} less, and −${harm.starve} on all rolls.`,
      ends: 'A meal removes a counter.',
    },
    stun: {
      name: 'Stun',
      when: 'every turn',
      effect: 'One action instead of two.',
      ends: 'A standard action removes a counter.',
    },
    surprise: {
      name: 'Surprise',
      when: 'every turn',
      effect: 'No actions.',
      ends: 'A counter goes every turn.',
    },
    sweep: {
      name: 'Sweep',
      when: null,
      effect: 'Your melee attacks strike everybody next to you.',
      ends: null,
    },
    suffocate: {
      name: 'Suffocate',
      when: 'every turn',
      effect: `While you hold your breath: ${figures.heldBreath.value}{stamina} lost.`,
      ends: null,
    },
    unconscious: {
      name: 'Unconscious',
      when: 'every minute',
      effect: 'No actions.',
      ends: 'A counter goes every minute.',
    },
  },
  also: [
    'status effects',
    'afflictions',
    'bleeding',
    'burning',
    'poisoned',
    'stunned',
    'blinded',
    'partial blindness',
    'drowning',
    'asleep',
    'drunk',
    'frightened',
    'knocked out',
    'flying',
  ],
});
