import { Fragment, type ReactElement } from 'react';
import { headline } from '../views/answer';
import type { Reading } from '../views/reading';
import { results } from '../views/results';

interface Props {
  readonly reading: Reading;
  /** Whether it is no longer that of the latest values. */
  readonly busy: boolean;
}

/** What a player wants to hear: a sentence, or the numbers of a bill one beneath the other. */
export function Answer({ reading, busy }: Props): ReactElement {
  const listed = results(reading);
  return (
    <div className="answer" aria-live="polite" aria-busy={busy}>
      {listed ? (
        <>
          {listed.lead && <p className={listed.tone}>{`${listed.lead}.`}</p>}
          <dl>
            {listed.lines.map(({ label, value }) => (
              <Fragment key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </Fragment>
            ))}
          </dl>
          {listed.claims && <p>{listed.claims}</p>}
        </>
      ) : (
        headline(reading)
      )}
    </div>
  );
}
