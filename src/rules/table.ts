import { requireId } from './id';
import type { Scale } from './scale';
import type { Source } from './source';
import type { Term } from './term';

/** `null` is a cell that the book leaves blank or marks with a dash. */
export type Cell = string | number | null;

export interface Column {
  readonly label: string;
  readonly abbreviation?: string;
  readonly unit?: string;
  /** Show a plus sign before positive numbers. */
  readonly signed?: boolean;
  readonly scale?: Scale;
  readonly term?: Term;
}

export type Row = Readonly<Record<string, Cell>>;

/** A printed table. Rows are keyed by a stable id, in the order of the book. */
export interface Table<C extends string = string, R extends string = string> {
  readonly id: string;
  readonly name: string;
  readonly summary?: string;
  readonly source: Source;
  /** The first column names the row. */
  readonly columns: Readonly<Record<C, Column>>;
  readonly rows: Readonly<Record<R, Readonly<Record<C, Cell>>>>;
  /** What is rolled on the table, in the formula language; the columns `from` and `to` hold the bands. */
  readonly roll?: string;
  /** Words that readers may search for beside the name. */
  readonly also?: readonly string[];
}

type CellOf<T> = T extends number ? number : T extends string ? string : null;

/** What a table's rows keep of their types: which columns are numbers, so that prose and formulas are checked. */
export type TypedTable<C extends string, R extends string, V extends Record<R, Record<C, Cell>>> = Omit<
  Table<C, R>,
  'rows'
> & { readonly rows: { readonly [K in R]: { readonly [L in C]: CellOf<V[K][L]> } } };

export function defineTable<
  const C extends string,
  const R extends string,
  const V extends Record<R, Record<C, Cell>>,
>(
  table: Omit<Table<C, R>, 'rows'> & { readonly rows: V & Record<R, Record<NoInfer<C>, Cell>> },
): TypedTable<C, R, V> {
  requireId(table.id, `Table '${table.name}'`);
  for (const row of Object.keys(table.rows)) requireId(row, `Table '${table.name}'`);
  return table as unknown as TypedTable<C, R, V>;
}
