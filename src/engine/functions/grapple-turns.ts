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
      let odds = Distribution.certainly<Counted>({ ...start, turns: 0 });
      for (let turns = 1; turns <= horizon; turns += 1) {
        odds = odds.chain(
          (state) => next(state)?.map((one) => ({ ...one, turns })) ?? Distribution.certainly(state),
        );
      }
      return odds.map((state) => (isOver(state, bout) ? state.turns : horizon + 1));
    }),
  roll: (throwDice, args) => {
    const numbers = rolled(args);
    return wrestle(throwDice, numbers, numbers.horizon).turns;
  },
  policy: (args) => inWords(stated(args)),
});
