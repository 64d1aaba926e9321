import type { Cell, Column, Table } from '../rules/table';
import { rangeText } from './ladder';
import { cellText } from './value-text';

export interface ColumnHead extends Column {
  readonly key: string;
  /** Figures are set flush right, under each other; sentences keep a readable width. */
  readonly holds: 'figures' | 'words' | 'sentences';
}

export interface TableRow {
  readonly id: string;
  readonly cells: readonly string[];
}

export interface TableRows {
  readonly columns: readonly ColumnHead[];
  readonly rows: readonly TableRow[];
}

const bound = (cell: Cell | undefined): number | undefined => (typeof cell === 'number' ? cell : undefined);

/** The two ends of a band are read as one: '9–12'. They stand where `from` stands. */
function keysOf(table: Table): string[] {
  const keys = Object.keys(table.columns);
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

function holdsOf(cells: readonly string[], key: string, table: Table): ColumnHead['holds'] {
  if (cells.some((cell) => cell.length > 24)) return 'sentences';
  const isRange = isBanded(table) && key === 'from';
  const figures = Object.values(table.rows).every(({ [key]: cell }) => typeof cell !== 'string');
  return figures && !isRange ? 'figures' : 'words';
}

/** A table's cells as text, in the order of the book. */
export function tableRows(table: Table): TableRows {
  const keys = keysOf(table);
  const isRange = (key: string): boolean => isBanded(table) && key === 'from';
  const rows = Object.entries(table.rows).map(([id, row]) => ({
    id,
    cells: keys.map((key) =>
      isRange(key)
        ? rangeText(bound(row['from']), bound(row['to']), table.columns[key])
        : cellText(row[key], table.columns[key]),
    ),
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
