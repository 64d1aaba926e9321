import type { ReactElement } from 'react';
import type { Rolled } from '../engine/roll';

/** The dice of one roll, die by die. The announcement speaks for them. */
export function Dice({ groups }: Pick<Rolled, 'groups'>): ReactElement {
  return (
    <span className="dice" aria-hidden="true">
      {groups.map(({ sides, faces }, group) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice that have fallen keep their places
        <span key={group}>
          {`${faces.length}d${sides} `}
          {faces.map((face, die) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice that have fallen keep their places
            <b key={die} className={face === sides ? 'top' : undefined}>
              {face}
            </b>
          ))}
        </span>
      ))}
    </span>
  );
}
