import { Distribution } from '../distribution';
import { limits } from '../limits';
import { defineMechanism, lift, rolled, stated } from '../mechanism';
import { boutParameters, inWords, settled, wrestle } from './grapple-bout';
import { type Bout, free, type Strategy } from './grapple-chain';
import { chances, openStates } from './grapple-odds';

function winner([bout, rises]: readonly [Bout, Strategy]): Distribution<number> {
  const states = openStates(bout);
  const { from, all } = chances(bout, states, states.map(rises));
  const won = from(free);
  return Distribution.of([
    [1, won],
    [-1, all - won],
  ]).reduced();
}

/** Who pins the other in the end: 1 where I do, -1 where they do. Turns alternate, mine first; whoever succeeds rises by
 *  a position or presses the other down by one. Both start free, and follow a stated strategy or the best. */
export const grapple = defineMechanism({
  parameters: boutParameters,
  exact: (args) => lift(args, (numbers) => winner(settled(numbers))),
  roll: (throwDice, args) => {
    const { state, turns } = wrestle(throwDice, rolled(args), limits.terms);
    if (turns > limits.terms) throw new RangeError(`Nobody was pinned within ${limits.terms} turns`);
    return state.theirs > state.mine ? 1 : -1;
  },
  policy: (args) => inWords(stated(args)),
});
