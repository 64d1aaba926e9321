import { plain } from './domain';
import type { Interpreter } from './interpret';
import { limits } from './limits';
import { numberIn, type Scope } from './scope';
import type { CallNode, Node } from './syntax';

/** Calls whose arguments are not simply values: they are evaluated late, often, or not at all. */
type Form = <V>(interpreter: Interpreter<V>, node: CallNode, scope: Scope<V>) => V;

function nameOf(node: Node | undefined, what: string): string {
  if (node?.kind === 'name') return node.name;
  throw new RangeError(`Here stands ${what}, a plain name`);
}

function requireArguments(node: CallNode, usage: string, least: number, most = least): void {
  if (node.args.length < least || node.args.length > most) throw new RangeError(`It is written ${usage}`);
}

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
      total = domain.combine(total, value, (a, b) => plain(a) + plain(b));
    }
    return total;
  });
};

/** lookup(table, key, column): the row whose from … to holds the key; lookup(table, key, column, by): whose `by` equals it. */
const lookup: Form = (interpreter, node, scope) => {
  requireArguments(node, 'lookup(table, key, column) or lookup(table, key, column, by)', 3, 4);
  const [tableNode, key, columnNode, byNode] = node.args as [Node, Node, Node, Node?];
  const name = nameOf(tableNode, 'the table');
  const table = scope.formula.tables?.[name];
  if (!table) throw new RangeError(`The formula names no table '${name}' under 'tables'`);
  const column = nameOf(columnNode, 'the column');
  const by = byNode && nameOf(byNode, 'the column to search in');
  return interpreter.withNumbers([key], scope, ([wanted = 0]) => {
    const row = Object.values(table.rows).find((candidate) => {
      if (by) return candidate[by] === wanted;
      const { from = null, to = null } = candidate;
      return (from === null || Number(from) <= wanted) && (to === null || wanted <= Number(to));
    });
    if (!row) throw new RangeError(`The table '${table.id}' has no row for ${wanted}`);
    return interpreter.domain.certainly(numberIn(row, column, table));
  });
};

export const forms: Readonly<Record<string, Form>> = { when, repeat, sum, lookup };
