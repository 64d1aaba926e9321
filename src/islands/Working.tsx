import type { ReactElement } from 'react';
import type { Values } from '../rules/formula';
import type { WidgetData } from '../views/widget-data';
import { working } from '../views/working';
import { Said } from './Said';

interface Props extends WidgetData {
  readonly values: Values;
}

/** Each term with its value and a link to its rule. */
export function Working({ formula, values, hrefs }: Props): ReactElement {
  const told = new Set<string>();
  return (
    <table className="working">
      <tbody>
        {working(formula, values).map(({ label, value, from = '', total }, place) => {
          // Once is enough, however many columns of it are read.
          const note = told.has(from) ? undefined : formula.inputs[from]?.note;
          told.add(from);
          const href = hrefs[from];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row of a basket may bring the same to two sums
            <tr key={place} className={total && 'total'}>
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
