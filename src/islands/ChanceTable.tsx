import { lazy, type ReactElement, Suspense, useState } from 'react';
import { formatFraction, formatPercent } from '../views/format';
import { measureText } from '../views/measure-text';
import type { Reading } from '../views/reading';
import { modes, series } from '../views/series';
import { ScrollBox } from './ScrollBox';
import { Switch } from './Switch';

const Summary = lazy(() => import('./Summary'));

const ways = { percent: formatPercent, fractions: formatFraction } as const;

interface Props {
  readonly reading: Reading;
  readonly facet: number;
}

/** Every outcome with its chances, and what they come to together. */
export function ChanceTable({ reading, facet }: Props): ReactElement {
  const columns = modes.map((mode) => series(reading, facet, mode));
  const [exactly] = columns;
  const [way, setWay] = useState<keyof typeof ways>('percent');
  const shown = reading.facets[facet];
  return (
    <>
      <div className="switches">
        <Switch
          label="How chances are written"
          options={[
            ['percent', 'percent'],
            ['fractions', 'fractions'],
          ]}
          value={way}
          onChange={setWay}
        />
      </div>
      <ScrollBox label={`${reading.formula.name}, as a table`}>
        <table>
          <thead>
            <tr>
              <th scope="col">{exactly?.label}</th>
              {modes.map((mode) => (
                <th key={mode} scope="col">
                  {mode}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {exactly?.bars.map(({ value }, row) => (
              <tr key={value}>
                <th scope="row">{measureText(exactly, value)}</th>
                {columns.map(({ mode, bars }) => {
                  const chance = bars[row]?.chance;
                  return <td key={mode}>{chance && ways[way](chance)}</td>;
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      <Suspense>{shown && <Summary facet={shown} />}</Suspense>
    </>
  );
}
