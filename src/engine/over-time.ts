import { type Chain, explore } from './chain';
import { Distribution } from './distribution';
import type { Outcome } from './outcome';
import { requireSteps } from './require-steps';
import { add, divideExactly, leastCommonMultiple, multiply, subtract, type Weight } from './weight';
import { spend } from './work';

/** The step with which it is over; one past the horizon stands for every later one. */
export function stepsUntilOver<S extends Outcome>(chain: Chain<S>, horizon: number): Distribution<number> {
  requireSteps(horizon);
  const places = explore(chain);
  if (places[0]?.over) return Distribution.certainly(0);
  const cases = places.reduce<Weight>((all, { total }) => leastCommonMultiple(all, total), 1);
  const size = places.reduce((sum, { ways }) => sum + ways.length, 0);
  let weights = places.map((_, number): Weight => (number === 0 ? 1 : 0));
  // The weight of all that goes on after each number of steps n, among `cases` to the power of n.
  const open: Weight[] = [1];
  for (let step = 1; step <= horizon; step += 1) {
    spend(2 * size);
    const next = places.map((): Weight => 0);
    let left: Weight = 0;
    for (const [number, { ways, total }] of places.entries()) {
      if (weights[number] === 0) continue;
      const scale = multiply(weights[number] as Weight, divideExactly(cases, total));
      for (const [to, weight] of ways) {
        if (places[to]?.over) continue;
        const share = multiply(scale, weight);
        next[to] = add(next[to] as Weight, share);
        left = add(left, share);
      }
    }
    weights = next;
    open.push(left);
  }
  const entries: (readonly [number, Weight])[] = [[horizon + 1, open[horizon] as Weight]];
  // From the last step back to the first, everything on the scale of the horizon.
  let scale: Weight = 1;
  for (let step = horizon; step > 0; step -= 1) {
    const ended = subtract(multiply(open[step - 1] as Weight, cases), open[step] as Weight);
    entries.push([step, multiply(ended, scale)]);
    scale = multiply(scale, cases);
  }
  return Distribution.of(entries).reduced();
}
