import type { Point } from './curve';

export interface CurveChart {
  /** The line through all points, in a box 100 high and one wide for each step of the axis. */
  readonly path: string;
  /** Percent of the width and of the height, for each point. */
  readonly places: readonly (readonly [x: number, y: number])[];
  /** Where nothing is paid, in percent of the height. */
  readonly zero: number;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** A curve over a plain scale that holds zero, so that what grows is seen to grow. */
export function curveChart(points: readonly Point[]): CurveChart {
  const values = points.map(({ value }) => value);
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const height = (value: number): number =>
    high === low ? 50 : round(100 - ((value - low) / (high - low)) * 100);
  const last = Math.max(1, points.length - 1);
  return {
    path: values.map((value, index) => `${index === 0 ? 'M' : 'L'}${index} ${height(value)}`).join(''),
    places: values.map((value, index) => [round((index / last) * 100), height(value)] as const),
    zero: height(0),
  };
}
