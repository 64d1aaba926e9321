import type { Distribution } from '../distribution';
import { limits } from '../limits';
import { solve } from '../solve';
import type { Weight } from '../weight';
import { type Bout, type Grapple, grappleChain, isOver } from './grapple-chain';

/** Every state in which somebody still has to move. */
export function openStates({ pinned }: Bout): Grapple[] {
  if (2 * pinned ** 2 > limits.unknowns) {
    throw new RangeError(`A bout has at most ${limits.unknowns} states`);
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
  const isWon = ({ theirs }: Grapple) => theirs >= bout.pinned;
  const { next } = grappleChain(bout, (state) => rises[numberOf(state, bout)] as boolean);
  const right = states.map(() => 0n);
  const matrix = states.map((state, index) => {
    const row = states.map(() => 0n);
    const { outcomes, weights, total } = next(state) as Distribution<Grapple>;
    row[index] = BigInt(total);
    for (const [at, to] of outcomes.entries()) {
      const weight = BigInt(weights[at] as Weight);
      if (!isOver(to, bout)) row[numberOf(to, bout)] = -weight;
      else if (isWon(to)) right[index] = weight;
    }
    return row;
  });
  const solved = solve(matrix, right);
  if (!solved) throw new RangeError('This bout can go on for ever');
  const sign = solved.denominator < 0n ? -1n : 1n;
  const all = sign * solved.denominator;
  return {
    from: (state) => {
      if (isOver(state, bout)) return isWon(state) ? all : 0n;
      return sign * (solved.numerators[numberOf(state, bout)] as bigint);
    },
    all,
  };
}
