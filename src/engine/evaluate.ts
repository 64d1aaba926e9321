import type { Formula, Values } from '../rules/formula';
import type { Distribution } from './distribution';
import { plain } from './domain';
import { exact } from './exact';
import { Interpreter } from './interpret';
import { scopeOf } from './scope';
import { metered } from './work';

/** An expression in the scope of a formula: its target, one of its terms, its printed value. */
export function evaluateExpression(source: string, formula: Formula, values: Values): Distribution {
  return metered(() => Interpreter.run(exact, source, scopeOf(formula, values, exact.certainly)));
}

/** The exact distribution of a formula's outcomes. Against a target they have the facets total and margin. */
export function evaluate(formula: Formula, values: Values): Distribution {
  return metered(() => {
    const result = evaluateExpression(formula.expression, formula, values);
    if (formula.against === undefined || formula.result.facets) return result;
    const target = evaluateExpression(formula.against, formula, values);
    return result.combine(target, (total, aim) => ({
      total: plain(total),
      margin: plain(total) - plain(aim),
    }));
  });
}
