import { type ReactElement, useMemo, useState } from 'react';
import type { Reading } from '../views/reading';
import { type Mode, modes, series } from '../views/series';
import { Chart } from './Chart';
import { Legend } from './Legend';
import { Switch } from './Switch';

interface Props {
  readonly reading: Reading;
  readonly awake: boolean;
  /** Which of the reading's facets is charted. */
  readonly facet: number;
  readonly onFacet: (facet: number) => void;
}

/** The chart of one facet at a time. */
export function Charts({ reading, awake, facet, onFacet }: Props): ReactElement {
  const [mode, setMode] = useState<Mode>('exactly');
  const shown = useMemo(() => series(reading, facet, mode), [reading, facet, mode]);
  return (
    <>
      <div className="switches">
        {reading.facets.length > 1 && (
          <Switch
            label="Which number"
            options={reading.facets.map(({ label }, index) => [index, label])}
            value={facet}
            onChange={onFacet}
          />
        )}
        <Switch
          label="What a bar shows"
          options={modes.map((name) => [name, name])}
          value={mode}
          onChange={setMode}
        />
      </div>
      <Chart series={shown} awake={awake}>
        <Legend bands={reading.bands} />
      </Chart>
    </>
  );
}
