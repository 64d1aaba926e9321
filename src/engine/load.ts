import type { Formula } from '../rules/formula';
import { atHand, provide } from './at-hand';
import { callsIn } from './calls-in';
import { sources } from './functions/index';
import { own } from './own';

/** Fetches what a formula calls, before it is evaluated for the first time. */
export async function load(formula: Formula): Promise<void> {
  const missing = [...callsIn(formula)].filter((name) => !atHand(name));
  await Promise.all(
    missing.map(async (name) => {
      const called = await own(sources, name)?.();
      if (called) provide(name, called);
    }),
  );
}
