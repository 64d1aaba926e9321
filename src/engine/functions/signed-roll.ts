import { defineMechanism, lift } from '../mechanism';
import { signedResults, throwSigned } from './signed-results';

/** Two dice of two colours are rolled, the lower one is added or subtracted. */
export const signedRoll = defineMechanism({
  parameters: ['sides'],
  exact: (args) => lift(args, ({ sides }) => signedResults(sides)),
  roll: (throwDice, args) => throwSigned(throwDice, args.sides()),
});
