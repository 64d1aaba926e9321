import { defineMechanism, lift, rolled, stated } from '../mechanism';
import { stepsUntilOver } from '../over-time';
import { requireSteps } from '../require-steps';
import { boutParameters, inWords, settled, wrestle } from './grapple-bout';
import { grappleChain } from './grapple-chain';

/** The turn, counting both sides', with which it is over; one past the horizon stands for every later one. */
export const grappleTurns = defineMechanism({
  parameters: [...boutParameters, 'horizon'],
  exact: (args) =>
    lift(args, ({ horizon, ...numbers }) => stepsUntilOver(grappleChain(...settled(numbers)), horizon)),
  roll: (throwDice, args) => {
    const { horizon, ...numbers } = rolled(args);
    requireSteps(horizon);
    return wrestle(throwDice, numbers, horizon).turns;
  },
  policy: ({ horizon: _, ...args }) => inWords(stated(args)),
});
