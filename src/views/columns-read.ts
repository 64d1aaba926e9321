import { parse } from '../engine/parse';
import type { CallNode, Node } from '../engine/syntax';
import type { Formula, Input } from '../rules/formula';
import { childrenOf } from './children-of';

/** Columns by the name that they are read from: a pick or a basket, or a table under `tables`. */
export type ColumnsRead = ReadonlyMap<string, ReadonlySet<string>>;

function expressionsOf({ expression, shown, against, inputs }: Formula): Node[] {
  const conditions = Object.values(inputs).map(({ when }) => when);
  return [expression, shown, against, ...conditions].flatMap((source) =>
    source === undefined ? [] : [parse(source)],
  );
}

/** What an input offers to choose from, by id. */
function idsOf(input: Input | undefined): readonly string[] {
  if (input?.kind === 'choice') return Object.keys(input.options);
  return input?.kind === 'pick' ? Object.keys(input.table.rows) : [];
}

/** Which columns of which tables a formula needs, also those that a formula it calls reads from a row it is given. */
export function columnsRead(formula: Formula): ColumnsRead {
  const found = new Map<string, Set<string>>();
  const add = (name: string, columns: Iterable<string>): void => {
    found.set(name, new Set([...(found.get(name) ?? []), ...columns]));
  };
  const visitCall = ({ name, args }: CallNode): void => {
    const named = args.map((arg) => (arg.kind === 'name' ? arg.name : undefined));
    const [table, , ...columns] = named;
    if (name === 'lookup' && table)
      add(
        table,
        columns.filter((column) => column !== undefined),
      );
    // The column is called like what is chosen.
    const [, second = ''] = named;
    if (name === 'column' && table) add(table, idsOf(formula.inputs[second]));
    if (name === 'largest' && table) add(table, [second]);
    const called = formula.uses?.[name];
    if (!called) return;
    const within = columnsRead(called);
    for (const [index, parameter] of Object.keys(called.inputs).entries()) {
      const given = named[index];
      if (given) add(given, within.get(parameter) ?? []);
    }
  };
  const visit = (node: Node): void => {
    if (node.kind === 'member' && node.object.kind === 'name') add(node.object.name, [node.member]);
    if (node.kind === 'call') visitCall(node);
    for (const child of childrenOf(node)) visit(child);
  };
  for (const node of expressionsOf(formula)) visit(node);
  return found;
}
