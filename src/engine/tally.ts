import { limits } from './limits';
import { compareOutcomes, type Facets, facetNames, keyOf, type Outcome } from './outcome';
import type { Weight } from './weight';
import { spend } from './work';

/** Distinct outcomes in ascending order, their weights all numbers or all BigInts. */
export interface Tally<O = Outcome> {
  readonly outcomes: readonly O[];
  readonly weights: readonly Weight[];
  readonly total: Weight;
}

/** A whole number for each outcome that sorts as the outcomes do, and equal ones alike: 0 … size - 1. */
interface Ranks {
  readonly ranks: readonly number[];
  readonly size: number;
}

function rangeOf(numbers: readonly number[]): { low: number; high: number } {
  let [low, high] = [Infinity, -Infinity];
  for (const number of numbers) {
    if (number < low) low = number;
    if (number > high) high = number;
  }
  return { low, high };
}

function ranksOfNumbers(numbers: readonly number[]): Ranks {
  const { low, high } = rangeOf(numbers);
  return { ranks: low === 0 ? numbers : numbers.map((number) => number - low), size: high - low + 1 };
}

/** The facets are digits, the first one the most significant, each with as many values as it needs. */
function ranksOfFacets(outcomes: readonly Facets[], names: readonly string[]): Ranks {
  const ranks = new Array<number>(outcomes.length).fill(0);
  let size = 1;
  for (const name of names) {
    const digits = ranksOfNumbers(outcomes.map((outcome) => outcome[name] as number));
    if (digits.size === 1) continue;
    size *= digits.size;
    for (let index = 0; index < ranks.length; index += 1) {
      ranks[index] = (ranks[index] as number) * digits.size + (digits.ranks[index] as number);
    }
  }
  return { ranks, size };
}

/** The facets that all outcomes have, in the same order, and none where they are plain numbers; undefined for outcomes of
 *  different kinds, which have no common order. */
function commonNames(outcomes: readonly Outcome[]): readonly string[] | undefined {
  const [first = 0] = outcomes;
  const names = facetNames(first);
  for (const outcome of outcomes) {
    let facets = 0;
    for (const name in outcome as Facets) {
      if (name !== names[facets]) return undefined;
      facets += 1;
    }
    if (typeof outcome !== typeof first || facets !== names.length) return undefined;
  }
  return names;
}

function ranksOf(outcomes: readonly Outcome[], names: readonly string[]): Ranks | undefined {
  const found =
    names.length > 0
      ? ranksOfFacets(outcomes as Facets[], names)
      : ranksOfNumbers(outcomes as readonly number[]);
  return found.size <= limits.number ? found : undefined;
}

/** Whether outcomes of one kind are distinct and in order already. */
function isAscending(outcomes: readonly Outcome[]): boolean {
  let last: Outcome = -Infinity;
  for (const outcome of outcomes) {
    if (compareOutcomes(outcome, last) <= 0) return false;
    last = outcome;
  }
  return true;
}

/** Slots in the order of the outcomes, each with the index of an outcome that belongs there. */
interface Slots {
  /** The slot of each outcome. */
  readonly slots: readonly number[];
  /** The index of one outcome for each slot; undefined where there is none. */
  readonly holders: readonly (number | undefined)[];
}

/** Where ranks lie close together, they are the slots. */
function denseSlots({ ranks, size }: Ranks): Slots {
  const holders = new Array<number | undefined>(size).fill(undefined);
  for (let index = 0; index < ranks.length; index += 1) holders[ranks[index] as number] = index;
  return { slots: ranks, holders };
}

/** Otherwise distinct keys are sorted. */
function sparseSlots<K>(keys: readonly K[], compare: (a: number, b: number) => number): Slots {
  const holder = new Map<K, number>();
  for (let index = 0; index < keys.length; index += 1) holder.set(keys[index] as K, index);
  const holders = [...holder.values()].sort(compare);
  for (let slot = 0; slot < holders.length; slot += 1) holder.set(keys[holders[slot] as number] as K, slot);
  return { slots: keys.map((key) => holder.get(key) as number), holders };
}

function slotsOf(outcomes: readonly Outcome[], names: readonly string[] | undefined): Slots {
  const found = names && ranksOf(outcomes, names);
  if (!found) {
    return sparseSlots(outcomes.map(keyOf), (a, b) =>
      compareOutcomes(outcomes[a] as Outcome, outcomes[b] as Outcome),
    );
  }
  const { ranks, size } = found;
  if (size <= 4 * ranks.length + 100) return denseSlots(found);
  return sparseSlots(ranks, (a, b) => (ranks[a] as number) - (ranks[b] as number));
}

/** The sum for each slot. The weights are all of one kind, so that they are added without a look at it. */
function sumsOf({ slots, holders }: Slots, weights: readonly Weight[], none: Weight): Weight[] {
  const sums = holders.map(() => none);
  for (let index = 0; index < slots.length; index += 1) {
    const slot = slots[index] as number;
    sums[slot] = (sums[slot] as number) + (weights[index] as number);
  }
  return sums;
}

/** Adds up the weights, all of one kind, of equal outcomes; those of weight zero cannot happen and are left out. */
export function tally<O extends Outcome>(
  outcomes: readonly O[],
  weights: readonly Weight[],
  total: Weight,
): Tally<O> {
  spend(outcomes.length * (typeof outcomes[0] === 'number' ? 2 : 4));
  const names = commonNames(outcomes);
  let [kept, sums]: [readonly O[], readonly Weight[]] = [outcomes, weights];
  if (!(names && isAscending(outcomes) && weights.every(Boolean))) {
    const slots = slotsOf(outcomes, names);
    const all = sumsOf(slots, weights, typeof total === 'bigint' ? 0n : 0);
    kept = slots.holders.flatMap((holder, slot) => (all[slot] ? [outcomes[holder as number] as O] : []));
    sums = all.filter(Boolean);
  }
  if (kept.length === 0) throw new RangeError('A distribution needs at least one possible outcome');
  if (kept.length > limits.outcomes) {
    throw new RangeError(`This question has more than ${limits.outcomes} different outcomes`);
  }
  return { outcomes: kept, weights: sums, total };
}
