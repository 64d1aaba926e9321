import type { Throw } from '../mechanism';
import { keptOf, type RollUnder, rollUnder } from './roll-under';

const seats = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** A group of up to six: how many there are, and everybody's dice and skill, in the order in which it goes round. */
export const memberParameters = [
  'count',
  'sides',
  ...seats.flatMap((seat) => [`${seat}Dice`, `${seat}Skill`] as const),
] as const;

export type Members = Readonly<Record<(typeof memberParameters)[number], number>>;

function seatsOf({ count }: Members): readonly (typeof seats)[number][] {
  if (count < 1 || count > seats.length) {
    throw new RangeError(`A group has from 1 to ${seats.length} members, not ${count}`);
  }
  return seats.slice(0, count);
}

export function membersOf(members: Members): readonly RollUnder[] {
  return seatsOf(members).map((seat) =>
    rollUnder(members[`${seat}Dice`], members.sides, members[`${seat}Skill`]),
  );
}

/** Everybody rolls; what each of them keeps. */
export function rollMembers(throwDice: Throw, members: Members): readonly (readonly number[])[] {
  return seatsOf(members).map((seat) =>
    keptOf(
      throwDice(seat.toUpperCase(), Math.max(0, members[`${seat}Dice`]), members.sides),
      members[`${seat}Skill`],
    ),
  );
}
