import { parseBasket } from '../rules/basket';
import type { BasketInput, Formula, Input, Values } from '../rules/formula';
import { nameOfRow } from '../rules/row-name';
import type { Cell, Row, Table } from '../rules/table';
import { limits } from './limits';
import { own } from './own';
import type { Node } from './syntax';

export type Binding<V> =
  /** `id` is that of the option that was chosen. */
  | { readonly kind: 'value'; readonly value: V; readonly id?: string }
  | { readonly kind: 'row'; readonly row: Row; readonly table: Table; readonly id: string }
  | {
      readonly kind: 'basket';
      readonly rows: readonly (readonly [row: Row, count: number])[];
      readonly table: Table;
    };

/** A name that a `let` has bound, within those that were bound before. */
interface Bound<V> {
  readonly name: string;
  readonly binding: Binding<V>;
  readonly before: Bound<V> | undefined;
}

/** What the names of an expression stand for. Immutable: a `let` makes a new one, for every outcome, so it copies nothing. */
export class Scope<V> {
  constructor(
    private readonly bindings: ReadonlyMap<string, Binding<V>>,
    readonly formula: Formula,
    private readonly bound?: Bound<V>,
  ) {}

  with(name: string, value: V): Scope<V> {
    return new Scope(this.bindings, this.formula, {
      name,
      binding: { kind: 'value', value },
      before: this.bound,
    });
  }

  find(name: string): Binding<V> | undefined {
    for (let { bound } = this; bound; bound = bound.before) if (bound.name === name) return bound.binding;
    return this.bindings.get(name);
  }

  names(): string[] {
    const names = new Set(this.bindings.keys());
    for (let { bound } = this; bound; bound = bound.before) names.add(bound.name);
    return [...names];
  }
}

/** The row behind a pick list. */
export function rowOf(table: Table, id: string): Row {
  const row = own(table.rows, id);
  if (!row) throw new RangeError(`The table '${table.name}' has no row '${id}'`);
  return row;
}

/** The rows that were put into a basket, and how many of each. */
function rowsIn({ label, table }: BasketInput, text: string): (readonly [row: Row, count: number])[] {
  const basket = parseBasket(text);
  if (!basket) throw new RangeError(`'${text}' is not a choice of '${label}'`);
  return [...basket].map(([id, count]) => [rowOf(table, id), count]);
}

function bind<V>(input: Input, value: number | string, certainly: (value: number) => V): Binding<V> {
  const id = String(value);
  if (input.kind === 'pick') return { kind: 'row', row: rowOf(input.table, id), table: input.table, id };
  if (input.kind === 'basket') return { kind: 'basket', rows: rowsIn(input, id), table: input.table };
  if (input.kind === 'number') return { kind: 'value', value: certainly(Number(value)) };
  const option = own(input.options, id);
  if (!option) throw new RangeError(`'${value}' is not a choice of '${input.label}'`);
  return { kind: 'value', value: certainly(option.value), id };
}

/** The scope in which a formula stands with what the reader has chosen; what is not chosen has its start value. */
export function scopeOf<V>(formula: Formula, values: Values, certainly: (value: number) => V): Scope<V> {
  const bindings = Object.entries(formula.inputs).map(
    ([name, input]) => [name, bind(input, own(values, name) ?? input.start, certainly)] as const,
  );
  return new Scope(new Map(bindings), formula);
}

/** A row has no number in a column. A reader may have chosen it, so that it is said in words of the book. */
function refuse(row: Row, column: string, table: Table): never {
  const what = own<Cell>(row, column) === null ? 'nothing' : 'words instead of a number';
  const label = own(table.columns, column)?.label ?? column;
  throw new RangeError(`${nameOfRow(row, table)} has ${what} under ‘${label}’`);
}

/** The sum of a column over some rows, each as often as it is counted. */
function sumOver(
  rows: readonly (readonly [row: Row, count: number])[],
  column: string,
  table: Table,
): number {
  if (!Object.hasOwn(table.columns, column)) {
    throw new RangeError(
      `The table '${table.name}' has no column '${column}'; it has ${Object.keys(table.columns).join(', ')}`,
    );
  }
  const sum = rows.reduce((total, [row, count]) => {
    const cell = own<Cell>(row, column);
    return typeof cell === 'number' ? total + cell * count : refuse(row, column, table);
  }, 0);
  if (!Number.isSafeInteger(sum))
    throw new RangeError(`${sum} is too large; numbers go up to ${limits.number}`);
  return sum;
}

/** A cell as a number, or an error that says why it is none. */
export function numberIn(row: Row, column: string, table: Table): number {
  return sumOver([[row, 1]], column, table);
}

/** The cell that `row.column` names, or a basket's sum of it; undefined where the object is neither. */
export function cellOf<V>(object: Node, column: string, scope: Scope<V>): number | undefined {
  const binding = object.kind === 'name' ? scope.find(object.name) : undefined;
  if (binding?.kind === 'row') return numberIn(binding.row, column, binding.table);
  if (binding?.kind !== 'basket') return undefined;
  const { rows, table } = binding;
  // Every basket knows how many things are in it.
  if (column === 'count') return rows.reduce((sum, [, count]) => sum + count, 0);
  return sumOver(rows, column, table);
}
