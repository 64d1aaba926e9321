import { type ReactElement, type RefObject, useMemo, useRef, useState } from 'react';
import { cryptoRandom } from '../engine/random';
import { type Rolled, roll } from '../engine/roll';
import { diceFormula } from '../views/dice-formula';
import { diceText } from '../views/dice-text';
import type { Lists } from '../views/table-tools';
import { Dice } from './Dice';
import { Options } from './Options';
import { rowText } from './read-rows';

/** From and to, both included; null is open. */
export type Band = readonly [from: number | null, to: number | null];

interface Props {
  readonly dice: string;
  readonly bands: readonly Band[];
  /** Where one column is rolled for at a time. */
  readonly lists: Lists | undefined;
  readonly rows: RefObject<readonly HTMLTableRowElement[]>;
}

interface Found {
  readonly count: number;
  readonly rolled: Rolled;
  readonly row: string;
}

/** Lights up a row, or one cell of it, and nothing else in its table. */
function light(
  rows: readonly HTMLTableRowElement[],
  found: HTMLTableRowElement | undefined,
  column?: number,
): void {
  const place = column === undefined ? found : found?.cells[column];
  for (const row of rows) for (const part of [row, ...row.cells]) part.removeAttribute('aria-current');
  place?.setAttribute('aria-current', 'true');
}

/** Rolls on the table: the row lights up and is read out, or of several lists the cell of one. */
export function TableRoll({ dice, bands, lists, rows }: Props): ReactElement {
  const formula = useMemo(() => diceFormula(dice), [dice]);
  const [found, setFound] = useState<Found>();
  const list = useRef<HTMLSelectElement>(null);
  const throwDice = (): void => {
    const rolled = roll(formula, {}, cryptoRandom);
    const total = Number(rolled.outcome);
    const index = bands.findIndex(([from, to]) => total >= (from ?? -Infinity) && total <= (to ?? Infinity));
    const row = rows.current[index];
    const column = lists && Number(list.current?.value);
    light(rows.current, row, column);
    if (row) row.hidden = false;
    row?.scrollIntoView({ block: 'nearest' });
    setFound({ count: (found?.count ?? 0) + 1, rolled, row: row ? rowText(row, column) : '' });
  };
  return (
    <>
      {lists && (
        <label>
          {`${lists.label} `}
          <select ref={list} autoComplete="off">
            <Options of={lists.columns} />
          </select>
        </label>
      )}
      <button type="button" className="roll" onClick={throwDice}>
        {`Roll ${dice}`}
      </button>
      <span className="rolled" role="status">
        {found && (
          <span key={found.count}>
            <Dice groups={found.rolled.groups} />
            <span className="spoken">{`${diceText(found.rolled)}: `}</span>
            {found.row}
          </span>
        )}
      </span>
    </>
  );
}
