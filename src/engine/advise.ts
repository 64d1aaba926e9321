import type { Formula, Values } from '../rules/formula';
import type { Distribution } from './distribution';
import type { Domain } from './domain';
import { eachOf, plain } from './domain';
import { exact } from './exact';
import { Interpreter } from './interpret';
import { scopeOf } from './scope';
import { metered } from './work';

/** The best policy in words, a sentence each, of every decision in a formula; none where nothing is decided. */
export function advise(formula: Formula, values: Values): string[] {
  const said = new Set<string>();
  const listening: Domain<Distribution> = {
    ...exact,
    run: (mechanism, args) => {
      if (mechanism.policy) {
        for (const sentence of mechanism.policy(eachOf(args, (arg) => arg().map(plain)))) said.add(sentence);
      }
      return exact.run(mechanism, args);
    },
  };
  metered(() => Interpreter.run(listening, formula.expression, scopeOf(formula, values, exact.certainly)));
  return [...said];
}
