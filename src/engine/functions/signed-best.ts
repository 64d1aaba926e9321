import { requireSides } from '../dice';
import { type Form, nameOf, requireArguments } from '../form';
import { type Mechanism, rolled, stated } from '../mechanism';
import type { Node } from '../syntax';
import { type Play, playFor, resultsOf } from './play-rerolls';
import { rerollsInWords, throwRerolls } from './rerolls-in-play';

const rules = ['sides', 'aims', 'dodges', 'first'] as const;
type Known = Readonly<Record<(typeof rules)[number] | string, number>>;

/** The worth of each result stands beside the rules of the roll, under the result's own number. */
function playOf(known: Known): Play {
  const [sides = 0, aims = 0, dodges = 0, first = 0] = rules.map((rule) => known[rule]);
  return playFor({ sides, aims, dodges, first }, (result) => known[result] as number);
}

const mechanism: Mechanism = {
  parameters: rules,
  exact: (args) => playOf(stated(args)).odds,
  roll: (throwDice, args) => {
    const known = rolled(args);
    return throwRerolls(throwDice, known['sides'] as number, playOf(known));
  },
  policy: (args) => {
    const known = stated(args);
    return rerollsInWords(known['sides'] as number, playOf(known));
  },
};

/** signedBest(result, worth, sides, aims, dodges, first): a signed roll with re-rolls, where an attacker wants as much of
 *  what a result is worth as possible, a defender as little; `worth` is an expression over the result, without dice. */
const form: Form = (interpreter, node, scope) => {
  requireArguments(node, 'signedBest(result, worth, sides, aims, dodges, first)', rules.length + 2);
  const [name, worth, ...rest] = node.args as [Node, Node, ...Node[]];
  const called = nameOf(name, 'what a result is called');
  const { domain } = interpreter;
  return interpreter.withNumbers(rest, scope, (numbers) => {
    const [sides = 0] = numbers;
    requireSides(sides);
    const given = rules.map(
      (rule, index) => [rule, () => domain.certainly(numbers[index] as number)] as const,
    );
    const worths = resultsOf(sides).map(
      (result) =>
        [`${result}`, () => interpreter.value(worth, scope.with(called, domain.certainly(result)))] as const,
    );
    return domain.run(mechanism, Object.fromEntries([...given, ...worths]));
  });
};

export const signedBest: Form = Object.assign(form, { policy: true as const });
