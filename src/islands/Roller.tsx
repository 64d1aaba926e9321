import { type ReactElement, useState } from 'react';
import { cryptoRandom } from '../engine/random';
import { type Rolled, roll } from '../engine/roll';
import type { Formula, Values } from '../rules/formula';
import { diceText } from '../views/dice-text';
import { rolledText } from '../views/rolled-text';
import { Dice } from './Dice';

interface Props {
  readonly formula: Formula;
  readonly values: Values;
}

interface Throw {
  readonly count: number;
  readonly rolled: Rolled;
  readonly says: string;
}

const remembered = 10;

/** Real dice: one roll at a time, announced, with the last ten to look back on. */
export function Roller({ formula, values }: Props): ReactElement {
  const [throws, setThrows] = useState<readonly Throw[]>([]);
  const [latest, ...earlier] = throws;
  const throwDice = (): void => {
    const rolled = roll(formula, values, cryptoRandom);
    const one = { count: (latest?.count ?? 0) + 1, rolled, says: rolledText(formula, rolled) };
    setThrows([one, ...throws].slice(0, remembered));
  };
  return (
    <div className="roller">
      <button type="button" className="roll" onClick={throwDice}>
        Roll
      </button>
      <div className="rolled" role="status">
        {latest && (
          <p key={latest.count}>
            <Dice groups={latest.rolled.groups} />
            <span className="spoken">{`Roll ${latest.count}: ${diceText(latest.rolled)}. `}</span>
            <strong>{latest.says}</strong>
          </p>
        )}
      </div>
      {earlier.length > 0 && (
        <ol className="history" reversed start={latest ? latest.count - 1 : 0} aria-label="Earlier rolls">
          {earlier.map(({ count, rolled, says }) => (
            <li key={count}>{`${diceText(rolled)}: ${says}`}</li>
          ))}
        </ol>
      )}
    </div>
  );
}
