import type { Chain } from '../chain';
import { endOf } from '../long-run';
import type { Throw } from '../mechanism';
import { policyOf } from '../policy';
import { bestGrapple, openStates } from './best-grapple';
import { forcedGrapple, isCertainBout } from './certain-grapple';
import {
  type Bout,
  type Grapple,
  grappleChain,
  isOver,
  moved,
  risesFrom,
  type Strategy,
} from './grapple-chain';
import { signedResults, throwSigned } from './signed-roll';
import { testOdds } from './test-odds';

/** `mine` is my attack less their defence, `theirs` the reverse: with a signed roll it must come above 0. */
export const boutParameters = ['sides', 'mine', 'theirs', 'pinned', 'rise', 'theirRise'] as const;
type Numbers = Readonly<Record<(typeof boutParameters)[number], number>>;

/** Nobody rises from position 0, so as a number to rise from it stands for doing what serves best. */
const best = 0;

const succeeds = (lead: number, roll: number) => lead + roll > 0;

export function boutOf({ sides, mine, theirs, pinned }: Omit<Numbers, 'rise' | 'theirRise'>): Bout {
  if (pinned < 1) throw new RangeError('There is at least one position below the free one');
  const results = signedResults(sides);
  const odds = (lead: number) => testOdds(results.map((roll) => Number(succeeds(lead, roll))));
  return { pinned, mine: odds(mine), theirs: odds(theirs) };
}

function strategyOf(bout: Bout, { rise, theirRise }: Numbers): Strategy {
  if (rise < best || theirRise < best) {
    throw new RangeError('Wrestlers rise from a position counted from 1, or as serves best: 0');
  }
  const [mine, theirs] = [risesFrom(rise), risesFrom(theirRise)];
  const followed: Strategy = (state) => (state.turn === 0 ? mine : theirs)(state);
  if (rise !== best && theirRise !== best) return followed;
  const decides = [rise === best, theirRise === best] as const;
  return isCertainBout(bout)
    ? forcedGrapple(bout, openStates(bout), followed, decides)
    : bestGrapple(bout, followed, decides);
}

export function chainOf(numbers: Numbers): Chain<Grapple> {
  const bout = boutOf(numbers);
  return grappleChain(bout, strategyOf(bout, numbers));
}

export const winner = ({ mine, theirs }: Grapple) => (theirs > mine ? 1 : -1);

const names = { mine: 'my position', theirs: 'their position' };

/** What each side does with a success, wherever it has a choice. */
export function inWords(numbers: Numbers): string[] {
  const bout = boutOf(numbers);
  const rises = strategyOf(bout, numbers);
  const odds = endOf(grappleChain(bout, rises)).map(winner);
  const sayings = (turn: number) => {
    const open = openStates(bout).filter((state) => state.turn === turn);
    const choices = open
      .filter(({ mine, theirs }) => (turn === 0 ? mine : theirs) > 0)
      .map((state) => ({
        seen: { mine: state.mine, theirs: state.theirs },
        weight: 1,
        says: rises(state) ? 'rise' : 'press',
      }));
    return policyOf({ odds, choices, at: () => '' }, names);
  };
  return [...sayings(0).map((said) => `I: ${said}`), ...sayings(1).map((said) => `They: ${said}`)];
}

/** Plays a bout on the table, up to a number of turns; `over` says whether it came to its end. */
export function wrestle(
  throwDice: Throw,
  numbers: Numbers,
  horizon: number,
  start: Grapple = { mine: 0, theirs: 0, turn: 0 },
): { state: Grapple; turns: number; over: boolean } {
  const bout = boutOf(numbers);
  const rises = strategyOf(bout, numbers);
  let state = start;
  for (let turns = 1; turns <= horizon; turns += 1) {
    const [label, lead] = state.turn === 0 ? ['mine, ', numbers.mine] : ['theirs, ', numbers.theirs];
    state = moved(state, succeeds(lead, throwSigned(throwDice, numbers.sides, label)), rises(state));
    if (isOver(state, bout)) return { state, turns, over: true };
  }
  return { state, turns: horizon + 1, over: false };
}
