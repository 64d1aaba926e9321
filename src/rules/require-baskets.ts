import type { Formula } from './formula';
import { readValue } from './read-value';

/** Nobody can walk through every basket that there may be, and one must be able to begin. */
export function requireBaskets({ id, inputs, along, map }: Formula): void {
  const axes = [along?.input, map?.down, map?.across];
  for (const [name, input] of Object.entries(inputs)) {
    if (input.kind !== 'basket') continue;
    if (axes.includes(name)) {
      throw new Error(
        `Formula '${id}': the basket '${name}' cannot be an axis; take a number, a pick or a choice`,
      );
    }
    if ('count' in input.table.columns) {
      throw new Error(
        `Formula '${id}': '${name}.count' is how many there are, so the table '${input.table.id}' needs another name for its column 'count'`,
      );
    }
    const reading = readValue(input, input.start);
    if (!reading.ok) throw new Error(`Formula '${id}', start of '${name}': ${reading.problem}`);
    if (reading.value !== input.start) {
      throw new Error(`Formula '${id}': write the start of '${name}' as '${reading.value}'`);
    }
  }
}
