import { defineTable } from '../../src/rules/table';
import { absorbing, antipsiNumbers, aspectNumbers, friendship, healing, rope } from './magic-numbers';
import { inRulebook } from './sources';

const listing = inRulebook('Alphabetical Magic Listing');

/** What every full entry says, from top to bottom. */
export const entryColumns = {
  name: { label: 'Name' },
  type: { label: 'Type' },
  cost: { label: 'Cost' },
  range: { label: 'Range' },
  cast: { label: 'Cast time' },
  duration: { label: 'Duration' },
  effect: { label: 'Effect' },
} as const;

export const standard = 'a standard action (3 seconds)';
export const fullTurn = 'a full-turn action (1 turn)';
export const caster = 'the caster';
export const spaces = (range: number): string => `${range} spaces`;

export const absorbEnergy = defineTable({
  id: 'entry-absorb-energy',
  name: 'Absorb Energy in full',
  source: listing,
  columns: { ...entryColumns, enhancement: { label: 'Enhancement' } },
  rows: {
    entry: {
      name: 'Absorb Energy',
      type: 'Multicoloured psionic',
      cost: '{light-psi}{dark-psi}',
      range: caster,
      cast: standard,
      duration: '1 turn',
      effect: `+${absorbing.save} on Will saves against damage from cold, heat or radiation, and +${absorbing.defence} Defence against attacks with energy, such as a blaster’s.`,
      enhancement: `${absorbing.perEnhancement.light}{light-psi}: +${absorbing.perEnhancement.save} more on those saves`,
    },
  },
});

export const acceleratedHealing = defineTable({
  id: 'entry-accelerated-healing',
  name: 'Accelerated Healing in full',
  source: listing,
  columns: {
    ...entryColumns,
    enhancement: { label: 'Enhancement' },
    second: { label: 'Enhancement' },
  },
  rows: {
    entry: {
      name: 'Accelerated Healing',
      type: 'Light psionic',
      cost: `${healing.light}{light-psi}`,
      range: caster,
      cast: '1 minute',
      duration: '1 day',
      effect: `You regain 1d${healing.sides}{health} every ${healing.everyHours} hours.`,
      enhancement: `{light-psi}{stamina}: the interval is ${healing.perEnhancement.hours} hours shorter`,
      second: `{light-psi}${healing.forAnother.stamina}{stamina}: somebody else heals in your place`,
    },
  },
});

export const animalFriendship = defineTable({
  id: 'entry-animal-friendship',
  name: 'Animal Friendship in full',
  source: listing,
  columns: { ...entryColumns, enhancement: { label: 'Enhancement' } },
  rows: {
    entry: {
      name: 'Animal Friendship',
      type: 'Green spell',
      cost: `${friendship.green}{green-mana}`,
      range: spaces(friendship.range),
      cast: standard,
      duration: 'until a save succeeds',
      effect:
        'An animal makes a Will save. If that fails, it trusts you as a friend, obeys you and fights for you, but harms neither itself nor others whom it trusts. Once a day it makes another Will save, and a success ends the spell.',
      enhancement: `${friendship.perEnhancement.green}{green-mana}: −${-friendship.perEnhancement.save} on the animal’s Will save`,
    },
  },
});

export const animateRope = defineTable({
  id: 'entry-animate-rope',
  name: 'Animate Rope in full',
  source: listing,
  columns: { ...entryColumns, enhancement: { label: 'Enhancement' } },
  rows: {
    entry: {
      name: 'Animate Rope',
      type: 'Blue spell',
      cost: '2{blue-mana}',
      range: spaces(rope.range),
      cast: standard,
      duration: `${rope.minutes} minutes`,
      effect: `A rope or chain comes alive. It follows simple commands, and has ${rope.actions} actions in a turn.`,
      enhancement: `${rope.perEnhancement.blue}{blue-mana}: ${rope.perEnhancement.ropes} more rope or chain`,
    },
  },
});

export const antipsi = defineTable({
  id: 'entry-antipsi',
  name: 'Antipsi in full',
  source: listing,
  columns: { ...entryColumns, enhancement: { label: 'Enhancement' } },
  rows: {
    entry: {
      name: 'Antipsi',
      type: 'Light psionic',
      cost: '2{light-psi}',
      range: spaces(antipsiNumbers.range),
      cast: fullTurn,
      duration: '1 minute',
      effect: 'Cancels one psionic while it is being cast, before it takes effect.',
      enhancement: `${antipsiNumbers.enhancement.light}{light-psi}: ends every psionic in Volume ${antipsiNumbers.enhancement.volume}; items with lasting psionics do nothing there for the duration`,
    },
  },
});

export const aspect = defineTable({
  id: 'entry-aspect',
  name: 'Aspect in full',
  source: listing,
  columns: { ...entryColumns, enhancement: { label: 'Enhancement' } },
  rows: {
    entry: {
      name: 'Aspect',
      type: 'Light psionic',
      cost: `${aspectNumbers.light}{light-psi}`,
      range: caster,
      cast: fullTurn,
      duration: '1 hour',
      effect: `An aura makes you winning: +${aspectNumbers.charisma} Charisma.`,
      enhancement: `{light-psi}{stamina}: +${aspectNumbers.perEnhancement.charisma} Charisma more`,
    },
  },
});
