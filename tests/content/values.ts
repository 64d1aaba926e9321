import { ExpressionError } from '../../src/engine/errors';
import { evaluate } from '../../src/engine/evaluate';
import { seededRandom } from '../../src/engine/random';
import { parseBasket, writeBasket } from '../../src/rules/basket';
import type { Formula, Input, Values } from '../../src/rules/formula';
import { startValues } from '../../src/rules/outcome';
import { nameOfRow } from '../../src/rules/row-name';

/** The ends of what a reader may choose: both ends of a range, every row, every option. */
export function endsOf(input: Input): readonly (number | string)[] {
  if (input.kind === 'number') return [input.min, input.max];
  if (input.kind === 'choice') return Object.keys(input.options);
  const rows = Object.keys(input.table.rows);
  // Of a basket: nothing in it, one of each row, as many as may be there.
  if (input.kind === 'basket')
    return ['', ...rows, ...rows.map((row) => writeBasket(new Map([[row, input.most]])))];
  return rows;
}

/** Whether the reader is told that a row in a basket has no number in a column that is asked for. Nobody can say before
 *  which columns those are, since a place may choose them; that the row has such a column is looked up here. */
export function isBlank(formula: Formula, values: Values): boolean {
  if (!Object.values(formula.inputs).some(({ kind }) => kind === 'basket')) return false;
  try {
    evaluate(formula, values);
    return false;
  } catch (error) {
    const [, told = '', label] =
      (error instanceof ExpressionError && /^(.*) ha(?:s|ve) nothing under ‘(.*)’$/.exec(error.problem)) ||
      [];
    const baskets = Object.entries(formula.inputs).flatMap(([name, input]) =>
      input.kind === 'basket' ? [{ ...input, value: String(values[name] ?? input.start) }] : [],
    );
    const blank = baskets.some(({ table, value }) =>
      [...(parseBasket(value) ?? [])].some(
        ([row]) =>
          told.includes(nameOfRow(table.rows[row], table)) &&
          Object.entries(table.columns).some(
            ([key, column]) => column.label === label && table.rows[row]?.[key] === null,
          ),
      ),
    );
    if (blank) return true;
    throw error;
  }
}

/** The start values, and from there each end of each input, one at a time. */
export function corners(formula: Formula): Values[] {
  const start = startValues(formula);
  const moved = Object.entries(formula.inputs).flatMap(([name, input]) =>
    endsOf(input).map((value) => ({ ...start, [name]: value })),
  );
  return [start, ...moved.filter((values) => !isBlank(formula, values))];
}

/** Values from anywhere in the ranges, the same in every run. */
export function samples(formula: Formula, count: number): Values[] {
  const random = seededRandom(1);
  const one = (input: Input): number | string => {
    if (input.kind === 'number') return input.min - 1 + random(input.max - input.min + 1);
    if (input.kind === 'basket') {
      const rows = Object.keys(input.table.rows);
      const drawn = Array.from({ length: random(4) }, () => rows[random(rows.length) - 1] ?? '');
      return writeBasket(new Map(drawn.map((row) => [row, random(input.most)])));
    }
    const ends = endsOf(input);
    return ends[random(ends.length) - 1] ?? input.start;
  };
  const drawn = Array.from({ length: count }, () =>
    Object.fromEntries(Object.entries(formula.inputs).map(([name, input]) => [name, one(input)])),
  );
  return drawn.filter((values) => !isBlank(formula, values));
}

export function describeValues(values: Values): string {
  return Object.entries(values)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');
}
