import { advise } from '../engine/advise';
import { atHand } from '../engine/at-hand';
import { callsIn } from '../engine/calls-in';
import { ExpressionError } from '../engine/errors';
import { evaluateExpression } from '../engine/evaluate';
import type { Formula, Values } from '../rules/formula';

/** Whether a formula calls something in which a player decides. */
export function isDecided(formula: Formula): boolean {
  return [...callsIn(formula)].some((name) => {
    const called = atHand(name);
    return called !== undefined && 'policy' in called;
  });
}

/** What to do at these values, a sentence each; none where nothing is decided. To find the best policy takes as long
 *  as the answer does, so that it is not looked for elsewhere. */
export function advice(formula: Formula, values: Values): readonly string[] {
  if (!isDecided(formula)) return [];
  try {
    if (formula.decided !== undefined && evaluateExpression(formula.decided, formula, values).certain === 0)
      return [];
    return advise(formula, values);
  } catch (error) {
    // Where a number is not known before the decision, there is no one best policy to tell.
    if (error instanceof ExpressionError || error instanceof RangeError) return [];
    throw error;
  }
}
