import type { KeyboardEvent, ReactElement } from 'react';
import type { Formula, NumberInput } from '../rules/formula';
import { controlId, controlText, widestText } from '../views/control';
import { enter, nudge, settle } from '../views/entries';
import { optionTexts } from '../views/value-text';
import { Options } from './Options';
import type { Widget } from './use-entries';

export interface ControlProps {
  readonly formula: Formula;
  readonly widget: Widget;
  readonly name: string;
}

const arrows: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 5, PageDown: -5 };

/** What a screen reader is told about an entry that cannot be used. */
function troubles({ formula, widget, name }: ControlProps): object {
  const problem = name in widget.entries.problems;
  return problem ? { 'aria-invalid': true, 'aria-describedby': `${controlId(formula, name)}-problem` } : {};
}

/** What a screen reader is told about an input besides its name, and a pointer that rests on it. */
function hint({ formula, widget, name }: ControlProps): object {
  const note = formula.inputs[name]?.note;
  return widget.awake && note !== undefined ? { title: note } : {};
}

function Stepper(props: ControlProps & { readonly input: NumberInput }): ReactElement {
  const { formula, widget, name, input } = props;
  // A page carries many steppers: until one wakes, its buttons have only their signs for a name, and are all open.
  const { entries, act, awake } = widget;
  const by = (step: number) => () => act((now) => nudge(now, formula, name, step));
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = arrows[event.key];
    if (step === undefined) return;
    event.preventDefault();
    by(step)();
  };
  const widest = widestText(input);
  return (
    <span className="step">
      <button
        type="button"
        tabIndex={-1}
        aria-label={awake ? `${input.label}, less` : undefined}
        disabled={awake && entries.values[name] === input.min}
        onClick={by(-1)}
      >
        −
      </button>
      <input
        id={controlId(formula, name)}
        inputMode={input.scale ? 'text' : 'numeric'}
        autoComplete="off"
        size={widest}
        value={controlText(formula, entries, name)}
        onChange={(event) => {
          const { value } = event.currentTarget;
          act((now) => enter(now, formula, name, value));
        }}
        onBlur={() => act((now) => settle(now, name))}
        onKeyDown={onKeyDown}
        {...hint(props)}
        {...troubles(props)}
      />
      <button
        type="button"
        tabIndex={-1}
        aria-label={awake ? `${input.label}, more` : undefined}
        disabled={awake && entries.values[name] === input.max}
        onClick={by(1)}
      >
        +
      </button>
    </span>
  );
}

/** Where the reader sets one input. */
export function Control(props: ControlProps): ReactElement | null {
  const { formula, widget, name } = props;
  const input = formula.inputs[name];
  if (!input) return null;
  if (input.kind === 'number') return <Stepper {...props} input={input} />;
  return (
    <select
      id={controlId(formula, name)}
      autoComplete="off"
      value={controlText(formula, widget.entries, name)}
      onChange={(event) => {
        const { value } = event.currentTarget;
        widget.act((now) => enter(now, formula, name, value));
      }}
      {...hint(props)}
      {...troubles(props)}
    >
      <Options of={optionTexts(input)} />
    </select>
  );
}
