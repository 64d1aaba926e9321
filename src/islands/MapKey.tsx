import type { ReactElement, ReactNode } from 'react';
import type { MapView } from '../views/map';

interface Props {
  readonly view: MapView;
  readonly awake: boolean;
  /** The cell that is looked at, read out. */
  readonly children: ReactNode;
}

/** What the signs of a map stand for, and how many cells show each. */
export function MapKey({ view, awake, children }: Props): ReactElement {
  const { key, down, across } = view;
  const hint = awake && 'Press a cell to set both.';
  return (
    <div className="key">
      {key.length > 0 && (
        <ul>
          {key.map(({ text, look, says, count }) => (
            <li key={says}>
              <b className={look}>{text}</b>
              {` ${says}: ${count}`}
            </li>
          ))}
        </ul>
      )}
      <p>{children || (key.length > 0 ? `${down.length * across.length} cells` : hint)}</p>
    </div>
  );
}
