import { type Genres, type Text, tellings } from '../rules/genre';
import type { Cell, Column, Table } from '../rules/table';
import { rangeText } from './ladder';
import { cellText } from './value-text';

export interface ColumnHead extends Column {
  readonly key: string;
  /** Figures are set flush right, under each other, unless they name the rows; sentences keep a readable width. */
  readonly holds: 'figures' | 'words' | 'sentences';
}

export interface TableRow {
  readonly id: string;
  readonly cells: readonly Text[];
  /** The genres that have such a row, where not all do: what its name is told in. */
  readonly genres?: readonly string[];
}

export interface TableRows {
  readonly columns: readonly ColumnHead[];
  readonly rows: readonly TableRow[];
}

const bound = (cell: Cell | undefined): number | undefined => (typeof cell === 'number' ? cell : undefined);

/** The two ends of a band are read as one: '9–12'. They stand where `from` stands. */
function keysOf(table: Table): string[] {
  const keys = Object.keys(table.columns).filter((key) => !table.columns[key]?.hidden);
  return isBanded(table) ? keys.filter((key) => key !== 'to') : keys;
}

export function isBanded({ columns }: Table): boolean {
  return 'from' in columns && 'to' in columns;
}

/** 'DC' for the columns 'DC from' and 'DC to'. */
function rangeLabel({ columns }: Table): string {
  const label = columns['from']?.label ?? '';
  return label.replace(/ from$/i, '') || label;
}

/** How long a cell is as it is read; a picture takes about two letters. */
function lengthOf(cell: Text): number {
  return Math.max(...tellings(cell).map(([, words]) => words.replace(/\{[a-z-]+\}/g, '**').length));
}

function holdsOf(cells: readonly Text[], key: string, table: Table): ColumnHead['holds'] {
  if (cells.some((cell) => lengthOf(cell) > 24)) return 'sentences';
  const isRange = isBanded(table) && key === 'from';
  const isName = keysOf(table)[0] === key;
  const figures = Object.values(table.rows).every(
    ({ [key]: cell }) => cell === null || typeof cell === 'number',
  );
  return figures && !isRange && !isName ? 'figures' : 'words';
}

/** A row belongs to the genres that have a name for it. */
function genresOfRow(name: Cell | undefined, all: Genres): Pick<TableRow, 'genres'> {
  const genres = typeof name === 'object' && name !== null ? Object.keys(name) : [];
  return genres.length > 0 && genres.length < Object.keys(all).length ? { genres } : {};
}

/** A table's cells as text, in the order of the book. */
export function tableRows(table: Table, genres: Genres = {}): TableRows {
  const keys = keysOf(table);
  const isRange = (key: string): boolean => isBanded(table) && key === 'from';
  const rows = Object.entries(table.rows).map(([id, row]) => ({
    id,
    cells: keys.map((key) =>
      isRange(key)
        ? rangeText(bound(row['from']), bound(row['to']), table.columns[key])
        : cellText(row[key], table.columns[key]),
    ),
    ...genresOfRow(row[keys[0] ?? ''], genres),
  }));
  const columns = keys.map((key, index) => ({
    ...table.columns[key],
    label: isRange(key) ? rangeLabel(table) : (table.columns[key]?.label ?? key),
    key,
    holds: holdsOf(
      rows.map(({ cells }) => cells[index] ?? ''),
      key,
      table,
    ),
  }));
  return { columns, rows };
}
