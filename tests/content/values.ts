import { seededRandom } from '../../src/engine/random';
import type { Formula, Input, Values } from '../../src/rules/formula';
import { startValues } from '../../src/rules/outcome';

/** The ends of what a reader may choose: both ends of a range, every row, every option. */
export function endsOf(input: Input): readonly (number | string)[] {
  if (input.kind === 'number') return [input.min, input.max];
  if (input.kind === 'choice') return Object.keys(input.options);
  const rows = Object.keys(input.table.rows);
  // Of a basket: nothing in it, one of each row, as many as may be there.
  if (input.kind === 'basket') return ['', ...rows, ...rows.map((row) => `${row}.${input.most}`)];
  return rows;
}

/** The start values, and from there each end of each input, one at a time. */
export function corners(formula: Formula): Values[] {
  const start = startValues(formula);
  const moved = Object.entries(formula.inputs).flatMap(([name, input]) =>
    endsOf(input).map((value) => ({ ...start, [name]: value })),
  );
  return [start, ...moved];
}

/** Values from anywhere in the ranges, the same in every run. */
export function samples(formula: Formula, count: number): Values[] {
  const random = seededRandom(1);
  const one = (input: Input): number | string => {
    if (input.kind === 'number') return input.min - 1 + random(input.max - input.min + 1);
    const ends = endsOf(input);
    return ends[random(ends.length) - 1] ?? input.start;
  };
  return Array.from({ length: count }, () =>
    Object.fromEntries(Object.entries(formula.inputs).map(([name, input]) => [name, one(input)])),
  );
}

export function describeValues(values: Values): string {
  return Object.entries(values)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');
}
