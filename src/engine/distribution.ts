import { type Fraction, fraction } from './fraction';
import { limits } from './limits';
import { compareOutcomes, facetNames, keyOf, type Outcome } from './outcome';
import {
  add,
  divideExactly,
  greatestCommonDivisor,
  leastCommonMultiple,
  multiply,
  type Weight,
} from './weight';

/** An exact probability distribution: distinct outcomes in ascending order, each with an integer weight. */
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
    const gathered = new Map<number | string, [O, Weight]>();
    let total: Weight = 0;
    for (const [outcome, weight] of entries) {
      if (weight === 0 || weight === 0n) continue;
      total = add(total, weight);
      const key = keyOf(outcome);
      const known = gathered.get(key);
      if (known) known[1] = add(known[1], weight);
      else gathered.set(key, [outcome, weight]);
      if (gathered.size > limits.outcomes) {
        throw new RangeError(`This question has more than ${limits.outcomes} different outcomes`);
      }
    }
    if (gathered.size === 0) throw new RangeError('A distribution needs at least one possible outcome');
    const sorted = [...gathered.values()].sort(([a], [b]) => compareOutcomes(a, b));
    return new Distribution(
      sorted.map(([outcome]) => outcome),
      sorted.map(([, weight]) => weight),
      total,
    );
  }

  /** Picks one of the parts in proportion to its weight, then an outcome of it. */
  static mix<O extends Outcome>(parts: readonly (readonly [Distribution<O>, Weight])[]): Distribution<O> {
    const [first] = parts;
    if (parts.length === 1 && first) return first[0];
    const common = parts.reduce<Weight>((all, [part]) => leastCommonMultiple(all, part.total), 1);
    const entries: [O, Weight][] = [];
    for (const [part, weight] of parts) {
      const scale = multiply(weight, divideExactly(common, part.total));
      for (const [outcome, inner] of part.entries()) entries.push([outcome, multiply(scale, inner)]);
    }
    return Distribution.of(entries).reduced();
  }

  *entries(): IterableIterator<readonly [O, Weight]> {
    for (const [index, outcome] of this.outcomes.entries()) yield [outcome, this.weights[index] as Weight];
  }

  /** The only outcome, where there is just one. */
  get certain(): O | undefined {
    return this.outcomes.length === 1 ? this.outcomes[0] : undefined;
  }

  map<P extends Outcome>(change: (outcome: O) => P): Distribution<P> {
    return Distribution.of(
      [...this.entries()].map(([outcome, weight]) => [change(outcome), weight] as const),
    );
  }

  /** Both rolled independently, their outcomes joined. */
  combine<P extends Outcome, Q extends Outcome>(
    other: Distribution<P>,
    join: (mine: O, theirs: P) => Q,
  ): Distribution<Q> {
    const work = this.outcomes.length * other.outcomes.length;
    if (work > limits.combinations) {
      throw new RangeError(`This question needs more than ${limits.combinations} combinations`);
    }
    const entries: [Q, Weight][] = [];
    for (const [mine, weight] of this.entries()) {
      for (const [theirs, factor] of other.entries()) {
        entries.push([join(mine, theirs), multiply(weight, factor)]);
      }
    }
    return Distribution.of(entries);
  }

  /** What follows may depend on the outcome. */
  chain<P extends Outcome>(next: (outcome: O) => Distribution<P>): Distribution<P> {
    return Distribution.mix([...this.entries()].map(([outcome, weight]) => [next(outcome), weight] as const));
  }

  /** One facet alone. */
  marginal(facet: string): Distribution<number> {
    return this.map((outcome) => {
      const value = typeof outcome === 'number' ? undefined : outcome[facet];
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

  weightOf(passes: (outcome: O) => boolean): Weight {
    let sum: Weight = 0;
    for (const [outcome, weight] of this.entries()) if (passes(outcome)) sum = add(sum, weight);
    return sum;
  }

  chance(passes: (outcome: O) => boolean): Fraction {
    return fraction(this.weightOf(passes), this.total);
  }

  /** The same chances with the smallest integer weights. */
  reduced(): Distribution<O> {
    const common = this.weights.reduce((all, weight) => greatestCommonDivisor(all, weight), 0 as Weight);
    if (common === 1) return this;
    return new Distribution(
      this.outcomes,
      this.weights.map((weight) => divideExactly(weight, common)),
      divideExactly(this.total, common),
    );
  }

  /** The same outcomes with the same chances, whatever the scale of the weights. */
  equals(other: Distribution): boolean {
    if (this.outcomes.length !== other.outcomes.length) return false;
    return this.outcomes.every((outcome, index) => {
      const theirs = other.outcomes[index] as Outcome;
      const [mine, yours] = [this.weights[index] as Weight, other.weights[index] as Weight];
      return keyOf(outcome) === keyOf(theirs) && multiply(mine, other.total) === multiply(yours, this.total);
    });
  }
}
