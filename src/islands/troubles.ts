import type { Formula } from '../rules/formula';
import { controlId } from '../views/control';
import type { Entries } from '../views/entries';

/** What a screen reader is told about an entry that cannot be used. */
export function troubles(formula: Formula, { problems }: Entries, name: string): object {
  if (!(name in problems)) return {};
  return { 'aria-invalid': true, 'aria-describedby': `${controlId(formula, name)}-problem` };
}
