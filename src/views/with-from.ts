import type { Formula } from '../rules/formula';
import { startValues } from '../rules/outcome';
import { curve } from './curve';

/** The formula with one more input, `from`: where on the axis the reader stands now. It begins where nothing has
 *  been paid yet. */
export function withFrom(formula: Formula): Formula {
  const axis = formula.along && formula.inputs[formula.along.input];
  const points = curve(formula, startValues(formula));
  const begin = points.find(({ value }) => value === 0) ?? points[0];
  if (!axis || !begin || 'from' in formula.inputs) {
    throw new Error(
      `Formula '${formula.id}' needs an axis of at least one value, and no input called 'from'`,
    );
  }
  const from = { ...axis, label: `${axis.label} now`, bracket: 'from', start: begin.key } as typeof axis;
  return { ...formula, inputs: { ...formula.inputs, from } };
}
