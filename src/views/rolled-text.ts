import type { Rolled } from '../engine/roll';
import type { Formula, Measure } from '../rules/formula';
import { bandsOf, facetsOf } from '../rules/outcome';
import { inBand } from './in-band';
import { targetInput } from './ladder';
import { measureText, numberText, withUnit } from './measure-text';
import { saysAll } from './says-all';

/** Whether the number only sorts outcomes, each of which has a name: 'Reaction: friendly.' */
function onlySorts(formula: Formula): boolean {
  const facets = facetsOf(formula);
  const shown = facets ? Object.keys(facets).filter((key) => !facets[key]?.hidden) : [undefined];
  return bandsOf(formula).every((band) => saysAll(band, shown));
}

function amounts(formula: Formula, { outcome }: Rolled): string[] {
  const said = (measure: Measure, value: number): string =>
    `${measure.label} ${withUnit(measure, measureText(measure, value))}`;
  if (typeof outcome === 'number') return [said(formula.result, outcome)];
  return Object.entries(facetsOf(formula) ?? {}).flatMap(([key, facet]) =>
    facet.hidden ? [] : [said(facet, outcome[key] ?? 0)],
  );
}

/** One roll in words: 'Attack 14, critical hits 1 against 12: hit.' */
export function rolledText(formula: Formula, rolled: Rolled): string {
  const band = bandsOf(formula).find((candidate) => inBand(candidate, rolled.outcome));
  if (band && onlySorts(formula)) return `${formula.result.label}: ${band.label}.`;
  const [, aim = {}] = targetInput(formula) ?? [];
  const target = rolled.target === undefined ? '' : ` against ${numberText(aim, rolled.target)}`;
  return `${amounts(formula, rolled).join(', ')}${target}${band ? `: ${band.label}` : ''}.`;
}
