import type { ReactElement } from 'react';
import { formatPercent } from '../views/format';
import { measureText } from '../views/measure-text';
import type { Reading } from '../views/reading';
import { modes, series } from '../views/series';
import { ScrollBox } from './ScrollBox';

interface Props {
  readonly reading: Reading;
  readonly facet: number;
}

/** Every outcome with its chances. */
export function ChanceTable({ reading, facet }: Props): ReactElement {
  const columns = modes.map((mode) => series(reading, facet, mode));
  const [exactly] = columns;
  return (
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
                return <td key={mode}>{chance && formatPercent(chance)}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
