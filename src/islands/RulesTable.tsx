import { type MouseEvent, type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { load } from '../engine/load';
import { diceFormula } from '../views/dice-formula';
import { type Band, TableRoll } from './TableRoll';
import { filterRows, nextOrder, type Order, orderRows } from './table-order';

export interface RulesTableProps {
  readonly name: string;
  /** Whether there are so many rows that a reader may want to look for some. */
  readonly long: boolean;
  /** What is rolled on the table, and the band of every row in the order of the book. */
  readonly roll?: string;
  readonly bands?: readonly Band[];
  /** The printed table. Its rows stay where the server put them, so that the page does not carry them twice;
   *  the island orders, hides and marks them. */
  readonly children?: ReactNode;
}

/** A printed table that can be sorted, searched and rolled on. */
export function RulesTable({ name, long, roll, bands, children }: RulesTableProps): ReactElement {
  const root = useRef<HTMLDivElement>(null);
  const book = useRef<readonly HTMLTableRowElement[]>([]);
  const [order, setOrder] = useState<Order>();
  const [wanted, setWanted] = useState('');
  const [left, setLeft] = useState<number>();
  const search = useRef<HTMLInputElement>(null);

  useEffect(() => {
    book.current = [...(root.current?.querySelectorAll('tbody')[0]?.rows ?? [])];
    // Something may have been typed before React woke.
    setWanted(search.current?.value ?? '');
  }, []);
  useEffect(() => {
    const table = root.current?.querySelector('table');
    if (table && book.current.length > 0) orderRows(table, book.current, order);
  }, [order]);
  useEffect(() => {
    const shown = filterRows(book.current, wanted);
    setLeft(wanted === '' ? undefined : shown);
  }, [wanted]);

  const sortBy = (event: MouseEvent): void => {
    const head = (event.target as Element).closest('th button')?.closest('th');
    if (head) setOrder((now) => nextOrder(now, head.cellIndex));
  };
  return (
    <>
      {(long || roll !== undefined) && (
        <div className="table-tools">
          {long && (
            <input
              ref={search}
              type="search"
              placeholder="Filter"
              aria-label={`Filter ${name}`}
              autoComplete="off"
              value={wanted}
              onChange={(event) => setWanted(event.currentTarget.value)}
            />
          )}
          {roll !== undefined && <TableRoll dice={roll} bands={bands ?? []} rows={book} />}
          <span role="status">{left !== undefined && `${left} of ${book.current.length} rows`}</span>
        </div>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the clicks come from the buttons in the head, also those by key */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the buttons within */}
      <div ref={root} onClick={sortBy}>
        {children}
      </div>
    </>
  );
}

RulesTable.prepare = async ({ roll }: RulesTableProps): Promise<void> => {
  if (roll !== undefined) await load(diceFormula(roll));
};
