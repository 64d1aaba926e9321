import type { Chain } from '../chain';
import { Distribution } from '../distribution';
import type { Outcome } from '../outcome';
import { pace } from '../packed';
import { requireSteps } from '../require-steps';
import { bitsOf, divideExactly, leastCommonMultiple, multiply, type Weight } from '../weight';
import { spend } from '../work';

type Entries<S> = (readonly [S, Weight])[];

/** The state after a number of steps, for chains whose states count something up: they never come back to one, so only
 *  those that can be reached in time are looked at. */
export function afterSteps<S extends Outcome>({ start, next }: Chain<S>, steps: number): Distribution<S> {
  requireSteps(steps);
  let open: Entries<S> = [[start, 1]];
  // What was over before a step, and by how much the number of cases grew in it.
  const past: { readonly over: Entries<S>; readonly cases: Weight }[] = [];
  let bits = 0;
  for (let step = 0; step < steps && open.length > 0; step += 1) {
    const over: Entries<S> = [];
    const going: (readonly [Distribution<S>, Weight])[] = [];
    for (const [state, weight] of open) {
      const following = next(state);
      if (following) going.push([following, weight]);
      else over.push([state, weight]);
    }
    const cases = going.reduce<Weight>((all, [{ total }]) => leastCommonMultiple(all, total), 1);
    past.push({ over, cases });
    bits += bitsOf(cases);
    open = [];
    for (const [{ outcomes, weights, total }, weight] of going) {
      const scale = multiply(weight, divideExactly(cases, total));
      spend(outcomes.length * (4 + (bits * bitsOf(cases)) / 100_000));
      for (const [index, state] of outcomes.entries()) {
        open.push([state, multiply(scale, weights[index] as Weight)]);
      }
    }
    if (open.length > 0) open = [...Distribution.of(open).entries()];
  }
  // From the last step back to the first, everything on the scale of the last.
  let scale: Weight = 1;
  for (const { over, cases } of past.reverse()) {
    scale = multiply(scale, cases);
    spend((over.length * bits) / pace.multiplying);
    for (const [state, weight] of over) open.push([state, multiply(weight, scale)]);
  }
  return Distribution.of(open).reduced();
}
