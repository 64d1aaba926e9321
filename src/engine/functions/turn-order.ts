import { Distribution } from '../distribution';
import { defineMechanism, lift, rolled, type Throw } from '../mechanism';
import { spend } from '../work';

const seats = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
type Seat = (typeof seats)[number];
type Places = Readonly<Record<string, number>>;
type Modifiers = Readonly<Record<'count' | Seat, number>>;

const sides = 6;
/** 6! splits evenly among any number of tied characters, so that their shares stay whole numbers. */
const shares = 720;

interface Throwing {
  readonly die: number;
  readonly modifier: number;
}

interface Seated extends Throwing {
  readonly seat: Seat;
}

/** Higher total first, then the higher die; 0 means that only another roll can tell. */
function compare(one: Throwing, other: Throwing): number {
  return other.die + other.modifier - (one.die + one.modifier) || other.die - one.die;
}

function charactersOf(numbers: Modifiers): readonly Seat[] {
  if (numbers.count < 2 || numbers.count > seats.length) {
    throw new RangeError(`Turn order is for 2 to ${seats.length} characters, not ${numbers.count}`);
  }
  return seats.slice(0, numbers.count);
}

/** Weights of all throws that put some seats in this order, by what the last of them threw and by how many in a row
 *  threw exactly that. */
type Thrown = readonly (readonly number[])[];

/** The first seat may throw anything. */
const first: Thrown = Array.from({ length: sides }, () => [shares]);

/** One seat further down, whose modifier is higher by `gap`: it threw less than the last one, or exactly the same. Those
 *  who tie entirely roll again, so that each of their t! orders gets an equal share: a tie that grows to t divides by t,
 *  which `shares` allows. */
function behind(before: Thrown, gap: number): Thrown {
  // For each face, the weight of all throws of the last one that are at least as high.
  const from: number[] = Array(sides + 1).fill(0);
  for (let face = sides - 1; face >= 0; face -= 1) {
    from[face] = (before[face] as readonly number[]).reduce(
      (all, weight) => all + weight,
      from[face + 1] as number,
    );
  }
  return before.map((ties, face) => {
    // Of equal totals the higher die goes first, which is the last one's where its modifier is lower.
    const least = Math.min(sides, Math.max(0, face + gap + (gap > 0 ? 0 : 1)));
    const lower = from[least] as number;
    return gap === 0 ? [lower, ...ties.map((weight, tied) => weight / (tied + 2))] : [lower];
  });
}

/** Goes through all orders, those with the same beginning together. */
function collect(
  order: readonly Seat[],
  rest: readonly Seat[],
  thrown: Thrown,
  numbers: Modifiers,
  into: [readonly Seat[], number][],
): void {
  spend(10);
  if (rest.length === 0) {
    const weight = thrown.reduce((sum, ties) => ties.reduce((all, one) => all + one, sum), 0);
    into.push([order, weight]);
  }
  for (const seat of rest) {
    const last = order[order.length - 1];
    const next = last ? behind(thrown, numbers[seat] - numbers[last]) : first;
    const others = rest.filter((other) => other !== seat);
    collect([...order, seat], others, next, numbers, into);
  }
}

/** Seats that nobody has taken have place 0, so that all outcomes have the same facets. */
function placesOf(order: readonly Seat[]): Places {
  const places: Record<string, number> = {};
  for (const seat of seats) places[seat] = order.indexOf(seat) + 1;
  return places;
}

function chances(numbers: Modifiers): Distribution<Places> {
  const present = charactersOf(numbers);
  const orders: [readonly Seat[], number][] = [];
  collect([], present, [], numbers, orders);
  return Distribution.of(orders.map(([order, weight]) => [placesOf(order), weight] as const));
}

function settle(throwDice: Throw, tied: readonly Seated[]): readonly Seat[] {
  const sorted = tied
    .map((one) => ({ ...one, die: throwDice(one.seat.toUpperCase(), 1, sides)[0] as number }))
    .sort(compare);
  const order: Seat[] = [];
  for (let index = 0; index < sorted.length; ) {
    const first = sorted[index] as Seated;
    const same = sorted.filter((other) => compare(first, other) === 0);
    order.push(...(same.length > 1 ? settle(throwDice, same) : [first.seat]));
    index += same.length;
  }
  return order;
}

/** Everybody throws a d6 and adds a modifier; facets are the places, 1 for whoever starts, 0 for an empty seat. */
export const turnOrder = defineMechanism({
  parameters: ['count', ...seats],
  exact: (args) => lift(args, chances),
  roll: (throwDice, args) => {
    const numbers = rolled(args);
    const present = charactersOf(numbers);
    const thrown = present.map((seat) => ({ seat, die: 0, modifier: numbers[seat] }));
    return placesOf(settle(throwDice, thrown));
  },
});
