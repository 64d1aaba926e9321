import '../engine/provided';
import type { ChoiceInput, Formula } from '../rules/formula';
import type { Text } from '../rules/genre';
import { startValues } from '../rules/outcome';
import type { Ruling } from '../rules/ruling';
import { answer, headline } from './answer';
import { lowerFirst } from './lower-first';
import { read } from './reading';
import { upperFirst } from './upper-first';
import { valueText } from './value-text';
import { inWords } from './words';

/** One way to read the rule, and what it does to the odds. */
export interface Variant {
  readonly label: Text;
  readonly answer: string;
}

export interface Comparison {
  /** 'Rating 10M2, resistance 10': what is not at its start value. */
  readonly where: string;
  /** Our own reading comes first. */
  readonly readings: readonly Variant[];
}

function choiceUnder(formula: Formula, ruling: Ruling): readonly [string, ChoiceInput] {
  for (const [name, input] of Object.entries(formula.inputs)) {
    if (input.kind === 'choice' && input.ruling?.id === ruling.id) return [name, input];
  }
  throw new Error(`Formula '${formula.id}' has no choice under the ruling '${ruling.id}'`);
}

/** The answer under every reading that a ruling weighs, all else as the choice says, or at its start value. */
export function variants(formula: Formula, ruling: Ruling): Comparison {
  const [name, { options, weighedAt = {} }] = choiceUnder(formula, ruling);
  const where = Object.entries(weighedAt).map(([other, value]) => {
    const input = formula.inputs[other];
    if (!input) throw new Error(`Formula '${formula.id}' weighs '${name}' at '${other}', which is no input`);
    return lowerFirst(`${input.label} ${inWords(valueText(input, value))}`);
  });
  const readings = Object.entries(options).map(([id, { label }]) => {
    const reading = read(formula, { ...startValues(formula), ...weighedAt, [name]: id });
    return { label, short: headline(reading), full: answer({ ...reading, claims: [] }) };
  });
  // The whole distribution is told only where that is where the readings differ.
  const brief = new Set(readings.map(({ short }) => short)).size === readings.length;
  return {
    where: upperFirst(where.join(', ')),
    readings: readings.map(({ label, short, full }) => ({ label, answer: brief ? short : full })),
  };
}
