import { evaluate } from '../../src/engine/evaluate';
import { type Fraction, fraction } from '../../src/engine/fraction';
import type { Outcome } from '../../src/engine/outcome';
import type { Formula, Values } from '../../src/rules/formula';
import { inGenre } from '../../src/rules/genre';
import { facetsOf, startValues } from '../../src/rules/outcome';
import type { Cell, Table } from '../../src/rules/table';

/** What a formula gives when the named inputs are set and the others start as they do. */
export function answer(formula: Formula, inputs: Values) {
  return evaluate(formula, { ...startValues(formula), ...inputs });
}

function marginal(formula: Formula, inputs: Values, facet = Object.keys(facetsOf(formula) ?? {})[0]) {
  const whole = answer(formula, inputs);
  return facet === undefined ? whole : whole.marginal(facet);
}

/** The only number that a formula can give, of its first facet or of the one that is named. */
export function certainly(formula: Formula, inputs: Values, facet?: string): Outcome | undefined {
  return marginal(formula, inputs, facet).certain;
}

/** Each outcome with its exact chance. */
export function chancesOf(formula: Formula, inputs: Values, facet?: string): Map<Outcome, Fraction> {
  const { outcomes, weights, total } = marginal(formula, inputs, facet);
  return new Map(outcomes.map((outcome, index) => [outcome, fraction(weights[index] ?? 0, total)]));
}

export function chanceOf(formula: Formula, inputs: Values, facet: string, from: number): Fraction {
  return marginal(formula, inputs, facet).chance((outcome) => Number(outcome) >= from);
}

/** All that some dice can show, by counting every one of their faces: `dice(2, 6)` has 36 entries. */
export function dice(count: number, sides: number): number[][] {
  if (count === 0) return [[]];
  const faces = Array.from({ length: sides }, (_, index) => index + 1);
  return dice(count - 1, sides).flatMap((rest) => faces.map((face) => [...rest, face]));
}

export const sum = (faces: readonly number[]): number => faces.reduce((total, face) => total + face, 0);

/** The chances of whatever is read off every throw, counted one by one. */
export function counted<T>(
  throws: readonly (readonly number[])[],
  read: (faces: readonly number[]) => T,
): Map<T, Fraction> {
  const ways = new Map<T, number>();
  for (const faces of throws) ways.set(read(faces), (ways.get(read(faces)) ?? 0) + 1);
  const sorted = [...ways].sort(([a], [b]) => Number(a) - Number(b));
  return new Map(sorted.map(([outcome, count]) => [outcome, fraction(count, throws.length)]));
}

/** The chances of a sum of dice with a fixed number added: '4d6 + 2' is `rolled(4, 6, 2)`. */
export function rolled(count: number, sides: number, plus = 0): Map<number, Fraction> {
  return counted(dice(count, sides), (faces) => sum(faces) + plus);
}

function cellOf(text: string): Cell {
  if (text === '-') return null;
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

/** A table as the book prints it, one row a line, cells between bars. */
export function printed(text: string): Cell[][] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cellOf(cell.trim())));
}

export function columnsOf(table: Table, ...columns: string[]): (Cell | undefined)[][] {
  return Object.values(table.rows).map((row) => columns.map((column) => row[column]));
}

/** Cells as the rulebook prints them: halves of a weight as ½, what is left blank as a dash. */
export function lines(table: Table, ...columns: string[]): string {
  const halves = (count: number): string =>
    `${count >= 2 || count === 0 ? Math.floor(count / 2) : ''}${count % 2 ? '½' : ''}`;
  const text = (cell: Cell | undefined, column: string): string => {
    if (cell === null || cell === undefined) return '-';
    if (typeof cell === 'number') return table.columns[column]?.parts === 2 ? halves(cell) : `${cell}`;
    return inGenre(cell);
  };
  return Object.values(table.rows)
    .map((row) => columns.map((column) => text(row[column], column)).join('|'))
    .join('\n');
}
