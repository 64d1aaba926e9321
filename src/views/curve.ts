import { evaluate } from '../engine/evaluate';
import type { Formula, Values } from '../rules/formula';
import { placesOf } from './places-of';
import type { Words } from './words';

/** The value of a formula at one place along its axis. */
export interface Point {
  readonly key: number | string;
  readonly label: Words;
  readonly value: number;
}

function certainValue(formula: Formula, values: Values): number {
  const { certain } = evaluate(formula, values);
  const value = typeof certain === 'object' ? Object.values(certain)[0] : certain;
  if (value !== undefined) return value;
  throw new Error(
    `Formula '${formula.id}' is read along an input, so its value must be certain; leave out the dice`,
  );
}

/** A deterministic formula along its axis. */
export function curve(formula: Formula, values: Values): Point[] {
  const { along } = formula;
  const input = along && formula.inputs[along.input];
  if (!along || !input) {
    throw new Error(`Formula '${formula.id}' needs 'along' with one of its inputs to be read as a table`);
  }
  return placesOf(input).map(([key, label]) => ({
    key,
    label,
    value: certainValue(formula, { ...values, [along.input]: key }),
  }));
}
