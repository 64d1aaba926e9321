import { type ReactElement, useMemo } from 'react';
import type { Formula, Values } from '../rules/formula';
import { ladder } from '../views/ladder';
import { targetsText } from '../views/targets';

interface Props {
  readonly formula: Formula;
  readonly values: Values;
}

/** The named targets with their chances, and which target gives an even chance or better. */
export function Glance({ formula, values }: Props): ReactElement | null {
  const rungs = useMemo(() => ladder(formula, values), [formula, values]);
  const targets = useMemo(() => targetsText(formula, values), [formula, values]);
  if (rungs.length === 0 && targets === '') return null;
  return (
    <div className="glance">
      {rungs.length > 0 && (
        <dl>
          {rungs.map(({ id, name, range, chance, current }) => (
            <div key={id} className={current ? 'now' : undefined}>
              <dt>{`${name}, ${range}`}</dt>
              <dd>{chance}</dd>
            </div>
          ))}
        </dl>
      )}
      {targets && <p>{targets}</p>}
    </div>
  );
}
