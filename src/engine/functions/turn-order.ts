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

/** Weights of all throws that put some seats in this order, by how many in a row threw exactly what the last of them
 *  threw, and by that face. */
type Thrown = readonly (readonly number[])[];

/** The first seat may throw anything. */
const first: Thrown = [Array(sides).fill(shares)];

/** For each face, the weight of all throws of the last seat that are at least as high. */
function atLeast(thrown: Thrown): number[] {
  const sums: number[] = Array(sides + 1).fill(0);
  for (let face = sides - 1; face >= 0; face -= 1) {
    let sum = sums[face + 1] as number;
    for (const weights of thrown) sum += weights[face] as number;
    sums[face] = sum;
  }
  return sums;
}

/** One seat further down, whose modifier is higher by `gap`: it threw less than the last one, or exactly the same. Those
 *  who tie entirely roll again, so that each of their t! orders gets an equal share: a tie that grows to t divides by t,
 *  which `shares` allows. */
function behind(before: Thrown, from: readonly number[], gap: number): Thrown {
  // Of equal totals the higher die goes first, which is the last one's where its modifier is lower.
  const above = gap + (gap > 0 ? 0 : 1);
  const lower: number[] = [];
  for (let face = 0; face < sides; face += 1)
    lower.push(from[Math.min(sides, Math.max(0, face + above))] as number);
  if (gap !== 0) return [lower];
  return [lower, ...before.map((weights, tied) => weights.map((weight) => weight / (tied + 2)))];
}

/** The places of all seats as the digits of one number, 0 for none: such numbers sort as the outcomes do. */
const digits = seats.map((_, seat) => (seats.length + 1) ** (seats.length - 1 - seat));

/** Some seats in order: their places so far, which of them are taken (a bit each), and the last one. */
interface Beginning {
  readonly places: number;
  readonly taken: number;
  readonly last: number;
  readonly next: number;
  readonly thrown: Thrown;
}

/** Goes through all orders, those with the same beginning together. */
function collect(modifiers: readonly number[], before: Beginning, into: [number, number][]): void {
  spend(10);
  const { places, taken, last, next, thrown } = before;
  const from = atLeast(thrown);
  const [all = 0] = from;
  // What cannot happen leads to nothing that can.
  if (all === 0) return;
  if (next > modifiers.length) {
    into.push([places, all]);
    return;
  }
  for (let seat = 0; seat < modifiers.length; seat += 1) {
    if (taken & (1 << seat)) continue;
    const gap = (modifiers[seat] as number) - (modifiers[last] as number);
    const after: Beginning = {
      places: places + next * (digits[seat] as number),
      taken: taken | (1 << seat),
      last: seat,
      next: next + 1,
      thrown: next === 1 ? first : behind(thrown, from, gap),
    };
    collect(modifiers, after, into);
  }
}

/** Seats that nobody has taken have place 0, so that all outcomes have the same facets. */
function placesOf(order: readonly Seat[]): Places {
  const places: Record<string, number> = {};
  for (const seat of seats) places[seat] = order.indexOf(seat) + 1;
  return places;
}

function readPlaces(code: number): Places {
  const places: Record<string, number> = {};
  for (const [index, seat] of seats.entries()) {
    places[seat] = Math.floor(code / (digits[index] as number)) % (seats.length + 1);
  }
  return places;
}

function chances(numbers: Modifiers): Distribution<Places> {
  const modifiers = charactersOf(numbers).map((seat) => numbers[seat]);
  const orders: [number, number][] = [];
  collect(modifiers, { places: 0, taken: 0, last: 0, next: 1, thrown: first }, orders);
  orders.sort(([a], [b]) => a - b);
  return Distribution.from({
    outcomes: orders.map(([code]) => readPlaces(code)),
    weights: orders.map(([, weight]) => weight),
    total: orders.reduce((sum, [, weight]) => sum + weight, 0),
  });
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
