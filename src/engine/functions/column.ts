import { type Form, nameOf, requireArguments } from '../form';
import { cellOf } from '../scope';

/** column(rows, choice): the column of a picked row or of a basket that is called like the option, or like the row, that
 *  was chosen under `choice`. Prices by place are read so: the columns of the places where nobody buys may be blank. */
export const column: Form = (interpreter, node, scope) => {
  requireArguments(node, 'column(rows, choice)', 2);
  const [rows, choice] = node.args;
  const name = nameOf(choice, 'the choice of a column');
  const chosen = scope.find(name);
  const id = chosen?.kind === 'basket' ? undefined : chosen?.id;
  if (!rows || id === undefined)
    throw new RangeError(`'${name}' is not an input in which a column is chosen`);
  const cell = cellOf(rows, id, scope);
  if (cell === undefined) throw new RangeError('Only rows of a table have columns to choose from');
  return interpreter.domain.certainly(cell);
};
