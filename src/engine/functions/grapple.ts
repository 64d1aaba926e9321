import { limits } from '../limits';
import { endOf } from '../long-run';
import { defineMechanism, lift, rolled } from '../mechanism';
import { boutParameters, chainOf, inWords, winner, wrestle } from './grapple-bout';
import { stated } from './stated';

/** Who pins the other in the end: 1 where I do, -1 where they do. Turns alternate, mine first; whoever succeeds rises by
 *  a position or presses the other down by one. Both start free, and follow a stated strategy or the best. */
export const grapple = defineMechanism({
  parameters: boutParameters,
  exact: (args) => lift(args, (numbers) => endOf(chainOf(numbers)).map(winner)),
  roll: (throwDice, args) => {
    const { state, over } = wrestle(throwDice, rolled(args), limits.terms);
    if (!over) throw new RangeError(`Nobody was pinned within ${limits.terms} turns`);
    return winner(state);
  },
  policy: (args) => inWords(stated(args)),
});
