import type { ReactElement, ReactNode } from 'react';

interface Props {
  /** What is inside, for those who come to it by keyboard. */
  readonly label: string;
  readonly children: ReactNode;
}

/** What is too wide for the page scrolls inside itself, by keyboard as well. */
export function ScrollBox({ label, children }: Props): ReactElement {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard
    <section className="scroll" tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}
