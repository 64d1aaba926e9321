import '../engine/provided';
import type { Formula } from '../rules/formula';
import type { Text } from '../rules/genre';
import { startValues } from '../rules/outcome';
import type { Ruling } from '../rules/ruling';
import { answer } from './answer';
import { read } from './reading';

/** One way to read the rule, and what it does to the odds. */
export interface Variant {
  readonly label: Text;
  readonly answer: string;
}

/** The answer under every reading that a ruling weighs, all else at its start value. Our own comes first. */
export function variants(formula: Formula, ruling: Ruling): Variant[] {
  const found = Object.entries(formula.inputs).find(
    ([, input]) => input.kind === 'choice' && input.ruling?.id === ruling.id,
  );
  if (found?.[1].kind !== 'choice') {
    throw new Error(`Formula '${formula.id}' has no choice under the ruling '${ruling.id}'`);
  }
  const [name, { options }] = found;
  return Object.entries(options).map(([id, { label }]) => ({
    label,
    answer: answer(read(formula, { ...startValues(formula), [name]: id })),
  }));
}
