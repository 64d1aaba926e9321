import { Distribution } from '../distribution';
import { defineMechanism, lift, rolled, stated } from '../mechanism';
import { requireSteps } from '../require-steps';
import { boutParameters, inWords, settled, wrestle } from './grapple-bout';
import { type Grapple, grappleChain, isOver } from './grapple-chain';

type Counted = Grapple & { readonly turns: number };

/** The turn, counting both sides', with which it is over; one past the horizon stands for every later one. */
export const grappleTurns = defineMechanism({
  parameters: [...boutParameters, 'horizon'],
  exact: (args) =>
    lift(args, (numbers) => {
      const { horizon } = numbers;
      requireSteps(horizon);
      const [bout, rises] = settled(numbers);
      const { start, next } = grappleChain(bout, rises);
      // Who is pinned, and how the other one lies, is forgotten: then there is one state for every end.
      const over: Grapple = { mine: bout.pinned, theirs: 0, turn: 0 };
      let odds = Distribution.certainly<Counted>({ turns: horizon + 1, ...start });
      for (let turns = 1; turns <= horizon; turns += 1) {
        const after = (state: Grapple): Counted =>
          isOver(state, bout) ? { turns, ...over } : { turns: horizon + 1, ...state };
        odds = odds.chain((state) => next(state)?.map(after) ?? Distribution.certainly(state));
      }
      return odds.marginal('turns');
    }),
  roll: (throwDice, args) => {
    const numbers = rolled(args);
    return wrestle(throwDice, numbers, numbers.horizon).turns;
  },
  policy: (args) => inWords(stated(args)),
});
