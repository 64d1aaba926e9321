import { type Bout, type Grapple, isOver, moved, type Strategy } from './grapple-chain';
import type { TestOdds } from './test-odds';

const isCertain = ({ passed, failed }: TestOdds): boolean => passed === 0 || failed === 0;

/** Whether each side always or never succeeds, so that no dice decide the bout. */
export const isCertainBout = ({ mine, theirs }: Bout): boolean => isCertain(mine) && isCertain(theirs);

const keyOf = ({ mine, theirs, turn }: Grapple) => `${mine} ${theirs} ${turn}`;

/** Where no dice decide, whoever `decides` forces a win where they can, and keeps out of a defeat where they can. What is
 *  won is found from the end backwards: first what a single turn wins, then what leads there. */
export function forcedGrapple(
  bout: Bout,
  states: readonly Grapple[],
  stated: Strategy,
  decides: readonly [boolean, boolean],
): Strategy {
  const won = new Map<string, number>();
  const rises = new Map<string, boolean>();
  const winnerAt = (state: Grapple): number => {
    if (isOver(state, bout)) return state.theirs >= bout.pinned ? 0 : 1;
    return won.get(keyOf(state)) ?? -1;
  };
  const options = (state: Grapple): readonly boolean[] => {
    const own = state.turn === 0 ? state.mine : state.theirs;
    if (!decides[state.turn as 0 | 1]) return [stated(state)];
    return own > 0 ? [false, true] : [false];
  };
  const follow = (state: Grapple, rise: boolean): Grapple => {
    const { passed } = state.turn === 0 ? bout.mine : bout.theirs;
    return moved(state, passed !== 0, rise);
  };
  for (let more = true; more; ) {
    more = false;
    for (const state of states) {
      if (won.has(keyOf(state))) continue;
      const ends = options(state).map((rise) => [rise, winnerAt(follow(state, rise))] as const);
      const winning = ends.find(([, winner]) => winner === state.turn);
      const holding = ends.find(([, winner]) => winner < 0);
      rises.set(keyOf(state), (winning ?? holding ?? ends[0])?.[0] === true);
      if (!winning && holding) continue;
      won.set(keyOf(state), winning ? state.turn : 1 - state.turn);
      more = true;
    }
  }
  return (state) => rises.get(keyOf(state)) === true;
}
