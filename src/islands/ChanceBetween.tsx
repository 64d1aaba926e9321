import { type ReactElement, useState } from 'react';
import { fraction } from '../engine/fraction';
import { chanceBetween, quantile } from '../engine/statistics';
import { formatPercent } from '../views/format';
import { measureText } from '../views/measure-text';
import type { FacetReading } from '../views/reading';
import { Options } from './Options';

/** 'From 8 to 13: 67.6 %', with both ends to choose. They start as those of the middle half. */
export function ChanceBetween({ facet }: { readonly facet: FacetReading }): ReactElement {
  const { distribution } = facet;
  const { outcomes } = distribution;
  const [chosen, setChosen] = useState<readonly (number | undefined)[]>([]);
  // What cannot come up any more gives way to what can.
  const ends = [fraction(1, 4), fraction(3, 4)].map((share, end) => {
    const wanted = chosen[end];
    return wanted !== undefined && outcomes.includes(wanted) ? wanted : quantile(distribution, share);
  });
  const [from = 0, to = 0] = ends;
  const select = (end: number, label: string): ReactElement => (
    <select
      aria-label={label}
      autoComplete="off"
      value={ends[end]}
      onChange={(event) => setChosen(ends.with(end, Number(event.currentTarget.value)))}
    >
      <Options of={outcomes.map((value) => [value, measureText(facet, value)])} />
    </select>
  );
  return (
    <p className="between">
      {'From '}
      {select(0, 'From')}
      {' to '}
      {select(1, 'To')}
      {': '}
      <output>{formatPercent(chanceBetween(distribution, Math.min(from, to), Math.max(from, to)))}</output>
    </p>
  );
}
