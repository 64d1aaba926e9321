import { type Fraction, fraction } from './fraction';
import { limits } from './limits';
import { facetNames, keyOf, type Outcome } from './outcome';
import { own } from './own';
import { type Tally, tally } from './tally';
import {
  add,
  alike,
  bitsOf,
  divideExactly,
  greatestCommonDivisor,
  leastCommonMultiple,
  multiply,
  type Weight,
} from './weight';
import { spend } from './work';

function requireCombinations(count: number, scale: Weight): void {
  if (count > limits.combinations) {
    throw new RangeError(`This question needs more than ${limits.combinations} combinations`);
  }
  // Long numbers take longer.
  spend(typeof scale === 'number' ? count : count * (4 + bitsOf(scale) / 200));
}

/** An exact probability distribution: distinct outcomes in ascending order, each with an integer weight. The weights are
 *  all numbers where their total is below 2^53, and all BigInts otherwise. */
export class Distribution<O extends Outcome = Outcome> {
  private constructor(
    readonly outcomes: readonly O[],
    readonly weights: readonly Weight[],
    readonly total: Weight,
  ) {}

  static certainly<O extends Outcome>(outcome: O): Distribution<O> {
    return new Distribution([outcome], [1], 1);
  }

  /** Gathers equal outcomes; those of weight zero cannot happen and are left out. */
  static of<O extends Outcome>(entries: Iterable<readonly [O, Weight]>): Distribution<O> {
    const all = [...entries];
    // Taking pairs apart by name would cost an iterator for each of them.
    const weights = all.map((entry) => entry[1]);
    const total = weights.reduce(add, 0);
    const outcomes = all.map((entry) => entry[0]);
    return Distribution.from(tally(outcomes, alike(weights, total), total));
  }

  /** From outcomes that are known to be distinct and in order, with weights of one kind. */
  static from<O extends Outcome>({ outcomes, weights, total }: Tally<O>): Distribution<O> {
    return new Distribution(outcomes, weights, total);
  }

  /** Picks one of the parts in proportion to its weight, then an outcome of it. */
  static mix<O extends Outcome>(parts: readonly (readonly [Distribution<O>, Weight])[]): Distribution<O> {
    let common: Weight = 1;
    let cases: Weight = 0;
    let size = 0;
    for (const [part, weight] of parts) {
      common = leastCommonMultiple(common, part.total);
      cases = add(cases, weight);
      size += part.outcomes.length;
    }
    requireCombinations(size, common);
    const scaled = parts.map(
      ([{ outcomes, weights, total }, weight]) =>
        [outcomes, weights, multiply(weight, divideExactly(common, total))] as const,
    );
    return Distribution.pooled(scaled, multiply(common, cases)).reduced();
  }

  /** The outcomes of all parts, the weights of each of them times a factor. */
  private static pooled<O extends Outcome>(
    parts: readonly (readonly [readonly O[], readonly Weight[], factor: Weight])[],
    total: Weight,
  ): Distribution<O> {
    const outcomes: O[] = [];
    const weights: Weight[] = [];
    for (const [some, theirs, factor] of parts) {
      for (const outcome of some) outcomes.push(outcome);
      // All of one kind, multiplied without a look at it.
      const [scale, ...factors] = alike([factor, ...theirs], total) as number[];
      for (const weight of factors) weights.push((scale as number) * weight);
    }
    return Distribution.from(tally(outcomes, weights, total));
  }

  *entries(): IterableIterator<readonly [O, Weight]> {
    for (const [index, outcome] of this.outcomes.entries()) yield [outcome, this.weights[index] as Weight];
  }

  /** The only outcome, where there is just one. */
  get certain(): O | undefined {
    return this.outcomes.length === 1 ? this.outcomes[0] : undefined;
  }

  map<P extends Outcome>(change: (outcome: O) => P): Distribution<P> {
    const changed = this.outcomes.map((outcome) => change(outcome));
    return changed.length === 1
      ? new Distribution(changed, this.weights, this.total)
      : Distribution.from(tally(changed, this.weights, this.total));
  }

  /** Both rolled independently, their outcomes joined. */
  combine<P extends Outcome, Q extends Outcome>(
    other: Distribution<P>,
    join: (mine: O, theirs: P) => Q,
  ): Distribution<Q> {
    const { certain } = other;
    if (certain !== undefined) return this.map((mine) => join(mine, certain));
    const total = multiply(this.total, other.total);
    requireCombinations(this.outcomes.length * other.outcomes.length, total);
    return Distribution.pooled(
      this.outcomes.map((mine, index) => [
        other.outcomes.map((theirs) => join(mine, theirs)),
        other.weights,
        this.weights[index] as Weight,
      ]),
      total,
    );
  }

  /** What follows may depend on the outcome. */
  chain<P extends Outcome>(next: (outcome: O) => Distribution<P>): Distribution<P> {
    if (this.certain !== undefined) return next(this.certain);
    return Distribution.mix(
      this.outcomes.map((outcome, index) => [next(outcome), this.weights[index] as Weight] as const),
    );
  }

  /** One facet alone. */
  marginal(facet: string): Distribution<number> {
    return this.map((outcome) => {
      const value = typeof outcome === 'number' ? undefined : own(outcome, facet);
      if (value === undefined) {
        throw new RangeError(
          `There is no facet '${facet}' here, only ${facetNames(outcome).join(', ') || 'a plain number'}`,
        );
      }
      return value;
    });
  }

  /** Only the outcomes that pass, as after rolling again until one does. */
  condition(passes: (outcome: O) => boolean): Distribution<O> {
    return Distribution.of([...this.entries()].filter(([outcome]) => passes(outcome)));
  }

  /** The weight of one number, found by halving. */
  weightAt(outcome: O & number): Weight {
    const { outcomes, weights } = this;
    let [low, high] = [0, outcomes.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((outcomes[middle] as number) < outcome) low = middle + 1;
      else high = middle;
    }
    return outcomes[low] === outcome ? (weights[low] as Weight) : 0;
  }

  weightOf(passes: (outcome: O) => boolean): Weight {
    spend(this.outcomes.length);
    let sum: Weight = 0;
    for (let index = 0; index < this.outcomes.length; index += 1) {
      if (passes(this.outcomes[index] as O)) sum = add(sum, this.weights[index] as Weight);
    }
    return sum;
  }

  chance(passes: (outcome: O) => boolean): Fraction {
    return fraction(this.weightOf(passes), this.total);
  }

  /** The same chances with the smallest integer weights. */
  reduced(): Distribution<O> {
    let common: Weight = this.total;
    // What comes last is often rare, and shows soonest that there is no common divisor.
    for (const weight of this.weights.toReversed()) {
      common = greatestCommonDivisor(weight, common);
      if (common === 1) return this;
    }
    const total = divideExactly(this.total, common);
    const weights = this.weights.map((weight) => divideExactly(weight, common));
    return new Distribution(this.outcomes, alike(weights, total), total);
  }

  /** The same outcomes with the same chances, whatever the scale of the weights. */
  equals(other: Distribution): boolean {
    const [mine, theirs] = [this, other].map((one) => {
      const { outcomes, weights } = one.reduced();
      return `${outcomes.map(keyOf)} ${weights}`;
    });
    return mine === theirs;
  }
}
