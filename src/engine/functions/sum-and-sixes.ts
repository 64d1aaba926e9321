import { dice, requireDice } from '../dice';
import { Distribution } from '../distribution';
import { multiply } from '../weight';
import { binomials } from './binomials';

const sides = 6;

/** The sum of d6 together with how many of them show a six: the others are dice with five sides. */
export function sumAndSixes(count: number): Distribution<{ readonly sum: number; readonly sixes: number }> {
  requireDice(count, sides);
  const entries = binomials(count).flatMap((ways, sixes) =>
    [...dice(count - sixes, sides - 1).entries()].map(
      ([rest, weight]) => [{ sum: rest + sides * sixes, sixes }, multiply(ways, weight)] as const,
    ),
  );
  return Distribution.of(entries);
}
