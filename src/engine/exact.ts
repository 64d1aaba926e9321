import { dice } from './dice';
import { Distribution } from './distribution';
import { type Domain, eachOf, plain } from './domain';

type Numbers = Distribution<number>;

const sum = (a: Numbers, b: Numbers): Numbers => a.combine(b, (x, y) => x + y);

/** `times` independent copies added, by doubling. */
function times(count: number, once: Numbers): Numbers {
  if (count === 0) return Distribution.certainly(0);
  const half = times(Math.floor(count / 2), once);
  const even = sum(half, half);
  return count % 2 === 0 ? even : sum(even, once);
}

/** All chances at once. */
export const exact: Domain<Distribution> = {
  certainly: (outcome) => Distribution.certainly(outcome),
  dice: (count, sides) => dice(count, sides),
  combine: (left, right, join) => left.combine(right, join),
  chain: (value, next) => value.chain(next),
  facet: (value, name) => value.marginal(name),
  repeat: (count, once) => (count === 0 ? Distribution.certainly(0) : times(count, once().map(plain))),
  run: (mechanism, args) => mechanism.exact(eachOf(args, (arg) => arg().map(plain))),
};
