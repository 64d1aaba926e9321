import { Distribution } from '../distribution';
import { limits } from '../limits';
import { add, alike, bitsOf, multiply, power, subtract, type Weight } from '../weight';
import { spend } from '../work';
import { powers } from './powers';
import type { RollUnder } from './roll-under';

export interface PoolResult {
  readonly [facet: string]: number;
  readonly degree: number;
  readonly ceiling: number;
  readonly floor: number;
}

/** The number, the highest and the lowest of the kept dice; all are 0 where none is kept. */
export function judgePool(kept: readonly number[]): PoolResult {
  if (kept.length === 0) return { degree: 0, ceiling: 0, floor: 0 };
  return { degree: kept.length, ceiling: Math.max(...kept), floor: Math.min(...kept) };
}

/** For every width, the ways in which `degree` dice fill a range of faces from its lowest to its highest: all of them
 *  within it, without those that miss the top or the bottom. */
function spreads(degree: number, table: readonly (readonly Weight[])[]): Weight[] {
  const within = table.map((power) => power[degree] as Weight);
  return within.slice(1).map((all, width) => {
    if (width === 0) return all;
    const missing = multiply(2, within[width] as Weight);
    return subtract(add(all, within[width - 1] as Weight), missing);
  });
}

/** Degree, ceiling and floor together, by counting: their weight depends only on the degree and the faces between. */
export function poolResults({ dice, sides, faces, keeping }: RollUnder): Distribution<PoolResult> {
  if (dice * faces * faces > 2 * limits.outcomes) {
    throw new RangeError(`This question has more than ${limits.outcomes} different outcomes`);
  }
  const table = Array.from({ length: faces + 1 }, (_, base) => powers(base, dice));
  const total = power(sides, dice);
  const outcomes: PoolResult[] = [];
  const weights: Weight[] = [];
  // In the order in which outcomes stand, without those that cannot happen.
  const put = (degree: number, ceiling: number, floor: number, weight: Weight): void => {
    if (!weight) return;
    outcomes.push({ degree, ceiling, floor });
    weights.push(weight);
  };
  put(0, 0, 0, keeping[0] as Weight);
  for (let degree = 1; degree <= dice; degree += 1) {
    const ways = spreads(degree, table).map((spread) => multiply(spread, keeping[degree] as Weight));
    for (let ceiling = 1; ceiling <= faces; ceiling += 1) {
      for (let floor = 1; floor <= ceiling; floor += 1) {
        put(degree, ceiling, floor, ways[ceiling - floor] as Weight);
      }
    }
  }
  spend(outcomes.length * (2 + bitsOf(total) / 100));
  return Distribution.from({ outcomes, weights: alike(weights, total), total });
}
