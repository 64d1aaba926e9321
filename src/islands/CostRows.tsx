import type { ReactElement } from 'react';
import { costBetween } from '../views/cost-between';
import { measureText, numberText, unsigned } from '../views/measure-text';
import { belonging, say } from '../views/words';
import { type AlongProps, endsOf } from './CostSum';
import { Said } from './Said';
import { ScrollBox } from './ScrollBox';

/** Every value along the axis, and what it takes to come there; the reader's row is marked. */
export function CostRows(props: AlongProps): ReactElement {
  const { formula, points } = props;
  const [from, to] = endsOf(props);
  const { along, inputs, result } = formula;
  const begin = points.find(({ key }) => key === from)?.label ?? '';
  return (
    <ScrollBox label={`${formula.name}, as a table`}>
      <table>
        <thead>
          <tr>
            <th scope="col">{inputs[along?.input ?? '']?.label}</th>
            <th scope="col">{result.label}</th>
            {along?.sums && (
              <th scope="col">
                <Said of={say`From ${begin}`} />
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {points.map(({ key, label, value }) => (
            <tr key={key} {...belonging(label)} aria-current={key === to ? 'true' : undefined}>
              <th scope="row">
                <Said of={label} />
              </th>
              <td>{measureText(result, value)}</td>
              {along?.sums && (
                <td>{numberText(unsigned(result), costBetween(points, from, key, along.sums))}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
