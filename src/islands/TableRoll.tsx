import { type ReactElement, type RefObject, useMemo, useState } from 'react';
import { cryptoRandom } from '../engine/random';
import { type Rolled, roll } from '../engine/roll';
import { diceFormula } from '../views/dice-formula';
import { diceText } from '../views/dice-text';
import { Dice } from './Dice';

/** From and to, both included; null is open. */
export type Band = readonly [from: number | null, to: number | null];

interface Props {
  readonly dice: string;
  readonly bands: readonly Band[];
  readonly rows: RefObject<readonly HTMLTableRowElement[]>;
}

interface Found {
  readonly count: number;
  readonly rolled: Rolled;
  readonly row: string;
}

const rowText = (row: HTMLTableRowElement | undefined): string =>
  [...(row?.cells ?? [])].map((cell) => cell.textContent ?? '').join(', ');

/** Rolls on the table: the row lights up and is read out. */
export function TableRoll({ dice, bands, rows }: Props): ReactElement {
  const formula = useMemo(() => diceFormula(dice), [dice]);
  const [found, setFound] = useState<Found>();
  const throwDice = (): void => {
    const rolled = roll(formula, {}, cryptoRandom);
    const total = Number(rolled.outcome);
    const index = bands.findIndex(([from, to]) => total >= (from ?? -Infinity) && total <= (to ?? Infinity));
    for (const [place, row] of rows.current.entries()) {
      if (place === index) row.setAttribute('aria-current', 'true');
      else row.removeAttribute('aria-current');
    }
    const row = rows.current[index];
    if (row) row.hidden = false;
    row?.scrollIntoView({ block: 'nearest' });
    setFound({ count: (found?.count ?? 0) + 1, rolled, row: rowText(row) });
  };
  return (
    <>
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
