import type { Outcome } from '../engine/outcome';
import type { Band } from '../rules/formula';

/** Whether an outcome lies in a band. A band of an outcome with facets looks at the one it names, or the first. */
export function inBand(band: Band, outcome: Outcome): boolean {
  const value = typeof outcome === 'number' ? outcome : outcome[band.facet ?? Object.keys(outcome)[0] ?? ''];
  if (value === undefined) throw new Error(`The band '${band.label}' looks at a facet that no outcome has`);
  return value >= (band.from ?? -Infinity) && value <= (band.to ?? Infinity);
}
