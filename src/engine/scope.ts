import { parseBasket } from '../rules/basket';
import type { BasketInput, Formula, Input, Values } from '../rules/formula';
import type { Row, Table } from '../rules/table';
import { own } from './own';
import type { Node } from './syntax';

export type Binding<V> =
  | { readonly kind: 'value'; readonly value: V }
  | { readonly kind: 'row'; readonly row: Row; readonly table: Table }
  | {
      readonly kind: 'basket';
      readonly rows: readonly (readonly [row: Row, count: number])[];
      readonly table: Table;
    };

/** What the names of an expression stand for. Immutable: a `let` makes a new one. */
export class Scope<V> {
  constructor(
    private readonly bindings: ReadonlyMap<string, Binding<V>>,
    readonly formula: Formula,
  ) {}

  with(name: string, value: V): Scope<V> {
    return new Scope(new Map(this.bindings).set(name, { kind: 'value', value }), this.formula);
  }

  find(name: string): Binding<V> | undefined {
    return this.bindings.get(name);
  }

  names(): string[] {
    return [...this.bindings.keys()];
  }
}

/** The row behind a pick list. */
export function rowOf(table: Table, id: string): Row {
  const row = own(table.rows, id);
  if (!row) throw new RangeError(`The table '${table.id}' has no row '${id}'`);
  return row;
}

/** The rows that were put into a basket, and how many of each. */
function rowsIn({ label, table }: BasketInput, text: string): (readonly [row: Row, count: number])[] {
  const basket = parseBasket(text);
  if (!basket) throw new RangeError(`'${text}' is not a choice of rows for '${label}'`);
  return [...basket].map(([id, count]) => [rowOf(table, id), count]);
}

function bind<V>(input: Input, value: number | string, certainly: (value: number) => V): Binding<V> {
  if (input.kind === 'pick')
    return { kind: 'row', row: rowOf(input.table, String(value)), table: input.table };
  if (input.kind === 'basket')
    return { kind: 'basket', rows: rowsIn(input, String(value)), table: input.table };
  if (input.kind === 'number') return { kind: 'value', value: certainly(Number(value)) };
  const option = own(input.options, String(value));
  if (!option) throw new RangeError(`'${value}' is not a choice of '${input.label}'`);
  return { kind: 'value', value: certainly(option.value) };
}

/** The scope in which a formula stands with what the reader has chosen; what is not chosen has its start value. */
export function scopeOf<V>(formula: Formula, values: Values, certainly: (value: number) => V): Scope<V> {
  const bindings = Object.entries(formula.inputs).map(
    ([name, input]) => [name, bind(input, own(values, name) ?? input.start, certainly)] as const,
  );
  return new Scope(new Map(bindings), formula);
}

/** A cell as a number, or an error that says why it is none. */
export function numberIn(row: Row, column: string, table: Table): number {
  const cell = own(row, column);
  if (typeof cell === 'number') return cell;
  if (cell === undefined) {
    throw new RangeError(
      `'${table.id}' has no column '${column}'; it has ${Object.keys(table.columns).join(', ')}`,
    );
  }
  throw new RangeError(
    `The column '${column}' of '${table.id}' is ${cell === null ? 'blank' : 'text'} here, not a number`,
  );
}

/** The cell that `row.column` names, or a basket's sum of it; undefined where the object is neither. */
export function cellOf<V>(object: Node, column: string, scope: Scope<V>): number | undefined {
  const binding = object.kind === 'name' ? scope.find(object.name) : undefined;
  if (binding?.kind === 'basket') {
    const { rows, table } = binding;
    // Every basket knows how many things are in it.
    const each = (row: Row) => (column === 'count' ? 1 : numberIn(row, column, table));
    return rows.reduce((sum, [row, count]) => sum + each(row) * count, 0);
  }
  return binding?.kind === 'row' ? numberIn(binding.row, column, binding.table) : undefined;
}
