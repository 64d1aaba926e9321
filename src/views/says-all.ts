import type { Band } from '../rules/formula';

/** Whether a band holds a single number of the only facet that is shown, so that its words need not be followed by it.
 *  A plain number is shown without a name. */
export function saysAll({ from, to, facet }: Band, shown: readonly (string | undefined)[]): boolean {
  return from !== undefined && from === to && shown.length === 1 && shown[0] === facet;
}
