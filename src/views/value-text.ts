import { parseBasket } from '../rules/basket';
import type { BasketInput, Input, Values } from '../rules/formula';
import type { Text } from '../rules/genre';
import type { Cell, Column, Table } from '../rules/table';
import { numberText } from './measure-text';
import type { Shown } from './notation-item';
import { say, type Words } from './words';

/** A blank of the book is shown as a dash. */
export function cellText(cell: Cell | undefined, column?: Column): Text {
  if (cell === null || cell === undefined) return '–';
  return typeof cell === 'number' ? numberText(column ?? {}, cell) : cell;
}

/** The first column names a row. */
export function rowName(table: Table, row: string): Text {
  const [first] = Object.keys(table.columns);
  return cellText(first === undefined ? undefined : table.rows[row]?.[first]);
}

/** What a pick list says: 'Trained, +1'. */
export function optionTexts(input: Input): (readonly [id: string, text: Words])[] {
  if (input.kind === 'number') return [];
  if (input.kind === 'choice') return Object.entries(input.options).map(([id, { label }]) => [id, label]);
  const { table, shows } = input;
  return Object.entries(table.rows).map(([id, row]) => {
    const name = rowName(table, id);
    return [id, shows === undefined ? name : say`${name}, ${cellText(row[shows], table.columns[shows])}`];
  });
}

/** '2 Rope, Torches' */
function basketText({ table }: BasketInput, text: string): Words {
  const chosen = [...(parseBasket(text) ?? [])];
  const named = chosen.map(([row, count]) => say`${count === 1 ? '' : `${count} × `}${rowName(table, row)}`);
  return named.length === 0 ? 'nothing' : named.reduce((list, next) => say`${list}, ${next}`);
}

/** What a column of a basket comes to, or how many things it holds; blank where a row has no number there. */
function sumText({ table }: BasketInput, text: string, name: string): string {
  const chosen = [...(parseBasket(text) ?? [])];
  const column = table.columns[name];
  const cells = chosen.map(([row, count]) => {
    const cell = column ? table.rows[row]?.[name] : 1;
    return typeof cell === 'number' ? cell * count : undefined;
  });
  return cells.includes(undefined)
    ? '–'
    : numberText(
        column ?? {},
        cells.reduce<number>((sum, cell = 0) => sum + cell, 0),
      );
}

/** A value as it stands in the formula: a number, the name of what was picked, or one of its columns. */
export function valueText(input: Input, value: Values[string] | undefined, column?: string): Words {
  if (typeof value === 'number') return numberText(input.kind === 'number' ? input : {}, value);
  if (input.kind === 'basket' && column !== undefined) return sumText(input, value ?? '', column);
  if (input.kind === 'pick' && column !== undefined && value !== undefined) {
    return cellText(input.table.rows[value]?.[column], input.table.columns[column]);
  }
  if (input.kind === 'basket') return basketText(input, value ?? '');
  return optionTexts(input).find(([id]) => id === value)?.[1] ?? '';
}

/** Which column of an input a later occurrence shows; a choice may say it. */
export function columnOf({ column, by }: Pick<Shown, 'column' | 'by'>, values: Values): string | undefined {
  return by === undefined ? column : String(values[by]);
}
