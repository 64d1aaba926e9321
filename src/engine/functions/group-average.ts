import { Distribution } from '../distribution';
import { limits } from '../limits';
import { defineMechanism, lift, rolled } from '../mechanism';
import { add, multiply, subtract, type Weight } from '../weight';
import { spend } from '../work';
import { binomials } from './binomials';

import { memberParameters, membersOf, rollMembers } from './members';
import { picks, pieceTogether, requirePick } from './piece-together';
import { judgePool, type PoolResult } from './pool-results';
import { powers } from './powers';
import type { RollUnder } from './roll-under';
import { kindFor, sharedPool, type View } from './shared-pool';

/** Some neighbouring faces. */
type Range = readonly [low: number, high: number];

/** In how many ways all dice that a member gives lie in a range. */
function waysWithin(
  { faces }: RollUnder,
  kept: number,
  given: number,
  pick: number,
  [low, high]: Range,
): Weight {
  const within = powers(Math.max(0, Math.min(high, faces) - low + 1), kept);
  const whole = powers(faces, kept);
  const left = kept - given;
  if (given === 0 || pick === picks.any) return multiply(within[given] as Weight, whole[left] as Weight);
  // The dice that are not given lie in the range as well, or beyond it.
  const beyond = powers(pick === picks.lowest ? Math.max(0, faces - high) : Math.min(low - 1, faces), left);
  let ways: Weight = 0;
  for (let others = 0; others <= left; others += 1) {
    const chosen = multiply(binomials(kept)[others] as Weight, within[kept - others] as Weight);
    ways = add(ways, multiply(chosen, beyond[others] as Weight));
  }
  return ways;
}

/** The weight of every range that all given dice lie in: they can be multiplied from member to member. */
function inRanges(ranges: readonly Range[], members: readonly RollUnder[], pick: number): View<Weight[]> {
  const alike = kindFor(members);
  return {
    none: ranges.map(() => alike(1)),
    given: (member, kept, given) => {
      spend(ranges.length * (kept + 5));
      const keeping = member.keeping[kept] as Weight;
      return ranges.map((range) => alike(multiply(waysWithin(member, kept, given, pick, range), keeping)));
    },
    join: (some, others) => {
      spend(2 * some.length);
      return some.map((weight, index) => (weight as number) * (others[index] as number));
    },
    sum: ([first = [], ...others]) =>
      others.reduce(
        (sums, more) => sums.map((sum, index) => (sum as number) + (more[index] as number)),
        first,
      ),
  };
}

function rangesUpTo(faces: number): Range[] {
  if (faces * faces > limits.outcomes) {
    throw new RangeError(`This question has more than ${limits.outcomes} different outcomes`);
  }
  return Array.from({ length: faces }, (_, high) =>
    Array.from({ length: high + 1 }, (_, low): Range => [low + 1, high + 1]),
  ).flat();
}

/** What fills a range from its lowest face to its highest: all within it, without those that miss the one or the other. */
function filling(within: readonly Weight[], [low, high]: Range): Weight {
  const at = (from: number, to: number): Weight =>
    from > to ? 0 : (within[(to * (to - 1)) / 2 + from - 1] as Weight);
  return subtract(add(at(low, high), at(low + 1, high - 1)), add(at(low + 1, high), at(low, high - 1)));
}

function* results(members: readonly RollUnder[], pick: number): Generator<readonly [PoolResult, Weight]> {
  const ranges = rangesUpTo(Math.max(1, ...members.map(({ faces }) => faces)));
  for (const [degree, within] of sharedPool(members, inRanges(ranges, members, pick))) {
    if (degree === 0) yield [{ degree, ceiling: 0, floor: 0 }, within[0] as Weight];
    else
      for (const [floor, ceiling] of ranges)
        yield [{ degree, ceiling, floor }, filling(within, [floor, ceiling])];
  }
}

/** A group checks as one: the average degree, in dice that are taken round the table. */
export const groupAverage = defineMechanism({
  parameters: ['pick', ...memberParameters],
  exact: (args) =>
    lift(args, ({ pick, ...members }) => {
      requirePick(pick);
      return Distribution.of(results(membersOf(members), pick));
    }),
  roll: (throwDice, args) => {
    const { pick, ...members } = rolled(args);
    requirePick(pick);
    return judgePool(pieceTogether(rollMembers(throwDice, members), pick));
  },
});
