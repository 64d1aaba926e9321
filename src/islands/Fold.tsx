import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';

interface Props {
  readonly title: string;
  readonly children: () => ReactNode;
}

/** A part that is computed only once the reader opens it. */
export function Fold({ title, children }: Props): ReactElement {
  const root = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  // It may have been opened before React woke.
  useEffect(() => setOpen(root.current?.open ?? false), []);
  return (
    <details ref={root} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {open && children()}
    </details>
  );
}
