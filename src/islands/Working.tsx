import type { ReactElement } from 'react';
import type { Values } from '../rules/formula';
import type { WidgetData } from '../views/widget-data';
import { inWords, say } from '../views/words';
import { working } from '../views/working';
import { Said } from './Said';

interface Props extends WidgetData {
  readonly values: Values;
}

/** Each term with its value and a link to its rule. */
export function Working({ formula, values, hrefs }: Props): ReactElement {
  return (
    <table className="working">
      <tbody>
        {working(formula, values).map(({ label, value, from, total }) => {
          const note = from === undefined ? undefined : formula.inputs[from]?.note;
          const href = from === undefined ? undefined : hrefs[from];
          return (
            <tr key={inWords(say`${label} ${value}`)} className={total && 'total'}>
              <th scope="row">
                {href === undefined ? (
                  <Said of={label} />
                ) : (
                  <a href={href}>
                    <Said of={label} />
                  </a>
                )}
                {note && <small>{note}</small>}
              </th>
              <td>
                <Said of={value} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
