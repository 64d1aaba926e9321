import { Distribution } from '../distribution';
import { defineMechanism, lift, rolled } from '../mechanism';
import { requireSteps } from '../require-steps';
import { afterSteps } from './after-steps';
import { collapseOdds, throwCollapse } from './collapse';

/** How many intervals have passed, and whether the last one was deadly. */
type Fading = Readonly<Record<'intervals' | 'dead', number>>;

/** Somebody at risk of death: with every interval until help comes the score rises by one, and a passed check is the end. */
export const fading = defineMechanism({
  parameters: ['blackout', 'dice', 'sides', 'needed', 'help'],
  exact: (args) =>
    lift(args, ({ blackout, help, ...check }) => {
      const next = ({ intervals, dead }: Fading) => {
        if (dead === 1) return undefined;
        const { passed, failed } = collapseOdds(check, blackout + intervals + 1);
        return Distribution.of<Fading>([
          [{ intervals: intervals + 1, dead: 1 }, passed],
          [{ intervals: intervals + 1, dead: 0 }, failed],
        ]);
      };
      return afterSteps<Fading>({ start: { intervals: 0, dead: 0 }, next }, help);
    }),
  roll: (throwDice, args) => {
    const { blackout, help, ...check } = rolled(args);
    requireSteps(help);
    for (let intervals = 1; intervals <= help; intervals += 1) {
      if (throwCollapse(throwDice, check, blackout + intervals)) return { intervals, dead: 1 };
    }
    return { intervals: help, dead: 0 };
  },
});
