import type { Formula, Values } from '../../rules/formula';
import { evaluate } from '../evaluate';
import { limits } from '../limits';
import { metered, OverBudget } from '../work';

/** What something comes to, where it takes no longer than a page can wait; undefined where it belongs on another thread. */
export function attempt<T extends object>(run: () => T, steps: number = limits.quickWork): T | undefined {
  try {
    return metered(run, steps);
  } catch (error) {
    if (error instanceof OverBudget) return undefined;
    throw error;
  }
}

/** Whether a question can be answered where it is asked. Only trying tells: a formula's work depends on every roll in it,
 *  so the first steps are taken, and no more than fit into a moment. */
export function estimate(formula: Formula, values: Values): 'quick' | 'long' {
  return attempt(() => evaluate(formula, values)) ? 'quick' : 'long';
}
