import type { NumberInput } from '../../src/rules/formula';
import type { Term } from '../../src/rules/term';
import { figures as core } from './figures-core';
import { standardRoll } from './standard-roll';

/** A plain number, with the short name that stands on its bracket. */
export const number = (
  label: string,
  bracket: string,
  min: number,
  max: number,
  start: number,
): NumberInput => ({ kind: 'number', label, bracket, min, max, start });

/** A save: as high as a trait, or a little higher with the help of things. */
export const saveInput = (term: Term, start: number): NumberInput => ({
  kind: 'number',
  label: term.name,
  min: core.lowestTrait.value,
  max: 12,
  start,
  term,
});

/** The save with that name against the usual target number: 1 if it succeeds. */
export const saved = (name: string): string => `${name} + ${standardRoll} >= ${core.defaultTarget.value}`;
export const failed = (name: string): string => `${name} + ${standardRoll} < ${core.defaultTarget.value}`;
