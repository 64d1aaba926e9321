import { defineTable } from '../../src/rules/table';
import { arrow, mount, projection } from './magic-numbers';
import { inRulebook } from './sources';
import { caster, entryColumns, fullTurn, spaces } from './tables-magic-entries';

const listing = inRulebook('Alphabetical Magic Listing');

export const astralArrow = defineTable({
  id: 'entry-astral-arrow',
  name: 'Astral Arrow in full',
  source: listing,
  columns: { ...entryColumns, power: { label: 'Power' }, second: { label: 'Power' } },
  rows: {
    entry: {
      name: 'Astral Arrow',
      type: 'Blue spell',
      cost: '5{blue-mana}',
      range: caster,
      cast: fullTurn,
      duration: '1 day',
      effect: `A mighty bow with ${arrow.arrows} arrows, each of which vanishes when it is shot, the rest when the spell ends. No character blocks its line of sight. Every attack is aimed and has +${arrow.power}{power}. Damage ${arrow.damage}, range ${arrow.range}.`,
      power: '{power}: Stun',
      second: `{power}: +${arrow.perPower.range} Range`,
    },
  },
  also: ['bow'],
});

export const astralMount = defineTable({
  id: 'entry-astral-mount',
  name: 'Astral Mount in full',
  source: listing,
  columns: { ...entryColumns, enhancement: { label: 'Enhancement' } },
  rows: {
    entry: {
      name: 'Astral Mount',
      type: 'Green spell',
      cost: '5{green-mana}',
      range: spaces(mount.range),
      cast: fullTurn,
      duration: `${mount.hours} hours`,
      effect: 'A creature comes to you, to carry you and to fight for you. What it is like is not said.',
      enhancement: 'Cost and effect are lost',
    },
  },
  also: ['steed', 'horse'],
});

export const astralProjection = defineTable({
  id: 'entry-astral-projection',
  name: 'Astral Projection in full',
  source: listing,
  columns: { ...entryColumns, enhancement: { label: 'Enhancement' }, second: { label: 'Enhancement' } },
  rows: {
    entry: {
      name: 'Astral Projection',
      type: 'Dark psionic',
      cost: `${projection.dark}{dark-psi}`,
      range: caster,
      cast: `${projection.turnsToCast} full-turn actions (${projection.turnsToCast} turns)`,
      duration: `${projection.minutes} minutes`,
      effect: `Your mind leaves your body as a ghost that nobody sees. Each of its primary traits equals your Magic, and it moves ${projection.speed} spaces a turn. It wears and holds nothing and walks through walls and doors, but it and the living can hurt each other.`,
      enhancement: `Cost unreadable: +${projection.perEnhancement.minutes} minutes`,
      second: `Cost unreadable: the ghost regains ${projection.perEnhancement.health}{health}`,
    },
  },
  also: ['ghost', 'out of body', 'soul'],
});

export const lostEntries = defineTable({
  id: 'lost-entries',
  name: 'Two entries without a text of their own',
  source: listing,
  columns: {
    name: { label: 'Entry' },
    printed: { label: 'What stands there' },
    meant: { label: 'Most likely meant' },
  },
  rows: {
    'astral-shield': {
      name: 'Astral Shield',
      printed: 'The whole of Astral Arrow once more',
      meant: 'Spectral Shield, white magic of tier 5',
    },
    'astral-sword': {
      name: 'Astral Sword',
      printed: 'The head and the effect of Aspect, then the bow of Astral Arrow',
      meant: 'Spectral Sword, black magic of tier 5',
    },
  },
});
