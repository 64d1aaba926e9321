import { requireSides } from '../dice';
import { limits } from '../limits';
import { multiply, type Weight } from '../weight';
import { spend } from '../work';
import { binomials } from './binomials';
import { powers } from './powers';

/** Dice that are kept where they show at most the skill. */
export interface RollUnder {
  readonly dice: number;
  readonly sides: number;
  /** The faces that are kept: 1 … faces. */
  readonly faces: number;
  /** For every degree, the ways to keep just so many dice, whatever the kept ones show. */
  readonly keeping: readonly Weight[];
}

/** A pool that penalties have brought below zero has no dice; a skill may lie below 0 or above the highest face. */
export function rollUnder(count: number, sides: number, skill: number): RollUnder {
  const dice = Math.max(0, count);
  if (dice > limits.dice) throw new RangeError(`A pool has at most ${limits.dice} dice, not ${dice}`);
  requireSides(sides);
  spend(dice * (2 + (dice * Math.log2(sides)) / 500));
  const faces = Math.min(sides, Math.max(0, skill));
  const lost = powers(sides - faces, dice);
  const keeping = binomials(dice).map((ways, degree) => multiply(ways, lost[dice - degree] as Weight));
  return { dice, sides, faces, keeping };
}

/** The weight of every degree: how many dice are kept. */
export function degreesOf({ dice, faces, keeping }: RollUnder): Weight[] {
  const shown = powers(faces, dice);
  return keeping.map((ways, degree) => multiply(ways, shown[degree] as Weight));
}

/** The dice of a throw that are kept, in the order in which they fell. */
export function keptOf(faces: readonly number[], skill: number): number[] {
  return faces.filter((face) => face <= skill);
}
