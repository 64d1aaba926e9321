import type { Mechanism } from './mechanism';

/** The mechanisms at hand. They come all at once (functions/index.ts) or as a formula needs them (functions/load.ts), so
 *  that a page need not carry those of other games. */
const atHand = new Map<string, Mechanism>();

export function provide(name: string, mechanism: Mechanism): void {
  atHand.set(name, mechanism);
}

export function mechanismNamed(name: string): Mechanism | undefined {
  return atHand.get(name);
}

export function mechanismNames(): string[] {
  return [...atHand.keys()];
}
