import type { Throw } from '../mechanism';
import { policyOf } from '../policy';
import { bestGrapple } from './best-grapple';
import {
  type Bout,
  free,
  type Grapple,
  isOver,
  moved,
  ownOf,
  risesFrom,
  type Strategy,
} from './grapple-chain';
import { openStates } from './grapple-odds';
import { signedResults, throwSigned } from './signed-results';
import { testOdds } from './test-odds';

/** `mine` is my attack less their defence, `theirs` the reverse: with a signed roll it must come above 0. */
export const boutParameters = ['sides', 'mine', 'theirs', 'pinned', 'rise', 'theirRise'] as const;
type Numbers = Readonly<Record<(typeof boutParameters)[number], number>>;

/** Nobody rises from position 0, so as a number to rise from it stands for doing what serves best. */
const best = 0;

const succeeds = (lead: number, roll: number) => lead + roll > 0;

function boutOf({ sides, mine, theirs, pinned }: Numbers): Bout {
  if (pinned < 1) throw new RangeError('There is at least one position below free');
  const results = signedResults(sides);
  const odds = (lead: number) => testOdds(results.map((roll) => Number(succeeds(lead, roll))));
  return { pinned, mine: odds(mine), theirs: odds(theirs) };
}

/** Whether each side always or never succeeds, so that no dice decide the bout. */
export const isCertainBout = ({ mine, theirs }: Bout): boolean =>
  [mine, theirs].every(({ passed, failed }) => !passed || !failed);

function strategyOf(bout: Bout, { rise, theirRise }: Numbers): Strategy {
  if (rise < best || theirRise < best) {
    throw new RangeError('A position to rise from is counted from 1; 0 does what is best');
  }
  const followed = risesFrom(rise, theirRise);
  if (rise !== best && theirRise !== best) return followed;
  const decides = [rise === best, theirRise === best] as const;
  if (!isCertainBout(bout)) return bestGrapple(bout, followed, decides);
  // Without dice it is best to rise from the last position, unless pressing wins at once, and to press otherwise.
  return (state) =>
    decides[state.turn as 0 | 1]
      ? ownOf(state) === bout.pinned - 1 && state.mine !== state.theirs
      : followed(state);
}

/** A bout and how both sides fight it. */
export function settled(numbers: Numbers): readonly [Bout, Strategy] {
  const bout = boutOf(numbers);
  return [bout, strategyOf(bout, numbers)];
}

/** What each side does with a success, wherever it has a choice. */
export function inWords(numbers: Numbers): string[] {
  const [bout, rises] = settled(numbers);
  const sayings = (who: string, turn: number) => {
    const open = openStates(bout).filter((state) => state.turn === turn && ownOf(state) > 0);
    const choices = open.map((state) => ({
      seen: { 'my position': state.mine, 'their position': state.theirs },
      weight: 1,
      says: rises(state) ? 'rise' : 'press',
    }));
    return policyOf(choices).map((said) => `${who}: ${said}`);
  };
  return [...sayings('I', 0), ...sayings('They', 1)];
}

/** Plays a bout on the table; one turn past the horizon stands for every later one. */
export function wrestle(
  throwDice: Throw,
  numbers: Numbers,
  horizon: number,
  start = free,
): { state: Grapple; turns: number } {
  const [bout, rises] = settled(numbers);
  let state = start;
  for (let turns = 1; turns <= horizon; turns += 1) {
    const [label, lead] = state.turn === 0 ? ['mine, ', numbers.mine] : ['theirs, ', numbers.theirs];
    state = moved(state, succeeds(lead, throwSigned(throwDice, numbers.sides, label)), rises(state));
    if (isOver(state, bout)) return { state, turns };
  }
  return { state, turns: horizon + 1 };
}
