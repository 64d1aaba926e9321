import '../engine/provided';
import { mean } from '../engine/statistics';
import type { Formula, Values } from '../rules/formula';
import { startValues } from '../rules/outcome';
import { readValue } from '../rules/read-value';
import { formatPercent } from './format';
import { lowerFirst } from './lower-first';
import { meanText } from './measure-text';
import { type FacetReading, goodChance, type Reading, read } from './reading';

export interface OddsQuestion {
  /** The label of a band or a claim. */
  readonly claim?: string;
  /** The mean of a facet, or of a plain number by its label, instead of a chance. */
  readonly facet?: string;
}

/** The start values with some of them changed; a value that no reader could choose fails the build. */
export function valuesWith(formula: Formula, changed: Values = {}): Values {
  for (const [name, value] of Object.entries(changed)) {
    const input = formula.inputs[name];
    if (!input) {
      throw new Error(
        `Formula '${formula.id}' has no input '${name}', only ${Object.keys(formula.inputs).join(', ')}`,
      );
    }
    const reading = readValue(input, String(value));
    if (!reading.ok) throw new Error(`Formula '${formula.id}': ${reading.problem}`);
  }
  return { ...startValues(formula), ...changed };
}

function meanOf({ facets, formula }: Reading, key?: string): string {
  // A plain number is called by its label.
  const nameOf = (candidate: FacetReading): string => candidate.key ?? lowerFirst(candidate.label);
  const facet = key === undefined ? facets[0] : facets.find((candidate) => nameOf(candidate) === key);
  if (!facet) {
    const known = facets.map(nameOf).join(', ');
    throw new Error(`Formula '${formula.id}' shows no facet '${key}', only ${known}`);
  }
  return meanText(facet, mean(facet.distribution));
}

/** A chance or a mean in the middle of a sentence: '62.5 %'. */
export function odds(formula: Formula, changed?: Values, { claim, facet }: OddsQuestion = {}): string {
  const reading = read(formula, valuesWith(formula, changed));
  if (claim !== undefined) {
    const events = [...reading.claims, ...reading.bands];
    const found = events.find(({ band }) => band.label === claim);
    if (found) return formatPercent(found.chance);
    const known = events.map(({ band }) => band.label).join(', ');
    throw new Error(`Formula '${formula.id}' has no band or claim '${claim}', only ${known}`);
  }
  const chance = facet === undefined ? goodChance(reading) : undefined;
  return chance ? formatPercent(chance) : meanOf(reading, facet);
}
