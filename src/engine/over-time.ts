import { type Chain, explore, type Place } from './chain';
import { Distribution } from './distribution';
import { limits } from './limits';
import type { Outcome } from './outcome';
import { add, divideExactly, leastCommonMultiple, multiply, subtract, type Weight } from './weight';
import { spend } from './work';

/** The weight of every state after each number of steps; those after n steps count among `cases` to the power of n. */
function follow<S extends Outcome>(
  places: readonly Place<S>[],
  steps: number,
): { course: readonly (readonly Weight[])[]; cases: Weight } {
  if (steps < 0 || steps > limits.terms) {
    throw new RangeError(`A chain of events is followed for 0 to ${limits.terms} steps, not ${steps}`);
  }
  const cases = places.reduce<Weight>((all, { total }) => leastCommonMultiple(all, total), 1);
  const scales = places.map(({ total }) => divideExactly(cases, total));
  let weights: readonly Weight[] = places.map((_, number) => (number === 0 ? 1 : 0));
  const course = [weights];
  const ways = places.reduce((sum, place) => sum + place.ways.length, 0);
  for (let step = 1; step <= steps; step += 1) {
    spend(2 * ways);
    const next: Weight[] = places.map(() => 0);
    for (let number = 0; number < places.length; number += 1) {
      if (weights[number] === 0) continue;
      const { over, ways } = places[number] as Place<S>;
      const weight = multiply(weights[number] as Weight, scales[number] as Weight);
      // What is over stays as it is.
      if (over) next[number] = add(next[number] as Weight, weight);
      for (const way of ways) next[way[0]] = add(next[way[0]] as Weight, multiply(weight, way[1]));
    }
    weights = next;
    course.push(weights);
  }
  return { course, cases };
}

/** The state after a number of steps; where it was over before, the state in which it ended. */
export function stateAfter<S extends Outcome>(chain: Chain<S>, steps: number): Distribution<S> {
  const places = explore(chain);
  const weights = follow(places, steps).course[steps] as readonly Weight[];
  return Distribution.of(
    places.map(({ state }, number) => [state, weights[number] as Weight] as const),
  ).reduced();
}

/** The step with which it is over; one past the horizon stands for every later one. */
export function stepsUntilOver<S extends Outcome>(chain: Chain<S>, horizon: number): Distribution<number> {
  const places = explore(chain);
  const { course, cases } = follow(places, horizon);
  const open = course.map((weights) =>
    weights.reduce<Weight>((sum, weight, number) => (places[number]?.over ? sum : add(sum, weight)), 0),
  );
  const entries: (readonly [number, Weight])[] = [[horizon + 1, open[horizon] as Weight]];
  // From the last step back to the first, everything on the scale of the horizon.
  let scale: Weight = 1;
  for (let step = horizon; step > 0; step -= 1) {
    const ended = subtract(multiply(open[step - 1] as Weight, cases), open[step] as Weight);
    entries.push([step, multiply(ended, scale)]);
    scale = multiply(scale, cases);
  }
  if (places[0]?.over) return Distribution.certainly(0);
  return Distribution.of(entries).reduced();
}
