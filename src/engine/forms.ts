import { plain } from './domain';
import { type Form, requireArguments } from './form';
import { limits } from './limits';
import type { Node } from './syntax';

/** when(condition, yes, no): only the branches that can happen are computed. */
const when: Form = (interpreter, node, scope) => {
  requireArguments(node, 'when(condition, yes, no)', 3);
  const [condition, yes, no] = node.args as [Node, Node, Node];
  return interpreter.domain.chain(interpreter.value(condition, scope), (outcome) =>
    interpreter.value(plain(outcome) === 0 ? no : yes, scope),
  );
};

/** repeat(times, expression): the sum of independent evaluations. */
const repeat: Form = (interpreter, node, scope) => {
  requireArguments(node, 'repeat(times, expression)', 2);
  const [times, once] = node.args as [Node, Node];
  return interpreter.withNumbers([times], scope, ([count = 0]) => {
    if (count < 0 || count > limits.terms)
      throw new RangeError(`Something is repeated from 0 to ${limits.terms} times`);
    return interpreter.domain.repeat(count, () => interpreter.value(once, scope));
  });
};

/** What nearly every formula is written with. */
export const forms: Readonly<Record<string, Form>> = { when, repeat };
