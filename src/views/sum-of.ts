import type { Node } from '../engine/syntax';

export interface Addend {
  readonly node: Node;
  /** False where it is taken away. */
  readonly added: boolean;
}

/** The terms of a sum, in reading order; anything else is a sum of one term. */
export function sumOf(node: Node, added = true): Addend[] {
  if (node.kind === 'binary' && (node.operator === '+' || node.operator === '-')) {
    const right = node.operator === '+' ? added : !added;
    return [...sumOf(node.left, added), ...sumOf(node.right, right)];
  }
  return node.kind === 'negate' ? sumOf(node.operand, !added) : [{ node, added }];
}
