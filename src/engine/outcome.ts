/** What a roll gives: a number, or several named numbers at once (sum and sixes). */
export type Outcome = number | Facets;
export type Facets = Readonly<Record<string, number>>;

export function facetNames(outcome: Outcome): string[] {
  return typeof outcome === 'number' ? [] : Object.keys(outcome);
}

/** Equal outcomes have equal keys, whatever object holds them. */
export function keyOf(outcome: Outcome): number | string {
  if (typeof outcome === 'number') return outcome;
  let key = '';
  for (const name in outcome) key += `${name}=${outcome[name]};`;
  return key;
}

export function compareOutcomes(a: Outcome, b: Outcome): number {
  if (typeof a === 'number') return typeof b === 'number' ? a - b : -1;
  if (typeof b === 'number') return 1;
  for (const name in a) {
    const difference = (a[name] as number) - (b[name] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
