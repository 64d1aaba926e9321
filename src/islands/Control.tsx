import type { ReactElement } from 'react';
import type { Formula, NumberInput } from '../rules/formula';
import { controlId, controlText, widestText } from '../views/control';
import { enter, nudge, settle } from '../views/entries';
import { optionTexts } from '../views/value-text';
import { BasketControl } from './BasketControl';
import { Options } from './Options';
import { Stepper } from './Stepper';
import { troubles } from './troubles';
import type { Widget } from './use-entries';

export interface ControlProps {
  readonly formula: Formula;
  readonly widget: Widget;
  readonly name: string;
}

/** What a screen reader is told about an input besides its name, and a pointer that rests on it. */
function hint({ formula, widget, name }: ControlProps): object {
  const note = formula.inputs[name]?.note;
  return widget.awake && note !== undefined ? { title: note } : {};
}

function NumberControl(props: ControlProps & { readonly input: NumberInput }): ReactElement {
  const { formula, widget, name, input } = props;
  const { entries, act, awake } = widget;
  return (
    <Stepper
      id={controlId(formula, name)}
      label={input.label}
      text={controlText(formula, entries, name)}
      size={widestText(input)}
      inputMode={input.scale ? 'text' : 'numeric'}
      awake={awake}
      atLeast={entries.values[name] === input.min}
      atMost={entries.values[name] === input.max}
      told={{ ...hint(props), ...troubles(formula, entries, name) }}
      onText={(text) => act((now) => enter(now, formula, name, text))}
      onStep={(by) => act((now) => nudge(now, formula, name, by))}
      onLeave={() => act((now) => settle(now, name))}
    />
  );
}

/** Where the reader sets one input. */
export function Control(props: ControlProps): ReactElement | null {
  const { formula, widget, name } = props;
  const input = formula.inputs[name];
  if (!input) return null;
  if (input.kind === 'number') return <NumberControl {...props} input={input} />;
  if (input.kind === 'basket') return <BasketControl {...props} input={input} />;
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
      {...troubles(formula, widget.entries, name)}
    >
      <Options of={optionTexts(input)} />
    </select>
  );
}
