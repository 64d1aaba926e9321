import type { Formula } from '../rules/formula';
import { parse } from './parse';
import type { Node } from './syntax';

function partsOf(node: Node): readonly Node[] {
  switch (node.kind) {
    case 'number':
    case 'name':
      return [];
    case 'member':
      return [node.object];
    case 'dice':
      return [node.count, node.sides];
    case 'negate':
      return [node.operand];
    case 'binary':
      return [node.left, node.right];
    case 'record':
      return node.fields.map(([, field]) => field);
    case 'let':
      return [node.value, node.body];
    case 'call':
      return node.args;
  }
}

function collect(node: Node, names: Set<string>): void {
  if (node.kind === 'call') names.add(node.name);
  for (const part of partsOf(node)) collect(part, names);
}

/** Everything that a formula calls by name, with what the formulas that it uses call. */
export function callsIn(formula: Formula): Set<string> {
  const names = new Set<string>();
  const { expression, against = '0', shown = '0' } = formula;
  for (const source of [expression, against, shown]) collect(parse(source), names);
  for (const used of Object.values(formula.uses ?? {})) for (const name of callsIn(used)) names.add(name);
  return names;
}
