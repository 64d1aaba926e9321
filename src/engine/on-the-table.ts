import { dice as exactDice } from './dice';
import { type Domain, eachOf, plain } from './domain';
import type { DiceGroup, Throw } from './mechanism';
import type { Outcome } from './outcome';
import type { Random } from './random';

const add = (faces: readonly number[]): number => faces.reduce((sum, face) => sum + face, 0);

/** One roll: every die falls once, and stays in `groups` to be shown. */
export function onTheTable(random: Random): Domain<Outcome> & { readonly groups: readonly DiceGroup[] } {
  const groups: DiceGroup[] = [];
  const throwDice: Throw = (label, count, sides) => {
    // The exact roll knows which dice there cannot be.
    exactDice(count, sides);
    const faces = Array.from({ length: count }, () => random(sides));
    if (count > 0) groups.push({ label, sides, faces });
    return faces;
  };
  return {
    groups,
    certainly: (outcome) => outcome,
    dice: (count, sides, label) => add(throwDice(label, count, sides)),
    combine: (left, right, join) => join(left, right),
    chain: (value, next) => next(value),
    facet: (value, name) => {
      const facet = typeof value === 'number' ? undefined : value[name];
      if (facet === undefined) throw new RangeError(`There is no facet '${name}' here`);
      return facet;
    },
    repeat: (count, once) => add(Array.from({ length: count }, () => plain(once()))),
    run: (mechanism, args) =>
      mechanism.roll(
        throwDice,
        eachOf(args, (arg) => () => plain(arg())),
      ),
  };
}
