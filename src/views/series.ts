import { type Fraction, fraction } from '../engine/fraction';
import type { Outcome } from '../engine/outcome';
import { mean } from '../engine/statistics';
import type { Band, Measure } from '../rules/formula';
import { formatPercent } from './format';
import { inBand } from './in-band';
import { measureText } from './measure-text';
import type { Reading } from './reading';
import { upperFirst } from './upper-first';

export const modes = ['exactly', 'at least', 'at most'] as const;
export type Mode = (typeof modes)[number];

export interface Bar {
  readonly value: number;
  readonly chance: Fraction;
  /** The share of each band, in the order of the bands. */
  readonly parts: readonly Fraction[];
}

/** The bars of one facet. */
export interface Series extends Measure {
  readonly mode: Mode;
  /** Empty where the outcomes are not sorted into bands; a bar then has one part. */
  readonly bands: readonly Band[];
  readonly bars: readonly Bar[];
  /** Undefined where some outcomes are not told apart or the numbers only order them. */
  readonly mean?: Fraction;
}

/** Numbers that cannot come up have their place between those that can, unless there are too many of them. */
const widestGapless = 400;

function valuesOf(outcomes: readonly number[]): readonly number[] {
  const [first = 0, last = first] = [outcomes[0], outcomes.at(-1)];
  if (last - first >= widestGapless) return outcomes;
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function accumulate(columns: readonly bigint[][]): bigint[][] {
  const sums: bigint[] = [];
  return columns.map((column) => column.map((weight, part) => (sums[part] = (sums[part] ?? 0n) + weight)));
}

function inMode(columns: readonly bigint[][], mode: Mode): readonly bigint[][] {
  if (mode === 'exactly') return columns;
  return mode === 'at most' ? accumulate(columns) : accumulate([...columns].reverse()).reverse();
}

const numberIn = (outcome: Outcome, key: string | undefined): number =>
  typeof outcome === 'number' ? outcome : (outcome[key ?? ''] ?? Number.NaN);

/** Chart data for the facet at `index`, each bar split by band. */
export function series(reading: Reading, index: number, mode: Mode): Series {
  const facet = reading.facets[index];
  if (!facet) throw new Error(`Formula '${reading.formula.id}' has no facet number ${index} to chart`);
  const bands = reading.bands.map(({ band }) => band);
  const values = valuesOf(facet.distribution.outcomes);
  const columns = new Map(
    values.map((value) => [value, Array.from({ length: bands.length || 1 }, () => 0n)]),
  );
  for (const [outcome, weight] of reading.distribution.entries()) {
    const part = Math.max(
      0,
      bands.findIndex((band) => inBand(band, outcome)),
    );
    const column = columns.get(numberIn(outcome, facet.key));
    if (column) column[part] = (column[part] ?? 0n) + BigInt(weight);
  }
  const total = reading.distribution.total;
  const bars = inMode([...columns.values()], mode).map((column, place) => ({
    value: values[place] ?? 0,
    chance: fraction(
      column.reduce((sum, weight) => sum + weight, 0n),
      total,
    ),
    parts: column.map((weight) => fraction(weight, total)),
  }));
  const { distribution, key: _key, hidden: _hidden, ...measure } = facet;
  const open = (distribution.outcomes.at(-1) ?? 0) > (facet.upTo ?? Number.POSITIVE_INFINITY);
  return { ...measure, mode, bands, bars, ...(open || facet.names ? {} : { mean: mean(distribution) }) };
}

/** 'Exactly 11', or 'More than 20' where larger ones are not told apart. */
function placeText(series: Series, value: number): string {
  const text = measureText(series, value);
  if (value <= (series.upTo ?? Infinity)) return `${upperFirst(series.mode)} ${text}`;
  return series.mode === 'at most' ? 'Any number' : upperFirst(text);
}

/** A bar read out: 'Exactly 11: 12.5 %, success'. */
export function barText(series: Series, { value, chance, parts }: Bar): string {
  const { bands } = series;
  const met = bands.flatMap((band, index) => {
    const part = parts[index];
    return part && part.numerator > 0n ? [{ band, part }] : [];
  });
  const split = met.map(
    ({ band, part }) => `, ${band.label}${met.length > 1 ? ` ${formatPercent(part)}` : ''}`,
  );
  return `${placeText(series, value)}: ${formatPercent(chance)}${split.join('')}`;
}
