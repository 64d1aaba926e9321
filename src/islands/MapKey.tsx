import type { ReactElement, ReactNode } from 'react';
import type { MapView } from '../views/map';

interface Props {
  readonly view: MapView;
  readonly awake: boolean;
  /** The cell that is looked at, read out. */
  readonly children: ReactNode;
}

/** What the signs of a map stand for, and how many cells show each. A sign that says all is not repeated. */
export function MapKey({ view, awake, children }: Props): ReactElement {
  const { key, down, across } = view;
  const all = down.length * across.length;
  const hint = awake && 'Press a cell to set both.';
  return (
    <div className="key">
      {key.length > 0 && (
        <ul>
          {key.map(({ text, look, says, count }) => (
            <li key={says}>
              <b className={look}>{text}</b>
              {says === text ? ` ${count} of ${all}` : ` ${says}: ${count}`}
            </li>
          ))}
        </ul>
      )}
      <p>{children || (key.length > 0 ? `${all} cells` : hint)}</p>
    </div>
  );
}
