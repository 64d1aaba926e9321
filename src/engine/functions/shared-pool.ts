import { limits } from '../limits';
import { add, multiply, power, type Weight } from '../weight';
import { spend } from '../work';
import { type Coded, givenDice } from './given-dice';
import type { RollUnder } from './roll-under';

type Weights = Map<number, Weight>;

/** The pool that a group pieces together. `bySize` holds, for every average degree, the weight of what its dice are told
 *  apart by. */
export interface SharedPool {
  readonly units: readonly number[];
  readonly bySize: ReadonlyMap<number, ReadonlyMap<number, Weight>>;
}

/** What dice are told apart by, as a number; 0 stands for no dice. */
export interface View {
  /** Of dice whose code has a digit for each face, the number of dice that show it. */
  of(code: number, units: readonly number[]): number;
  /** Of the dice of two members together. */
  join(one: number, other: number): number;
}

/** Every face counts. */
export const everyDie: View = { of: (code) => code, join: (one, other) => one + other };

/** Every way to give dice, `most` of them altogether. */
function shares(members: readonly RollUnder[], most: number): number[][] {
  return members.reduce<number[][]>(
    (all, { dice }) =>
      all.flatMap((given) => {
        const left = most - given.reduce((sum, one) => sum + one, 0);
        return Array.from({ length: Math.min(dice, left) + 1 }, (_, share) => [...given, share]);
      }),
    [[]],
  );
}

/** Whether each member has given all their dice: whoever was passed over in the last round, or missed one before it. */
function exhausted(given: readonly number[]): boolean[] {
  const rounds = Math.max(...given);
  const last = given.lastIndexOf(rounds);
  return given.map((share, seat) => share < (seat < last ? rounds : rounds - 1));
}

/** What the numbers from each place on come to, and 0 behind the last. */
function sumsFrom(numbers: readonly number[]): number[] {
  const sums = [...numbers, 0];
  for (let place = numbers.length - 1; place >= 0; place -= 1) {
    sums[place] = (sums[place] as number) + (sums[place + 1] as number);
  }
  return sums;
}

/** For one way to give dice: the sets of dice that come together, over all that the members can have rolled. */
function pieced(
  members: readonly RollUnder[],
  given: readonly number[],
  diceOf: (seat: number, kept: number, given: number) => Coded,
  view: View,
  one: Weight,
): Weights {
  const known = new Map<number, Weights>();
  const done = exhausted(given);
  const count = members.length;
  // The most that the members from each seat on can have kept, and the least.
  const most = sumsFrom(members.map(({ dice }, seat) => (done[seat] ? (given[seat] as number) : dice)));
  const least = sumsFrom(given);
  const size = least[0] as number;

  /** Whether the average can still be the number of dice that are given: most ways to give dice fit no throw at all. */
  const canFit = (seat: number, sum: number): boolean =>
    sum + (most[seat] as number) >= size * count && sum + (least[seat] as number) < (size + 1) * count;

  /** The sets of dice that the members from a seat on give, where those before them kept `sum` dice. */
  const from = (seat: number, sum: number): Weights => {
    if (!canFit(seat, sum)) return new Map();
    if (seat === count) return new Map([[0, one]]);
    const key = sum * count + seat;
    const before = known.get(key);
    if (before) return before;
    const share = given[seat] as number;
    const highest = (most[seat] as number) - (most[seat + 1] as number);
    const found: Weights = new Map();
    for (let kept = share; kept <= highest; kept += 1) {
      const others = from(seat + 1, sum + kept);
      if (others.size > 0) join(found, others, diceOf(seat, kept, share), view);
    }
    known.set(key, found);
    return found;
  };
  return from(0, 0);
}

/** Every set of one side with every set of the other. All weights are of one kind, so that nothing is to be looked after:
 *  numbers where the total of the whole question is safe, and so every part of it; else BigInts. */
function join(target: Weights, some: Weights, others: Coded, view: View): void {
  spend(5 * some.size * others.length);
  for (const [code, weight] of some) {
    for (const [more, ways] of others) {
      const both = view.join(code, more);
      const known = target.get(both);
      const product = (weight as number) * (ways as number);
      target.set(both, known === undefined ? product : (known as number) + product);
    }
  }
}

function gathered(coded: Coded, one: Weight): Coded {
  const sums: Weights = new Map();
  for (const [code, weight] of coded) sums.set(code, add(sums.get(code) ?? 0, weight));
  return [...sums].map(([code, weight]) => [code, typeof one === 'bigint' ? BigInt(weight) : weight]);
}

/** Everybody rolls; the average degree is filled up with dice of each in turn. */
export function sharedPool(members: readonly RollUnder[], pick: number, view: View): SharedPool {
  const dice = members.reduce((sum, member) => sum + member.dice, 0);
  const most = Math.floor(dice / members.length);
  const faces = Math.max(...members.map((member) => member.faces));
  // A code must stay a whole number that doubles hold exactly.
  if ((most + 1) ** faces > limits.number) {
    throw new RangeError(
      `A common pool of up to ${most} dice on ${faces} faces is too large to tell all throws apart`,
    );
  }
  const units = Array.from({ length: faces }, (_, face) => (most + 1) ** face);
  const total = members.reduce<Weight>((all, member) => multiply(all, power(member.sides, member.dice)), 1);
  const one = typeof total === 'bigint' ? 1n : 1;
  const known = new Map<string, Coded>();
  const diceOf = (seat: number, kept: number, given: number): Coded => {
    const key = `${seat} ${kept} ${given}`;
    const { faces: own, keeping } = members[seat] as RollUnder;
    const coded =
      known.get(key) ??
      gathered(
        givenDice(given, kept, units.slice(0, own), pick).map(
          ([code, weight]) => [view.of(code, units), multiply(weight, keeping[kept] as Weight)] as const,
        ),
        one,
      );
    known.set(key, coded);
    return coded;
  };
  const bySize = new Map<number, Weights>();
  for (const given of shares(members, most)) {
    const size = given.reduce((sum, share) => sum + share, 0);
    const target = bySize.get(size) ?? new Map();
    bySize.set(size, target);
    join(target, pieced(members, given, diceOf, view, one), [[0, one]], view);
  }
  return { units, bySize };
}
