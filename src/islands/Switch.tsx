import type { ReactElement } from 'react';

interface Props<T extends string | number> {
  readonly label: string;
  readonly options: readonly (readonly [value: T, text: string])[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** A few choices side by side, one of them in force. */
export function Switch<T extends string | number>(props: Props<T>): ReactElement {
  const { label, options, value, onChange } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, which is drawn apart
    <span className="switch" role="group" aria-label={label}>
      {options.map(([option, text]) => (
        <button key={option} type="button" aria-pressed={option === value} onClick={() => onChange(option)}>
          {text}
        </button>
      ))}
    </span>
  );
}
