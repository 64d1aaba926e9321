import { defineMechanism, lift, rolled, stated } from '../mechanism';
import { requireSteps } from '../require-steps';
import { afterSteps } from './after-steps';
import { boutParameters, inWords, settled, wrestle } from './grapple-bout';
import { type Grapple, grappleChain, isOver } from './grapple-chain';

type Counted = Grapple & { readonly turns: number };

/** The turn, counting both sides', with which it is over; one past the horizon stands for every later one. */
export const grappleTurns = defineMechanism({
  parameters: [...boutParameters, 'horizon'],
  exact: (args) =>
    lift(args, ({ horizon, ...numbers }) => {
      const [bout, rises] = settled(numbers);
      const { start, next } = grappleChain(bout, rises);
      const count = (turns: number) => (state: Grapple) => ({ ...state, turns });
      const counted = {
        start: count(0)(start),
        next: ({ turns, ...state }: Counted) => next(state)?.map(count(turns + 1)),
      };
      return afterSteps<Counted>(counted, horizon).map((state) =>
        isOver(state, bout) ? state.turns : horizon + 1,
      );
    }),
  roll: (throwDice, args) => {
    const { horizon, ...numbers } = rolled(args);
    requireSteps(horizon);
    return wrestle(throwDice, numbers, horizon).turns;
  },
  policy: ({ horizon: _, ...args }) => inWords(stated(args)),
});
