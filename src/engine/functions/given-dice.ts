import { limits } from '../limits';
import { add, multiply, type Weight } from '../weight';
import { spend } from '../work';
import { binomials } from './binomials';
import { picks } from './piece-together';
import { powers } from './powers';
import type { RollUnder } from './roll-under';
import { kindFor, type View } from './shared-pool';

/** The ways in which dice show each of their faces so often: a digit of the code for each face, the lowest one first. */
export type Coded = ReadonlyMap<number, Weight>;

/** What one die of each face, from 1 up to `faces`, adds to the code of up to `dice` dice. */
export function unitsFor(dice: number, faces: number): number[] {
  // A code must stay a whole number that doubles hold exactly.
  if ((dice + 1) ** faces > limits.number) {
    throw new RangeError(
      `A common pool of up to ${dice} dice on ${faces} faces is too large to tell all throws apart`,
    );
  }
  return Array.from({ length: faces }, (_, face) => (dice + 1) ** face);
}

/** The dice that come first when `kept` dice on some faces are taken in order, the first face of `units` before the next.
 *  The last face that gives a die may show on more of them than are taken. */
function firstOf(given: number, kept: number, units: readonly number[]): [number, Weight][] {
  const faces = units.length;
  const found: [number, Weight][] = [];
  const walk = (face: number, missing: number, left: number, code: number, weight: Weight): void => {
    const unit = units[face];
    if (unit === undefined) return;
    spend(10 * left);
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
function givenDice(given: number, kept: number, units: readonly number[], pick: number): [number, Weight][] {
  const whole = powers(units.length, kept);
  if (given === 0) return [[0, whole[kept] as Weight]];
  if (pick !== picks.any) return firstOf(given, kept, pick === picks.lowest ? units : units.toReversed());
  const others = whole[kept - given] as Weight;
  return firstOf(given, given, units).map(([code, weight]) => [code, multiply(weight, others)]);
}

/** Every die that is given counts. All weights are of one kind, and are added and multiplied without a look at it. */
export function everyDie(units: readonly number[], members: readonly RollUnder[], pick: number): View<Coded> {
  const alike = kindFor(members);
  const [zero, one] = [alike(0) as number, alike(1)];
  const put = (codes: Map<number, Weight>, code: number, weight: Weight): void => {
    codes.set(code, ((codes.get(code) as number) ?? zero) + (weight as number));
  };
  return {
    none: new Map([[0, one]]),
    given: ({ faces, keeping }, kept, given) =>
      new Map(
        givenDice(given, kept, units.slice(0, faces), pick).map(([code, ways]) => [
          code,
          alike(multiply(ways, keeping[kept] as Weight)),
        ]),
      ),
    join: (some, others) => {
      spend(5 * some.size * others.size);
      const both = new Map<number, Weight>();
      for (const [code, weight] of some) {
        for (const [more, ways] of others) put(both, code + more, (weight as number) * (ways as number));
      }
      return both;
    },
    sum: (several) => {
      if (several.length === 1) return several[0] as Coded;
      const sums = new Map<number, Weight>();
      for (const one of several) for (const [code, weight] of one) put(sums, code, weight);
      return sums;
    },
  };
}
