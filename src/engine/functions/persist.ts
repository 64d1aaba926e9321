import type { Chain } from '../chain';
import { Distribution } from '../distribution';
import { defineMechanism, lift, rolled } from '../mechanism';
import { requireSteps } from '../require-steps';
import { add, multiply } from '../weight';
import { afterSteps } from './after-steps';
import { testOdds } from './test-odds';

/** How it ended so far, and how many tries that took. */
type Tries = Readonly<Record<'end' | 'tries', number>>;

/** It succeeded, it is still open, it is spoilt for good. */
const ends = { done: 1, open: 0, spoilt: -1 } as const;

/** Something that may be tried again until it succeeds, unless a failed try spoils it: after a failure a second test
 *  decides whether it may be tried again. At most so many tries are made. */
export const persist = defineMechanism({
  parameters: ['attempt', 'spare', 'most'],
  exact: ({ attempt, spare, ...rest }) => {
    const [tried, spared] = [testOdds(attempt), testOdds(spare)];
    const next = ({ end, tries }: Tries): Distribution<Tries> | undefined => {
      if (end !== ends.open) return undefined;
      const after = tries + 1;
      return Distribution.of<Tries>([
        [{ end: ends.done, tries: after }, multiply(tried.passed, add(spared.passed, spared.failed))],
        [{ end: ends.open, tries: after }, multiply(tried.failed, spared.passed)],
        [{ end: ends.spoilt, tries: after }, multiply(tried.failed, spared.failed)],
      ]);
    };
    const chain: Chain<Tries> = { start: { end: ends.open, tries: 0 }, next };
    return lift(rest, ({ most }) => afterSteps(chain, most));
  },
  roll: (_dice, { attempt, spare, ...rest }) => {
    const { most } = rolled(rest);
    requireSteps(most);
    for (let tries = 1; tries <= most; tries += 1) {
      if (attempt() !== 0) return { end: ends.done, tries };
      if (spare() === 0) return { end: ends.spoilt, tries };
    }
    return { end: ends.open, tries: most };
  },
});
