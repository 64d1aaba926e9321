import '../engine/provided';
import { evaluate } from '../engine/evaluate';
import type { Figure } from '../rules/figure';
import type { Formula, Values } from '../rules/formula';
import type { ByGenre, Text } from '../rules/genre';
import { numberText, unsigned } from './measure-text';
import { valuesWith } from './odds';

/** What prose may print as a number: a cell, a single figure, or a formula's certain value. */
export type FigureSource = number | Text | Figure | Formula;

/** Words stand as they are; what differs by genre is told in all. */
export function isText(of: FigureSource): of is Text {
  return typeof of === 'string' || (typeof of === 'object' && of !== null && !('source' in of));
}

function certain(formula: Formula, changed?: Values): number {
  const outcome = evaluate(formula, valuesWith(formula, changed)).certain;
  if (typeof outcome === 'number') return outcome;
  throw new Error(`Formula '${formula.id}' gives no single certain number here; use <Odds> or <Formula>`);
}

/** A plain number may be one of parts of one: with `parts` 2 it counts halves. */
export function figureText(
  of: Exclude<FigureSource, ByGenre>,
  signed = false,
  changed?: Values,
  parts?: number,
): string {
  if (typeof of === 'string') return of;
  if (of === null || of === undefined) throw new Error('<Figure> was given a blank cell or a misspelt one');
  const value = typeof of === 'number' ? of : 'expression' in of ? certain(of, changed) : of.value;
  const shown = typeof of === 'object' && 'expression' in of ? unsigned(of.result) : {};
  return numberText({ ...shown, ...(parts !== undefined && { parts }), signed }, value);
}
