import { dice } from '../dice';
import { Distribution } from '../distribution';
import { multiply, type Weight } from '../weight';

const sides = 6;

/** Pascal's row: in how many ways k of n dice can be chosen. */
function choices(n: number): Weight[] {
  let row = [1n];
  for (let i = 0; i < n; i += 1) row = [...row, 0n].map((value, k) => value + (row[k - 1] ?? 0n));
  return row.map((value) => (value <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(value) : value));
}

/** The sum of d6 together with how many of them show a six: the others are dice with five sides. */
export function sumAndSixes(count: number): Distribution<{ readonly sum: number; readonly sixes: number }> {
  // The same limits hold as for plain dice.
  dice(count, sides);
  const entries = choices(count).flatMap((ways, sixes) =>
    [...dice(count - sixes, sides - 1).entries()].map(
      ([rest, weight]) => [{ sum: rest + sides * sixes, sixes }, multiply(ways, weight)] as const,
    ),
  );
  return Distribution.of(entries);
}
