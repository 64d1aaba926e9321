import type { Distribution } from '../engine/distribution';
import { evaluate, evaluateExpression } from '../engine/evaluate';
import type { Fraction } from '../engine/fraction';
import type { Outcome } from '../engine/outcome';
import type { Band, Facet, Formula, Values } from '../rules/formula';
import { bandsOf, facetsOf } from '../rules/outcome';
import { inBand } from './in-band';

export interface BandChance {
  readonly band: Band;
  readonly chance: Fraction;
}

/** One number of the outcome, to be charted. */
export interface FacetReading extends Facet {
  /** Undefined where the outcome is a plain number. */
  readonly key?: string;
  readonly distribution: Distribution<number>;
}

/** Everything that follows from a formula and what the reader has chosen. */
export interface Reading {
  readonly formula: Formula;
  readonly values: Values;
  readonly distribution: Distribution;
  readonly bands: readonly BandChance[];
  readonly claims: readonly BandChance[];
  /** The facets that are shown, in their order; a plain number is the only one. */
  readonly facets: readonly FacetReading[];
  /** The target, where it is certain. */
  readonly target?: number;
}

const plain = (outcome: Outcome): number => (typeof outcome === 'number' ? outcome : Number.NaN);

function facetReadings(formula: Formula, distribution: Distribution): FacetReading[] {
  const facets = facetsOf(formula);
  if (!facets) {
    const { better: _better, bands: _bands, claims: _claims, facets: _facets, ...measure } = formula.result;
    return [{ ...measure, distribution: distribution.map(plain) }];
  }
  return Object.entries(facets)
    .filter(([, facet]) => !facet.hidden)
    .map(([key, facet]) => ({ ...facet, key, distribution: distribution.marginal(key) }));
}

/** The distribution may have been computed elsewhere. */
export function read(
  formula: Formula,
  values: Values,
  distribution: Distribution = evaluate(formula, values),
): Reading {
  const weigh = (band: Band): BandChance => ({
    band,
    chance: distribution.chance((outcome) => inBand(band, outcome)),
  });
  const target =
    formula.against === undefined ? undefined : evaluateExpression(formula.against, formula, values).certain;
  return {
    formula,
    values,
    distribution,
    bands: bandsOf(formula).map(weigh),
    claims: (formula.result.claims ?? []).map(weigh),
    facets: facetReadings(formula, distribution),
    ...(typeof target === 'number' ? { target } : {}),
  };
}

/** The chance of what the player hopes for: all bands that are good, or the first where none is. */
export function chanceOfGood(bands: readonly Band[], distribution: Distribution): Fraction | undefined {
  const [first] = bands;
  if (!first) return undefined;
  const good = bands.filter(({ tone }) => tone === 'good');
  const hoped = good.length > 0 ? good : [first];
  return distribution.chance((outcome) => hoped.some((band) => inBand(band, outcome)));
}

export function goodChance({ bands, distribution }: Reading): Fraction | undefined {
  return chanceOfGood(
    bands.map(({ band }) => band),
    distribution,
  );
}
