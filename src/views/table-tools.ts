import type { Cell, Table } from '../rules/table';
import { compareCells } from './compare-cells';
import { type Glyphs, wordsThroughout } from './glyph-words';
import type { TableRows } from './rows';
import { inWords, type Words } from './words';

/** A column by whose cells a reader chooses rows. */
export interface Filter {
  readonly label: string;
  /** Where the column stands in a row as it is printed. */
  readonly column: number;
  /** Its different cells, each with the place of the first row that has it. */
  readonly cells: readonly (readonly [row: number, words: Words])[];
}

/** The lists side by side in a table, of which one is rolled for. */
export interface Lists {
  readonly label: string;
  readonly columns: readonly (readonly [column: number, label: Words])[];
}

/** What a table offers its reader beside its rows. */
export interface TableTools {
  readonly filters: readonly Filter[];
  readonly lists?: Lists;
}

const sameAs = (cell: Cell | undefined): string => JSON.stringify(cell);

function filterOf(table: Table, { columns, rows }: TableRows, column: number, glyphs: Glyphs): Filter {
  const { key = '', label = '' } = columns[column] ?? {};
  const cells = new Map<string, readonly [number, Words]>();
  for (const [index, row] of Object.values(table.rows).entries()) {
    const shown = rows[index]?.cells[column];
    const cell = row[key];
    if (cell === null || shown === undefined || cells.has(sameAs(cell))) continue;
    cells.set(sameAs(cell), [index, wordsThroughout(shown, glyphs)]);
  }
  const inOrder = [...cells.values()].sort(([, a], [, b]) => compareCells(inWords(a), inWords(b)));
  return { label, column, cells: inOrder };
}

function filtersOf(table: Table, shown: TableRows, glyphs: Glyphs): Filter[] {
  return shown.columns.flatMap(({ filter }, index) =>
    filter ? [filterOf(table, shown, index, glyphs)] : [],
  );
}

/** Each column after the bands is a list. */
function listsOf({ lists }: Table, { columns }: TableRows): Lists | undefined {
  if (lists === undefined) return undefined;
  const bands = columns.findIndex(({ key }) => key === 'from');
  return {
    label: lists,
    columns: columns.flatMap(({ label, heads = label }, index) =>
      index > bands ? [[index, heads] as const] : [],
    ),
  };
}

/** Undefined where there is neither a column to choose rows by nor a list to roll on. */
export function tableTools(table: Table, shown: TableRows, glyphs: Glyphs): TableTools | undefined {
  const filters = filtersOf(table, shown, glyphs);
  const lists = listsOf(table, shown);
  if (filters.length === 0 && !lists) return undefined;
  return { filters, ...(lists && { lists }) };
}
