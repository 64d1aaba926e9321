import { plain } from './domain';
import { type Form, nameOf, requireArguments } from './form';
import { limits } from './limits';
import { own } from './own';
import { numberIn } from './scope';
import type { Node } from './syntax';

/** when(condition, yes, no): only the branches that can happen are computed. */
const when: Form = (interpreter, node, scope) => {
  requireArguments(node, 'when(condition, yes, no)', 3);
  const [condition, yes, no] = node.args as [Node, Node, Node];
  return interpreter.domain.chain(interpreter.value(condition, scope), (outcome) =>
    interpreter.value(plain(outcome) === 0 ? no : yes, scope),
  );
};

/** repeat(times, expression): the sum of independent evaluations. */
const repeat: Form = (interpreter, node, scope) => {
  requireArguments(node, 'repeat(times, expression)', 2);
  const [times, once] = node.args as [Node, Node];
  return interpreter.withNumbers([times], scope, ([count = 0]) => {
    if (count < 0 || count > limits.terms)
      throw new RangeError(`Something is repeated from 0 to ${limits.terms} times`);
    return interpreter.domain.repeat(count, () => interpreter.value(once, scope));
  });
};

/** sum(k, from, to, expression): the expression for every k, added up; nothing where `to` lies below `from`. */
const sum: Form = (interpreter, node, scope) => {
  requireArguments(node, 'sum(k, from, to, expression)', 4);
  const { domain } = interpreter;
  const [counter, from, to, term] = node.args as [Node, Node, Node, Node];
  const name = nameOf(counter, 'the counter');
  return interpreter.withNumbers([from, to], scope, ([first = 0, last = 0]) => {
    if (last - first >= limits.terms) throw new RangeError(`A sum has at most ${limits.terms} terms`);
    let total = domain.certainly(0);
    for (let k = first; k <= last; k += 1) {
      const value = interpreter.value(term, scope.with(name, domain.certainly(k)));
      total = domain.operate('+', total, value);
    }
    return total;
  });
};

/** lookup(table, key, column): the row whose from … to holds the key; lookup(table, key, column, by): whose `by` equals it;
 *  lookup(table, key): just the place of that row, 1 for the first, where its cells are words. */
const lookup: Form = (interpreter, node, scope) => {
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

export const forms: Readonly<Record<string, Form>> = { when, repeat, sum, lookup };
