import { compareCells } from '../views/compare-cells';
import { wordsIn } from './read-rows';

/** A column and which way it is sorted; undefined is the order of the book. */
export interface Order {
  readonly column: number;
  readonly descending: boolean;
}

/** A click sorts upwards, the next downwards, the third goes back to the order of the book. */
export function nextOrder(order: Order | undefined, column: number): Order | undefined {
  if (order?.column !== column) return { column, descending: false };
  return order.descending ? undefined : { column, descending: true };
}

/** What a cell says, or the plain number behind it, where it is written on a scale: '20' comes before '1M'. */
function cellText(row: HTMLTableRowElement, column: number): string {
  const cell = row.cells[column];
  return cell?.dataset['n'] ?? (cell ? wordsIn(cell) : '');
}

/** Puts the rows into their order, and says so in the head. `book` is the order in which they were printed. */
export function orderRows(
  table: HTMLTableElement,
  book: readonly HTMLTableRowElement[],
  order: Order | undefined,
): void {
  const rows = order
    ? [...book].sort((a, b) =>
        compareCells(cellText(a, order.column), cellText(b, order.column), order.descending),
      )
    : book;
  table.tBodies[0]?.append(...rows);
  for (const [column, head] of [...(table.tHead?.rows[0]?.cells ?? [])].entries()) {
    if (order?.column === column)
      head.setAttribute('aria-sort', order.descending ? 'descending' : 'ascending');
    else head.removeAttribute('aria-sort');
  }
}
