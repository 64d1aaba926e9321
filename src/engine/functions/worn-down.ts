import type { Distribution } from '../distribution';
import { limits } from '../limits';
import { defineMechanism, lift, rolled } from '../mechanism';
import { endings } from '../over-time';
import { pace, pack, requireBits, unpack, widthFor } from '../packed';
import { lowest } from '../sums';
import { power } from '../weight';

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

/** Nothing is won back. */
function requireLoss(loss: number): void {
  if (loss < 0) throw new RangeError('A loss is 0 or more, it does not heal');
}

/** The weight of all losses, step after step, that leave some of the points. */
function* stillLeft(loss: Distribution<number>, { points, horizon }: Wear): Generator<bigint> {
  const width = widthFor(power(loss.total, horizon));
  requireBits(points * width, pace.multiplying, horizon);
  const once = pack(
    Array.from({ length: points }, (_, lost) => loss.weightAt(lost)),
    width,
  );
  let lost = 1n;
  for (let step = 0; step <= horizon; step += 1) {
    yield unpack(lost, width, points).reduce((sum, weight) => sum + weight);
    // Of larger losses nothing is left, however large they are.
    lost = BigInt.asUintN(points * width, lost * once);
  }
}

/** With which step some points are used up, where every step costs a number of them that is rolled anew; one past the
 *  horizon stands for every later step. */
export const wornDown = defineMechanism({
  parameters: ['loss', 'points', 'horizon'],
  exact: ({ loss, ...rest }) =>
    lift(rest, (wear) => {
      requireWear(wear);
      requireLoss(lowest(loss));
      return endings([...stillLeft(loss, wear)], BigInt(loss.total), wear.horizon);
    }),
  roll: (_dice, { loss, ...rest }) => {
    const wear = rolled(rest);
    requireWear(wear);
    let left = wear.points;
    for (let step = 1; step <= wear.horizon; step += 1) {
      const once = loss();
      requireLoss(once);
      left -= once;
      if (left <= 0) return step;
    }
    return wear.horizon + 1;
  },
});
