import type { Band } from '../rules/formula';

/** A look for every band: its tone, and a number where an earlier band has the same tone. */
export function tones(bands: readonly Band[]): string[] {
  return bands.map(({ tone }, index) => {
    const earlier = bands.slice(0, index).filter((other) => other.tone === tone).length;
    return earlier === 0 ? tone : `${tone}-${earlier + 1}`;
  });
}
