import type { Distribution } from './distribution';
import type { Outcome } from './outcome';

/** Dice as they fall on the table: one handful with a name. */
export interface DiceGroup {
  readonly label: string;
  readonly sides: number;
  readonly faces: readonly number[];
}

/** Rolls a handful, keeps it for show and returns the faces. */
export type Throw = (label: string, count: number, sides: number) => readonly number[];

type Args<P extends string, T> = Readonly<Record<P, T>>;

/** A named way of rolling: exactly, and once on the table. */
export interface Mechanism<P extends string = string> {
  readonly parameters: readonly P[];
  exact(args: Args<P, Distribution<number>>): Distribution;
  /** Each argument is rolled when it is asked for, so that a mechanism can roll it again. */
  roll(dice: Throw, args: Args<P, () => number>): Outcome;
  /** Where a player decides: the best policy in words, a sentence each. */
  policy?(args: Args<P, Distribution<number>>): readonly string[];
}

export function defineMechanism<const P extends string>(mechanism: Mechanism<P>): Mechanism {
  return mechanism;
}

/** Follows random arguments through all their outcomes into something that takes plain numbers. */
export function lift<P extends string, O extends Outcome>(
  args: Args<P, Distribution<number>>,
  take: (numbers: Args<P, number>) => Distribution<O>,
): Distribution<O> {
  const names = Object.keys(args) as P[];
  const from = (index: number, numbers: Partial<Args<P, number>>): Distribution<O> => {
    const name = names[index];
    if (name === undefined) return take(numbers as Args<P, number>);
    return args[name].chain((number) => from(index + 1, { ...numbers, [name]: number }));
  };
  return from(0, {});
}

/** All arguments rolled, in their order. */
export function rolled<P extends string>(args: Args<P, () => number>): Args<P, number> {
  const entries = Object.entries<() => number>(args).map(([name, roll]) => [name, roll()]);
  return Object.fromEntries(entries) as Args<P, number>;
}

/** The plain numbers of arguments, for what depends on knowing them: nobody decides before a random number is known. */
export function stated<P extends string>(args: Args<P, Distribution<number>>): Args<P, number> {
  const entries = Object.entries<Distribution<number>>(args).map(([name, { certain }]) => {
    if (certain === undefined)
      throw new RangeError(`A policy needs a plain number for '${name}', not a roll`);
    return [name, certain];
  });
  return Object.fromEntries(entries) as Args<P, number>;
}
