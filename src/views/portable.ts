import type { Formula, Input, Quantity } from '../rules/formula';
import type { Table } from '../rules/table';
import { columnsRead } from './columns-read';

/** Every field weighs on every reader of the page. The engine and the views read none of those that are left
 *  out, so the type may stay that of the whole. */
function only<T extends object>(whole: T, keys: readonly string[]): T {
  return Object.fromEntries(Object.entries(whole).filter(([key]) => keys.includes(key))) as T;
}

type Named<T> = Readonly<Record<string, T>>;

function each<T>(record: Named<T>, change: (value: T, key: string) => T): Named<T> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));
}

function portableTable(table: Table, needed: readonly string[]): Table {
  const [first = ''] = Object.keys(table.columns);
  const kept = [first, 'from', 'to', ...needed];
  return {
    ...only(table, ['name', 'genre']),
    columns: each(only(table.columns, kept), (column, key) =>
      // The row's own name is never shown under its column's.
      only(column, key === first ? [] : ['label', 'unit', 'signed', 'scale', 'parts']),
    ),
    rows: each(table.rows, (row) => only(row, kept)),
  };
}

const inputKeys = [
  'kind',
  'label',
  'bracket',
  'note',
  'when',
  'min',
  'max',
  'start',
  'signed',
  'scale',
  'shows',
  'most',
  'options',
];

function portableInput(input: Input, needed: readonly string[]): Input {
  const kept = only(input, inputKeys);
  if (input.kind === 'number' || input.kind === 'choice') return kept;
  const columns = input.shows === undefined ? needed : [...needed, input.shows];
  return { ...kept, table: portableTable(input.table, columns) } as typeof input;
}

/** What both a formula and one that it calls need to be computed. */
function computable(formula: Formula, columnsOf: (name: string) => readonly string[]): Partial<Formula> {
  const { uses, tables } = formula;
  return {
    ...(uses && { uses: each(uses, called) }),
    ...(tables && { tables: each(tables, (table, name) => portableTable(table, columnsOf(name))) }),
  };
}

function columnsIn(formula: Formula): (name: string) => readonly string[] {
  const read = columnsRead(formula);
  return (name) => [...(read.get(name) ?? [])];
}

/** A called formula is given its values and rows by the caller; its inputs are only names in an order. */
function called(formula: Formula): Formula {
  const { result } = formula;
  return {
    ...only(formula, ['id', 'name', 'expression']),
    ...((result.scale || result.parts) && { result: only(result, ['scale', 'parts']) }),
    inputs: each(formula.inputs, (input) => only(input, ['kind', 'label'])),
    ...computable(formula, columnsIn(formula)),
  };
}

function portableResult(result: Quantity): Quantity {
  const { facets, claims } = result;
  return {
    ...only(result, ['label', 'unit', 'signed', 'scale', 'parts', 'upTo', 'names', 'bands']),
    ...(facets && { facets: each(facets, (facet) => (facet.hidden ? only(facet, ['hidden']) : facet)) }),
    ...(claims && { claims: claims.map((claim) => only(claim, ['says', 'facet', 'from', 'to'])) }),
  };
}

const formulaKeys = [
  'id',
  'name',
  'expression',
  'against',
  'shown',
  'decided',
  'parts',
  'written',
  'along',
  'map',
];

/** A formula with just what an island needs to show and to compute it. */
export function portable(formula: Formula): Formula {
  const columnsOf = columnsIn(formula);
  return {
    ...only(formula, formulaKeys),
    result: portableResult(formula.result),
    inputs: each(formula.inputs, (input, name) => portableInput(input, columnsOf(name))),
    ...computable(formula, columnsOf),
    ...(formula.ladder && { ladder: portableTable(formula.ladder, []) }),
  };
}
