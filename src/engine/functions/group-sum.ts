import { Distribution } from '../distribution';
import { defineMechanism, lift, rolled } from '../mechanism';
import { add, multiply, type Weight } from '../weight';
import { memberParameters, membersOf, rollMembers } from './members';
import { degreesOf } from './roll-under';

function addDegrees(sums: readonly Weight[], degrees: readonly Weight[]): Weight[] {
  const all: Weight[] = Array(sums.length + degrees.length - 1).fill(0);
  for (const [sum, weight] of sums.entries()) {
    for (const [degree, ways] of degrees.entries()) {
      all[sum + degree] = add(all[sum + degree] as Weight, multiply(weight, ways));
    }
  }
  return all;
}

/** Everybody in a group rolls a pool; their degrees are added. */
export const groupSum = defineMechanism({
  parameters: memberParameters,
  exact: (args) =>
    lift(args, (members) => {
      const sums = membersOf(members).map(degreesOf).reduce(addDegrees);
      return Distribution.of(sums.map((weight, degree) => [degree, weight] as const));
    }),
  roll: (throwDice, args) =>
    rollMembers(throwDice, rolled(args)).reduce((degree, kept) => degree + kept.length, 0),
});
