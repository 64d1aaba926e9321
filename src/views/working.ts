import { atHand } from '../engine/at-hand';
import type { Distribution } from '../engine/distribution';
import { evaluateExpression } from '../engine/evaluate';
import { parse } from '../engine/parse';
import { mean } from '../engine/statistics';
import type { Node } from '../engine/syntax';
import type { Formula, Input, Measure, Values } from '../rules/formula';
import { facetsOf } from '../rules/outcome';
import { childrenOf } from './children-of';
import { hiddenInputs } from './hidden-inputs';
import { targetInput } from './ladder';
import { meanText, numberText } from './measure-text';
import { Notator } from './notate';
import { itemsWords } from './notation-text';
import { type Addend, sumOf } from './sum-of';
import { upperFirst } from './upper-first';
import { rowName, valueText } from './value-text';
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

type Shown = Pick<Measure, 'signed' | 'scale'>;

/** One expression of a formula, with what `let` has bound around the part that is looked at. */
interface Place {
  readonly formula: Formula;
  readonly values: Values;
  readonly source: string;
  readonly bound: string;
}

const textOf = ({ source }: Place, { from, to }: Node): string => source.slice(from, to).trim();

function valueAt(place: Place, node: Node): Distribution {
  return evaluateExpression(place.bound + textOf(place, node), place.formula, place.values);
}

/** '+2', or '3 to 18, on average 10.5' */
function describe(distribution: Distribution, measure: Shown): string {
  const { certain, outcomes } = distribution;
  if (typeof certain === 'number') return numberText(measure, certain);
  if (typeof outcomes[0] !== 'number') return 'several numbers';
  const numbers = distribution.map(Number);
  const [low = 0, high = 0] = [numbers.outcomes[0], numbers.outcomes.at(-1)];
  const unsigned = { ...measure, signed: false };
  const range = `${numberText(unsigned, low)} to ${numberText(unsigned, high)}`;
  return `${range}, on average ${meanText(measure, mean(numbers))}`;
}

/** The input or the called formula that a term consists of. */
function originOf({ formula }: Place, node: Node): string | undefined {
  if (node.kind === 'member') return node.object.kind === 'name' ? node.object.name : undefined;
  if (node.kind === 'name') return node.name in formula.inputs ? node.name : undefined;
  return node.kind === 'call' && formula.uses?.[node.name] ? node.name : undefined;
}

/** 'Skill: Trained', 'Ability modifier' */
function inputLabel(input: Input, value: Values[string] | undefined): Words {
  return input.kind === 'pick' ? say`${input.label}: ${rowName(input.table, String(value))}` : input.label;
}

function labelOf(place: Place, node: Node): Words {
  const { formula, values, source } = place;
  const origin = originOf(place, node) ?? '';
  const input = formula.inputs[origin];
  if (input) return inputLabel(input, values[origin]);
  const part = formula.parts?.[textOf(place, node)];
  if (node.kind === 'number') return upperFirst(part ?? 'fixed');
  const items = new Notator(formula, source, new Set(Object.keys(formula.inputs))).items(node);
  const written = itemsWords(items, ({ input: name, column }) => {
    const known = formula.inputs[name];
    return known ? valueText(known, values[name], column) : '';
  });
  return part === undefined || part === written ? upperFirst(written) : say`${upperFirst(part)}: ${written}`;
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
function termValue(place: Place, { node, added }: Addend, signed: boolean, measure: Shown): Words {
  const input = node.kind === 'name' ? place.formula.inputs[node.name] : undefined;
  if (input && input.kind !== 'number') return valueText(input, place.values[originOf(place, node) ?? '']);
  const distribution = valueAt(place, node);
  const counted = added ? distribution : distribution.map((outcome) => 0 - Number(outcome));
  return describe(counted, { ...measure, signed });
}

function step(
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

/** The inputs, dice and called formulas within a node, each once. */
function leaves(place: Place, node: Node): Node[] {
  if (originOf(place, node) !== undefined || node.kind === 'dice') return [node];
  const bindsNames = node.kind === 'let' || (node.kind === 'call' && node.name === 'sum');
  const found = bindsNames ? [] : childrenOf(node).flatMap((child) => leaves(place, child));
  return found.filter(
    (leaf, index) => found.findIndex((other) => textOf(place, other) === textOf(place, leaf)) === index,
  );
}

function addends(place: Place, node: Node, { label, scale }: Measure): Step[] {
  const terms = sumOf(node);
  const [only] = terms;
  const isPlain = only && (originOf(place, only.node) !== undefined || only.node.kind === 'dice');
  if (terms.length < 2 && isPlain) return [step(place, only)];
  const lines =
    terms.length < 2
      ? leaves(place, node).map((leaf) => step(place, { node: leaf, added: true }))
      : terms.map((term, index) => step(place, term, index > 0));
  const total = describe(valueAt(place, node), scale ? { scale } : {});
  return [...lines, { label, value: total, total: true }];
}

/** A form is a function; its arguments need not be values that could stand in a line of their own. */
const isMechanism = (name: string): boolean => typeof atHand(name) === 'object';

function steps(place: Place, node: Node): Step[] {
  const { formula } = place;
  if (node.kind === 'let') {
    const bound = `${place.bound}let ${node.name} = ${textOf(place, node.value)}; `;
    const label = upperFirst(formula.parts?.[node.name] ?? node.name);
    const first = step(place, { node: node.value, added: true }, false, label);
    return [first, ...steps({ ...place, bound }, node.body)];
  }
  if (node.kind === 'record') {
    return node.fields.map(([name, field]) => {
      const { label = name, scale }: Partial<Measure> = facetsOf(formula)?.[name] ?? {};
      return step(place, { node: field, added: true }, false, label, scale && { scale });
    });
  }
  if (node.kind === 'call' && !formula.uses?.[node.name] && isMechanism(node.name)) {
    return node.args.map((arg) => step(place, { node: arg, added: true }));
  }
  return addends(place, node, formula.result);
}

/** Each term of the formula with its value, in reading order; then the target, then what only a mechanism reads. */
export function working(formula: Formula, values: Values): Step[] {
  const source = formula.shown ?? formula.expression;
  const place = { formula, values, source, bound: '' };
  const lines = steps(place, parse(source));
  if (formula.against !== undefined) {
    const target = { ...place, source: formula.against };
    lines.push(...addends(target, parse(formula.against), { ...targetInput(formula)?.[1], label: 'Target' }));
  }
  const written = `${source} ${formula.against ?? ''}`;
  for (const [name, input] of Object.entries(formula.inputs)) {
    if (new RegExp(`\\b${name}\\b`).test(written)) continue;
    lines.push({ label: input.label, value: valueText(input, values[name]), from: name });
  }
  const hidden = hiddenInputs(formula, values);
  return lines.filter(({ from }) => from === undefined || !hidden.has(from));
}
