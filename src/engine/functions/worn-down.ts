import type { Distribution } from '../distribution';
import { limits } from '../limits';
import { defineMechanism, lift, rolled } from '../mechanism';
import { stepsUntilOver } from '../over-time';

interface Wear {
  readonly points: number;
  readonly horizon: number;
}

function requireWear({ points, horizon }: Wear): void {
  if (points < 1) throw new RangeError(`There is at least 1 point to lose, not ${points}`);
  if (horizon < 1 || horizon > limits.terms) {
    throw new RangeError(`The horizon lies between 1 and ${limits.terms}`);
  }
}

/** What is left after a loss; nothing is won back, and nobody has less than none. */
function after(left: number, loss: number): number {
  if (loss < 0) throw new RangeError('A loss is 0 or more, it does not heal');
  return Math.max(0, left - loss);
}

/** With which step some points are used up, where every step costs a number of them that is rolled anew; one past the
 *  horizon stands for every later step. */
export const wornDown = defineMechanism({
  parameters: ['loss', 'points', 'horizon'],
  exact: ({ loss, ...rest }) =>
    lift(rest, (wear) => {
      requireWear(wear);
      const next = (left: number): Distribution<number> | undefined =>
        left === 0 ? undefined : loss.map((one) => after(left, one));
      return stepsUntilOver({ start: wear.points, next }, wear.horizon);
    }),
  roll: (_dice, { loss, ...rest }) => {
    const wear = rolled(rest);
    requireWear(wear);
    let left = wear.points;
    for (let step = 1; step <= wear.horizon; step += 1) {
      left = after(left, loss());
      if (left === 0) return step;
    }
    return wear.horizon + 1;
  },
});
