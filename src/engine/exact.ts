import { applied } from './applied';
import { compared } from './compared';
import { dice } from './dice';
import { Distribution } from './distribution';
import { type Domain, eachOf, plain } from './domain';
import { operate } from './operate';
import type { Facets } from './outcome';
import { highest, lowest, sumOf, timesOf } from './sums';
import type { Operator } from './syntax';

type Numbers = Distribution<number>;

/** Plain numbers, or an error about the facets. Numbers sort first, so that the last outcome tells. */
function numbers(distribution: Distribution): Numbers {
  plain(highest(distribution as Numbers));
  return distribution as Numbers;
}

/** A sum or a difference, after a look at the largest results that it can have. */
function added(operator: '+' | '-', left: Numbers, right: Numbers): Numbers {
  for (const a of [lowest(left), highest(left)]) {
    for (const b of [lowest(right), highest(right)]) operate(operator, a, b);
  }
  return sumOf(left, operator === '+' ? right : right.map((outcome) => 0 - outcome));
}

function operated(operator: Operator, left: Numbers, right: Numbers): Numbers {
  const [mine, theirs] = [left.certain, right.certain];
  if (mine !== undefined && theirs !== undefined)
    return Distribution.certainly(operate(operator, mine, theirs));
  if (operator === '+' || operator === '-') return added(operator, left, right);
  const isComparison = operator !== '*' && operator !== '/' && operator !== '^';
  if (isComparison) return compared(left, right).map((sign) => operate(operator, sign, 0));
  return left.combine(right, (a, b) => operate(operator, a, b));
}

function record(fields: readonly (readonly [string, Distribution])[]): Distribution<Facets> {
  // Every facet has its place from the start; those that are not certain are filled in one by one.
  const known: Record<string, number> = {};
  for (const [name, { certain = 0 }] of fields) known[name] = plain(certain);
  return fields.reduce<Distribution<Facets>>(
    (built, [name, value]) =>
      value.certain === undefined
        ? built.combine(numbers(value), (facets, number) => ({ ...facets, [name]: number }))
        : built,
    Distribution.certainly(known),
  );
}

/** All chances at once. */
export const exact: Domain<Distribution> = {
  certainly: (outcome) => Distribution.certainly(outcome),
  dice: (count, sides) => dice(count, sides),
  operate: (operator, left, right) => operated(operator, numbers(left), numbers(right)),
  apply: (values, change) => applied(values.map(numbers), change),
  record,
  chain: (value, next) => value.chain(next),
  facet: (value, name) => value.marginal(name),
  repeat: (count, once) => (count === 0 ? Distribution.certainly(0) : timesOf(count, numbers(once()))),
  run: (mechanism, args) => mechanism.exact(eachOf(args, (arg) => numbers(arg()))),
  read: (handfuls, reading) =>
    reading.exact(handfuls.map(({ count, once }) => ({ count, die: numbers(once()) }))),
};
