import { Distribution } from '../distribution';
import { defineMechanism, lift, rolled } from '../mechanism';
import type { Weight } from '../weight';
import { requirePick, takeDice } from './given-dice';
import { memberParameters, membersOf, rollMembers } from './members';
import { judgePool, type PoolResult } from './pool';
import { roundRobin } from './round-robin';
import { sharedPool } from './shared-pool';

/** How many dice of the highest face first a code stands for. */
export function countsOf(code: number, units: readonly number[]): number[] {
  let rest = code;
  return units.map((_, index) => {
    const unit = units[units.length - 1 - index] as number;
    const count = Math.floor(rest / unit);
    rest -= count * unit;
    return count;
  });
}

function resultOf(degree: number, code: number, units: readonly number[]): PoolResult {
  const counts = countsOf(code, units);
  const faceAt = (index: number) => (index < 0 ? 0 : units.length - index);
  return {
    degree,
    ceiling: faceAt(counts.findIndex((count) => count > 0)),
    floor: faceAt(counts.findLastIndex((count) => count > 0)),
  };
}

/** The dice that a group's members put together after rolling. */
export function pieceTogether(kept: readonly (readonly number[])[], pick: number): readonly number[] {
  const given = roundRobin(kept.map((dice) => dice.length));
  return kept.flatMap((dice, member) => takeDice(dice, given[member] as number, pick));
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
