import type { NumberInput } from '../../src/rules/formula';
import type { Term } from '../../src/rules/term';
import { figures } from './figures-core';
import * as terms from './terms-core';

/** The inputs that formulas of several parts share. */

/** A primary trait, or what is read from one. */
export const traitInput = (term: Term, start: number): NumberInput => ({
  kind: 'number',
  label: term.name,
  min: figures.lowestTrait.value,
  max: figures.highestTrait.value,
  start,
  term,
});

export const targetNumber = {
  kind: 'number',
  label: 'Target number',
  bracket: 'Target',
  min: 1,
  max: 10,
  start: figures.defaultTarget.value,
  term: terms.targetNumber,
} satisfies NumberInput;
