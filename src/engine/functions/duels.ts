import { limits } from '../limits';
import { add, multiply, subtract, type Weight } from '../weight';
import { spend } from '../work';
import { binomials } from './binomials';
import { powers } from './powers';

/** Two sides with equally many dice, compared from the highest die down. By the number of dice of each side: the pairs of
 *  throws that the first side wins after so many equal dice (as many as the second wins), and those equal throughout. */
export interface Duels {
  readonly won: readonly (readonly Weight[])[];
  readonly tied: readonly Weight[];
}

/** For every number of dice, the ways in which just k of them show one face and the others a lower one. */
function showing(face: number, dice: number): Weight[] {
  const below = powers(face - 1, dice);
  return binomials(dice).map((ways, k) => multiply(ways, below[dice - k] as Weight));
}

/** One face higher: the sides differ in how often they show it, or agree and go on below it. */
function withHigherFace(face: number, won: readonly (readonly Weight[])[]): Weight[][] {
  return won.map((_, dice) => {
    const ways = showing(face, dice);
    const squares = binomials(dice).map((one) => multiply(one, one));
    // Ways to show the face more often than k times, from the last k down to the first.
    const more: Weight[] = Array(dice + 1).fill(0);
    for (let k = dice - 1; k >= 0; k -= 1) more[k] = add(more[k + 1] as Weight, ways[k + 1] as Weight);
    return Array.from({ length: dice }, (_, equal) => {
      let sum = multiply(ways[equal] as Weight, more[equal] as Weight);
      for (let same = 0; same <= equal; same += 1) {
        const rest = won[dice - same]?.[equal - same] ?? 0;
        if (rest !== 0) sum = add(sum, multiply(squares[same] as Weight, rest));
      }
      return sum;
    });
  });
}

/** A state machine over the faces from the lowest to the highest, for all numbers of dice at once. */
export function duels(dice: number, faces: number): Duels {
  if (faces * dice ** 3 > limits.combinations) {
    throw new RangeError(`${dice} dice a side are too many to compare one by one on ${faces} faces`);
  }
  spend(faces * dice ** 3);
  let won: Weight[][] = Array.from({ length: dice + 1 }, (_, count) => Array(count).fill(0));
  for (let face = 1; face <= faces; face += 1) won = withHigherFace(face, won);
  const all = powers(faces * faces, dice);
  const tied = won.map((weights, count) => {
    const decided = weights.reduce<Weight>((sum, weight) => add(sum, weight), 0);
    return subtract(all[count] as Weight, multiply(2, decided));
  });
  return { won, tied };
}
