import type { Formula } from '../rules/formula';
import { callsOf } from './parse';

/** Everything that a formula calls by name, with what the formulas that it uses call. */
export function callsIn({ expression, against = '0', shown = '0', uses = {}, inputs }: Formula): Set<string> {
  const conditions = Object.values(inputs).map(({ when = '0' }) => when);
  const own = [expression, against, shown, ...conditions].flatMap((source) => [...callsOf(source)]);
  return new Set([...own, ...Object.values(uses).flatMap((used) => [...callsIn(used)])]);
}
