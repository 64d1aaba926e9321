import { limits } from '../limits';
import { solve } from '../solve';
import { add } from '../weight';
import { type Bout, type Grapple, isOver, moved, type Strategy } from './grapple-chain';

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

const numberOf = ({ mine, theirs, turn }: Grapple, { pinned }: Bout) => (mine * pinned + theirs) * 2 + turn;

/** My chance to win from every state, all over one denominator: what a state is worth is what it leads to. */
function chances(
  bout: Bout,
  states: readonly Grapple[],
  rises: readonly boolean[],
): (state: Grapple) => bigint {
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
  return (state) => {
    if (isOver(state, bout)) return state.theirs >= bout.pinned ? sign * denominator : 0n;
    return sign * (numerators[numberOf(state, bout)] as bigint);
  };
}

/** One side does in every state what was best so far; pressing is kept where rising is no better. */
function switched(
  bout: Bout,
  states: readonly Grapple[],
  rises: readonly boolean[],
  turn: number,
): readonly boolean[] {
  const value = chances(bout, states, rises);
  const better = states.map((state, index) => {
    const own = turn === 0 ? state.mine : state.theirs;
    if (state.turn !== turn || own === 0) return rises[index] as boolean;
    const gain = value(moved(state, true, true)) - value(moved(state, true, false));
    if (gain === 0n) return rises[index] as boolean;
    return turn === 0 ? gain > 0n : gain < 0n;
  });
  return better.every((rise, index) => rise === rises[index]) ? rises : better;
}

/** The strategy with which whoever `decides` (me, them) wins most often in the end. I switch to something better, they
 *  give their best answer to it, until neither can do better (Hoffman and Karp). */
export function bestGrapple(bout: Bout, stated: Strategy, decides: readonly [boolean, boolean]): Strategy {
  const states = openStates(bout);
  const settle = (
    start: readonly boolean[],
    turn: number,
    answer: (rises: readonly boolean[]) => readonly boolean[],
  ) => {
    let rises = answer(start);
    for (;;) {
      const better = switched(bout, states, rises, turn);
      if (better === rises) return rises;
      rises = answer(better);
    }
  };
  const same = (rises: readonly boolean[]) => rises;
  const theirs = decides[1] ? (rises: readonly boolean[]) => settle(rises, 1, same) : same;
  const start = states.map((state) => !decides[state.turn as 0 | 1] && stated(state));
  const best = decides[0] ? settle(start, 0, theirs) : theirs(start);
  return (state) => best[numberOf(state, bout)] as boolean;
}
