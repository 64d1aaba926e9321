import { limits } from './limits';
import { compareOutcomes, type Facets, keyOf, type Outcome } from './outcome';
import { add, alike, type Weight } from './weight';
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
function ranksOfFacets(outcomes: readonly Facets[]): Ranks | undefined {
  const names = Object.keys(outcomes[0] as Facets);
  for (const outcome of outcomes) {
    let facets = 0;
    for (const name in outcome) {
      // Outcomes of different kinds have no common order of digits.
      if (name !== names[facets]) return undefined;
      facets += 1;
    }
    if (facets !== names.length) return undefined;
  }
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

function ranksOf(outcomes: readonly Outcome[]): Ranks | undefined {
  const [first] = outcomes;
  const kind = typeof first;
  if (!outcomes.every((outcome) => typeof outcome === kind)) return undefined;
  const found =
    kind === 'number' ? ranksOfNumbers(outcomes as number[]) : ranksOfFacets(outcomes as Facets[]);
  return found && found.size <= limits.number ? found : undefined;
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

function slotsOf(outcomes: readonly Outcome[]): Slots {
  const found = ranksOf(outcomes);
  if (!found) {
    return sparseSlots(outcomes.map(keyOf), (a, b) =>
      compareOutcomes(outcomes[a] as Outcome, outcomes[b] as Outcome),
    );
  }
  const { ranks, size } = found;
  if (size <= 4 * ranks.length + 100) return denseSlots(found);
  return sparseSlots(ranks, (a, b) => (ranks[a] as number) - (ranks[b] as number));
}

/** Whether outcomes are plain numbers that are in order already. */
export function isAscending(outcomes: readonly Outcome[]): boolean {
  let last = -Infinity;
  for (const outcome of outcomes) {
    if (typeof outcome !== 'number' || !(outcome > last)) return false;
    last = outcome;
  }
  return true;
}

function totalOf(weights: readonly Weight[]): Weight {
  let sum = 0;
  for (const weight of weights) {
    if (typeof weight !== 'number') return weights.reduce(add, 0);
    sum += weight;
  }
  return Number.isSafeInteger(sum) ? sum : weights.reduce(add, 0);
}

function sumsOf(slots: readonly number[], weights: readonly Weight[], count: number, big: boolean): Weight[] {
  if (big) {
    const sums = new Array<bigint>(count).fill(0n);
    for (let index = 0; index < slots.length; index += 1) {
      const slot = slots[index] as number;
      sums[slot] = (sums[slot] as bigint) + (weights[index] as bigint);
    }
    return sums;
  }
  const sums = new Array<number>(count).fill(0);
  for (let index = 0; index < slots.length; index += 1) {
    const slot = slots[index] as number;
    sums[slot] = (sums[slot] as number) + (weights[index] as number);
  }
  return sums;
}

/** Adds up the weights of equal outcomes; those of weight zero cannot happen and are left out. */
export function tally<O extends Outcome>(outcomes: readonly O[], weights: readonly Weight[]): Tally<O> {
  spend(outcomes.length * (typeof outcomes[0] === 'number' ? 2 : 4));
  const total = totalOf(weights);
  const { slots, holders } = slotsOf(outcomes);
  const sums = sumsOf(slots, alike(weights, total), holders.length, typeof total === 'bigint');
  const kept: O[] = [];
  const keptWeights: Weight[] = [];
  for (let slot = 0; slot < sums.length; slot += 1) {
    const sum = sums[slot] as Weight;
    if (!sum) continue;
    kept.push(outcomes[holders[slot] as number] as O);
    keptWeights.push(sum);
  }
  if (kept.length === 0) throw new RangeError('A distribution needs at least one possible outcome');
  if (kept.length > limits.outcomes) {
    throw new RangeError(`This question has more than ${limits.outcomes} different outcomes`);
  }
  return { outcomes: kept, weights: keptWeights, total };
}
