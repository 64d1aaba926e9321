import { defineTable } from '../../src/rules/table';
import { inRulebook } from './sources';
import * as terms from './terms-core';

export const abilityTable = defineTable({
  id: 'abilities',
  name: 'The ten abilities',
  source: inRulebook('Abilities'),
  columns: {
    name: { label: 'Ability', term: terms.ability },
    trait: { label: 'Has the number of' },
    parts: { label: 'Sub-abilities' },
  },
  rows: {
    climb: { name: 'Climb', trait: 'Strength', parts: null },
    swim: { name: 'Swim', trait: 'Strength', parts: null },
    'trade-skill': { name: 'Trade Skill', trait: 'Intelligence', parts: 'Craft, Repair / Improve, Study' },
    knowledge: { name: 'Knowledge', trait: 'Intelligence', parts: null },
    traps: { name: 'Traps', trait: 'Perception', parts: 'Set Traps, Disarm Traps' },
    'lock-pick': { name: 'Lock Pick', trait: 'Perception', parts: null },
    stealth: { name: 'Stealth', trait: 'Dexterity', parts: 'Sneak, Pick Pocket, Hide' },
    jump: { name: 'Jump', trait: 'Dexterity', parts: null },
    diplomacy: { name: 'Diplomacy', trait: 'Charisma', parts: 'Bluff, Bargain, Sense Motive' },
    presence: { name: 'Presence', trait: 'Charisma', parts: 'Intimidate, Handle Animal, Performance' },
  },
  also: ['skill list', 'skills'],
});

const list = inRulebook('List of Abilities');

export const abilityUses = defineTable({
  id: 'ability-uses',
  name: 'What can be tested',
  summary: 'How long every use of an ability takes, whether it may be tried again, and who sees the result.',
  source: list,
  columns: {
    name: { label: 'Test' },
    of: { label: 'Of', filter: true },
    time: { label: 'Takes' },
    again: { label: 'Again', filter: true },
    result: { label: 'Result', filter: true },
  },
  rows: {
    strength: {
      name: 'Strength (Force Open)',
      of: 'Strength',
      time: '2 turns',
      again: '{once}',
      result: '{known}',
    },
    climb: { name: 'Climb', of: 'Strength', time: 'an instant', again: '{repeatable}', result: '{known}' },
    swim: { name: 'Swim', of: 'Strength', time: 'an instant', again: '{repeatable}', result: '{known}' },
    'hear-noise': {
      name: 'Hear Noise',
      of: 'Perception',
      time: '2 turns',
      again: '{once}',
      result: '{secret}',
    },
    search: {
      name: 'Search / Spot',
      of: 'Perception',
      time: '1 turn a space',
      again: '{once}',
      result: '{secret}',
    },
    'set-traps': { name: 'Set Traps', of: 'Traps', time: '1 minute', again: '{once}', result: '{known}' },
    'disarm-traps': {
      name: 'Disarm Traps',
      of: 'Traps',
      time: '1 minute',
      again: '{once}',
      result: '{known}',
    },
    'lock-pick': {
      name: 'Lock Pick',
      of: 'Perception',
      time: '3 minutes',
      again: '{repeatable}',
      result: '{known}',
    },
    intelligence: {
      name: 'Intelligence (Languages)',
      of: 'Intelligence',
      time: '2 turns',
      again: '{once}',
      result: '{secret}',
    },
    craft: {
      name: 'Craft',
      of: 'Trade Skill',
      time: 'by the thing',
      again: '{once}',
      result: '{known}',
    },
    repair: {
      name: 'Repair / Improve',
      of: 'Trade Skill',
      time: 'by the thing',
      again: '{once}',
      result: '{known}',
    },
    study: { name: 'Study', of: 'Trade Skill', time: '1 minute', again: '{once}', result: '{secret}' },
    knowledge: {
      name: 'Knowledge',
      of: 'Intelligence',
      time: '1 minute',
      again: '{once}',
      result: '{secret}',
    },
    sneak: { name: 'Sneak', of: 'Stealth', time: 'an instant', again: '{once}', result: '{secret}' },
    'pick-pocket': {
      name: 'Pick Pocket',
      of: 'Stealth',
      time: '3 seconds',
      again: '{repeatable}',
      result: '{known}',
    },
    hide: { name: 'Hide', of: 'Stealth', time: '1 turn', again: '{once}', result: '{secret}' },
    jump: { name: 'Jump', of: 'Dexterity', time: '1 turn', again: '{repeatable}', result: '{known}' },
    bluff: { name: 'Bluff', of: 'Diplomacy', time: '1 turn', again: '{once}', result: '{secret}' },
    bargain: { name: 'Bargain', of: 'Diplomacy', time: '3 turns', again: '{once}', result: '{secret}' },
    'sense-motive': {
      name: 'Sense Motive',
      of: 'Diplomacy',
      time: '1 turn',
      again: '{once}',
      result: '{secret}',
    },
    intimidate: {
      name: 'Intimidate',
      of: 'Presence',
      time: '3 seconds',
      again: '{once}',
      result: '{known}',
    },
    'handle-animal': {
      name: 'Handle Animal',
      of: 'Presence',
      time: '1 minute',
      again: '{once}',
      result: '{known}',
    },
    // It has no entry: all that is known is that the list does not mark it as secret.
    performance: { name: 'Performance', of: 'Presence', time: null, again: null, result: '{known}' },
  },
  also: ['ability list', 'skill list', 'action time', 'secret test', 'repeatable'],
});

export const archetypeTable = defineTable({
  id: 'archetypes',
  name: 'Archetypes',
  source: inRulebook('Archetypes'),
  columns: {
    name: { label: 'Archetype', term: terms.archetype },
    people: { label: 'Who that is' },
    focus: { label: 'Good at' },
    needs: { label: 'Usually high' },
  },
  rows: {
    combat: {
      name: 'Combat',
      people: { fantasy: 'Warriors', scifi: 'Veterans' },
      focus: 'Fighting hand to hand',
      needs: 'Strength, with Fortitude, Climb and Swim',
    },
    subterfuge: {
      name: 'Subterfuge',
      people: { fantasy: 'Thieves', scifi: 'Scofflaws' },
      focus: 'Fighting at range, locks, traps, stealth',
      needs: 'Perception, with Reflex',
    },
    magic: {
      name: 'Magic',
      people: { fantasy: 'Sorcerers', scifi: 'Psionics' },
      focus: { fantasy: 'Spells', scifi: 'Psionics' },
      needs: 'Intelligence, with Will',
    },
    heal: {
      name: 'Heal',
      people: { fantasy: 'Clerics', scifi: 'Medics' },
      focus: 'Healing and support',
      needs: null,
    },
  },
  also: ['classes', 'warrior', 'thief', 'cleric', 'wizard'],
});
