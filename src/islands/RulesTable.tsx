import {
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { load } from '../engine/load';
import { diceFormula } from '../views/dice-formula';
import { unpack } from '../views/pack';
import type { TableTools } from '../views/table-tools';
import { type Found, filterRows, isNothing, nothingSought } from './filter-rows';
import { RowFilter, soughtBefore } from './RowFilter';
import { type ReadRow, readRows } from './read-rows';
import { type Band, TableRoll } from './TableRoll';
import { nextOrder, type Order, orderRows } from './table-order';
import { useGenre } from './use-genre';
import { useSoughtRow } from './use-sought-row';

export interface RulesTableProps {
  readonly name: string;
  /** Whether there are so many rows that a reader may want to look for some. */
  readonly long: boolean;
  /** What is rolled on the table, and the band of every row in the order of the book. */
  readonly roll?: string;
  readonly bands?: readonly Band[];
  /** Packed: the columns to choose rows by, and the lists of which one is rolled for. */
  readonly tools?: string;
  /** The printed table. Its rows stay where the server put them, so that the page does not carry them twice;
   *  the island orders, hides and marks them. */
  readonly children?: ReactNode;
}

const noTools: TableTools = { filters: [] };

/** A printed table that can be sorted, searched and rolled on. */
export function RulesTable(props: RulesTableProps): ReactElement {
  const { name, long, roll, bands = [], tools, children } = props;
  const { filters, lists } = useMemo(() => (tools ? unpack<TableTools>(tools) : noTools), [tools]);
  const root = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const book = useRef<readonly HTMLTableRowElement[]>([]);
  const [order, setOrder] = useState<Order>();
  const [sought, setSought] = useState(nothingSought);
  const [rows, setRows] = useState<readonly ReadRow[]>([]);
  const [found, setFound] = useState<Found>();
  const genre = useGenre();

  useEffect(() => {
    book.current = [...(root.current?.querySelectorAll('tbody')[0]?.rows ?? [])];
    setSought(soughtBefore(bar.current));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a genre changes the words that are sorted
  useEffect(() => {
    const table = root.current?.querySelector('table');
    if (table && book.current.length > 0) orderRows(table, book.current, order);
  }, [order, genre]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a genre changes the words that are looked through
  useEffect(() => setRows(readRows(book.current)), [genre]);
  useEffect(() => {
    const shown = filterRows(rows, sought);
    setFound(isNothing(sought) ? undefined : shown);
  }, [rows, sought]);
  useSoughtRow(book, () => setSought(nothingSought));

  const sortBy = (event: MouseEvent): void => {
    const head = (event.target as Element).closest('th button')?.closest('th');
    if (head) setOrder((now) => nextOrder(now, head.cellIndex));
  };
  return (
    <>
      {(long || filters.length > 0 || roll !== undefined) && (
        <div ref={bar} className="table-tools">
          <RowFilter name={name} long={long} filters={filters} sought={sought} onSeek={setSought} />
          {roll !== undefined && <TableRoll dice={roll} bands={bands} lists={lists} rows={book} />}
          <span role="status">{found && `${found.left} of ${found.of} rows`}</span>
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
