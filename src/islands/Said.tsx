import { Fragment, type ReactElement } from 'react';
import { tellings } from '../rules/genre';
import { piecesOf, type Words } from '../views/words';

/** Words on a page: where genres differ, all are there, and the page shows those of the chosen one. */
export function Said({ of }: { readonly of: Words }): ReactElement {
  const pieces = piecesOf(of).map((piece) => {
    if (typeof piece === 'string') return piece;
    const told = tellings(piece);
    // What only one genre has is hidden together with its row, or not at all.
    if (told.length === 1) return told[0]?.[1];
    return told.map(([genre, words], index) => (
      <Fragment key={genre}>
        {index > 0 && <span data-in=""> / </span>}
        <span data-in={genre}>{words}</span>
      </Fragment>
    ));
  });
  return <>{pieces}</>;
}
