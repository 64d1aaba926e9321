import { defineTable } from '../../src/rules/table';
import { inRulebook } from './sources';
import * as terms from './terms-combat';
import * as core from './terms-core';

export const commonActions = defineTable({
  id: 'common-actions',
  name: 'Common combat actions',
  source: inRulebook('Common Combat Actions'),
  columns: {
    name: { label: 'Action' },
    kind: { label: 'Kind', filter: true },
  },
  rows: {
    'drop-item': { name: 'Drop an item or a weapon', kind: 'Free' },
    'lie-prone': { name: 'Lie prone', kind: 'Free' },
    speak: { name: 'Speak', kind: 'Free' },
    'end-magic': { name: 'End a spell or psionic', kind: 'Free' },
    move: { name: 'Move', kind: 'Standard' },
    attack: { name: 'Attack, melee or ranged', kind: 'Standard' },
    aim: { name: 'Aim', kind: 'Standard' },
    dodge: { name: 'Dodge', kind: 'Standard' },
    'pick-up-item': { name: 'Pick up an item', kind: 'Standard' },
    'draw-weapon': { name: 'Draw or put away a weapon', kind: 'Standard' },
    'stand-up': { name: 'Stand up from prone', kind: 'Standard' },
    wrestle: { name: 'Wrestle', kind: 'Full-turn' },
    'light-torch': {
      name: { fantasy: 'Light a torch', scifi: 'Light a chem light' },
      kind: 'Full-turn',
    },
    'escape-net': { name: 'Escape from a net', kind: 'Full-turn' },
    'use-magic': { name: 'Use magic', kind: 'Special' },
    'ability-test': { name: 'Make an ability test', kind: 'Special' },
  },
  also: [
    'what can I do on my turn',
    'free action',
    'standard action',
    'full-turn action',
    'special action',
    'full action',
    'holster',
  ],
});

export const advancedDamageTable = defineTable({
  id: 'advanced-combat-damage',
  name: 'Advanced combat damage',
  summary: 'Beside the damage itself.',
  source: inRulebook('Advanced Combat Damage (Optional)'),
  columns: {
    from: { label: 'Damage from', term: core.weaponDamage },
    to: { label: 'to' },
    effect: { label: 'Effect', term: terms.advancedDamage },
  },
  rows: {
    light: { from: 1, to: 2, effect: null },
    stunning: { from: 3, to: 3, effect: 'Stun 1' },
    bleeding: { from: 4, to: 4, effect: 'Bleed 1' },
    maiming: { from: 5, to: null, effect: 'Permanent injury: a lost limb, blindness and the like' },
  },
  also: ['critical hit', 'stun', 'bleed', 'permanent injury', 'lost limb'],
});

/** `position` counts how far down a wrestler is. */
export const wrestlingStatuses = defineTable({
  id: 'wrestling-statuses',
  name: 'Wrestling statuses',
  summary: 'From the best to the worst.',
  source: inRulebook('Wrestling Statuses'),
  columns: {
    name: { label: 'Status', term: terms.wrestlingStatus },
    position: { label: 'Steps down' },
    means: { label: 'What it means' },
  },
  rows: {
    free: { name: 'Free standing', position: 0, means: 'Everybody begins here. Nobody holds you.' },
    clinching: { name: 'Clinching', position: 1, means: 'You are held. You can only wrestle.' },
    takedown: { name: 'Takedown', position: 2, means: 'You are down. You can only wrestle.' },
    pinned: { name: 'Pinned', position: 3, means: 'You are defenceless.' },
  },
  also: ['grapple', 'hold', 'clinch', 'pin'],
});
