import type { ReactElement } from 'react';
import type { Waiting } from './use-reading';

/** Says that a long question is being computed, how far it is, and lets the reader stop it. */
export function Pending({ waiting }: { readonly waiting: Waiting | undefined }): ReactElement {
  return (
    <div className="pending" role="status">
      {waiting && (
        <>
          <span>Still computing. Until then the last answer stands here.</span>
          <progress value={waiting.share} aria-label="Share of the work that is allowed" />
          <button type="button" onClick={waiting.cancel}>
            Stop
          </button>
        </>
      )}
    </div>
  );
}
