import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useMemo,
  useState,
} from 'react';
import { chart } from '../views/chart';
import { formatPercent } from '../views/format';
import { meanText } from '../views/measure-text';
import { barText, type Series } from '../views/series';
import { tones } from '../views/tones';

/** The drawing's measures in pixels: the name of the mean above, the bars, the numbers below. */
const [top, height, foot] = [18, 110, 20];

const moves: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowLeft: (index) => index - 1,
  ArrowDown: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  ArrowUp: (index) => index + 1,
  PageDown: (index) => index - 5,
  PageUp: (index) => index + 5,
  Home: () => 0,
  End: (_, last) => last,
};

/** Where a text stands so that it does not run out of the drawing. */
const anchor = (at: number): 'start' | 'middle' | 'end' => (at < 15 ? 'start' : at > 85 ? 'end' : 'middle');

interface Props {
  readonly series: Series;
  /** Asleep it is only a picture of what the answer says in words. */
  readonly awake: boolean;
  /** What the bars' looks stand for. */
  readonly children: ReactNode;
}

/** Exact bars, one of which is looked at by pointer or arrow keys and read out. */
export function Chart({ series, awake, children }: Props): ReactElement {
  const { paths, ticks, mean, peak } = useMemo(() => chart(series), [series]);
  const { bars, bands, label } = series;
  const [chosen, setChosen] = useState<number>();
  const last = bars.length - 1;
  const middle = Math.round(((mean ?? 50) / 100) * bars.length - 0.5);
  const index = Math.min(last, Math.max(0, chosen ?? middle));
  const bar = bars[index];
  const read = bar ? barText(series, bar) : '';

  const onKeyDown = (event: KeyboardEvent): void => {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    setChosen(Math.min(last, Math.max(0, chosen === undefined ? index : move(index, last))));
  };
  const onPointer = (event: PointerEvent): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setChosen(Math.min(last, Math.max(0, Math.floor(((event.clientX - left) / width) * bars.length))));
  };

  const shape = tones(bands);
  const slider = {
    role: 'slider',
    tabIndex: 0,
    'aria-label': `Chart of ${label}`,
    'aria-valuemin': bars[0]?.value,
    'aria-valuemax': bars[last]?.value,
    'aria-valuenow': bar?.value,
    'aria-valuetext': read,
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: awake, it is a slider */}
      <div
        className="chart"
        {...(awake && slider)}
        onKeyDown={onKeyDown}
        onPointerMove={onPointer}
        onPointerDown={onPointer}
        onPointerLeave={() => setChosen(undefined)}
        onBlur={() => setChosen(undefined)}
      >
        <svg aria-hidden="true">
          {/* biome-ignore lint/a11y/noSvgWithoutTitle: it is part of the drawing around it, which is hidden */}
          <svg y={top} height={height} viewBox={`-.5 0 ${bars.length} 100`} preserveAspectRatio="none">
            {chosen !== undefined && <path className="mark" d={`M${index} 0V100`} />}
            <g transform="matrix(1 0 0-1 0 100)" className={bars.length > 60 ? 'dense' : undefined}>
              {paths.map((path, part) => (
                <path key={shape[part] ?? 'plain'} className={shape[part] ?? 'plain'} d={path} />
              ))}
            </g>
          </svg>
          {mean !== undefined && series.mean && (
            <>
              <line x1={`${mean}%`} x2={`${mean}%`} y1={top - 4} y2={top + height} />
              <text x={`${mean}%`} y={top - 7} textAnchor={anchor(mean)}>
                {`mean ${meanText(series, series.mean)}`}
              </text>
            </>
          )}
          {ticks.map(({ at, text }) => (
            <text key={text} x={`${at}%`} y={top + height + foot - 4} textAnchor="middle">
              {text}
            </text>
          ))}
        </svg>
      </div>
      <div className="key">
        {children}
        <p>{chosen === undefined ? `highest bar ${formatPercent(peak)}` : read}</p>
      </div>
    </>
  );
}
