import type { Distribution } from '../distribution';

/** The plain numbers of arguments, for what depends on knowing them: nobody decides before a random number is known. */
export function stated<P extends string>(
  args: Readonly<Record<P, Distribution<number>>>,
): Readonly<Record<P, number>> {
  const entries = Object.entries<Distribution<number>>(args).map(([name, { certain }]) => {
    if (certain === undefined)
      throw new RangeError(`A policy needs a plain number for '${name}', not a roll`);
    return [name, certain];
  });
  return Object.fromEntries(entries) as Record<P, number>;
}
