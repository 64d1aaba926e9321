import type { Formula, Input, Values } from '../rules/formula';
import type { Row, Table } from '../rules/table';
import { own } from './own';
import type { Node } from './syntax';

export type Binding<V> =
  | { readonly kind: 'value'; readonly value: V }
  | { readonly kind: 'row'; readonly row: Row; readonly table: Table };

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
  if (!row) throw new RangeError(`The table '${table.id}' has no row '${id}'`);
  return row;
}

function bind<V>(input: Input, value: number | string, certainly: (value: number) => V): Binding<V> {
  if (input.kind === 'pick')
    return { kind: 'row', row: rowOf(input.table, String(value)), table: input.table };
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

/** The cell that `row.column` names; undefined where the object is not a row. */
export function cellOf<V>(object: Node, column: string, scope: Scope<V>): number | undefined {
  const binding = object.kind === 'name' ? scope.find(object.name) : undefined;
  return binding?.kind === 'row' ? numberIn(binding.row, column, binding.table) : undefined;
}
