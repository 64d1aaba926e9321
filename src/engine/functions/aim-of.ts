import { type Aim, highestMean, reach } from '../aim';
import type { Outcome } from '../outcome';

/** What a player aims at, as a number that an expression can pass: to reach the target, a high mean, or a high mean of
 *  what exceeds the target (damage over a defence). */
const goals = { reach: 0, mean: 1, excess: 2 } as const;

export function aimOf<O extends Outcome>(
  goal: number,
  target: number,
  score: (outcome: O) => number,
): Aim<O> {
  if (goal === goals.reach) return reach(target, score);
  if (goal === goals.mean) return highestMean(score);
  if (goal === goals.excess) {
    return {
      says: `exceed ${target} by as much as possible on average`,
      worth: (outcome) => Math.max(0, score(outcome) - target),
    };
  }
  throw new RangeError(`An aim is a number from ${goals.reach} to ${goals.excess}, not ${goal}`);
}
