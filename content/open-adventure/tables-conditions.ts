import { defineTable } from '../../src/rules/table';
import { inRulebook } from './sources';
import * as terms from './terms-core';

export const conditionTable = defineTable({
  id: 'conditions',
  name: 'Conditions',
  source: inRulebook('Conditions'),
  columns: {
    name: { label: 'Condition', term: terms.condition },
    every: { label: 'Every', filter: true },
    effect: { label: 'Effect' },
    ends: { label: 'How it goes away' },
  },
  rows: {
    acid: {
      name: 'Acid',
      every: 'turn',
      effect:
        'Lose 2d6 health points. A random thing of wood, leather or cloth that it touched is destroyed.',
      ends: null,
    },
    age: { name: 'Age', every: null, effect: 'You are older by 1d6 × 10 years.', ends: 'never' },
    bleed: {
      name: 'Bleed',
      every: 'minute',
      effect: 'A Fortitude save for each counter. Each that fails costs 1{health}.',
      ends: 'Each save that succeeds removes a counter.',
    },
    blind: {
      name: 'Blind',
      every: null,
      effect: '−4 to Attack and Defence. Partially blind: −2 instead.',
      ends: null,
    },
    burn: {
      name: 'Burn',
      every: 'turn',
      effect: 'You and everybody next to you lose 2{health}.',
      ends: 'A full-turn action of yours, or of somebody next to you, removes a counter.',
    },
    cold: {
      name: 'Cold',
      every: 'round',
      effect:
        'Fortitude save. If it fails, lose 1{stamina} and have −1 on all saves until the end of the round.',
      ends: null,
    },
    confuse: {
      name: 'Confuse',
      every: 'turn',
      effect: 'Will save. If it fails, −3 on all ability tests.',
      ends: 'The save removes a counter.',
    },
    deplete: {
      name: 'Deplete',
      every: null,
      effect: 'You lose 1d6 × 1,000 experience points.',
      ends: 'never',
    },
    dying: {
      name: 'Dying',
      every: 'turn',
      effect: 'Lose 1{health}, and make a Fortitude save. If it fails you die.',
      ends: null,
    },
    entangle: {
      name: 'Entangle',
      every: 'round',
      effect: 'No action that needs movement.',
      ends: 'A Reflex save removes a counter.',
    },
    exhaust: {
      name: 'Exhaust',
      every: null,
      effect: '−1{stamina} and −1 on all rolls for each counter.',
      ends: 'A day of rest removes a counter.',
    },
    fear: { name: 'Fear', every: null, effect: 'You flee for 1d6 minutes.', ends: 'by itself' },
    fly: {
      name: 'Fly',
      every: 'turn',
      effect:
        'You may pass over characters, barriers, and anything up to 3 spaces high, as if they were not there. Your turn must end on an empty space.',
      ends: null,
    },
    intoxicate: {
      name: 'Intoxicate',
      every: 'round',
      effect:
        'Will save. If it succeeds, +5 Charisma until the end of the round; if not, −2 Intelligence, −2 Perception and −1 Defence.',
      ends: null,
    },
    invisible: { name: 'Invisible', every: null, effect: '+4 Defence.', ends: null },
    'knock-back': {
      name: 'Knock Back',
      every: null,
      effect:
        'When your melee attack does at least 1 damage, you may push the target as many spaces as the number of Knock Back, to a space in your line of sight.',
      ends: null,
    },
    lycanthropy: {
      name: 'Lycanthropy',
      every: null,
      effect:
        'After 13 days, more or less by a standard roll, you become what attacked you, and the game master’s character. In half that time it begins to show.',
      ends: null,
    },
    poison: {
      name: 'Poison',
      every: 'turn',
      effect: 'Fortitude save. If it fails you die.',
      ends: 'The save removes a counter.',
    },
    reach: {
      name: 'Reach',
      every: null,
      effect:
        'Your melee attacks can also hit at a distance of as many spaces as the number of Reach, and need no roll for range.',
      ends: null,
    },
    sleep: { name: 'Sleep', every: 'round', effect: 'No actions this round, and −8 Defence.', ends: null },
    starve: {
      name: 'Starve',
      every: null,
      effect: '−1{stamina} and −1 on all rolls for each counter.',
      ends: 'A meal removes a counter.',
    },
    stun: {
      name: 'Stun',
      every: 'turn',
      effect: 'Only one action this turn.',
      ends: 'A standard action removes a counter.',
    },
    surprise: {
      name: 'Surprise',
      every: 'turn',
      effect: 'No actions this turn.',
      ends: 'A counter goes each turn.',
    },
    sweep: {
      name: 'Sweep',
      every: null,
      effect: 'Your melee attacks hit everybody next to you.',
      ends: null,
    },
    suffocate: {
      name: 'Suffocate',
      every: 'turn',
      effect: 'While you hold your breath, lose 5{stamina}.',
      ends: null,
    },
    unconscious: {
      name: 'Unconscious',
      every: 'minute',
      effect: 'No actions this turn.',
      ends: 'A counter goes each minute.',
    },
  },
  also: ['status effects', 'afflictions', 'bleeding', 'burning', 'poisoned', 'stunned', 'blinded', 'asleep'],
});
