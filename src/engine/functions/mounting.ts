import { Distribution } from '../distribution';
import { defineMechanism, lift, rolled } from '../mechanism';
import { requireSteps } from '../require-steps';
import { afterSteps } from './after-steps';

type Burden = Readonly<Record<'counters', number>>;

/** A roll that is made step after step, as its margin above or below what it must reach. Whoever falls short gets a counter,
 *  and every counter takes `each` off all later rolls. How many there are in the end, those from `before` included. */
export const mounting = defineMechanism({
  parameters: ['margin', 'each', 'before', 'steps'],
  exact: ({ margin, ...rest }) =>
    lift(rest, ({ each, before, steps }) => {
      const next = ({ counters }: Burden) =>
        Distribution.of<Burden>([
          [{ counters }, margin.weightOf((value) => value - each * counters >= 0)],
          [{ counters: counters + 1 }, margin.weightOf((value) => value - each * counters < 0)],
        ]);
      return afterSteps<Burden>({ start: { counters: before }, next }, steps).marginal('counters');
    }),
  roll: (_dice, { margin, ...rest }) => {
    const { each, before, steps } = rolled(rest);
    requireSteps(steps);
    let counters = before;
    for (let step = 0; step < steps; step += 1) if (margin() - each * counters < 0) counters += 1;
    return counters;
  },
});
