import { Distribution } from '../distribution';
import { defineMechanism, lift, rolled } from '../mechanism';
import { sumOf } from '../sums';
import { memberParameters, membersOf, rollMembers } from './members';
import { degreesOf } from './roll-under';

/** Everybody in a group rolls a pool; their degrees are added. */
export const groupSum = defineMechanism({
  parameters: memberParameters,
  exact: (args) =>
    lift(args, (members) => {
      const degrees = membersOf(members).map((member) =>
        Distribution.of(degreesOf(member).map((weight, degree) => [degree, weight] as const)),
      );
      return degrees.reduce(sumOf);
    }),
  roll: (throwDice, args) =>
    rollMembers(throwDice, rolled(args)).reduce((degree, kept) => degree + kept.length, 0),
});
