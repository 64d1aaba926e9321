import { add, multiply, type Weight } from '../weight';
import { binomials } from './binomials';
import { powers } from './powers';

/** Which of their dice a member gives first: the highest, the lowest, or any (as they lie). */
export const picks = { highest: 0, lowest: 1, any: 2 } as const;

export function requirePick(pick: number): void {
  if (pick < picks.highest || pick > picks.any) {
    throw new RangeError(`Dice are picked by a rule from ${picks.highest} to ${picks.any}, not ${pick}`);
  }
}

/** Dice as how many show each face; `unit` says what one die of a face adds to the code. */
export type Coded = readonly (readonly [code: number, weight: Weight])[];

/** The dice that come first when `kept` dice on some faces are taken in order, the first face of `units` before the next.
 *  The last face that gives a die may show on more of them than are taken. */
function firstOf(given: number, kept: number, units: readonly number[]): Coded {
  const faces = units.length;
  const found: [number, Weight][] = [];
  const walk = (face: number, missing: number, left: number, code: number, weight: Weight): void => {
    const unit = units[face];
    if (unit === undefined) return;
    const [ways, later] = [binomials(left), powers(faces - face - 1, left)];
    for (let here = 0; here < missing; here += 1) {
      const chosen = multiply(weight, ways[here] as Weight);
      walk(face + 1, missing - here, left - here, code + here * unit, chosen);
    }
    let enough: Weight = 0;
    for (let here = missing; here <= left; here += 1) {
      enough = add(enough, multiply(ways[here] as Weight, later[left - here] as Weight));
    }
    if (enough !== 0) found.push([code + missing * unit, multiply(weight, enough)]);
  };
  walk(0, given, kept, 0, 1);
  return found;
}

/** What a member with `kept` dice gives, with the ways in which the kept dice can show it. `units` goes up the faces. */
export function givenDice(given: number, kept: number, units: readonly number[], pick: number): Coded {
  const whole = powers(units.length, kept);
  if (given === 0) return [[0, whole[kept] as Weight]];
  if (pick !== picks.any) return firstOf(given, kept, pick === picks.lowest ? units : [...units].reverse());
  const others = whole[kept - given] as Weight;
  return firstOf(given, given, units).map(([code, weight]) => [code, multiply(weight, others)] as const);
}

/** The dice that are given by one member who rolled these. */
export function takeDice(kept: readonly number[], given: number, pick: number): readonly number[] {
  if (pick === picks.any) return kept.slice(0, given);
  const rising = [...kept].sort((a, b) => a - b);
  return (pick === picks.lowest ? rising : rising.reverse()).slice(0, given);
}
