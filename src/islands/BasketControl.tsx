import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { BasketInput } from '../rules/formula';
import { addRow, countKey, dropRow, enterCount, nudgeCount } from '../views/basket-entries';
import { type BasketRow, basketLines, basketOffers } from '../views/basket-lines';
import { controlId } from '../views/control';
import { settle } from '../views/entries';
import { inWords, say } from '../views/words';
import type { ControlProps } from './Control';
import { Options } from './Options';
import { Said } from './Said';
import { Stepper } from './Stepper';
import { troubles } from './troubles';
import { useGenre } from './use-genre';

interface Props extends ControlProps {
  readonly input: BasketInput;
}

interface LineProps extends Props {
  readonly line: BasketRow;
  readonly count: number;
  readonly onSay: (says: string) => void;
  readonly onDrop: () => void;
}

function Line({ formula, widget, name, input, line, count, onSay, onDrop }: LineProps): ReactElement {
  const { entries, act, awake } = widget;
  const key = countKey(name, line.row);
  const id = controlId(formula, key);
  const said = inWords(line.name, useGenre());
  const step = (by: number): void => {
    act((now) => nudgeCount(now, formula, name, line.row, by));
    onSay(`${said}: ${Math.min(input.most, Math.max(1, count + by))}.`);
  };
  return (
    <li>
      <label htmlFor={id}>
        <Said of={line.name} />
        {line.shown && (
          <small>
            <Said of={say` ${line.shown}`} />
          </small>
        )}
      </label>
      <Stepper
        id={id}
        label={said}
        text={entries.typed[key] ?? String(count)}
        size={String(input.most).length}
        inputMode="numeric"
        awake={awake}
        atLeast={count <= 1}
        atMost={count >= input.most}
        told={troubles(formula, entries, key)}
        onText={(text) => act((now) => enterCount(now, formula, name, line.row, text))}
        onStep={step}
        onLeave={() => act((now) => settle(now, key))}
      />
      <button type="button" id={`${id}-drop`} className="drop" aria-label={`Remove ${said}`} onClick={onDrop}>
        ×
      </button>
    </li>
  );
}

/** A list of rows with how many there are of each, and a list of those that may be added. An empty one
 *  of a table for a single genre goes away where another was chosen. */
export function BasketControl(props: Props): ReactElement {
  const { formula, widget, name, input } = props;
  const { act, entries } = widget;
  const value = entries.values[name];
  const genre = useGenre();
  const [lines, offers] = [basketLines(input, value), basketOffers(input, value, genre)];
  const id = controlId(formula, name);
  const [says, setSays] = useState('');
  const offered = useRef<HTMLSelectElement>(null);
  /** What is focused in place of something that goes. */
  const next = useRef<string>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: things go when the basket changes
  useEffect(() => {
    if (next.current !== null) document.getElementById(next.current)?.focus();
    next.current = null;
  }, [value]);

  const add = (): void => {
    const offer = offers.find(({ row }) => row === offered.current?.value);
    if (!offer) return;
    if (offers.length === 1) next.current = controlId(formula, countKey(name, offer.row));
    act((now) => addRow(now, formula, name, offer.row));
    setSays(`${inWords(offer.name, genre)} added.`);
  };
  const drop = (place: number): void => {
    const [line, neighbour] = [lines[place], lines[place + 1] ?? lines[place - 1]];
    if (!line) return;
    next.current = neighbour ? `${controlId(formula, countKey(name, neighbour.row))}-drop` : `${id}-add`;
    act((now) => dropRow(now, name, line.row));
    setSays(`${inWords(line.name, genre)} removed.`);
  };
  return (
    <fieldset
      className="basket"
      id={id}
      title={input.note}
      // What lies in it counts, so that only an empty one goes with the genre that its table is for.
      data-in={lines.length > 0 ? undefined : input.table.genre}
      {...troubles(formula, entries, name)}
    >
      <legend>{lines.length > 0 ? input.label : `${input.label}: nothing yet`}</legend>
      <ul>
        {lines.map(({ count, ...line }, place) => (
          <Line
            key={line.row}
            {...props}
            line={line}
            count={count}
            onSay={setSays}
            onDrop={() => drop(place)}
          />
        ))}
      </ul>
      {offers.length > 0 && (
        <p className="add">
          <select ref={offered} id={`${id}-add`} aria-label={`Add to ${input.label}`} autoComplete="off">
            <Options
              of={offers.map(({ row, name: offer, shown }) => [row, shown ? say`${offer}, ${shown}` : offer])}
            />
          </select>
          <button type="button" onClick={add}>
            Add
          </button>
        </p>
      )}
      <span className="spoken" role="status">
        {says}
      </span>
    </fieldset>
  );
}
