import type { ReactElement } from 'react';
import type { Formula } from '../rules/formula';
import { costBetween } from '../views/cost-between';
import type { Point } from '../views/curve';
import { enter } from '../views/entries';
import { lowerFirst } from '../views/lower-first';
import { numberText, unsigned, withUnit } from '../views/measure-text';
import { Options } from './Options';
import type { Widget } from './use-entries';

export interface AlongProps {
  /** With the input `from`. */
  readonly formula: Formula;
  readonly widget: Widget;
  readonly points: readonly Point[];
}

/** The two ends that are in force: where the reader stands, and where the way leads. */
export function endsOf({ formula, widget }: AlongProps): readonly [from: Point['key'], to: Point['key']] {
  const { values } = widget.entries;
  return [values['from'] ?? '', values[formula.along?.input ?? ''] ?? ''];
}

/** 'From rank 5 to rank 8: 162 000 credits.' */
export function CostSum(props: AlongProps): ReactElement | null {
  const { formula, widget, points } = props;
  const [from, to] = endsOf(props);
  const { input: axis = '', sums } = formula.along ?? {};
  if (!sums) return null;
  const { result } = formula;
  const select = (name: string, value: Point['key'], label: string): ReactElement => (
    <select
      aria-label={label}
      autoComplete="off"
      value={value}
      onChange={(event) => {
        const text = event.currentTarget.value;
        widget.act((now) => enter(now, formula, name, text));
      }}
    >
      <Options of={points.map((point) => [point.key, point.label])} />
    </select>
  );
  const sum = costBetween(points, from, to, sums);
  const what = lowerFirst(formula.inputs[axis]?.label ?? axis);
  return (
    <p className="between">
      {`From ${what} `}
      {select('from', from, `From ${what}`)}
      {' to '}
      {select(axis, to, `To ${what}`)}
      {': '}
      <output>{withUnit(result, numberText(unsigned(result), sum))}</output>
    </p>
  );
}
