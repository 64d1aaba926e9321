import { Distribution } from '../distribution';
import { defineMechanism, lift, rolled } from '../mechanism';
import { requireSteps } from '../require-steps';
import { afterSteps } from './after-steps';
import { testOdds } from './test-odds';

/** Days that were travelled in error, and whether it still goes on. */
type Journey = Readonly<Record<'lost' | 'astray', number>>;

/** A test every day: whoever fails the one to keep the way travels in error that day, and on until the one to find it
 *  again is passed. */
export const astray = defineMechanism({
  parameters: ['keep', 'find', 'days'],
  exact: ({ keep, find, ...rest }) => {
    const odds = [testOdds(keep), testOdds(find)] as const;
    const next = ({ lost, astray: now }: Journey) => {
      const { passed, failed } = odds[now as 0 | 1];
      return Distribution.of<Journey>([
        [{ lost, astray: 0 }, passed],
        [{ lost: lost + 1, astray: 1 }, failed],
      ]);
    };
    const start: Journey = { lost: 0, astray: 0 };
    return lift(rest, ({ days }) => afterSteps({ start, next }, days));
  },
  roll: (_dice, { keep, find, ...rest }) => {
    const { days } = rolled(rest);
    requireSteps(days);
    let [lost, now] = [0, 0];
    for (let day = 0; day < days; day += 1) {
      now = (now === 1 ? find : keep)() === 0 ? 1 : 0;
      lost += now;
    }
    return { lost, astray: now };
  },
});
