import { type ReactElement, useMemo, useState } from 'react';
import { load } from '../engine/load';
import { cryptoRandom } from '../engine/random';
import { type Rolled, roll } from '../engine/roll';
import { diceFormula } from '../views/dice-formula';
import { diceText } from '../views/dice-text';
import { formatNumber } from '../views/format';
import { Dice } from './Dice';

export interface RollButtonProps {
  /** In the formula language: '2d6 + 1'. */
  readonly dice: string;
}

/** Dice in the middle of a sentence. */
export function RollButton({ dice }: RollButtonProps): ReactElement {
  const formula = useMemo(() => diceFormula(dice), [dice]);
  const [rolled, setRolled] = useState<readonly [number, Rolled]>();
  const total = rolled && formatNumber(Number(rolled[1].outcome));
  return (
    <span className="roll-inline">
      <button
        type="button"
        aria-label={`Roll ${dice}`}
        onClick={() =>
          setRolled(([count] = [0, {} as Rolled]) => [count + 1, roll(formula, {}, cryptoRandom)])
        }
      >
        {dice}
      </button>
      <span role="status">
        {rolled && (
          <span key={rolled[0]}>
            <Dice groups={rolled[1].groups} />
            <span className="spoken">{`${diceText(rolled[1])}, total `}</span>
            <strong>{total}</strong>
          </span>
        )}
      </span>
    </span>
  );
}

RollButton.prepare = ({ dice }: RollButtonProps): Promise<void> => load(diceFormula(dice));
