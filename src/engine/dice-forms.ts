import { type Form, nameOf, requireArguments } from './form';
import { counting } from './functions/count';
import { keep } from './functions/keep';
import { total } from './functions/total';
import { withHandfuls } from './handful';
import type { Node } from './syntax';

/** highest(kept, dice…): the sum of the highest dice, as in highest(3, 4d6) or highest(1, d8, 2d6). Each argument is a
 *  handful: 4d6, explode(…) or reroll(…) of dice, repeat(times, expression); anything else is a single die. */
const keeping =
  (name: 'highest' | 'lowest'): Form =>
  (interpreter, node, scope) => {
    requireArguments(node, `${name}(kept, dice…)`, 2, Infinity);
    const [kept, ...dice] = node.args as [Node, ...Node[]];
    return interpreter.withNumbers([kept], scope, ([count = 0]) =>
      withHandfuls(interpreter, dice, scope, (handfuls) =>
        interpreter.domain.read(handfuls, keep(name, count)),
      ),
    );
  };

/** count(face, condition, dice…): how many dice meet the condition, as in count(x, x >= 5, 8d6). */
export const count: Form = (interpreter, node, scope) => {
  requireArguments(node, 'count(face, condition, dice…)', 3, Infinity);
  const [face, condition, ...dice] = node.args as [Node, Node, ...Node[]];
  const meets = interpreter.conditionOn(nameOf(face, 'what a face is called'), condition, scope);
  return withHandfuls(interpreter, dice, scope, (handfuls) =>
    interpreter.domain.read(
      handfuls.map((handful) => counting(interpreter.domain, meets, handful)),
      total,
    ),
  );
};

/** explode(times, dice…) and reroll(face, condition, dice…), added up where no other form keeps the dice apart. */
const summed: Form = (interpreter, node, scope) =>
  withHandfuls(interpreter, [node], scope, (handfuls) => interpreter.domain.read(handfuls, total));

export const highest = keeping('highest');
export const lowest = keeping('lowest');
export { summed as explode, summed as reroll };
