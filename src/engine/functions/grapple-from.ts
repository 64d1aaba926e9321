import { Distribution } from '../distribution';
import { limits } from '../limits';
import { defineMechanism, lift, rolled, stated, type Throw } from '../mechanism';
import { boutParameters, inWords, isCertainBout, settled, wrestle } from './grapple-bout';
import type { Bout, Grapple, Strategy } from './grapple-chain';
import { chances, openStates } from './grapple-odds';

const parameters = [...boutParameters, 'from', 'theirFrom', 'turn'] as const;
type Numbers = Readonly<Record<(typeof parameters)[number], number>>;
type Settled = readonly [Bout, Strategy];

function startOf({ from, theirFrom, turn }: Numbers, { pinned }: Bout): Grapple {
  for (const position of [from, theirFrom]) {
    if (position < 0 || position >= pinned) {
      throw new RangeError(`A bout goes on from positions 0 to ${pinned - 1}, not ${position}`);
    }
  }
  if (turn !== 0 && turn !== 1) throw new RangeError('The turn is mine (0) or theirs (1)');
  return { mine: from, theirs: theirFrom, turn };
}

/** Played on the table; where no dice decide, a state that comes back comes back for ever. */
function play(throwDice: Throw, numbers: Numbers, [bout]: Settled): number {
  const horizon = isCertainBout(bout) ? 2 * bout.pinned ** 2 : limits.terms;
  const { state, turns } = wrestle(throwDice, numbers, horizon, startOf(numbers, bout));
  if (turns <= horizon) return state.theirs > state.mine ? 1 : -1;
  if (horizon < limits.terms) return 0;
  throw new RangeError(`Nobody was pinned within ${horizon} turns`);
}

/** Who pins the other in the end from the positions that both are in: 1 where I do, -1 where they do, 0 where it goes on
 *  for ever. */
export const grappleFrom = defineMechanism({
  parameters,
  exact: (args) =>
    lift(args, (numbers) => {
      const [bout, rises] = settled(numbers);
      // Any dice will do where none decide.
      if (isCertainBout(bout)) return Distribution.certainly(play(() => [1], numbers, [bout, rises]));
      const states = openStates(bout);
      const { from, all } = chances(bout, states, states.map(rises));
      const won = from(startOf(numbers, bout));
      return Distribution.of([
        [1, won],
        [-1, all - won],
      ]).reduced();
    }),
  roll: (throwDice, args) => {
    const numbers = rolled(args);
    return play(throwDice, numbers, settled(numbers));
  },
  policy: (args) => inWords(stated(args)),
});
