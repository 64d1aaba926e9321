import type { NumberInput } from '../../src/rules/formula';
import { figures } from './figures-magic';
import * as terms from './terms-core';

/** What several formulas of magic ask for. */

export const save = {
  kind: 'number',
  label: 'Save',
  bracket: 'save',
  note: 'Fortitude, Reflex or Will, as the magic asks.',
  min: 1,
  max: 10,
  start: 4,
  term: terms.saveTest,
} satisfies NumberInput;

export const modifier = {
  kind: 'number',
  label: 'Modifiers of the save',
  bracket: 'modifiers',
  note: 'Those of the caster, such as −2 for an enhancement, and of the target, such as +2 for Antimana.',
  min: -8,
  max: 6,
  start: 0,
  signed: true,
} satisfies NumberInput;

export const heldMana = {
  kind: 'number',
  label: 'Mana points you have',
  bracket: 'mana',
  min: 0,
  max: figures.mostMana.value,
  start: 5,
  term: terms.manaPoints,
} satisfies NumberInput;

export const casterRank = {
  kind: 'number',
  label: 'Your rank',
  bracket: 'rank',
  min: 1,
  max: 5,
  start: 2,
  term: terms.rank,
} satisfies NumberInput;
