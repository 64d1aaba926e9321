import { requireDice } from './dice';
import { nameOf, requireArguments } from './form';
import { exploding } from './functions/explode';
import { rerolled } from './functions/reroll';
import type { Interpreter } from './interpret';
import { limits } from './limits';
import { own } from './own';
import type { Scope } from './scope';
import type { CallNode, DiceNode, Node } from './syntax';

/** Some independent dice that are alike. */
export interface Handful<V> {
  readonly count: number;
  /** Rolls one of them. */
  readonly once: () => V;
  /** The highest face; absent where what is rolled is more than a die. */
  readonly highest?: number;
}

type Next<V> = (handfuls: readonly Handful<V>[]) => V;
type Reader<N> = <V>(interpreter: Interpreter<V>, node: N, scope: Scope<V>, next: Next<V>) => V;

/** '4d6' */
const plainDice: Reader<DiceNode> = (interpreter, node, scope, next) =>
  interpreter.withNumbers([node.count, node.sides], scope, ([count = 0, sides = 0]) => {
    requireDice(count, sides);
    const label = interpreter.textOf(node);
    return next([{ count, once: () => interpreter.domain.dice(1, sides, label), highest: sides }]);
  });

/** repeat(times, expression): what is a sum elsewhere is a handful here. */
const repeated: Reader<CallNode> = (interpreter, node, scope, next) => {
  requireArguments(node, 'repeat(times, expression)', 2);
  const [times, expression] = node.args as [Node, Node];
  return interpreter.withNumbers([times], scope, ([count = 0]) => {
    if (count < 0 || count > limits.dice) throw new RangeError(`A handful has from 0 to ${limits.dice} dice`);
    return next([{ count, once: () => interpreter.value(expression, scope) }]);
  });
};

/** explode(times, dice…) */
const exploded: Reader<CallNode> = (interpreter, node, scope, next) => {
  requireArguments(node, 'explode(times, dice…)', 2, Infinity);
  const [times, ...dice] = node.args as [Node, ...Node[]];
  return interpreter.withNumbers([times], scope, ([most = 0]) =>
    withHandfuls(interpreter, dice, scope, (handfuls) =>
      next(handfuls.map((handful) => exploding(interpreter.domain, most, handful))),
    ),
  );
};

/** reroll(face, condition, dice…): the first argument names the face for the condition, as in reroll(x, x <= 2, 4d6). */
const thrownAgain: Reader<CallNode> = (interpreter, node, scope, next) => {
  requireArguments(node, 'reroll(face, condition, dice…)', 3, Infinity);
  const [face, condition, ...dice] = node.args as [Node, Node, ...Node[]];
  const name = nameOf(face, 'what a face is called');
  const meets = interpreter.conditionOn(name, condition, scope);
  return withHandfuls(interpreter, dice, scope, (handfuls) =>
    next(handfuls.map((handful) => rerolled(interpreter.domain, meets, handful))),
  );
};

const modified: Readonly<Record<string, Reader<CallNode>>> = {
  repeat: repeated,
  explode: exploded,
  reroll: thrownAgain,
};

const handfulsOf: Reader<Node> = (interpreter, node, scope, next) => {
  if (node.kind === 'dice') return plainDice(interpreter, node, scope, next);
  const reader = node.kind === 'call' ? own(modified, node.name) : undefined;
  if (reader) return reader(interpreter, node as CallNode, scope, next);
  // Anything else is a single die, however it is made.
  return next([{ count: 1, once: () => interpreter.value(node, scope) }]);
};

/** Goes on with the dice of several expressions, kept apart instead of added up. */
export function withHandfuls<V>(
  interpreter: Interpreter<V>,
  nodes: readonly Node[],
  scope: Scope<V>,
  next: Next<V>,
): V {
  const from = (index: number, found: readonly Handful<V>[]): V => {
    const node = nodes[index];
    if (!node) return next(found);
    return handfulsOf(interpreter, node, scope, (more) => from(index + 1, [...found, ...more]));
  };
  return from(0, []);
}
