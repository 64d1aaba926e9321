import type { ReactElement } from 'react';
import { formatPercent } from '../views/format';
import type { BandChance } from '../views/reading';
import { tones } from '../views/tones';

/** What the bars' textures stand for, with the chance of each. */
export function Legend({ bands }: { readonly bands: readonly BandChance[] }): ReactElement | null {
  if (bands.length === 0) return null;
  const looks = tones(bands.map(({ band }) => band));
  return (
    <ul>
      {bands.map(({ band, chance }, index) => (
        <li key={band.label}>
          <svg viewBox="-.5 0 1 16" preserveAspectRatio="none" aria-hidden="true">
            <path className={looks[index]} d="M0 16V0" />
          </svg>
          {`${band.label} ${formatPercent(chance)}`}
        </li>
      ))}
    </ul>
  );
}
