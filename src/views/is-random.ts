import { parse } from '../engine/parse';
import type { Node } from '../engine/syntax';
import type { Formula } from '../rules/formula';
import { startValues } from '../rules/outcome';
import { childrenOf } from './children-of';
import { read } from './reading';

function rolls(node: Node, formula: Formula): boolean {
  if (node.kind === 'dice') return true;
  const called = node.kind === 'call' ? formula.uses?.[node.name] : undefined;
  if (called && rolls(parse(called.expression), called)) return true;
  return childrenOf(node).some((child) => rolls(child, formula));
}

/** Whether dice are rolled: the formula names some, or a mechanism of it leaves the outcome open. A certain one
 *  has no chart and nothing to roll. */
export function isRandom(formula: Formula): boolean {
  const sources = [formula.expression, formula.against].filter((source) => source !== undefined);
  return (
    sources.some((source) => rolls(parse(source), formula)) ||
    read(formula, startValues(formula)).distribution.certain === undefined
  );
}
