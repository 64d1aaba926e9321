import type { ReactElement } from 'react';
import type { Formula } from '../rules/formula';
import { controlId } from '../views/control';
import type { Entries } from '../views/entries';

interface Props {
  readonly formula: Formula;
  readonly entries: Entries;
  /** Why these values cannot be computed together. */
  readonly failure?: string | undefined;
}

/** What cannot be used, and what is allowed instead. */
export function Problems({ formula, entries, failure }: Props): ReactElement {
  return (
    <div className="problems" aria-live="polite">
      {Object.entries(entries.problems).map(([name, says]) => (
        <p key={name} id={`${controlId(formula, name)}-problem`}>
          {says}
        </p>
      ))}
      {entries.notices.map((says) => (
        <p key={says}>{says}</p>
      ))}
      {failure && <p>{failure}</p>}
    </div>
  );
}
