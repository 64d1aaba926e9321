import { atHand } from '../engine/at-hand';
import type { Distribution } from '../engine/distribution';
import { ExpressionError } from '../engine/errors';
import type { Outcome } from '../engine/outcome';
import { parse } from '../engine/parse';
import type { Node } from '../engine/syntax';
import type { Formula, Measure, Values } from '../rules/formula';
import { facetsOf } from '../rules/outcome';
import { childrenOf } from './children-of';
import { hiddenInputs } from './hidden-inputs';
import { targetInput } from './ladder';
import { sumOf } from './sum-of';
import { upperFirst } from './upper-first';
import { valueText } from './value-text';
import {
  describe,
  originOf,
  type Place,
  plainly,
  type Shown,
  type Step,
  shownOf,
  step,
  termSteps,
  textOf,
  valueAt,
} from './working-term';

/** Which way a condition goes. One on a name that is bound around it goes either way. */
function certainly(place: Place, condition: Node): Outcome | undefined {
  try {
    return valueAt(place, condition).certain;
  } catch (error) {
    if (error instanceof ExpressionError) return undefined;
    throw error;
  }
}

/** What is computed within a node: of a condition that is certain only the branch that it leads to. */
function computedIn(place: Place, node: Node): readonly Node[] {
  if (node.kind !== 'call' || node.name !== 'when') return childrenOf(node);
  const [condition, yes, no] = node.args;
  const certain = condition && certainly(place, condition);
  if (!condition || typeof certain !== 'number') return childrenOf(node);
  return [condition, certain === 0 ? no : yes].filter((child) => child !== undefined);
}

/** The inputs, dice and called formulas within a node, each once. */
function leaves(place: Place, node: Node): Node[] {
  if (originOf(place, node) !== undefined || node.kind === 'dice') return [node];
  const bindsNames = node.kind === 'let' || (node.kind === 'call' && node.name === 'sum');
  const within = computedIn(place, node).flatMap((child) => leaves(place, child));
  // What is called with a bound name has no value outside; an input has.
  const isInput = (leaf: Node): boolean => (originOf(place, leaf) ?? '') in place.formula.inputs;
  const found = bindsNames ? within.filter(isInput) : within;
  return found.filter(
    (leaf, index) => found.findIndex((other) => textOf(place, other) === textOf(place, leaf)) === index,
  );
}

/** What the whole comes to: a line, one for each number of the outcome, or none where the number is never shown. */
function totals({ formula }: Place, whole: Distribution, measure: Measure | undefined): Step[] {
  if (!measure) return [];
  const shown = Object.entries(facetsOf(formula) ?? {}).filter(([, facet]) => !facet.hidden);
  const line = (label: string, distribution: Distribution, shows: Shown): Step => ({
    label,
    value: describe(distribution, shows),
    total: true,
  });
  if (typeof whole.outcomes[0] === 'number') {
    return [line(measure.label, whole, plainly(measure))];
  }
  return shown.map(([key, facet]) => line(facet.label, whole.marginal(key), facet));
}

function addends(place: Place, node: Node, measure: Measure | undefined): Step[] {
  const terms = sumOf(node);
  const [only] = terms;
  const isPlain = only && (originOf(place, only.node) !== undefined || only.node.kind === 'dice');
  if (terms.length < 2 && isPlain) return termSteps(place, only, false, {});
  const lines =
    terms.length < 2
      ? leaves(place, node).flatMap((leaf) => termSteps(place, { node: leaf, added: true }, false, {}))
      : terms.flatMap((term, index) => termSteps(place, term, index > 0, measure ?? {}));
  return [...lines, ...totals(place, valueAt(place, node), measure)];
}

/** One number of a record or one that is bound to a name: what it is added up from, where that tells more than its value. */
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
  const { scale, parts, names } = measure;
  const shown = scale || parts || names ? plainly(measure) : shownOf(place, field);
  return [step(place, { node: field, added: true }, false, measure.label, shown)];
}

/** An argument of a mechanism: what it is made of, if that is only what the reader has chosen between. A number that
 *  has no name is a matter of the mechanism. */
function argument(place: Place, node: Node): Step[] {
  if (node.kind === 'number' && !place.formula.parts?.[textOf(place, node)]) return [];
  const parts = leaves(place, node);
  const chosen = parts.every((part) => place.formula.inputs[originOf(place, part) ?? '']?.kind === 'choice');
  const terms = parts.length > 1 && chosen ? parts : [node];
  return terms.flatMap((term) => termSteps(place, { node: term, added: true }, false, {}));
}

/** The number that the working comes to: the first that is shown, if one is. */
function leadingMeasure(formula: Formula): Measure | undefined {
  const facets = Object.values(facetsOf(formula) ?? {});
  const first = facets.find(({ hidden }) => !hidden);
  if (facets.length > 0 && !first) return undefined;
  return { label: formula.result.label, ...plainly(first ?? formula.result) };
}

/** A form is a function; its arguments need not be values that could stand in a line of their own. */
const isMechanism = (name: string): boolean => typeof atHand(name) === 'object';

function once(lines: readonly Step[]): Step[] {
  return lines.filter(
    ({ from }, index) => from === undefined || lines.findIndex((line) => line.from === from) === index,
  );
}

/** Whether all that the reader chose within a node does not matter; a basket matters where something asks for it. */
function isAllHidden(place: Place, node: Node): boolean {
  const { formula, values } = place;
  const asked = leaves(place, node)
    .map((leaf) => originOf(place, leaf) ?? '')
    .filter((name) => name in formula.inputs && formula.inputs[name]?.kind !== 'basket');
  const hidden = hiddenInputs(formula, values);
  return asked.length > 0 && asked.every((name) => hidden.has(name));
}

function steps(place: Place, node: Node): Step[] {
  const { formula } = place;
  if (node.kind === 'let') {
    const bound = `${place.bound}let ${node.name} = ${textOf(place, node.value)}; `;
    const label = upperFirst(formula.parts?.[node.name] ?? node.name);
    // What is named only to be the result is the result.
    if (node.body.kind === 'name' && node.body.name === node.name) {
      return addends(place, node.value, leadingMeasure(formula));
    }
    const rest = { ...place, bound };
    const lines = isAllHidden(place, node.value) ? [] : facetSteps(place, node.value, { label });
    // Last lines that are written as one are told as one.
    const asOne = node.body.kind === 'let' && formula.written?.[textOf(rest, node.body)] !== undefined;
    return [
      ...lines,
      ...(asOne ? addends(rest, node.body, leadingMeasure(formula)) : steps(rest, node.body)),
    ];
  }
  if (node.kind === 'record') {
    const facets = facetsOf(formula);
    return node.fields
      .filter(([name]) => !facets?.[name]?.hidden)
      .flatMap(([name, field]) => facetSteps(place, field, { label: name, ...facets?.[name] }));
  }
  if (node.kind === 'call' && !formula.uses?.[node.name] && isMechanism(node.name)) {
    return once(node.args.flatMap((arg) => argument(place, arg)));
  }
  return addends(place, node, leadingMeasure(formula));
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
