import type { Formula, Values } from '../../rules/formula';
import type { Distribution } from '../distribution';
import { evaluate } from '../evaluate';
import { limits } from '../limits';
import { metered, OverBudget } from '../work';

/** The answer, where it takes no longer than a page can wait; undefined where it belongs on another thread. */
export function attempt(
  formula: Formula,
  values: Values,
  steps: number = limits.quickWork,
): Distribution | undefined {
  try {
    return metered(() => evaluate(formula, values), steps);
  } catch (error) {
    if (error instanceof OverBudget) return undefined;
    throw error;
  }
}

/** Whether a question can be answered where it is asked. Only trying tells: a formula's work depends on every roll in it,
 *  so the first steps are taken, and no more than fit into a moment. */
export function estimate(formula: Formula, values: Values): 'quick' | 'long' {
  return attempt(formula, values) ? 'quick' : 'long';
}
