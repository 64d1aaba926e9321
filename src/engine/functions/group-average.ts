import { Distribution } from '../distribution';
import { limits } from '../limits';
import { defineMechanism, lift, rolled } from '../mechanism';
import type { Weight } from '../weight';
import { requirePick } from './given-dice';
import { memberParameters, membersOf, rollMembers } from './members';
import { countsOf, pieceTogether } from './piece-together';
import { judgePool, type PoolResult } from './pool-results';
import { sharedPool, type View } from './shared-pool';

/** More than the number of faces that any die has. */
const base = limits.sides + 1;

/** Only the highest and the lowest die count. */
const extremes: View = {
  of: (code, units) => {
    const counts = countsOf(code, units);
    const faceAt = (index: number) => (index < 0 ? 0 : units.length - index);
    return (
      faceAt(counts.findIndex((count) => count > 0)) * base +
      faceAt(counts.findLastIndex((count) => count > 0))
    );
  },
  join: (one, other) => {
    if (one === 0 || other === 0) return one + other;
    return (
      Math.max(Math.floor(one / base), Math.floor(other / base)) * base + Math.min(one % base, other % base)
    );
  },
};

/** A group checks as one: the average degree, in dice that are taken round the table. */
export const groupAverage = defineMechanism({
  parameters: ['pick', ...memberParameters],
  exact: (args) =>
    lift(args, ({ pick, ...members }) => {
      requirePick(pick);
      const { bySize } = sharedPool(membersOf(members), pick, extremes);
      const entries: (readonly [PoolResult, Weight])[] = [];
      for (const [degree, weights] of bySize) {
        for (const [code, weight] of weights) {
          entries.push([{ degree, ceiling: Math.floor(code / base), floor: code % base }, weight]);
        }
      }
      return Distribution.of(entries);
    }),
  roll: (throwDice, args) => {
    const { pick, ...members } = rolled(args);
    requirePick(pick);
    return judgePool(pieceTogether(rollMembers(throwDice, members), pick));
  },
});
