import { type ReactElement, useMemo } from 'react';
import { attempt } from '../engine/off-thread/attempt';
import type { Formula, Values } from '../rules/formula';
import { ladder } from '../views/ladder';
import { targetsText } from '../views/targets';
import { belonging, say } from '../views/words';
import { Said } from './Said';

interface Props {
  readonly formula: Formula;
  readonly values: Values;
}

/** The named targets with their chances, and which target gives an even chance or better. */
export function Glance({ formula, values }: Props): ReactElement | null {
  const glance = useMemo(
    () => attempt(() => ({ rungs: ladder(formula, values), targets: targetsText(formula, values) })),
    [formula, values],
  );
  if (!glance) return <p className="glance">To compare other targets here would take too long.</p>;
  const { rungs, targets } = glance;
  if (rungs.length === 0 && targets === '') return null;
  return (
    <div className="glance">
      {rungs.length > 0 && (
        <dl>
          {rungs.map(({ id, name, range, chance, current }) => (
            <div key={id} {...belonging(name)} className={current ? 'now' : undefined}>
              <dt>
                <Said of={say`${name}, ${range}`} />
              </dt>
              <dd>{chance}</dd>
            </div>
          ))}
        </dl>
      )}
      {targets && <p>{targets}</p>}
    </div>
  );
}
