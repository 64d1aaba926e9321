import { limits } from '../limits';
import { solve } from '../solve';
import { add } from '../weight';
import { type Bout, type Grapple, isOver, moved } from './grapple-chain';

/** Every state in which somebody still has to move. */
export function openStates({ pinned }: Bout): Grapple[] {
  if (2 * pinned ** 2 > limits.unknowns) {
    throw new RangeError(`A bout has at most ${limits.unknowns} states, so fewer than ${pinned} positions`);
  }
  const positions = Array.from({ length: pinned }, (_, position) => position);
  return positions.flatMap((mine) =>
    positions.flatMap((theirs) => [0, 1].map((turn) => ({ mine, theirs, turn }))),
  );
}

export const numberOf = ({ mine, theirs, turn }: Grapple, { pinned }: Bout): number =>
  (mine * pinned + theirs) * 2 + turn;

/** My chance to win: `from` a state so many times, among `all`. */
export interface Chances {
  from(state: Grapple): bigint;
  readonly all: bigint;
}

/** My chances from every state, where it is settled which successes are used to rise: a state is worth what it leads to. */
export function chances(bout: Bout, states: readonly Grapple[], rises: readonly boolean[]): Chances {
  const right = states.map(() => 0n);
  const matrix = states.map((state, index) => {
    const { passed, failed } = state.turn === 0 ? bout.mine : bout.theirs;
    const row = states.map((_, other) => (other === index ? BigInt(add(passed, failed)) : 0n));
    for (const [success, weight] of [
      [true, passed],
      [false, failed],
    ] as const) {
      const next = moved(state, success, rises[index] as boolean);
      if (!isOver(next, bout)) {
        const to = numberOf(next, bout);
        row[to] = (row[to] as bigint) - BigInt(weight);
      } else if (next.theirs >= bout.pinned) right[index] = BigInt(weight);
    }
    return row;
  });
  const solved = solve(matrix, right);
  if (!solved) throw new RangeError('This bout can go on for ever, so nobody is certain to win it');
  const { numerators, denominator } = solved;
  const sign = denominator < 0n ? -1n : 1n;
  const all = sign * denominator;
  return {
    from: (state) => {
      if (isOver(state, bout)) return state.theirs >= bout.pinned ? all : 0n;
      return sign * (numerators[numberOf(state, bout)] as bigint);
    },
    all,
  };
}
