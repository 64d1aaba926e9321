import {
  type KeyboardEvent,
  memo,
  type PointerEvent,
  type ReactElement,
  type SyntheticEvent,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Formula, Values } from '../rules/formula';
import { formulaAnchor } from '../views/anchor';
import { choose } from '../views/entries';
import { lowerFirst } from '../views/lower-first';
import { axesOf, cellText, type MapCell, map, othersOf } from '../views/map';
import { inWords, type Words } from '../views/words';
import { MapKey } from './MapKey';
import { Said } from './Said';
import type { Widget } from './use-entries';
import { useGenre } from './use-genre';

interface Props {
  readonly formula: Formula;
  readonly widget: Widget;
  /** Those of the latest good answer. */
  readonly values: Values;
}

type Place = readonly [row: number, column: number];

const moves: Readonly<Record<string, Place>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-5, 0],
  PageDown: [5, 0],
  Home: [0, -Infinity],
  End: [0, Infinity],
};

const within = (index: number, length: number): number => Math.min(length - 1, Math.max(0, index));

interface RowProps {
  readonly head: Words;
  readonly cells: readonly MapCell[];
  readonly awake: boolean;
  /** The columns of the reader's own cell, of the one that the keyboard is at, and its name. */
  readonly current: number | undefined;
  readonly stop: number | undefined;
  readonly name: Words | undefined;
}

/** Whoever speaks to the machine says what they see: the name of a cell has its sign in it. */
const withSign = (name: string, sign: string): string =>
  name.split(/[\s:,]+/).includes(sign) ? name : `${name}, ${sign}`;

/** Only the rows that change are drawn again. A sleeping cell carries no more than its sign and its shade. */
const MapRow = memo(function MapRow({ head, cells, awake, current, stop, name }: RowProps): ReactElement {
  const genre = useGenre();
  return (
    <tr>
      <th scope="row">
        <Said of={head} />
      </th>
      {cells.map(({ text, look, says }, column) => (
        <td
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
          key={column}
          className={look}
          title={awake ? says : undefined}
          aria-current={column === current ? 'true' : undefined}
          aria-label={
            awake && column === stop && name !== undefined ? withSign(inWords(name, genre), text) : undefined
          }
          tabIndex={column === stop ? 0 : undefined}
        >
          {text}
        </td>
      ))}
    </tr>
  );
});

/** Where in the body of the table something happened. */
function placeOf({ target }: SyntheticEvent): Place | undefined {
  const cell = (target as Element).closest('td');
  const row = cell?.parentElement as HTMLTableRowElement | null | undefined;
  return cell && row && cell.cellIndex > 0 ? [row.sectionRowIndex, cell.cellIndex - 1] : undefined;
}

/** The answer over two inputs at once. Pressing a cell sets both; arrow keys walk from one to another. */
export function FormulaMap({ formula, widget, values }: Props): ReactElement {
  const { entries, act, awake } = widget;
  // Only what heads neither rows nor columns changes the cells.
  const others = useDeferredValue(othersOf(formula, values));
  const view = useMemo(() => map(formula, JSON.parse(others)), [formula, others]);
  const { label = '', down = '', across = '', shows } = formula.map ?? {};
  const axes = axesOf(formula);
  const current: Place = [
    view.down.findIndex(([key]) => key === entries.values[down]),
    view.across.findIndex(([key]) => key === entries.values[across]),
  ];

  const body = useRef<HTMLTableSectionElement>(null);
  const [walked, setWalked] = useState<Place>();
  const [pointed, setPointed] = useState<Place>();
  const [row, column] = walked ?? current;
  useEffect(() => {
    if (walked) body.current?.rows[walked[0]]?.cells[walked[1] + 1]?.focus();
  }, [walked]);

  const press = (place: Place | undefined): void => {
    const [below, beside] = [view.down[place?.[0] ?? -1]?.[0], view.across[place?.[1] ?? -1]?.[0]];
    if (below === undefined || beside === undefined) return;
    act((now) => choose(now, formula, { [down]: below, [across]: beside }));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const at = placeOf(event);
    const step = moves[event.key];
    if (!at || (!step && event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    if (!step) press(at);
    else setWalked([within(at[0] + step[0], view.down.length), within(at[1] + step[1], view.across.length)]);
  };
  const onPointer = (event: PointerEvent): void => setPointed(placeOf(event));

  const looked = pointed ?? walked;
  const id = `${formulaAnchor(formula)}-map`;
  return (
    <div className="mapped">
      <p id={id}>
        {label}
        <small>{`${axes.down.label} down, ${lowerFirst(axes.across.label)} across${shows === 'chance' ? ', in %' : ''}`}</small>
      </p>
      <div className="map">
        <table
          aria-labelledby={id}
          role={awake ? 'grid' : undefined}
          onClick={(event) => press(placeOf(event))}
          onKeyDown={onKeyDown}
          onPointerOver={onPointer}
          onPointerLeave={() => setPointed(undefined)}
          onBlur={({ relatedTarget }) => body.current?.contains(relatedTarget) || setWalked(undefined)}
        >
          <thead>
            <tr>
              <td />
              {view.across.map(([key, text]) => (
                <th key={key} scope="col">
                  <Said of={text} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={body}>
            {view.down.map(([key, text], index) => (
              <MapRow
                key={key}
                head={text}
                cells={view.cells[index] ?? []}
                awake={awake}
                current={index === current[0] ? current[1] : undefined}
                stop={index === row ? column : undefined}
                name={index === row ? cellText(formula, view, row, column) : undefined}
              />
            ))}
          </tbody>
        </table>
      </div>
      <MapKey view={view} awake={awake}>
        {looked && <Said of={cellText(formula, view, ...looked)} />}
      </MapKey>
    </div>
  );
}
