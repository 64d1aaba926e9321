import { Distribution } from '../distribution';
import { limits } from '../limits';
import { defineMechanism, lift, rolled, stated } from '../mechanism';
import { boutParameters, inWords, isCertainBout, settled, wrestle } from './grapple-bout';
import { type Bout, type Grapple, grappleChain, isOver, type Strategy } from './grapple-chain';
import { chances, openStates } from './grapple-odds';

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
const winner = ({ mine, theirs }: Grapple) => (theirs > mine ? 1 : -1);

/** Where no dice decide, the bout is simply followed: a state that comes back comes back for ever. */
function certainWinner(start: Grapple, bout: Bout, rises: Strategy): number {
  const { next } = grappleChain(bout, rises);
  let state = start;
  for (let turns = 0; turns < 2 * bout.pinned ** 2; turns += 1) {
    state = next(state)?.certain ?? state;
    if (isOver(state, bout)) return winner(state);
  }
  return nobody;
}

function oddsOf(start: Grapple, bout: Bout, rises: Strategy): Distribution<number> {
  const states = openStates(bout);
  const { from, all } = chances(bout, states, states.map(rises));
  const won = from(start);
  return Distribution.of([
    [1, won],
    [-1, all - won],
  ]).reduced();
}

/** Who pins the other in the end from the positions that both are in: 1 where I do, -1 where they do, 0 where it goes on
 *  for ever. */
export const grappleFrom = defineMechanism({
  parameters,
  exact: (args) =>
    lift(args, (numbers) => {
      const [bout, rises] = settled(numbers);
      const start = startOf(numbers, bout);
      return isCertainBout(bout)
        ? Distribution.certainly(certainWinner(start, bout, rises))
        : oddsOf(start, bout, rises);
    }),
  roll: (throwDice, args) => {
    const numbers = rolled(args);
    const [bout, rises] = settled(numbers);
    const start = startOf(numbers, bout);
    if (isCertainBout(bout)) return certainWinner(start, bout, rises);
    const { state, turns } = wrestle(throwDice, numbers, limits.terms, start);
    if (turns > limits.terms) throw new RangeError(`Nobody was pinned within ${limits.terms} turns`);
    return winner(state);
  },
  policy: (args) => inWords(stated(args)),
});
