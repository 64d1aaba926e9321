import { takeDice } from './given-dice';
import { roundRobin } from './round-robin';

/** How many dice of the highest face first a code stands for. */
export function countsOf(code: number, units: readonly number[]): number[] {
  let rest = code;
  return units.map((_, index) => {
    const unit = units[units.length - 1 - index] as number;
    const count = Math.floor(rest / unit);
    rest -= count * unit;
    return count;
  });
}

/** The dice that a group's members put together after rolling. */
export function pieceTogether(kept: readonly (readonly number[])[], pick: number): readonly number[] {
  const given = roundRobin(kept.map((dice) => dice.length));
  return kept.flatMap((dice, member) => takeDice(dice, given[member] as number, pick));
}
