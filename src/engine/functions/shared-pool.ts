import { multiply, power, type Weight } from '../weight';
import { spend } from '../work';
import type { RollUnder } from './roll-under';

/** What is told of the dice that several members give, with the ways in which it comes. */
export interface View<W> {
  /** Of nobody's dice. */
  readonly none: W;
  /** Of the dice that a member gives who kept so many. */
  given(member: RollUnder, kept: number, given: number): W;
  /** Of the dice of some members and of one more together. */
  join(some: W, others: W): W;
  /** Of one or the other. */
  sum(several: readonly W[]): W;
}

/** Makes all weights of one kind, so that they are multiplied without a look at each: numbers where the total of the whole
 *  question is safe, and so every part of it; else BigInts. */
export function kindFor(members: readonly RollUnder[]): (weight: Weight) => Weight {
  const total = members.reduce<Weight>((all, { sides, dice }) => multiply(all, power(sides, dice)), 1);
  return typeof total === 'bigint' ? BigInt : Number;
}

function put<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** What a member does where the last round has a certain number. Members are gone through from the last to the first:
 *  until one of them is the last to give (`met`), each misses that round. */
interface Move {
  readonly kept: number;
  readonly given: number;
  readonly met: 0 | 1;
  readonly after: 0 | 1;
}

function movesOf(dice: number, round: number): Move[] {
  return Array.from({ length: dice + 1 }, (_, kept): Move[] => [
    { kept, given: Math.min(kept, round - 1), met: 0, after: 0 },
    ...(kept < round ? [] : [{ kept, given: round, met: 0, after: 1 } as const]),
    { kept, given: Math.min(kept, round), met: 1, after: 1 },
  ]).flat();
}

/** Everybody rolls; the average degree is filled up with dice of each in turn. What is told of the pool, by its size. */
export function sharedPool<W>(members: readonly RollUnder[], view: View<W>): ReadonlyMap<number, W> {
  // Nobody keeps a die without a face to keep it on.
  const most = members.map(({ dice, faces }) => (faces > 0 ? dice : 0));
  const count = members.length;
  const width = most.reduce((sum, dice) => sum + dice, 1);
  const known = new Map<string, W>();
  const diceOf = (seat: number, { kept, given }: Move): W => {
    const key = `${seat} ${kept} ${given}`;
    const dice = known.get(key) ?? view.given(members[seat] as RollUnder, kept, given);
    known.set(key, dice);
    return dice;
  };

  /** All pools that are full in this round. A state on the way is written as one number: the dice given, the dice kept,
   *  and whether the last to give was met. */
  const fullIn = (round: number): ReadonlyMap<number, W> => {
    // How far the average can still run ahead of the pool, or fall behind it, by those who come later.
    let ahead = most.reduce((sum, dice) => sum + (count - 1) * Math.min(dice, round), count - 1);
    let behind = most.reduce((sum, dice) => sum + Math.max(0, dice - count * (round - 1)), 0);
    let states: ReadonlyMap<number, W> = new Map([[0, view.none]]);
    for (let seat = count - 1; seat >= 0; seat -= 1) {
      const dice = most[seat] as number;
      ahead -= (count - 1) * Math.min(dice, round);
      behind -= Math.max(0, dice - count * (round - 1));
      const reached = new Map<number, W[]>();
      for (const move of movesOf(dice, round)) {
        // Somebody must have been the last to give, unless nobody gave in the first round.
        if (seat === 0 && move.after === 0 && round > 1) continue;
        spend(states.size);
        const before = new Map<number, W[]>();
        for (const [state, told] of states) {
          if ((state & 1) !== move.met) continue;
          const kept = ((state >> 1) % width) + move.kept;
          const given = Math.floor((state >> 1) / width) + move.given;
          const open = kept - count * given;
          if (open > ahead || open < -behind) continue;
          // At the end only the size counts, so that many states are joined with the first member's dice at once.
          put(before, (given * width + (seat === 0 ? 0 : kept)) * 2 + move.after, told);
        }
        for (const [state, several] of before) {
          put(reached, state, view.join(view.sum(several), diceOf(seat, move)));
        }
      }
      states = new Map([...reached].map(([state, several]) => [state, view.sum(several)]));
    }
    return states;
  };

  const bySize = new Map<number, W[]>();
  for (let round = 1; round === 1 || round * count < width; round += 1) {
    for (const [state, told] of fullIn(round)) put(bySize, Math.floor(state / 2 / width), told);
  }
  return new Map([...bySize].map(([size, several]) => [size, view.sum(several)]));
}
