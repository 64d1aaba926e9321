import { type Form, nameOf, requireArguments } from '../form';
import { own } from '../own';
import { numberIn } from '../scope';
import type { Node } from '../syntax';

/** lookup(table, key, column): the row whose from … to holds the key; lookup(table, key, column, by): whose `by` equals it;
 *  lookup(table, key): just the place of that row, 1 for the first, where its cells are words. */
export const lookup: Form = (interpreter, node, scope) => {
  requireArguments(node, 'lookup(table, key, column) or lookup(table, key, column, by)', 2, 4);
  const [tableNode, key, columnNode, byNode] = node.args as [Node, Node, Node?, Node?];
  const name = nameOf(tableNode, 'the table');
  const table = own(scope.formula.tables, name);
  if (!table) throw new RangeError(`The formula names no table '${name}' under 'tables'`);
  const column = columnNode && nameOf(columnNode, 'the column');
  const by = byNode && nameOf(byNode, 'the column to search in');
  const rows = Object.values(table.rows);
  return interpreter.domain.apply([interpreter.value(key, scope)], ([wanted = 0]) => {
    const place = rows.findIndex((candidate) => {
      if (by) return candidate[by] === wanted;
      const { from = null, to = null } = candidate;
      return (from === null || Number(from) <= wanted) && (to === null || wanted <= Number(to));
    });
    const row = rows[place];
    if (!row) throw new RangeError(`The table '${table.name}' has no row for ${wanted}`);
    return column ? numberIn(row, column, table) : place + 1;
  });
};
