import { type ReactElement, useEffect, useRef, useState } from 'react';

interface Props {
  /** The query and the fragment of the state to link to. */
  readonly query: () => string;
  readonly anchor: string;
}

/** Copies a link to this state, or shows it to be copied by hand where the browser refuses. */
export function CopyLink({ query, anchor }: Props): ReactElement {
  const [state, setState] = useState<'ready' | 'copied' | 'refused'>('ready');
  const field = useRef<HTMLInputElement>(null);
  const address = (): string => `${location.origin}${location.pathname}${query()}#${anchor}`;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address());
      setState('copied');
    } catch {
      setState('refused');
    }
  };
  useEffect(() => {
    if (state === 'refused') field.current?.select();
    if (state !== 'copied') return;
    const later = setTimeout(() => setState('ready'), 4000);
    return () => clearTimeout(later);
  }, [state]);
  return (
    <>
      <button type="button" onClick={copy}>
        Copy link
      </button>
      <span role="status">
        {state === 'copied' && 'Link copied.'}
        {state === 'refused' && 'Copy it from here:'}
      </span>
      {state === 'refused' && (
        <input ref={field} readOnly aria-label="Link to this state" value={address()} />
      )}
    </>
  );
}
