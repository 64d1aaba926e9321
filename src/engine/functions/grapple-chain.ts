import type { Chain } from '../chain';
import { Distribution } from '../distribution';
import type { TestOdds } from './test-odds';

/** Both wrestlers' positions, from 0 (free) downwards, and whose turn it is: mine (0) or theirs (1). */
export type Grapple = Readonly<Record<'mine' | 'theirs' | 'turn', number>>;

/** Both are free, and I begin. */
export const free: Grapple = { mine: 0, theirs: 0, turn: 0 };

export interface Bout {
  /** The position in which a wrestler is beaten; the free one is 0. */
  readonly pinned: number;
  readonly mine: TestOdds;
  readonly theirs: TestOdds;
}

/** Whether the wrestler whose turn it is uses a success to rise, instead of pressing the other down. */
export type Strategy = (state: Grapple) => boolean;

/** The position of the wrestler whose turn it is. */
export const ownOf = ({ mine, theirs, turn }: Grapple): number => (turn === 0 ? mine : theirs);

/** Each side rises from a position as low as the one that is stated for it, or lower; a free wrestler can only press. */
export function risesFrom(mine: number, theirs = mine): Strategy {
  return (state) => ownOf(state) >= Math.max(1, state.turn === 0 ? mine : theirs);
}

export const isOver = ({ mine, theirs }: Grapple, { pinned }: Bout): boolean =>
  mine >= pinned || theirs >= pinned;

/** A success moves one wrestler by one position; either way it is the other's turn. */
export function moved({ mine, theirs, turn }: Grapple, success: boolean, rise: boolean): Grapple {
  const step = success ? (rise ? -1 : 1) : 0;
  const isMine = rise === (turn === 0);
  return { mine: mine + (isMine ? step : 0), theirs: theirs + (isMine ? 0 : step), turn: 1 - turn };
}

/** A bout in which everybody follows a strategy, from the beginning. */
export function grappleChain(bout: Bout, rises: Strategy): Chain<Grapple> {
  return {
    start: free,
    next: (state) => {
      if (isOver(state, bout)) return undefined;
      const { passed, failed } = state.turn === 0 ? bout.mine : bout.theirs;
      return Distribution.of([
        [moved(state, true, rises(state)), passed],
        [moved(state, false, false), failed],
      ]);
    },
  };
}
