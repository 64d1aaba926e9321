import { type ReactElement, useMemo } from 'react';
import { curveChart } from '../views/curve-chart';
import { type AlongProps, endsOf } from './CostSum';
import { Said } from './Said';

/** The curve of the values; the table above it says the same in numbers. */
export function CurveDrawing(props: AlongProps): ReactElement {
  const { points } = props;
  const [, to] = endsOf(props);
  const { path, places, zero } = useMemo(() => curveChart(points), [points]);
  const here = places[points.findIndex(({ key }) => key === to)];
  const [first, last] = [points[0]?.label, points.at(-1)?.label];
  return (
    <div className="curve">
      <svg aria-hidden="true">
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: it is part of the drawing around it, which is hidden */}
        <svg viewBox={`0 0 ${Math.max(1, points.length - 1)} 100`} preserveAspectRatio="none">
          <path d={path} />
        </svg>
        <line x2="100%" y1={`${zero}%`} y2={`${zero}%`} />
        {here && <circle cx={`${here[0]}%`} cy={`${here[1]}%`} r="5" />}
      </svg>
      <p>
        <span>{first !== undefined && <Said of={first} />}</span>
        <span>{last !== undefined && <Said of={last} />}</span>
      </p>
    </div>
  );
}
