import type { Chain } from '../chain';
import { Distribution } from '../distribution';
import type { Outcome } from '../outcome';
import { requireSteps } from '../require-steps';

/** The state after a number of steps, for chains whose states count something up: they never come back to one, so only
 *  those that can be reached in time are looked at. */
export function afterSteps<S extends Outcome>({ start, next }: Chain<S>, steps: number): Distribution<S> {
  requireSteps(steps);
  let odds = Distribution.certainly(start);
  for (let step = 0; step < steps; step += 1) {
    let over = true;
    odds = odds.chain((state) => {
      const following = next(state);
      if (following) over = false;
      return following ?? Distribution.certainly(state);
    });
    if (over) return odds;
  }
  return odds;
}
