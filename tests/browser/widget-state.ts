import { ExpressionError } from '../../src/engine/errors';
import type { Formula, Values } from '../../src/rules/formula';
import { startValues } from '../../src/rules/outcome';
import { headline } from '../../src/views/answer';
import { chart } from '../../src/views/chart';
import { costBetween } from '../../src/views/cost-between';
import { curve } from '../../src/views/curve';
import { curveChart } from '../../src/views/curve-chart';
import { formatPercent } from '../../src/views/format';
import { isRandom } from '../../src/views/is-random';
import { measureText, numberText, unsigned } from '../../src/views/measure-text';
import { type Reading, read } from '../../src/views/reading';
import { results } from '../../src/views/results';
import { modes, series } from '../../src/views/series';
import { withFrom } from '../../src/views/with-from';

/** What a widget shows: the answer, the strokes of its chart or curve, and the numbers of its table. */
export interface State {
  readonly answer: string;
  readonly chart: readonly string[];
  readonly table: readonly (readonly string[])[];
}

export const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** What a page says of a reading, as its text is read from top to bottom. */
export function told(reading: Reading): string {
  const listed = results(reading);
  if (!listed) return headline(reading);
  const { lead, lines, claims } = listed;
  const numbers = lines.map(({ label, value }) => `${label} ${value}`);
  return [...(lead ? [`${lead}.`] : []), ...numbers, claims].join(' ').trim();
}

function charted(reading: Reading): Pick<State, 'chart' | 'table'> {
  const columns = modes.map((mode) => series(reading, 0, mode));
  const [exactly] = columns;
  if (!exactly) return { chart: [], table: [] };
  return {
    chart: [...chart(exactly).paths],
    table: exactly.bars.map(({ value }, row) => [
      plain(measureText(exactly, value)),
      ...columns.map(({ bars }) => {
        const chance = bars[row]?.chance;
        return chance ? plain(formatPercent(chance)) : '';
      }),
    ]),
  };
}

function along(formula: Formula, values: Values): Pick<State, 'chart' | 'table'> {
  const points = curve(formula, values);
  const { sums } = formula.along ?? {};
  const from = values.from ?? startValues(withFrom(formula)).from ?? '';
  return {
    chart: [curveChart(points).path],
    // The name of a row may be told in two genres; its numbers are the same in both.
    table: points.map(({ key, value }) => [
      plain(measureText(formula.result, value)),
      ...(sums ? [plain(numberText(unsigned(formula.result), costBetween(points, from, key, sums)))] : []),
    ]),
  };
}

/** What a widget has to show at these values, from the engine alone; undefined where they cannot be computed together. */
export function stateAt(formula: Formula, values: Values): State | undefined {
  try {
    const reading = read(formula, values);
    const answer = plain(told(reading));
    if (formula.along) return { answer, ...along(formula, values) };
    const open = reading.facets.some(({ distribution }) => distribution.certain === undefined);
    return { answer, ...(isRandom(formula) && open ? charted(reading) : { chart: [], table: [] }) };
  } catch (error) {
    if (error instanceof ExpressionError) return undefined;
    throw error;
  }
}
