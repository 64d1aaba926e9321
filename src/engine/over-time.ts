import { type Chain, explore } from './chain';
import { Distribution } from './distribution';
import type { Outcome } from './outcome';
import { pace } from './packed';
import { requireSteps } from './require-steps';
import { bitsOf, leastCommonMultiple, type Weight } from './weight';
import { spend } from './work';

/** With which step something is over, from the weight of what is still open after each number of steps n, among `cases` to
 *  the power of n; one past the horizon stands for every later one. */
export function endings(open: readonly bigint[], cases: bigint, horizon: number): Distribution<number> {
  const entries: (readonly [number, bigint])[] = [[horizon + 1, open[horizon] ?? 0n]];
  // From the last step back to the first, everything on the scale of the horizon.
  let scale = 1n;
  spend((horizon * (horizon * bitsOf(cases))) / pace.multiplying);
  for (let step = horizon; step > 0; step -= 1) {
    const ended = (open[step - 1] ?? 0n) * cases - (open[step] ?? 0n);
    entries.push([step, ended * scale]);
    scale *= cases;
  }
  return Distribution.of(entries).reduced();
}

/** The step with which it is over; one past the horizon stands for every later one. */
export function stepsUntilOver<S extends Outcome>(chain: Chain<S>, horizon: number): Distribution<number> {
  requireSteps(horizon);
  const places = explore(chain);
  if (places[0]?.over) return Distribution.certainly(0);
  const cases = BigInt(places.reduce<Weight>((all, { total }) => leastCommonMultiple(all, total), 1));
  // Of what goes on; everything among the same number of cases.
  const ways = places.map(({ ways, total }) => {
    const scale = cases / BigInt(total);
    const open = ways.filter(([to]) => !places[to]?.over);
    return open.map(([to, weight]) => [to, BigInt(weight) * scale] as const);
  });
  const length = bitsOf(cases);
  const size = ways.reduce((sum, next) => sum + next.length, 0);
  let weights = places.map((_, number): bigint => (number === 0 ? 1n : 0n));
  // The weight of all that goes on after each number of steps.
  const open = [1n];
  for (let step = 1; step <= horizon && open[step - 1] !== 0n; step += 1) {
    spend(size * (2 + (step * length) / 300));
    const next = places.map((): bigint => 0n);
    for (let number = 0; number < ways.length; number += 1) {
      const weight = weights[number] as bigint;
      if (weight === 0n) continue;
      // Taking pairs apart by name would cost an iterator for each of them.
      for (const way of ways[number] as (typeof ways)[number]) {
        next[way[0]] = (next[way[0]] as bigint) + weight * way[1];
      }
    }
    weights = next;
    open.push(next.reduce((left, weight) => left + weight));
  }
  return endings(open, cases, horizon);
}
