import { type ReactElement, useMemo } from 'react';
import type { Formula, Values } from '../rules/formula';
import { advice } from '../views/advice';

interface Props {
  readonly formula: Formula;
  readonly values: Values;
}

const short = 5;

/** What serves the player best, where the formula leaves something to decide. */
export function Advice({ formula, values }: Props): ReactElement | null {
  const said = useMemo(() => advice(formula, values), [formula, values]);
  if (said.length === 0) return null;
  const list = (
    <ul>
      {said.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
  const title = 'What to do';
  if (said.length > short) {
    return (
      <details className="advice">
        <summary>{`${title}, in ${said.length} cases`}</summary>
        {list}
      </details>
    );
  }
  return (
    <div className="advice">
      <p>{title}</p>
      {list}
    </div>
  );
}
