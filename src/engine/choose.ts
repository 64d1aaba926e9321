import type { Aim } from './aim';
import { Distribution } from './distribution';
import { keyOf, type Outcome } from './outcome';
import { add, multiply, type Weight } from './weight';

/** Something that a player may do, and the odds that follow from it. */
export interface Option<O extends Outcome> {
  /** In words, as the end of 'On a 3, …': 're-roll the lower die'. */
  readonly says: string;
  readonly leads: Distribution<O>;
}

/** What the best player does about one roll. */
export interface Choice<S extends Outcome> {
  readonly seen: S;
  readonly weight: Weight;
  readonly says: string;
}

export interface Decision<S extends Outcome, O extends Outcome> {
  /** The odds when every roll is met with the best option. */
  readonly odds: Distribution<O>;
  readonly choices: readonly Choice<S>[];
  /** What to do about a roll on the table. */
  at(seen: S): string;
}

/** The sum of what the aim is worth, over `total` equally likely cases. */
function worth<O extends Outcome>(leads: Distribution<O>, aim: Aim<O>): Weight {
  let sum: Weight = 0;
  for (const [outcome, weight] of leads.entries()) sum = add(sum, multiply(aim.worth(outcome), weight));
  return sum;
}

/** The option that serves the aim best. Of equal ones the first, so list the one that changes least first. */
export function best<O extends Outcome>(options: readonly Option<O>[], aim: Aim<O>): Option<O> {
  const [first, ...others] = options;
  if (!first) throw new RangeError('A decision needs at least one option');
  let [chosen, highest] = [first, worth(first.leads, aim)];
  for (const option of others) {
    const value = worth(option.leads, aim);
    // Means are compared as fractions: both sides times both totals.
    if (multiply(value, chosen.leads.total) > multiply(highest, option.leads.total)) {
      [chosen, highest] = [option, value];
    }
  }
  return chosen;
}

/** A player sees a roll and decides with an aim. What an option leads to may itself be the odds of a decision, such as
 *  that of an opponent who answers: the last one to decide stands innermost. */
export function choose<S extends Outcome, O extends Outcome>(
  roll: Distribution<S>,
  options: (seen: S) => readonly Option<O>[],
  aim: Aim<O>,
): Decision<S, O> {
  const says = new Map<number | string, string>();
  const choices: Choice<S>[] = [];
  const parts: (readonly [Distribution<O>, Weight])[] = [];
  for (const [seen, weight] of roll.entries()) {
    const option = best(options(seen), aim);
    says.set(keyOf(seen), option.says);
    choices.push({ seen, weight, says: option.says });
    parts.push([option.leads, weight]);
  }
  return {
    odds: Distribution.mix(parts),
    choices,
    at: (seen) => {
      const known = says.get(keyOf(seen));
      if (known === undefined) throw new RangeError('This decision does not know such a roll');
      return known;
    },
  };
}
