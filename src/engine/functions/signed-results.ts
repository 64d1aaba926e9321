import { requireSides } from '../dice';
import { Distribution } from '../distribution';
import type { Throw } from '../mechanism';

/** The lower of two dice counts, and its colour gives the sign; there is no lower one among equals. */
export function signOf(positive: number, negative: number): number {
  if (positive === negative) return 0;
  return positive < negative ? positive : -negative;
}

/** The odds of every result: the other die lies above it, so the further from 0, the fewer ways. */
export function signedResults(sides: number): Distribution<number> {
  requireSides(sides);
  const outcomes = Array.from({ length: 2 * sides - 1 }, (_, index) => index - sides + 1);
  const weights = outcomes.map((result) => sides - Math.abs(result));
  return Distribution.from({ outcomes, weights, total: sides ** 2 });
}

/** One roll on the table. */
export function throwSigned(throwDice: Throw, sides: number, label = ''): number {
  const [positive = 1] = throwDice(`${label}positive`, 1, sides);
  const [negative = 1] = throwDice(`${label}negative`, 1, sides);
  return signOf(positive, negative);
}
