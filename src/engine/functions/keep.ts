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
function ways({ left, missing }: State, here: readonly bigint[], worse: readonly bigint[]): bigint {
  // For each number of dice that show the face, kind after kind.
  let shown = [1n];
  for (const [kind, count] of left.entries()) {
    const next: bigint[] = Array(shown.length + count).fill(0n);
    for (const [k, choices] of binomials(count).entries()) {
      const weight =
        BigInt(choices) * (here[kind] as bigint) ** BigInt(k) * (worse[kind] as bigint) ** BigInt(count - k);
      for (const [before, known] of shown.entries())
        next[before + k] = (next[before + k] as bigint) + known * weight;
    }
    shown = next;
  }
  return shown.slice(missing).reduce((all, one) => all + one, 0n);
}

/** Weights by sum are packed into one number for each state; a die that is kept shifts them by its face. */
function sums(dice: readonly Alike[], kept: number, faces: readonly number[]): Distribution<number> {
  const low = Math.min(...faces);
  const size = (Math.max(...faces) - low) * kept + 1;
  const cases = dice.reduce<Weight>((all, { count, die }) => multiply(all, power(die.total, count)), 1);
  const width = widthFor(cases);
  const states = statesOf(
    kept,
    dice.map(({ count }) => count),
  );
  requireBits(
    size * width,
    pace.adding,
    faces.length * states.reduce((all, { steps }) => all + steps.length + 1, 0),
  );
  const reached: bigint[] = states.map((_, index) => (index === states.length - 1 ? 1n : 0n));
  let worse = dice.map(({ die }) => BigInt(die.total));
  let result = 0n;
  for (const face of faces) {
    const here = dice.map(({ die }) => BigInt(die.weightAt(face)));
    worse = worse.map((weight, kind) => weight - (here[kind] as bigint));
    for (const [index, state] of states.entries()) {
      const packed = reached[index] as bigint;
      if (packed === 0n) continue;
      const shift = (more: number) => BigInt(more * (face - low) * width);
      result += (packed * ways(state, here, worse)) << shift(state.missing);
      for (const step of state.steps) {
        const weight = step.more.reduce(
          (product, count, kind) => product * (here[kind] as bigint) ** BigInt(count),
          BigInt(step.ways),
        );
        if (weight !== 0n)
          reached[step.to] = (reached[step.to] as bigint) + ((packed * weight) << shift(sum(step.more)));
      }
    }
  }
  return fromDense(low * kept, unpack(result, width, size), cases);
}

/** The sum of some dice of a throw, the highest or the lowest. Where fewer are thrown, all of them are kept. */
export function keep(which: 'highest' | 'lowest', kept: number): Reading {
  if (kept < 0) throw new RangeError(`${kept} dice cannot be kept; the number must not be negative`);
  const best = (a: number, b: number): number => (which === 'highest' ? b - a : a - b);
  return {
    exact: (dice) => {
      if (kept === 0) return Distribution.certainly(0);
      if (kept >= sum(dice.map(({ count }) => count))) return total.exact(dice);
      const faces = new Set(dice.flatMap(({ die }) => die.outcomes));
      return sums(dice, kept, [...faces].sort(best));
    },
    roll: (faces) => total.roll([...faces].sort(best).slice(0, kept)),
  };
}
