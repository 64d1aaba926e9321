export type Operator = '+' | '-' | '*' | '/' | '^' | '>=' | '>' | '<=' | '<' | '=' | '!=';

interface Span {
  /** Where the node stands in its source. */
  readonly from: number;
  readonly to: number;
}

export interface NumberNode extends Span {
  readonly kind: 'number';
  readonly value: number;
}
export interface NameNode extends Span {
  readonly kind: 'name';
  readonly name: string;
}
export interface MemberNode extends Span {
  readonly kind: 'member';
  readonly object: Node;
  readonly member: string;
}
export interface DiceNode extends Span {
  readonly kind: 'dice';
  readonly count: Node;
  readonly sides: Node;
}
export interface NegateNode extends Span {
  readonly kind: 'negate';
  readonly operand: Node;
}
export interface BinaryNode extends Span {
  readonly kind: 'binary';
  readonly operator: Operator;
  readonly left: Node;
  readonly right: Node;
}
export interface CallNode extends Span {
  readonly kind: 'call';
  readonly name: string;
  readonly args: readonly Node[];
}
export interface RecordNode extends Span {
  readonly kind: 'record';
  readonly fields: readonly (readonly [string, Node])[];
}
export interface LetNode extends Span {
  readonly kind: 'let';
  readonly name: string;
  readonly value: Node;
  readonly body: Node;
}

export type Node =
  | NumberNode
  | NameNode
  | MemberNode
  | DiceNode
  | NegateNode
  | BinaryNode
  | CallNode
  | RecordNode
  | LetNode;
