import { parseBasket } from '../rules/basket';
import type { BasketInput, Values } from '../rules/formula';
import type { Text } from '../rules/genre';
import { withUnit } from './measure-text';
import { cellText, rowName } from './value-text';

/** A row that may be put into a basket, or lies in it. */
export interface BasketRow {
  readonly row: string;
  readonly name: Text;
  /** The column shown beside it, with its unit: '5 credits'. */
  readonly shown: Text;
}

export interface BasketLine extends BasketRow {
  readonly count: number;
}

function isToldIn(name: Text, genre: string | undefined): boolean {
  return typeof name === 'string' || genre === undefined || Object.hasOwn(name, genre);
}

function rowOf({ table, shows }: BasketInput, row: string): BasketRow {
  const column = shows === undefined ? undefined : table.columns[shows];
  const cell = table.rows[row]?.[shows ?? ''];
  const shown = cellText(cell, column);
  const unit =
    typeof cell === 'number' && column && typeof shown === 'string' ? withUnit(column, shown) : shown;
  return { row, name: rowName(table, row), shown: shows === undefined ? '' : unit };
}

/** What lies in a basket, in the order in which it was put in. */
export function basketLines(input: BasketInput, value: Values[string] | undefined): BasketLine[] {
  const basket = parseBasket(String(value ?? '')) ?? new Map<string, number>();
  return [...basket].map(([row, count]) => ({ ...rowOf(input, row), count }));
}

/** What may still be put in, in the order of the table: all that a genre has, where one is chosen. */
export function basketOffers(
  input: BasketInput,
  value: Values[string] | undefined,
  genre?: string,
): BasketRow[] {
  const basket = parseBasket(String(value ?? ''));
  const left = Object.keys(input.table.rows).filter((row) => !basket?.has(row));
  return left.map((row) => rowOf(input, row)).filter(({ name }) => isToldIn(name, genre));
}
