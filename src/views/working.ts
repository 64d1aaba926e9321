import { atHand } from '../engine/at-hand';
import type { Distribution } from '../engine/distribution';
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
import { describe, originOf, type Place, type Shown, type Step, step, textOf, valueAt } from './working-step';

/** The inputs, dice and called formulas within a node, each once. */
function leaves(place: Place, node: Node): Node[] {
  if (originOf(place, node) !== undefined || node.kind === 'dice') return [node];
  const bindsNames = node.kind === 'let' || (node.kind === 'call' && node.name === 'sum');
  const within = childrenOf(node).flatMap((child) => leaves(place, child));
  // What is called with a bound name has no value outside; an input has.
  const isInput = (leaf: Node): boolean => (originOf(place, leaf) ?? '') in place.formula.inputs;
  const found = bindsNames ? within.filter(isInput) : within;
  return found.filter(
    (leaf, index) => found.findIndex((other) => textOf(place, other) === textOf(place, leaf)) === index,
  );
}

/** What the whole comes to: a line, one for each number of the outcome, or none where the number is never shown. */
function totals({ formula }: Place, whole: Distribution, { label, scale, names }: Measure): Step[] {
  const facets = Object.entries(facetsOf(formula) ?? {});
  const shown = facets.filter(([, facet]) => !facet.hidden);
  if (facets.length > 0 && shown.length === 0) return [];
  const line = (name: string, distribution: Distribution, measure: Shown): Step => ({
    label: name,
    value: describe(distribution, measure),
    total: true,
  });
  if (typeof whole.outcomes[0] === 'number') {
    return [line(label, whole, { ...(scale && { scale }), ...(names && { names }) })];
  }
  return shown.map(([key, facet]) => line(facet.label, whole.marginal(key), facet));
}

function addends(place: Place, node: Node, measure: Measure): Step[] {
  const terms = sumOf(node);
  const [only] = terms;
  const isPlain = only && (originOf(place, only.node) !== undefined || only.node.kind === 'dice');
  if (terms.length < 2 && isPlain) return [step(place, only)];
  const lines =
    terms.length < 2
      ? leaves(place, node).map((leaf) => step(place, { node: leaf, added: true }))
      : terms.map((term, index) => step(place, term, index > 0));
  return [...lines, ...totals(place, valueAt(place, node), measure)];
}

/** An argument of a mechanism: what it is made of, if that is only what the reader has chosen between. A number that
 *  has no name is a matter of the mechanism. */
function argument(place: Place, node: Node): Step[] {
  if (node.kind === 'number' && !place.formula.parts?.[textOf(place, node)]) return [];
  const parts = leaves(place, node);
  const chosen = parts.every((part) => place.formula.inputs[originOf(place, part) ?? '']?.kind === 'choice');
  const terms = parts.length > 1 && chosen ? parts : [node];
  return terms.map((term) => step(place, { node: term, added: true }));
}

/** The number that the working comes to: the first that is shown. */
function leadingMeasure(formula: Formula): Measure {
  const first = Object.values(facetsOf(formula) ?? {}).find(({ hidden }) => !hidden);
  const { scale, names } = first ?? formula.result;
  return { label: formula.result.label, ...(scale && { scale }), ...(names && { names }) };
}

/** A form is a function; its arguments need not be values that could stand in a line of their own. */
const isMechanism = (name: string): boolean => typeof atHand(name) === 'object';

function once(lines: readonly Step[]): Step[] {
  return lines.filter(
    ({ from }, index) => from === undefined || lines.findIndex((line) => line.from === from) === index,
  );
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
    const first = step(place, { node: node.value, added: true }, false, label);
    return [first, ...steps({ ...place, bound }, node.body)];
  }
  if (node.kind === 'record') {
    return node.fields.map(([name, field]) => {
      const { label = name, scale, names }: Partial<Measure> = facetsOf(formula)?.[name] ?? {};
      const measure = scale || names ? { ...(scale && { scale }), ...(names && { names }) } : undefined;
      return step(place, { node: field, added: true }, false, label, measure);
    });
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
