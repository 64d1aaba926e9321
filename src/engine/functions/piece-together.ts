import { roundRobin } from './round-robin';

/** Which of their dice a member gives first: the highest, the lowest, or any (as they lie). */
export const picks = { highest: 0, lowest: 1, any: 2 } as const;

export function requirePick(pick: number): void {
  if (pick < picks.highest || pick > picks.any) {
    throw new RangeError(`Dice are picked by a rule from ${picks.highest} to ${picks.any}, not ${pick}`);
  }
}

/** The dice that are given by one member who rolled these. */
function takeDice(kept: readonly number[], given: number, pick: number): readonly number[] {
  if (pick === picks.any) return kept.slice(0, given);
  const rising = [...kept].sort((a, b) => a - b);
  return (pick === picks.lowest ? rising : rising.reverse()).slice(0, given);
}

/** The dice that a group's members put together after rolling. */
export function pieceTogether(kept: readonly (readonly number[])[], pick: number): readonly number[] {
  const given = roundRobin(kept.map((dice) => dice.length));
  return kept.flatMap((dice, member) => takeDice(dice, given[member] as number, pick));
}
