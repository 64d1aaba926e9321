import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { BasketInput } from '../rules/formula';
import { addRow, countKey, dropRow, enterCount, nudgeCount } from '../views/basket-entries';
import { type BasketRow, basketLines, basketOffers } from '../views/basket-lines';
import { controlId } from '../views/control';
import { settle } from '../views/entries';
import type { ControlProps } from './Control';
import { Stepper } from './Stepper';
import { troubles } from './troubles';

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
  const step = (by: number): void => {
    act((now) => nudgeCount(now, formula, name, line.row, by));
    onSay(`${line.name}: ${Math.min(input.most, Math.max(1, count + by))}.`);
  };
  return (
    <li>
      <label htmlFor={id}>
        {line.name}
        {line.shown && <small>{` ${line.shown}`}</small>}
      </label>
      <Stepper
        id={id}
        label={line.name}
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
      <button
        type="button"
        id={`${id}-drop`}
        className="drop"
        aria-label={`Remove ${line.name}`}
        onClick={onDrop}
      >
        ×
      </button>
    </li>
  );
}

/** A list of rows with how many there are of each, and a list of those that may be added. */
export function BasketControl(props: Props): ReactElement {
  const { formula, widget, name, input } = props;
  const { act, entries } = widget;
  const value = entries.values[name];
  const [lines, offers] = [basketLines(input, value), basketOffers(input, value)];
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
    setSays(`${offer.name} added.`);
  };
  const drop = (place: number): void => {
    const [line, neighbour] = [lines[place], lines[place + 1] ?? lines[place - 1]];
    if (!line) return;
    next.current = neighbour ? `${controlId(formula, countKey(name, neighbour.row))}-drop` : `${id}-add`;
    act((now) => dropRow(now, name, line.row));
    setSays(`${line.name} removed.`);
  };
  return (
    <fieldset className="basket" id={id} title={input.note} {...troubles(formula, entries, name)}>
      <legend>{input.label}</legend>
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
        {lines.length === 0 && <li>Nothing yet.</li>}
      </ul>
      {offers.length > 0 && (
        <p className="add">
          <select ref={offered} id={`${id}-add`} aria-label={`Add to ${input.label}`} autoComplete="off">
            {offers.map(({ row, name: offer, shown }) => (
              <option key={row} value={row}>
                {shown ? `${offer}, ${shown}` : offer}
              </option>
            ))}
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
