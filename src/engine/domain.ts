import type { Handful } from './handful';
import type { Mechanism } from './mechanism';
import type { Outcome } from './outcome';
import type { Reading } from './reading';
import type { Operator } from './syntax';

/** What an expression is computed in: all chances at once, or one roll of the dice. The interpreter is the same. */
export interface Domain<V> {
  certainly(outcome: Outcome): V;
  dice(count: number, sides: number, label: string): V;
  /** Two independent numbers under an operator. */
  operate(operator: Operator, left: V, right: V): V;
  /** A function of independent numbers. */
  apply(values: readonly V[], change: (numbers: readonly number[]) => number): V;
  /** Independent numbers side by side, each under a name. */
  record(fields: readonly (readonly [string, V])[]): V;
  /** Goes on with a value that what follows depends on. */
  chain(value: V, next: (outcome: Outcome) => V): V;
  facet(value: V, name: string): V;
  /** The sum of `times` independent evaluations. */
  repeat(times: number, once: () => V): V;
  /** Arguments by the names of the mechanism's parameters. */
  run(mechanism: Mechanism, args: Readonly<Record<string, () => V>>): V;
  /** What is read from several handfuls of dice thrown together. */
  read(handfuls: readonly Handful<V>[], reading: Reading): V;
}

/** A plain number, or an error that says what to do with the facets. */
export function plain(outcome: Outcome): number {
  if (typeof outcome === 'number') return outcome;
  throw new RangeError(`This value has the parts ${Object.keys(outcome).join(', ')}; choose one with a dot`);
}

/** A record with every value changed. */
export function eachOf<T, U>(
  record: Readonly<Record<string, T>>,
  change: (value: T) => U,
): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}
