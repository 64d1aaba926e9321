import { Distribution } from '../distribution';
import { defineMechanism, lift, rolled } from '../mechanism';
import { type Contest, contestParameters, requireContest, situationOf, spending } from './contest-rules';

type ContestAt = Contest & { readonly roll: number; readonly other: number };

function resultAt(asked: ContestAt) {
  requireContest(asked);
  for (const face of [asked.roll, asked.other]) {
    if (face < 1 || face > asked.sides)
      throw new RangeError(`A die of ${asked.sides} sides shows 1 to ${asked.sides}, not ${face}`);
  }
  return spending(asked)(situationOf(asked)(asked.roll, asked.other));
}

/** A contest whose two rolls are known: what the dice on the table come to. */
export const contestAt = defineMechanism({
  parameters: ['roll', 'other', ...contestParameters],
  exact: (args) => lift(args, (asked) => Distribution.certainly(resultAt(asked))),
  roll: (_, args) => resultAt(rolled(args)),
});
