import { type Chain, explore, type Place } from '../../src/engine/chain';
import { Distribution } from '../../src/engine/distribution';
import { type Fraction, fraction } from '../../src/engine/fraction';
import { limits } from '../../src/engine/limits';
import type { Outcome } from '../../src/engine/outcome';
import { solve } from '../../src/engine/solve';
import type { Weight } from '../../src/engine/weight';

/** How often each open state is met on average: `met` times its own total, over one common denominator. */
function visits<S extends Outcome>(places: readonly Place<S>[]): { met: bigint[]; denominator: bigint } {
  const open = places.flatMap(({ over }, number) => (over ? [] : [number]));
  if (open.length > limits.unknowns) {
    throw new RangeError(
      `A chain of events is solved for at most ${limits.unknowns} states, not ${open.length}`,
    );
  }
  const row = new Map(open.map((number, index) => [number, index]));
  // Whatever comes to a state leaves it again, which makes one equation for each; one visit comes from outside, to the start.
  const matrix = open.map(() => open.map(() => 0n));
  for (const [from, number] of open.entries()) {
    const { ways, total } = places[number] as Place<S>;
    (matrix[from] as bigint[])[from] = BigInt(total);
    for (const [to, weight] of ways) {
      const cells = matrix[row.get(to) ?? -1];
      if (cells) cells[from] = (cells[from] as bigint) - BigInt(weight);
    }
  }
  const solved = solve(
    matrix,
    open.map((number) => (number === 0 ? 1n : 0n)),
  );
  if (!solved) throw new RangeError('This can go on for ever, so there is no certain end to it');
  const met: bigint[] = places.map(() => 0n);
  for (const [index, number] of open.entries()) met[number] = solved.numerators[index] as bigint;
  return { met, denominator: solved.denominator };
}

/** The state in which it ends, after however many steps. */
export function endOf<S extends Outcome>(chain: Chain<S>): Distribution<S> {
  const places = explore(chain);
  if (places[0]?.over) return Distribution.certainly(chain.start);
  const { met } = visits(places);
  const ends: (readonly [S, Weight])[] = [];
  for (const [number, { ways }] of places.entries()) {
    for (const [to, weight] of ways) {
      const { state, over } = places[to] as Place<S>;
      if (over) ends.push([state, (met[number] as bigint) * BigInt(weight)]);
    }
  }
  return Distribution.of(ends).reduced();
}

/** What it costs on average until it is over, where leaving a state costs a whole number: by default a step each. */
export function expectedCost<S extends Outcome>(
  chain: Chain<S>,
  cost: (state: S) => number = () => 1,
): Fraction {
  const places = explore(chain);
  const { met, denominator } = visits(places);
  let sum = 0n;
  for (const [number, { state, over, total }] of places.entries()) {
    if (!over) sum += (met[number] as bigint) * BigInt(total) * BigInt(cost(state));
  }
  return fraction(sum, denominator);
}
