import { type Form, nameOf, requireArguments } from '../form';
import { numberIn } from '../scope';

/** largest(rows, column): the largest number in a column among all that was put into a basket; 0 where nothing was. */
export const largest: Form = (interpreter, node, scope) => {
  requireArguments(node, 'largest(rows, column)', 2);
  const [rows, column] = node.args;
  const name = nameOf(rows, 'a basket');
  const basket = scope.find(name);
  if (basket?.kind !== 'basket') throw new RangeError(`'${name}' is not a basket of rows`);
  const key = nameOf(column, 'the column');
  const numbers = basket.rows.map(([row]) => numberIn(row, key, basket.table));
  return interpreter.domain.certainly(numbers.length > 0 ? Math.max(...numbers) : 0);
};
