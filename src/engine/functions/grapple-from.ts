import { Distribution } from '../distribution';
import { limits } from '../limits';
import { endOf } from '../long-run';
import { defineMechanism, lift, rolled } from '../mechanism';
import { isCertainBout } from './certain-grapple';
import { boutOf, boutParameters, chainOf, inWords, winner, wrestle } from './grapple-bout';
import { type Bout, type Grapple, isOver } from './grapple-chain';
import { stated } from './stated';

const parameters = [...boutParameters, 'from', 'theirFrom', 'turn'] as const;
type Numbers = Readonly<Record<(typeof parameters)[number], number>>;

function startOf({ from, theirFrom, turn }: Numbers, { pinned }: Bout): Grapple {
  for (const position of [from, theirFrom]) {
    if (position < 0 || position >= pinned) {
      throw new RangeError(`A bout goes on from positions 0 to ${pinned - 1}, not ${position}`);
    }
  }
  if (turn !== 0 && turn !== 1) throw new RangeError('The turn is mine (0) or theirs (1)');
  return { mine: from, theirs: theirFrom, turn };
}

const nobody = 0;

/** Where no dice decide, the bout is simply followed: a state that comes back comes back for ever. */
function certainWinner(numbers: Numbers, bout: Bout): number {
  const { next } = chainOf(numbers);
  let state = startOf(numbers, bout);
  for (let turns = 0; turns < 2 * bout.pinned ** 2; turns += 1) {
    state = next(state)?.certain ?? state;
    if (isOver(state, bout)) return winner(state);
  }
  return nobody;
}

/** Who pins the other in the end from the positions that both are in: 1 where I do, -1 where they do, 0 where it goes on
 *  for ever. */
export const grappleFrom = defineMechanism({
  parameters,
  exact: (args) =>
    lift(args, (numbers) => {
      const bout = boutOf(numbers);
      if (isCertainBout(bout)) return Distribution.certainly(certainWinner(numbers, bout));
      return endOf({ ...chainOf(numbers), start: startOf(numbers, bout) }).map(winner);
    }),
  roll: (throwDice, args) => {
    const numbers = rolled(args);
    const bout = boutOf(numbers);
    if (isCertainBout(bout)) return certainWinner(numbers, bout);
    const { state, over } = wrestle(throwDice, numbers, limits.terms, startOf(numbers, bout));
    if (!over) throw new RangeError(`Nobody was pinned within ${limits.terms} turns`);
    return winner(state);
  },
  policy: ({ from: _, theirFrom: __, turn: ___, ...args }) => inWords(stated(args)),
});
