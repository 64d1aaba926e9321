import { type Bout, type Grapple, moved, ownOf, type Strategy } from './grapple-chain';
import { chances, numberOf, openStates } from './grapple-odds';

/** One side does in every state what was best so far; pressing is kept where rising is no better. */
function switched(
  bout: Bout,
  states: readonly Grapple[],
  rises: readonly boolean[],
  turn: number,
): readonly boolean[] {
  const { from } = chances(bout, states, rises);
  const better = states.map((state, index) => {
    if (state.turn !== turn || ownOf(state) === 0) return rises[index] as boolean;
    const gain = from(moved(state, true, true)) - from(moved(state, true, false));
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
