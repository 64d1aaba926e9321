import { type Summary, summarise } from '../engine/statistics';
import { formatNumber } from './format';
import { meanText, measureText, withUnit } from './measure-text';
import type { FacetReading } from './reading';

export type SummaryLine = readonly [label: string, text: string];

/** Where more outcomes than these are the likeliest, nobody wants them listed. */
const mostModes = 3;

function deviationText({ standardDeviation }: Summary, { parts = 1 }: FacetReading): string {
  return formatNumber(Math.round((100 * standardDeviation) / parts) / 100);
}

/** What is said of all outcomes of a facet at a glance; nothing where its numbers only stand for names. */
export function summaryOf(facet: FacetReading): readonly SummaryLine[] {
  const { distribution, names, upTo = Number.POSITIVE_INFINITY } = facet;
  if (names) return [];
  const summary = summarise(distribution);
  const { median, mode, quartiles, lowest, highest } = summary;
  const text = (value: number): string => measureText(facet, value);
  const range = (from: number, to: number): string =>
    withUnit(facet, from === to ? text(from) : `${text(from)} to ${text(to)}`);
  // Where the largest outcomes are not told apart, nobody knows what to count them as.
  const counted: SummaryLine[] = [
    ['Mean', withUnit(facet, meanText(facet, summary.mean))],
    ['Standard deviation', deviationText(summary, facet)],
  ];
  return [
    ...(highest > upTo ? [] : counted),
    ['Median', range(median, median)],
    ...(mode.length > mostModes
      ? []
      : [['Most often', withUnit(facet, mode.map(text).join(' or '))] as const]),
    ['Middle half', range(...quartiles)],
    ['All', range(lowest, highest)],
  ];
}
