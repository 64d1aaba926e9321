import { Distribution } from '../distribution';
import { limits } from '../limits';
import { pace, requireBits, unpack, widthFor } from '../packed';
import type { Alike, Reading } from '../reading';
import { fromDense } from '../sums';
import { multiply, power, type Weight } from '../weight';
import { binomials } from './binomials';
import { total } from './total';

/** How many dice of each kind. */
type Counts = readonly number[];

const sum = (counts: Counts): number => counts.reduce((all, one) => all + one, 0);

/** All counts of at most so many of each kind, and fewer than `limit` together. */
function countsBelow(limit: number, most: Counts): Counts[] {
  return most.reduce<Counts[]>(
    (all, count) =>
      all.flatMap((counts) =>
        Array.from({ length: Math.min(count, limit - 1 - sum(counts)) + 1 }, (_, next) => [...counts, next]),
      ),
    [[]],
  );
}

/** The dice that are kept so far, going through the faces from the best to the worst. */
interface State {
  /** How many dice of each kind have not shown a face yet. */
  readonly left: Counts;
  readonly missing: number;
  /** More dice that show the next face, and the ways to choose them; there stay some missing. */
  readonly steps: readonly { readonly to: number; readonly more: Counts; readonly ways: Weight }[];
}

/** Every state, those with the fewest missing first, so that a step leads to one that was already dealt with. */
function statesOf(kept: number, most: Counts): State[] {
  if (most.reduce((all, count) => all * Math.min(count + 1, kept), 1) > limits.states) {
    throw new RangeError(`Keeping some of these dice has more than ${limits.states} states`);
  }
  const all = countsBelow(kept, most).sort((a, b) => sum(b) - sum(a));
  const index = new Map(all.map((counts, at) => [counts.join(), at]));
  return all.map((counts): State => {
    const left = most.map((count, kind) => count - (counts[kind] as number));
    const missing = kept - sum(counts);
    const steps = countsBelow(missing, left).flatMap((more) => {
      const to = index.get(counts.map((count, kind) => count + (more[kind] as number)).join()) as number;
      const ways = more.reduce<Weight>(
        (product, count, kind) => multiply(product, binomials(left[kind] as number)[count] as Weight),
        1,
      );
      return sum(more) > 0 ? [{ to, more, ways }] : [];
    });
    return { left, missing, steps };
  });
}

/** Ways in which at least `missing` of the dice left show a face and all others a worse one. */
function ends({ left, missing }: State, here: readonly bigint[], worse: readonly bigint[]): bigint {
  // For each number of dice that show the face, kind after kind.
  let shown = [1n];
  for (const [kind, count] of left.entries()) {
    const next: bigint[] = Array(shown.length + count).fill(0n);
    for (const [k, choices] of binomials(count).entries()) {
      const others = (worse[kind] as bigint) ** BigInt(count - k);
      const weight = BigInt(choices) * (here[kind] as bigint) ** BigInt(k) * others;
      for (const [before, known] of shown.entries())
        next[before + k] = (next[before + k] as bigint) + known * weight;
    }
    shown = next;
  }
  return shown.slice(missing).reduce((all, one) => all + one, 0n);
}

/** The same for every state of dice that are all alike, each from the one before: one more die shows the face or a worse
 *  one, unless just as many as are dropped were worse already. */
function endsOfOneKind(kept: number, dropped: number, here: bigint, worse: bigint): bigint[] {
  let ways = (here + worse) ** BigInt(dropped);
  let full = worse ** BigInt(dropped);
  return Array.from({ length: kept }, (_, index) => {
    ways = (here + worse) * ways - worse * full;
    full = (full * here * BigInt(dropped + index + 1)) / BigInt(index + 1);
    return ways;
  });
}

/** Weights by what is missing to the best sum, packed into one number for each state; a die shifts them by its face. */
function sums(dice: readonly Alike[], kept: number, faces: readonly number[]): Distribution<number> {
  const [best, worst] = [faces[0] as number, faces[faces.length - 1] as number];
  const size = Math.abs(best - worst) * kept + 1;
  const counts = dice.map(({ count }) => count);
  const cases = dice.reduce<Weight>((all, { count, die }) => multiply(all, power(die.total, count)), 1);
  const width = widthFor(cases);
  const states = statesOf(kept, counts);
  const steps = states.reduce((all, state) => all + state.steps.length + 1, 0);
  requireBits(size * width, pace.adding, faces.length * steps);
  const reached: bigint[] = states.map((_, index) => (index === states.length - 1 ? 1n : 0n));
  let worse = dice.map(({ die }) => BigInt(die.total));
  let result = 0n;
  for (const face of faces) {
    const here = dice.map(({ die }) => BigInt(die.weightAt(face)));
    worse = worse.map((weight, kind) => weight - (here[kind] as bigint));
    const shift = (count: number): bigint => BigInt(count * Math.abs(best - face) * width);
    const [only, behind] = [here[0] as bigint, worse[0] as bigint];
    const ended =
      dice.length === 1
        ? endsOfOneKind(kept, sum(counts) - kept, only, behind)
        : states.map((state) => ends(state, here, worse));
    for (const [index, state] of states.entries()) {
      const packed = reached[index] as bigint;
      if (packed === 0n) continue;
      result += (packed * (ended[index] as bigint)) << shift(state.missing);
      for (const { to, more, ways } of state.steps) {
        let weight = BigInt(ways);
        for (const [kind, count] of more.entries()) weight *= (here[kind] as bigint) ** BigInt(count);
        if (weight !== 0n) reached[to] = (reached[to] as bigint) + ((packed * weight) << shift(sum(more)));
      }
    }
  }
  const weights = unpack(result, width, size);
  return fromDense(Math.min(best, worst) * kept, best > worst ? weights.reverse() : weights, cases);
}

/** The sum of some dice of a throw, the highest or the lowest. Where fewer are thrown, all of them are kept. */
export function keep(which: 'highest' | 'lowest', kept: number): Reading {
  if (kept < 0) throw new RangeError(`${kept} dice cannot be kept; the number must not be negative`);
  const order = (a: number, b: number): number => (which === 'highest' ? b - a : a - b);
  return {
    exact: (dice) => {
      if (kept === 0) return Distribution.certainly(0);
      if (kept >= sum(dice.map(({ count }) => count))) return total.exact(dice);
      const faces = new Set(dice.flatMap(({ die }) => die.outcomes));
      return sums(dice, kept, [...faces].sort(order));
    },
    roll: (faces) => total.roll([...faces].sort(order).slice(0, kept)),
  };
}
