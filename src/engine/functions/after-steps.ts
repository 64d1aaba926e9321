import type { Chain } from '../chain';
import { Distribution } from '../distribution';
import { keyOf, type Outcome } from '../outcome';
import { pace } from '../packed';
import { requireSteps } from '../require-steps';
import { bitsOf, leastCommonMultiple, type Weight } from '../weight';
import { spend } from '../work';

/** The numbers of the states that may follow one, with their weights. */
interface Ways {
  readonly to: readonly number[];
  readonly weights: readonly bigint[];
  readonly total: Weight;
}

/** Numbers states as they come up, and asks only once what follows each of them. */
function numbered<S extends Outcome>({ next }: Chain<S>) {
  const numbers = new Map<number | string, number>();
  const states: S[] = [];
  const known = new Map<number, Ways | undefined>();
  const numberOf = (state: S): number => {
    const key = keyOf(state);
    const number = numbers.get(key) ?? states.push(state) - 1;
    numbers.set(key, number);
    return number;
  };
  const follow = (number: number): Ways | undefined => {
    const step = next(states[number] as S);
    return step && { to: step.outcomes.map(numberOf), weights: step.weights.map(BigInt), total: step.total };
  };
  return {
    states,
    numberOf,
    waysFrom: (number: number): Ways | undefined => {
      if (!known.has(number)) known.set(number, follow(number));
      return known.get(number);
    },
  };
}

/** The state after a number of steps, for chains whose states count something up: only those that can be reached in time
 *  are looked at. */
export function afterSteps<S extends Outcome>(chain: Chain<S>, steps: number): Distribution<S> {
  requireSteps(steps);
  const { states, numberOf, waysFrom } = numbered(chain);
  type Weights = Map<number, bigint>;
  let open: Weights = new Map([[numberOf(chain.start), 1n]]);
  // What was over before a step, and by how much the number of cases grew in it.
  const past: { readonly over: Weights; readonly cases: bigint }[] = [];
  let bits = 0;
  for (let step = 0; step < steps && open.size > 0; step += 1) {
    const over: Weights = new Map();
    const going: (readonly [Ways, bigint])[] = [];
    for (const [state, weight] of open) {
      const ways = waysFrom(state);
      if (ways) going.push([ways, weight]);
      else over.set(state, weight);
    }
    const common = going.reduce<Weight>((all, [{ total }]) => leastCommonMultiple(all, total), 1);
    const cases = BigInt(common);
    past.push({ over, cases });
    bits += bitsOf(common);
    open = new Map();
    for (const [{ to, weights, total }, weight] of going) {
      const scale = total === common ? weight : weight * (cases / BigInt(total));
      spend(to.length * (4 + (bits * bitsOf(common)) / 100_000));
      for (let way = 0; way < to.length; way += 1) {
        const state = to[way] as number;
        open.set(state, (open.get(state) ?? 0n) + scale * (weights[way] as bigint));
      }
    }
  }
  // From the last step back to the first, everything on the scale of the last.
  const ends = [...open];
  let scale = 1n;
  for (const { over, cases } of past.reverse()) {
    scale *= cases;
    spend((over.size * bits) / pace.multiplying);
    for (const [state, weight] of over) ends.push([state, weight * scale]);
  }
  return Distribution.of(ends.map(([state, weight]) => [states[state] as S, weight] as const)).reduced();
}
