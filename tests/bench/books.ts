import { evaluate } from '../../src/engine/evaluate';
import '../../src/engine/provided';
import { games } from '../../src/library';
import type { Formula, Values } from '../../src/rules/formula';
import { startValues } from '../../src/rules/outcome';
import { corners, describeValues, samples } from '../content/values';

/** One formula, at its start or at the place where it takes longest. */
export interface Asked {
  readonly name: string;
  readonly at: string;
  readonly milliseconds: number;
}

const places = 40;

const formulas = games.flatMap(({ id, formulas }) =>
  Object.values(formulas).map((formula) => ({ name: `${id}/${formula.id}`, formula })),
);

function timed(formula: Formula, values: Values): number {
  const started = performance.now();
  evaluate(formula, values);
  return performance.now() - started;
}

/** The median of so many runs. */
function median(formula: Formula, values: Values, runs: number): number {
  const times = Array.from({ length: runs }, () => timed(formula, values)).sort((a, b) => a - b);
  return times[runs >> 1] as number;
}

const bySlowness = <T extends readonly [number, ...unknown[]]>(all: readonly T[]): T[] =>
  [...all].sort(([a], [b]) => b - a);

/** At its start, at each end of each input and at places in between; then longer where it was slowest. */
function slowest({ name, formula }: (typeof formulas)[number]): Asked {
  const asked = [...corners(formula), ...samples(formula, places)];
  const once = asked.map((values) => [median(formula, values, 3), values] as const);
  const again = bySlowness(once).slice(0, 3);
  const [first] = bySlowness(again.map(([, values]) => [median(formula, values, 41), values] as const));
  const [milliseconds, values] = first as (typeof again)[number];
  return { name, at: describeValues(values), milliseconds };
}

/** The first answer of this process. */
function first({ name, formula }: (typeof formulas)[number]): Asked {
  return { name, at: 'the start', milliseconds: timed(formula, startValues(formula)) };
}

const [, , which] = process.argv;
const one = formulas[Number(which)];
const answer = which === undefined ? formulas.map(slowest) : one ? [first(one)] : [];
process.stdout.write(JSON.stringify(answer));
