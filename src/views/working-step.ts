import type { Distribution } from '../engine/distribution';
import { evaluateExpression } from '../engine/evaluate';
import { mean } from '../engine/statistics';
import type { Node } from '../engine/syntax';
import type { Formula, Input, Measure, Values } from '../rules/formula';
import { meanText, measureText, numberText } from './measure-text';
import { Notator } from './notate';
import { itemsText } from './notation-text';
import type { Addend } from './sum-of';
import { upperFirst } from './upper-first';
import { rowName, valueText } from './value-text';

/** One line of the working. */
export interface Step {
  readonly label: string;
  readonly value: string;
  /** An input or a called formula, by its name in the formula: the rule that gives the value. */
  readonly from?: string;
  /** What the lines before it come to. */
  readonly total?: true;
}

export type Shown = Pick<Measure, 'signed' | 'scale' | 'names'>;

/** One expression of a formula, with what `let` has bound around the part that is looked at. */
export interface Place {
  readonly formula: Formula;
  readonly values: Values;
  readonly source: string;
  readonly bound: string;
}

export const textOf = ({ source }: Place, { from, to }: Node): string => source.slice(from, to).trim();

export function valueAt(place: Place, node: Node): Distribution {
  return evaluateExpression(place.bound + textOf(place, node), place.formula, place.values);
}

/** '+2', or '3 to 18, on average 10.5' */
export function describe(distribution: Distribution, measure: Shown): string {
  const { certain, outcomes } = distribution;
  if (typeof certain === 'number') return measureText(measure, certain);
  if (typeof outcomes[0] !== 'number') return 'several numbers';
  const numbers = distribution.map(Number);
  const [low = 0, high = 0] = [numbers.outcomes[0], numbers.outcomes.at(-1)];
  if (measure.names) return `${measureText(measure, low)} to ${measureText(measure, high)}`;
  const unsigned = { ...measure, signed: false };
  const range = `${numberText(unsigned, low)} to ${numberText(unsigned, high)}`;
  return `${range}, on average ${meanText(measure, mean(numbers))}`;
}

/** The input or the called formula that a term consists of. */
export function originOf({ formula }: Place, node: Node): string | undefined {
  if (node.kind === 'member') return node.object.kind === 'name' ? node.object.name : undefined;
  if (node.kind === 'name') return node.name in formula.inputs ? node.name : undefined;
  return node.kind === 'call' && formula.uses?.[node.name] ? node.name : undefined;
}

/** 'Skill: Trained', 'Ability modifier' */
function inputLabel(input: Input, value: Values[string] | undefined): string {
  return input.kind === 'pick' ? `${input.label}: ${rowName(input.table, String(value))}` : input.label;
}

function labelOf(place: Place, node: Node): string {
  const { formula, values, source } = place;
  const origin = originOf(place, node) ?? '';
  const input = formula.inputs[origin];
  if (input) return inputLabel(input, values[origin]);
  const part = formula.parts?.[textOf(place, node)];
  if (node.kind === 'number') return upperFirst(part ?? 'fixed');
  const items = new Notator(formula, source, new Set(Object.keys(formula.inputs))).items(node);
  const written = itemsText(items, ({ input: name, column }) => {
    const known = formula.inputs[name];
    return known ? valueText(known, values[name], column) : '';
  });
  return part === undefined || part === written ? upperFirst(written) : `${upperFirst(part)}: ${written}`;
}

/** On which scale a term counts: that of its input, its column or the formula that it calls. */
function scaleOf(place: Place, node: Node): Shown {
  const origin = originOf(place, node) ?? '';
  const input = place.formula.inputs[origin];
  const column =
    input?.kind === 'pick' && node.kind === 'member' ? input.table.columns[node.member] : undefined;
  const number = input?.kind === 'number' ? input : column;
  const { scale } = number ?? place.formula.uses?.[origin]?.result ?? {};
  return scale ? { scale } : {};
}

/** A choice is told by its name, since the number behind it means nothing to a reader. */
function termValue(place: Place, { node, added }: Addend, signed: boolean, measure: Shown): string {
  const input = node.kind === 'name' ? place.formula.inputs[node.name] : undefined;
  if (input && input.kind !== 'number') return valueText(input, place.values[originOf(place, node) ?? '']);
  const distribution = valueAt(place, node);
  const counted = added ? distribution : distribution.map((outcome) => 0 - Number(outcome));
  return describe(counted, { ...measure, signed });
}

export function step(
  place: Place,
  term: Addend,
  signed = false,
  label = labelOf(place, term.node),
  measure = scaleOf(place, term.node),
): Step {
  const from = originOf(place, term.node);
  const line = { label, value: termValue(place, term, signed, measure) };
  return from === undefined ? line : { ...line, from };
}
