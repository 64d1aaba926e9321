import { type RefObject, useEffect } from 'react';

/** A link to a row finds it, also where a filter has hidden it: `show` is then called to put the filter away. */
export function useSoughtRow(book: RefObject<readonly HTMLTableRowElement[]>, show: () => void): void {
  useEffect(() => {
    const seek = (hash: string): void => {
      const row = book.current.find(({ id }) => `#${id}` === hash);
      if (!row?.hidden) return;
      for (const other of book.current) other.hidden = false;
      row.scrollIntoView({ block: 'center' });
      show();
    };
    const onHash = (): void => seek(location.hash);
    // A link to where the reader already is changes no address.
    const onClick = ({ target }: Event): void => {
      seek((target as Element).closest?.<HTMLAnchorElement>('a[href*="#"]')?.hash ?? '');
    };
    addEventListener('hashchange', onHash);
    document.addEventListener('click', onClick);
    return () => {
      removeEventListener('hashchange', onHash);
      document.removeEventListener('click', onClick);
    };
  });
}
