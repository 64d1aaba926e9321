import type { Distribution } from './distribution';
import { limits } from './limits';
import { keyOf, type Outcome } from './outcome';
import type { Weight } from './weight';
import { spend } from './work';

/** Something that goes on step by step, each step depending only on the state that it starts from. */
export interface Chain<S extends Outcome> {
  readonly start: S;
  /** The odds of the next state; undefined where everything is over. */
  next(state: S): Distribution<S> | undefined;
}

/** A state that can come up, with the numbers of those that may follow. */
export interface Place<S> {
  readonly state: S;
  readonly over: boolean;
  readonly ways: readonly (readonly [number, Weight])[];
  readonly total: Weight;
}

/** All states that can come up, in the order in which they are found; the start is number 0. */
export function explore<S extends Outcome>(chain: Chain<S>): Place<S>[] {
  const numbers = new Map<number | string, number>();
  const found: S[] = [];
  const numberOf = (state: S): number => {
    const key = keyOf(state);
    const known = numbers.get(key);
    if (known !== undefined) return known;
    if (found.length >= limits.states) {
      throw new RangeError(`A chain of events has at most ${limits.states} states`);
    }
    numbers.set(key, found.length);
    return found.push(state) - 1;
  };
  numberOf(chain.start);
  const places: Place<S>[] = [];
  for (let at = 0; at < found.length; at += 1) {
    spend(10);
    const state = found[at] as S;
    const step = chain.next(state);
    const ways =
      step?.outcomes.map((to, index) => [numberOf(to), step.weights[index] as Weight] as const) ?? [];
    places.push({ state, over: !step, ways, total: step?.total ?? 1 });
  }
  return places;
}
