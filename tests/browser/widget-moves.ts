import type { Formula, Input, Values } from '../../src/rules/formula';
import { startValues } from '../../src/rules/outcome';
import { hiddenInputs } from '../../src/views/hidden-inputs';
import { corners, isBlank, samples } from '../content/values';

/** One input of a formula, with values of the others at which it is asked for. */
export interface Asked {
  readonly name: string;
  readonly input: Input;
  readonly at: Values;
}

function askedAt(formula: Formula, name: string): Values {
  const start = startValues(formula);
  const candidates = [start, ...corners(formula), ...samples(formula, 300)];
  const found = candidates.find(
    (values) => !hiddenInputs(formula, values).has(name) && !isBlank(formula, values),
  );
  if (found) return found;
  throw new Error(`Formula '${formula.id}': nothing seems to bring the input '${name}' before the reader`);
}

/** Every input, those that are asked for at the start first, so that the page is seldom opened anew. */
export function askedInputs(formula: Formula): Asked[] {
  const start = JSON.stringify(startValues(formula));
  const all = Object.entries(formula.inputs).map(([name, input]) => ({
    name,
    input,
    at: askedAt(formula, name),
  }));
  const atStart = (asked: Asked): boolean => JSON.stringify(asked.at) === start;
  return [...all.filter(atStart), ...all.filter((asked) => !atStart(asked))];
}
