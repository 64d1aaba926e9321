import type { Distribution } from '../engine/distribution';
import { evaluateExpression } from '../engine/evaluate';
import { mean } from '../engine/statistics';
import type { Node } from '../engine/syntax';
import type { Formula, Input, Measure, Values } from '../rules/formula';
import { basketPart } from './basket-part';
import { basketWorking } from './basket-working';
import { meanText, measureText, numberText, unsigned, type Shown as Written } from './measure-text';
import { Notator } from './notate';
import { itemsWords } from './notation-text';
import type { Addend } from './sum-of';
import { upperFirst } from './upper-first';
import { columnOf, rowName, valueText } from './value-text';
import { say, type Words } from './words';

/** One line of the working. */
export interface Step {
  readonly label: Words;
  readonly value: Words;
  /** An input or a called formula, by its name in the formula: the rule that gives the value. */
  readonly from?: string;
  /** What the lines before it come to. */
  readonly total?: true;
}

/** How a number of the working is shown: as it is written, or by its name. */
export type Shown = Written & Pick<Measure, 'names'>;

/** The way of showing alone, without the plus sign that some numbers have. */
export function plainly(measure: Shown): Shown {
  return { ...unsigned(measure), ...(measure.names && { names: measure.names }) };
}

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
  const range = `${numberText(unsigned(measure), low)} to ${numberText(unsigned(measure), high)}`;
  return `${range}, on average ${meanText(measure, mean(numbers))}`;
}

/** The input or the called formula that a term consists of. */
export function originOf({ formula }: Place, node: Node): string | undefined {
  if (node.kind === 'member') return node.object.kind === 'name' ? node.object.name : undefined;
  if (node.kind === 'name') return node.name in formula.inputs ? node.name : undefined;
  if (node.kind !== 'call') return undefined;
  const [rows] = node.args;
  if (node.name === 'column' && rows?.kind === 'name') return rows.name;
  return formula.uses?.[node.name] ? node.name : undefined;
}

/** The column that a term reads of a picked row or a basket. */
function columnIn({ values }: Place, node: Node): string | undefined {
  if (node.kind === 'member') return node.member;
  const choice = node.kind === 'call' && node.name === 'column' ? node.args[1] : undefined;
  return choice?.kind === 'name' ? String(values[choice.name]) : undefined;
}

/** 'Skill: Trained', 'Ability modifier' */
function inputLabel(input: Input, value: Values[string] | undefined): Words {
  return input.kind === 'pick' ? say`${input.label}: ${rowName(input.table, String(value))}` : input.label;
}

export function labelOf(place: Place, node: Node): Words {
  const { formula, values, source } = place;
  const origin = originOf(place, node) ?? '';
  const input = formula.inputs[origin];
  const part = formula.parts?.[textOf(place, node)];
  if (input?.kind === 'basket') return upperFirst(part ?? basketPart(input, columnIn(place, node)));
  // What is written more simply as an input is called like it.
  const simpler = formula.written?.[textOf(place, node)]?.trim() ?? '';
  const named = input ?? formula.inputs[simpler];
  if (named) return inputLabel(named, values[input ? origin : simpler]);
  if (node.kind === 'number') return upperFirst(part ?? 'fixed');
  const items = new Notator(formula, source, new Set(Object.keys(formula.inputs))).items(node);
  const written = itemsWords(items, (item) => {
    const known = formula.inputs[item.input];
    return known ? valueText(known, values[item.input], columnOf(item, values)) : '';
  });
  return part === undefined || part === written ? upperFirst(written) : say`${upperFirst(part)}: ${written}`;
}

/** How a term is written: as its input, its column or the formula that it calls says; otherwise in the parts of one in
 *  which the sum counts that it belongs to. */
export function shownOf(place: Place, node: Node, sum: Shown = {}): Shown {
  const origin = originOf(place, node) ?? '';
  const input = place.formula.inputs[origin];
  if (input?.kind === 'number') return unsigned(input);
  const rows = input?.kind === 'pick' || input?.kind === 'basket' ? input.table.columns : undefined;
  const own = rows?.[columnIn(place, node) ?? ''] ?? place.formula.uses?.[origin]?.result;
  return own ? unsigned(own) : sum.parts === undefined ? {} : { parts: sum.parts };
}

/** A choice is told by its name, since the number behind it means nothing to a reader. */
function termValue(place: Place, { node, added }: Addend, signed: boolean, measure: Shown): Words {
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
  measure = shownOf(place, term.node),
): Step {
  const from = originOf(place, term.node);
  const line = { label, value: termValue(place, term, signed, measure) };
  return from === undefined ? line : { ...line, from };
}

/** A term as its line; of a basket each row as well, and then what they come to. */
export function termSteps(place: Place, term: Addend, signed: boolean, sum: Shown): Step[] {
  const origin = originOf(place, term.node) ?? '';
  const input = place.formula.inputs[origin];
  const line = step(place, term, signed, labelOf(place, term.node), shownOf(place, term.node, sum));
  if (input?.kind !== 'basket') return [line];
  const rows = basketWorking(input, place.values[origin], columnIn(place, term.node));
  return [...rows, { ...line, total: true }];
}
