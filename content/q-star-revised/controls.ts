import type { NumberInput, PickInput } from '../../src/rules/formula';
import { attributeRanks, difficultyLevels, skillRanks } from './tables';
import * as terms from './terms';

export const circumstance = {
  kind: 'number',
  label: 'Circumstance',
  min: -6,
  max: 6,
  start: 0,
  signed: true,
  term: terms.circumstance,
} satisfies NumberInput;

export const theirCircumstance = { ...circumstance, label: 'Their circumstance' } satisfies NumberInput;

export const attributePick = {
  kind: 'pick',
  label: 'Attribute',
  table: attributeRanks,
  start: 'fair',
  shows: 'modifier',
  term: terms.attribute,
} satisfies PickInput;

export const skillPick = {
  kind: 'pick',
  label: 'Skill',
  table: skillRanks,
  start: 'good',
  shows: 'modifier',
  term: terms.skill,
} satisfies PickInput;

export const levelPick = {
  kind: 'pick',
  label: 'Difficulty level',
  bracket: 'Level',
  table: difficultyLevels,
  start: 'easy',
  shows: 'level',
  term: terms.difficultyLevel,
} satisfies PickInput;

/** The bracket over the dice of a check. */
export const base = { '3d6': 'base' };
