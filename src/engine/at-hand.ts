import type { Form } from './form';
import type { Mechanism } from './mechanism';

/** What an expression can call beside the language's own forms. All of it is provided at once (provided.ts) or as a
 *  formula needs it (load.ts), so that a page need not carry what only other games use. */
const known = new Map<string, Mechanism | Form>();

export function provide(name: string, called: Mechanism | Form): void {
  known.set(name, called);
}

export function atHand(name: string): Mechanism | Form | undefined {
  return known.get(name);
}

export function namesAtHand(): string[] {
  return [...known.keys()];
}
