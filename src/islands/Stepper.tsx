import type { KeyboardEvent, ReactElement } from 'react';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  /** How many letters the longest value takes. */
  readonly size: number;
  readonly inputMode: 'text' | 'numeric';
  readonly awake: boolean;
  readonly atLeast: boolean;
  readonly atMost: boolean;
  /** What a screen reader is told besides the name. */
  readonly told: object;
  readonly onText: (text: string) => void;
  readonly onStep: (by: number) => void;
  readonly onLeave: () => void;
}

const arrows: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 5, PageDown: -5 };

/** A number with a button to either side. A page carries many: until one wakes, its buttons have only their signs for a
 *  name, and are all open. */
export function Stepper(props: Props): ReactElement {
  const { label, awake, onStep } = props;
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = arrows[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onStep(step);
  };
  return (
    <span className="step">
      <button
        type="button"
        tabIndex={-1}
        aria-label={awake ? `${label}, less` : undefined}
        disabled={awake && props.atLeast}
        onClick={() => onStep(-1)}
      >
        −
      </button>
      <input
        id={props.id}
        inputMode={props.inputMode}
        autoComplete="off"
        size={props.size}
        value={props.text}
        onChange={(event) => props.onText(event.currentTarget.value)}
        onBlur={props.onLeave}
        onKeyDown={onKeyDown}
        {...props.told}
      />
      <button
        type="button"
        tabIndex={-1}
        aria-label={awake ? `${label}, more` : undefined}
        disabled={awake && props.atMost}
        onClick={() => onStep(1)}
      >
        +
      </button>
    </span>
  );
}
