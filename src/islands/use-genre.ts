import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-genre'] });
  return () => observer.disconnect();
}

/** The genre that the reader has chosen for this book. The server knows of none, nor does React as it takes over. */
export function useGenre(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset['genre'],
    () => undefined,
  );
}
