import { defineMechanism, lift, rolled } from '../mechanism';
import { stepsUntilOver } from '../over-time';
import { requireSteps } from './after-steps';
import { boutParameters, chainOf, inWords, wrestle } from './grapple-bout';
import { stated } from './stated';

/** The turn, counting both sides', with which it is over; one past the horizon stands for every later one. */
export const grappleTurns = defineMechanism({
  parameters: [...boutParameters, 'horizon'],
  exact: (args) => lift(args, ({ horizon, ...numbers }) => stepsUntilOver(chainOf(numbers), horizon)),
  roll: (throwDice, args) => {
    const { horizon, ...numbers } = rolled(args);
    requireSteps(horizon);
    return wrestle(throwDice, numbers, horizon).turns;
  },
  policy: ({ horizon: _, ...args }) => inWords(stated(args)),
});
