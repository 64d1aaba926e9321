import type { ChoiceInput, NumberInput } from '../../src/rules/formula';
import { figures } from './figures';
import { decidingDice } from './rulings';
import * as terms from './terms';

const { highestAttribute, highestSkill, lowestAttribute, lowestSkill } = figures;

export const attributeInput = {
  kind: 'number',
  label: 'Attribute',
  min: lowestAttribute.value,
  max: highestAttribute.value,
  start: 4,
  term: terms.attribute,
} satisfies NumberInput;

export const skillInput = {
  kind: 'number',
  label: 'Skill',
  min: lowestSkill.value,
  max: highestSkill.value,
  start: 5,
  term: terms.skill,
} satisfies NumberInput;

/** A pool with all modifiers already in it: attribute, limit and a pushed die give fifteen at most. */
export const diceInput = {
  kind: 'number',
  label: 'Your dice',
  note: 'Attribute and modifiers together.',
  min: 0,
  max: 15,
  start: 4,
  term: terms.pool,
} satisfies NumberInput;

export const modifierInput = {
  kind: 'number',
  label: 'Modifiers',
  min: -9,
  max: 9,
  start: 0,
  signed: true,
  term: terms.modifier,
} satisfies NumberInput;

export const neededInput = {
  kind: 'number',
  label: 'Degree needed',
  bracket: 'needed',
  min: 1,
  max: 15,
  start: 2,
  term: terms.difficulty,
} satisfies NumberInput;

export const disciplineInput = {
  ...attributeInput,
  label: 'Discipline',
  term: terms.discipline,
} satisfies NumberInput;

export const blackoutInput = {
  kind: 'number',
  label: 'Blackout',
  min: 1,
  max: 14,
  start: 1,
  term: terms.blackout,
} satisfies NumberInput;

export const spentInput = {
  kind: 'choice',
  label: 'The dice that decide a tie',
  bracket: 'deciding dice',
  options: {
    spent: { label: 'are discarded', value: 1 },
    kept: { label: 'stay', value: 0 },
  },
  start: 'spent',
  ruling: decidingDice,
} satisfies ChoiceInput;
