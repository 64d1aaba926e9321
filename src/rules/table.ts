import type { ByGenre } from './genre';
import { requireId } from './id';
import type { Scale } from './scale';
import type { Source } from './source';
import type { Term } from './term';

/** `null` is a cell that the book leaves blank or marks with a dash. A text may hold glyphs: '{power}: +1 Damage'. */
export type Cell = string | number | ByGenre | null;

export interface Column {
  readonly label: string;
  /** What stands at its head in each genre, where the label names them all: 'Hamlet', 'Outpost'. */
  readonly heads?: ByGenre;
  readonly abbreviation?: string;
  readonly unit?: string;
  /** Show a plus sign before positive numbers. */
  readonly signed?: boolean;
  readonly scale?: Scale;
  /** The numbers of this column count parts of one: with 2 they are halves, and 3 reads 1½. */
  readonly parts?: number;
  readonly term?: Term;
  /** Offer the different cells of this column as a filter. */
  readonly filter?: boolean;
  /** What formulas reckon with, where another column tells readers the same: kept out of the printed table. */
  readonly hidden?: boolean;
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
  /** Each column after the bands is a list of its own, of which one is rolled for; this is what they are lists of: 'Terrain'. */
  readonly lists?: string;
  /** The genre that the table is for, where it is not for all. */
  readonly genre?: string;
  /** The tables whose rows it sets together, to be searched as one. They have their own places in search. */
  readonly gathers?: readonly Table[];
  /** Words that readers may search for beside the name. */
  readonly also?: readonly string[];
}

type CellOf<T> = T extends number ? number : T extends string ? string : T extends ByGenre ? ByGenre : null;

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
