import { Distribution } from '../distribution';
import { defineMechanism, lift, rolled, type Throw } from '../mechanism';
import type { Weight } from '../weight';

const seats = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
type Seat = (typeof seats)[number];
type Places = Readonly<Record<string, number>>;
type Modifiers = Readonly<Record<'count' | Seat, number>>;

const sides = 6;
/** 6! splits evenly among any number of tied characters, so that their shares stay whole numbers. */
const shares = 720;

interface Throwing {
  readonly seat: Seat;
  readonly die: number;
  readonly modifier: number;
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

function permutations<T>(items: readonly T[]): (readonly T[])[] {
  if (items.length < 2) return [items];
  return items.flatMap((item, index) =>
    permutations(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
  );
}

/** One seat further down an order: what the last one threw, and how many before it threw exactly the same. */
interface Step {
  readonly thrown: Throwing;
  readonly tied: number;
  readonly weight: number;
}

/** All throws that put the seats in this order. Those who tie entirely roll again, so that each of their t! orders gets
 *  an equal share: a tie that grows to t divides by t, which `shares` allows. */
function weightOf(order: readonly Seat[], numbers: Modifiers): Weight {
  let steps: readonly Step[] = [];
  for (const [index, seat] of order.entries()) {
    steps = Array.from(
      { length: sides },
      (_, face): Throwing => ({ seat, die: face + 1, modifier: numbers[seat] }),
    ).flatMap((thrown) => {
      if (index === 0) return [{ thrown, tied: 1, weight: shares }];
      const before = steps.filter((step) => compare(step.thrown, thrown) < 0);
      const same = steps.filter((step) => compare(step.thrown, thrown) === 0);
      return [
        { thrown, tied: 1, weight: before.reduce((sum, step) => sum + step.weight, 0) },
        ...same.map(({ tied, weight }) => ({ thrown, tied: tied + 1, weight: weight / (tied + 1) })),
      ];
    });
  }
  return steps.reduce((sum, step) => sum + step.weight, 0);
}

/** Seats that nobody has taken have place 0, so that all outcomes have the same facets. */
function placesOf(order: readonly Seat[]): Places {
  return Object.fromEntries(seats.map((seat) => [seat, order.indexOf(seat) + 1]));
}

function chances(numbers: Modifiers): Distribution<Places> {
  const present = charactersOf(numbers);
  return Distribution.of(
    permutations(present).map((order) => [placesOf(order), weightOf(order, numbers)] as const),
  );
}

function settle(throwDice: Throw, tied: readonly Throwing[]): readonly Seat[] {
  const sorted = tied
    .map((one) => ({ ...one, die: throwDice(one.seat.toUpperCase(), 1, sides)[0] as number }))
    .sort(compare);
  const order: Seat[] = [];
  for (let index = 0; index < sorted.length; ) {
    const first = sorted[index] as Throwing;
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
