import type { Formula } from '../rules/formula';
import { atHand } from './at-hand';
import { callsIn } from './calls-in';
import { fetchCalled } from './fetch-called';

/** Fetches what a formula calls, before it is evaluated for the first time. */
export async function load(formula: Formula): Promise<void> {
  const missing = [...callsIn(formula)].filter((name) => !atHand(name));
  await Promise.all(missing.map(fetchCalled));
}
