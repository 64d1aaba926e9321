import type { Formula, Values } from '../rules/formula';
import { plain } from './domain';
import { Interpreter } from './interpret';
import type { DiceGroup } from './mechanism';
import { onTheTable } from './on-the-table';
import type { Outcome } from './outcome';
import type { Random } from './random';
import { scopeOf } from './scope';

/** One roll of a formula, with the dice to show and the target where there was one. */
export interface Rolled {
  readonly groups: readonly DiceGroup[];
  readonly outcome: Outcome;
  readonly target?: number;
}

export function roll(formula: Formula, values: Values, random: Random): Rolled {
  const table = onTheTable(random);
  const scope = scopeOf(formula, values, table.certainly);
  const outcome = Interpreter.run(table, formula.expression, scope);
  if (formula.against === undefined || formula.result.facets) return { groups: table.groups, outcome };
  const target = plain(Interpreter.run(table, formula.against, scope));
  const total = plain(outcome);
  return { groups: table.groups, outcome: { total, margin: total - target }, target };
}
