import type { Distribution } from '../engine/distribution';
import { ExpressionError } from '../engine/errors';
import { evaluate } from '../engine/evaluate';
import { type Fraction, toNumber } from '../engine/fraction';
import type { Band, Formula, Input, Values } from '../rules/formula';
import { bandsOf } from '../rules/outcome';
import { formatPercent, formatWholePercent } from './format';
import { inBand } from './in-band';
import { lowerFirst } from './lower-first';
import { type InputPlace, placesOf } from './places-of';
import { chanceOfGood } from './reading';
import { shades } from './shades';
import { say, type Words } from './words';

export interface MapCell {
  /** What stands in the cell: '63', or the sign of a band. */
  readonly text: string;
  /** Its shade; without one where it leans to neither side. */
  readonly look?: string;
  /** The same in full: '62.5 %', 'complete victory'. */
  readonly says: string;
}

export interface MapKey extends MapCell {
  /** How many cells look like this. */
  readonly count: number;
}

/** A formula over two of its inputs. */
export interface MapView {
  readonly down: readonly InputPlace[];
  readonly across: readonly InputPlace[];
  /** By row, then by column. */
  readonly cells: readonly (readonly MapCell[])[];
  /** What the signs stand for; empty where cells hold chances. */
  readonly key: readonly MapKey[];
}

const unknown: MapCell = { text: '–', says: 'not to be told' };

/** From hardly ever to nearly always, in five steps. */
const leanings = ['b4', 'b2', undefined, 'g2', 'g4'];

function chanceCell(chance: Fraction): MapCell {
  const look = leanings[Math.min(4, Math.floor(toNumber(chance) * 5))];
  return {
    text: formatWholePercent(chance),
    ...(look !== undefined && { look }),
    says: formatPercent(chance),
  };
}

function bandCells(bands: readonly Band[]): MapCell[] {
  const looks = shades(bands);
  return bands.map(({ sign, label }, index) => ({
    text: sign ?? label,
    look: looks[index] ?? '',
    says: label,
  }));
}

/** What a distribution looks like in a cell, for one way of showing it. */
type Draw = (distribution: Distribution) => MapCell | undefined;

function drawBands(bands: readonly Band[], cells: readonly MapCell[]): Draw {
  return ({ outcomes }) =>
    cells[bands.findIndex((band) => outcomes.every((outcome) => inBand(band, outcome)))];
}

function drawChances(bands: readonly Band[]): Draw {
  return (distribution) => {
    const chance = chanceOfGood(bands, distribution);
    return chance && chanceCell(chance);
  };
}

/** What is beyond the engine's limits in one cell leaves the others alone. */
function cellAt(formula: Formula, values: Values, draw: Draw): MapCell {
  try {
    return draw(evaluate(formula, values)) ?? unknown;
  } catch (error) {
    if (error instanceof ExpressionError || error instanceof RangeError) return unknown;
    throw error;
  }
}

/** The inputs that head the rows and the columns. */
export function axesOf(formula: Formula): { readonly down: Input; readonly across: Input } {
  const { inputs, map } = formula;
  const [down, across] = [inputs[map?.down ?? ''], inputs[map?.across ?? '']];
  if (down && across) return { down, across };
  throw new Error(`Formula '${formula.id}' needs 'map' with two of its inputs, to head rows and columns`);
}

/** Everything that the cells depend on, as one text: what heads the rows and the columns is left out. */
export function othersOf({ map }: Formula, values: Values): string {
  const others = Object.entries(values).filter(([name]) => name !== map?.down && name !== map?.across);
  return JSON.stringify(Object.fromEntries(others));
}

/** A formula at every pair of values of two inputs, the others as the reader has them. */
export function map(formula: Formula, values: Values): MapView {
  const axes = axesOf(formula);
  const [down, across] = [placesOf(axes.down), placesOf(axes.across)];
  const { down: row = '', across: column = '', shows } = formula.map ?? {};
  const bands = bandsOf(formula);
  const signs = shows === 'band' ? bandCells(bands) : [];
  const draw = shows === 'band' ? drawBands(bands, signs) : drawChances(bands);
  const cells = down.map(([below]) =>
    across.map(([beside]) => cellAt(formula, { ...values, [row]: below, [column]: beside }, draw)),
  );
  const counts = new Map<MapCell, number>();
  for (const cell of cells.flat()) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  return { down, across, cells, key: signs.map((sign) => ({ ...sign, count: counts.get(sign) ?? 0 })) };
}

/** A cell read out: 'Rating 14M, resistance 9: complete victory'. */
export function cellText(formula: Formula, view: MapView, row: number, column: number): Words {
  const { down, across } = axesOf(formula);
  const [below = '', beside = ''] = [view.down[row]?.[1], view.across[column]?.[1]];
  const says = view.cells[row]?.[column]?.says ?? '';
  return say`${down.label} ${below}, ${lowerFirst(across.label)} ${beside}: ${says}`;
}
