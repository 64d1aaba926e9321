import { plain } from '../domain';
import { type Form, nameOf, requireArguments } from '../form';
import { limits } from '../limits';
import { numberIn, type Scope } from '../scope';
import type { Node } from '../syntax';

/** The numbers in a column of a basket, one for every single thing, in the order in which they were put in. */
function numbersOf<V>(list: Node, scope: Scope<V>): number[] {
  const binding =
    list.kind === 'member' && list.object.kind === 'name' ? scope.find(list.object.name) : undefined;
  if (binding?.kind !== 'basket' || list.kind !== 'member')
    throw new RangeError('Here stands a column of a basket, like drinks.alcohol');
  const { rows, table } = binding;
  const count = rows.reduce((all, [, times]) => all + times, 0);
  if (count > limits.terms) throw new RangeError(`At most ${limits.terms} things are taken in turn`);
  return rows.flatMap(([row, times]) => Array<number>(times).fill(numberIn(row, list.member, table)));
}

/** inTurn(basket.column, each, soFar, condition): the things of a basket are taken one by one, until the condition fails.
 *  The answer is how many came before that. The condition may speak of the number of the thing, `each`, and of the sum of
 *  those that were taken, `soFar`. */
export const inTurn: Form = (interpreter, node, scope) => {
  requireArguments(node, 'inTurn(basket.column, each, soFar, condition)', 4);
  const [list, eachNode, soFarNode, condition] = node.args as [Node, Node, Node, Node];
  const each = nameOf(eachNode, 'what the number of a thing is called');
  const soFar = nameOf(soFarNode, 'what the sum so far is called');
  const numbers = numbersOf(list, scope);
  const { domain } = interpreter;
  type Value = ReturnType<typeof domain.certainly>;
  const from = (taken: number, sum: number): Value => {
    const number = numbers[taken];
    if (number === undefined) return domain.certainly(taken);
    const inner = scope.with(each, domain.certainly(number)).with(soFar, domain.certainly(sum + number));
    return domain.chain(interpreter.value(condition, inner), (outcome) =>
      plain(outcome) === 0 ? domain.certainly(taken) : from(taken + 1, sum + number),
    );
  };
  return from(0, 0);
};
