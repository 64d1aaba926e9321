import type { Band } from '../rules/formula';
import { aside, isAlways } from './answer';
import { measureText, withUnit } from './measure-text';
import type { Reading } from './reading';
import { upperFirst } from './upper-first';

/** One number of a certain outcome: 'Left over', '−5 credits'. */
export interface Result {
  readonly label: string;
  readonly value: string;
}

/** A certain outcome of several numbers, as a list. */
export interface Results {
  /** 'You cannot pay', where the outcomes are sorted into bands. */
  readonly lead?: string;
  readonly tone?: Band['tone'];
  readonly lines: readonly Result[];
  /** What else holds or does not. */
  readonly claims: string;
}

/** What a bill comes to. Undefined where there is one number only, or where something is rolled: that is told in
 *  sentences. */
export function results({ distribution, facets, bands, claims }: Reading): Results | undefined {
  if (facets.length < 2 || distribution.certain === undefined) return undefined;
  const met = bands.find(({ chance }) => isAlways(chance))?.band;
  return {
    ...(met && { lead: `You ${met.says}`, tone: met.tone }),
    lines: facets.map((facet) => ({
      label: facet.label,
      value: withUnit(facet, measureText(facet, facet.distribution.certain ?? 0)),
    })),
    claims: claims.length === 0 ? '' : `${upperFirst(claims.map(aside).join('; '))}.`,
  };
}
