import { requireDice } from './dice';
import { type Domain, eachOf, plain } from './domain';
import type { DiceGroup, Throw } from './mechanism';
import { operate } from './operate';
import type { Outcome } from './outcome';
import { own } from './own';
import type { Random } from './random';

const add = (faces: readonly number[]): number => faces.reduce((sum, face) => sum + face, 0);

/** Groups of the same name and the same dice become one. */
function together(groups: readonly DiceGroup[]): DiceGroup[] {
  const joined = new Map<string, DiceGroup>();
  for (const { label, sides, faces } of groups) {
    const key = `${sides} ${label}`;
    joined.set(key, { label, sides, faces: [...(joined.get(key)?.faces ?? []), ...faces] });
  }
  return [...joined.values()];
}

/** One roll: every die falls once, and stays in `groups` to be shown. */
export function onTheTable(random: Random): Domain<Outcome> & { readonly groups: readonly DiceGroup[] } {
  const groups: DiceGroup[] = [];
  const throwDice: Throw = (label, count, sides) => {
    requireDice(count, sides);
    const faces = Array.from({ length: count }, () => random(sides));
    if (count > 0) groups.push({ label, sides, faces });
    return faces;
  };
  return {
    groups,
    certainly: (outcome) => outcome,
    dice: (count, sides, label) => add(throwDice(label, count, sides)),
    operate: (operator, left, right) => operate(operator, plain(left), plain(right)),
    apply: (values, change) => change(values.map(plain)),
    record: (fields) => Object.fromEntries(fields.map(([name, value]) => [name, plain(value)])),
    chain: (value, next) => next(value),
    facet: (value, name) => {
      const facet = typeof value === 'number' ? undefined : own(value, name);
      if (facet === undefined) throw new RangeError(`There is no facet '${name}' here`);
      return facet;
    },
    repeat: (count, once) => add(Array.from({ length: count }, () => plain(once()))),
    read: (handfuls, reading) => {
      const before = groups.length;
      const faces = handfuls.flatMap(({ count, once }) => Array.from({ length: count }, () => plain(once())));
      // Dice that were thrown one by one lie together.
      groups.push(...together(groups.splice(before)));
      return reading.roll(faces);
    },
    run: (mechanism, args) =>
      mechanism.roll(
        throwDice,
        eachOf(args, (arg) => () => plain(arg())),
      ),
  };
}
