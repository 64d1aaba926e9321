import type { Rolled } from '../engine/roll';
import type { Formula, Measure } from '../rules/formula';
import { bandsOf, facetsOf } from '../rules/outcome';
import { inBand } from './in-band';
import { targetInput } from './ladder';
import { measureText, numberText, withUnit } from './measure-text';

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
  const [, aim = {}] = targetInput(formula) ?? [];
  const target = rolled.target === undefined ? '' : ` against ${numberText(aim, rolled.target)}`;
  return `${amounts(formula, rolled).join(', ')}${target}${band ? `: ${band.label}` : ''}.`;
}
