import type { Chain } from '../chain';
import { Distribution } from '../distribution';
import type { TestOdds } from './test-odds';

/** Both wrestlers' positions, from 0 (free) downwards, and whose turn it is: mine (0) or theirs (1). */
export type Grapple = Readonly<Record<'mine' | 'theirs' | 'turn', number>>;

export interface Bout {
  /** The position in which a wrestler is beaten; the free one is 0. */
  readonly pinned: number;
  readonly mine: TestOdds;
  readonly theirs: TestOdds;
}

/** Whether the wrestler whose turn it is uses a success to rise, instead of pressing the other down. */
export type Strategy = (state: Grapple) => boolean;

/** Rises from a position as low as `from` or lower; a free wrestler can only press. */
export function risesFrom(from: number): Strategy {
  return ({ mine, theirs, turn }) => {
    const own = turn === 0 ? mine : theirs;
    return own > 0 && own >= from;
  };
}

export const isOver = ({ mine, theirs }: Grapple, { pinned }: Bout): boolean =>
  mine >= pinned || theirs >= pinned;

/** A success moves one wrestler by one position; either way it is the other's turn. */
export function moved({ mine, theirs, turn }: Grapple, success: boolean, rise: boolean): Grapple {
  const step = !success ? [0, 0] : rise ? [-1, 0] : [0, 1];
  const [own = 0, other = 0] = turn === 0 ? step : step.toReversed();
  return { mine: mine + own, theirs: theirs + other, turn: 1 - turn };
}

/** A bout in which everybody follows a strategy; I begin, and both are free. */
export function grappleChain(bout: Bout, rises: Strategy): Chain<Grapple> {
  return {
    start: { mine: 0, theirs: 0, turn: 0 },
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
