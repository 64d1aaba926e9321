import { Distribution } from '../distribution';
import { defineMechanism, lift, rolled } from '../mechanism';
import type { Weight } from '../weight';
import { requirePick } from './given-dice';
import { memberParameters, membersOf, rollMembers } from './members';
import { countsOf, pieceTogether } from './piece-together';
import { judgePool, type PoolResult } from './pool-results';
import { sharedPool } from './shared-pool';

function resultOf(degree: number, code: number, units: readonly number[]): PoolResult {
  const counts = countsOf(code, units);
  const faceAt = (index: number) => (index < 0 ? 0 : units.length - index);
  return {
    degree,
    ceiling: faceAt(counts.findIndex((count) => count > 0)),
    floor: faceAt(counts.findLastIndex((count) => count > 0)),
  };
}

/** A group checks as one: the average degree, in dice that are taken round the table. */
export const groupAverage = defineMechanism({
  parameters: ['pick', ...memberParameters],
  exact: (args) =>
    lift(args, ({ pick, ...members }) => {
      requirePick(pick);
      const { units, bySize } = sharedPool(membersOf(members), pick);
      const entries: (readonly [PoolResult, Weight])[] = [];
      for (const [degree, weights] of bySize) {
        for (const [code, weight] of weights) entries.push([resultOf(degree, code, units), weight]);
      }
      return Distribution.of(entries);
    }),
  roll: (throwDice, args) => {
    const { pick, ...members } = rolled(args);
    requirePick(pick);
    return judgePool(pieceTogether(rollMembers(throwDice, members), pick));
  },
});
