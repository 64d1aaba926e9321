import type { Input, Values } from '../rules/formula';
import type { Cell, Column, Table } from '../rules/table';
import { numberText } from './measure-text';

/** A blank of the book is shown as a dash. */
export function cellText(cell: Cell | undefined, column?: Column): string {
  if (cell === null || cell === undefined) return '–';
  if (typeof cell === 'string') return cell;
  return numberText(column ?? {}, cell);
}

/** The first column names a row. */
export function rowName(table: Table, row: string): string {
  const [first] = Object.keys(table.columns);
  return cellText(first === undefined ? undefined : table.rows[row]?.[first]);
}

/** What a pick list says: 'Trained, +1'. */
export function optionTexts(input: Input): (readonly [id: string, text: string])[] {
  if (input.kind === 'number') return [];
  if (input.kind === 'choice') return Object.entries(input.options).map(([id, { label }]) => [id, label]);
  const { table, shows } = input;
  return Object.entries(table.rows).map(([id, row]) => {
    const beside = shows === undefined ? '' : `, ${cellText(row[shows], table.columns[shows])}`;
    return [id, `${rowName(table, id)}${beside}`];
  });
}

/** A value as it stands in the formula: a number, the name of what was picked, or one of its columns. */
export function valueText(input: Input, value: Values[string] | undefined, column?: string): string {
  if (typeof value === 'number') return numberText(input.kind === 'number' ? input : {}, value);
  if (input.kind === 'pick' && column !== undefined && value !== undefined) {
    return cellText(input.table.rows[value]?.[column], input.table.columns[column]);
  }
  return optionTexts(input).find(([id]) => id === value)?.[1] ?? '';
}
