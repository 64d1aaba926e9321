import type { Node } from '../engine/syntax';

/** The nodes directly within a node. */
export function childrenOf(node: Node): readonly Node[] {
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
    case 'call':
      return node.args;
    case 'record':
      return node.fields.map(([, field]) => field);
    case 'let':
      return [node.value, node.body];
  }
}
