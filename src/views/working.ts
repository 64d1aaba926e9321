import { atHand } from '../engine/at-hand';
import { parse } from '../engine/parse';
import type { Node } from '../engine/syntax';
import type { Formula, Measure, Values } from '../rules/formula';
import { facetsOf } from '../rules/outcome';
import { childrenOf } from './children-of';
import { hiddenInputs } from './hidden-inputs';
import { targetInput } from './ladder';
import { unsigned } from './measure-text';
import { sumOf } from './sum-of';
import { upperFirst } from './upper-first';
import { valueText } from './value-text';
import {
  describe,
  originOf,
  type Place,
  type Step,
  shownOf,
  step,
  termSteps,
  textOf,
  valueAt,
} from './working-term';

/** What is computed within a node: of a condition that is certain only the branch that it leads to. */
function computedIn(place: Place, node: Node): readonly Node[] {
  if (node.kind !== 'call' || node.name !== 'when') return childrenOf(node);
  const [condition, yes, no] = node.args;
  const certain = condition && valueAt(place, condition).certain;
  if (!condition || typeof certain !== 'number') return childrenOf(node);
  return [condition, certain === 0 ? no : yes].filter((child) => child !== undefined);
}

/** The inputs, dice and called formulas within a node, each once. */
function leaves(place: Place, node: Node): Node[] {
  if (originOf(place, node) !== undefined || node.kind === 'dice') return [node];
  const bindsNames = node.kind === 'let' || (node.kind === 'call' && node.name === 'sum');
  const found = bindsNames ? [] : computedIn(place, node).flatMap((child) => leaves(place, child));
  return found.filter(
    (leaf, index) => found.findIndex((other) => textOf(place, other) === textOf(place, leaf)) === index,
  );
}

function addends(place: Place, node: Node, measure: Measure): Step[] {
  const terms = sumOf(node);
  const [only] = terms;
  const isPlain = only && (originOf(place, only.node) !== undefined || only.node.kind === 'dice');
  if (terms.length < 2 && isPlain) return termSteps(place, only, false, {});
  const lines =
    terms.length < 2
      ? leaves(place, node).flatMap((leaf) => termSteps(place, { node: leaf, added: true }, false, {}))
      : terms.flatMap((term, index) => termSteps(place, term, index > 0, measure));
  const total = describe(valueAt(place, node), unsigned(measure));
  return [...lines, { label: measure.label, value: total, total: true }];
}

/** One number of a record: what it is added up from, where that tells more than its value. */
function facetSteps(place: Place, field: Node, measure: Measure): Step[] {
  const isBasket = (node: Node): boolean =>
    place.formula.inputs[originOf(place, node) ?? '']?.kind === 'basket';
  const isSum = sumOf(field).length > 1 && valueAt(place, field).certain !== undefined;
  if (isSum || leaves(place, field).some(isBasket)) {
    const lines = addends(place, field, measure);
    // A basket that is all there is to it ends in the same sum.
    return lines.map((line, index) =>
      index === lines.length - 1 ? { ...line, label: measure.label } : line,
    );
  }
  const shown = measure.scale || measure.parts ? unsigned(measure) : shownOf(place, field);
  return [step(place, { node: field, added: true }, false, measure.label, shown)];
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
    const facets = facetsOf(formula);
    return node.fields.flatMap(([name, field]) =>
      facetSteps(place, field, { label: name, ...facets?.[name] }),
    );
  }
  if (node.kind === 'call' && !formula.uses?.[node.name] && isMechanism(node.name)) {
    return node.args.flatMap((arg) => termSteps(place, { node: arg, added: true }, false, {}));
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
