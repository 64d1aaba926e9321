import { type Form, nameOf, requireArguments } from '../form';
import { limits } from '../limits';
import type { Node } from '../syntax';

/** sum(k, from, to, expression): the expression for every k, added up; nothing where `to` lies below `from`. */
export const sum: Form = (interpreter, node, scope) => {
  requireArguments(node, 'sum(k, from, to, expression)', 4);
  const { domain } = interpreter;
  const [counter, from, to, term] = node.args as [Node, Node, Node, Node];
  const name = nameOf(counter, 'the counter');
  return interpreter.withNumbers([from, to], scope, ([first = 0, last = 0]) => {
    if (last - first >= limits.terms) throw new RangeError(`A sum has at most ${limits.terms} terms`);
    let total = domain.certainly(0);
    for (let k = first; k <= last; k += 1) {
      const value = interpreter.value(term, scope.with(name, domain.certainly(k)));
      total = domain.operate('+', total, value);
    }
    return total;
  });
};
