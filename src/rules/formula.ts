import type { Text } from './genre';
import { requireId } from './id';
import { requireBaskets } from './require-baskets';
import type { Ruling } from './ruling';
import type { Scale } from './scale';
import type { Source } from './source';
import type { Table } from './table';
import type { Term } from './term';

export type { Scale };

interface InputText {
  /** The full name of the control: 'Speed modifier'. */
  readonly label: string;
  /** The short name on the bracket, where the label is too long for it: 'Speed'. */
  readonly bracket?: string;
  readonly note?: string;
  /** An expression over the inputs, such as `count >= 3`. Where it is 0 the input does not matter and is not asked for. */
  readonly when?: string;
  /** The defined word that gives this value; the working links to it. */
  readonly term?: Term;
}

/** A whole number that the reader steps up and down. */
export interface NumberInput extends InputText {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  readonly start: number;
  readonly signed?: boolean;
  readonly unit?: string;
  readonly scale?: Scale;
}

/** A row of a table; the expression reads its columns: `weapon.hit`. */
export interface PickInput extends InputText {
  readonly kind: 'pick';
  readonly table: Table;
  /** The id of the row. */
  readonly start: string;
  /** The column shown beside the row's name: 'Trained, +1'. */
  readonly shows?: string;
}

/** So many of each of a table's rows: a shopping list, a crew, a bill. The expression reads the sum of a column over all
 *  that was chosen, `gear.cost`, and `gear.count` for how many there are. */
export interface BasketInput extends InputText {
  readonly kind: 'basket';
  readonly table: Table;
  /** How many of which rows at the start, written as in an address: 'rope.2_torches'. */
  readonly start: string;
  /** How many of one row there may be. */
  readonly most: number;
  /** The column shown beside a row's name. */
  readonly shows?: string;
}

export interface Option {
  readonly label: Text;
  /** What the expression reads. */
  readonly value: number;
}

/** A choice that no table of the book holds: the role in a tie, or the readings that a ruling weighs. */
export interface ChoiceInput extends InputText {
  readonly kind: 'choice';
  /** Keyed by option id. Under a ruling the first option is what we rule. */
  readonly options: Readonly<Record<string, Option>>;
  readonly start: string;
  readonly ruling?: Ruling;
  /** Where the readings are compared: values of other inputs at which they differ, if they do not at the start. */
  readonly weighedAt?: Values;
}

export type Input = NumberInput | PickInput | ChoiceInput | BasketInput;

/** What the reader has chosen: a number, the id of a row or an option, or a basket as `basket.ts` writes it. */
export type Values = Readonly<Record<string, number | string>>;

/** A set of outcomes with a name: from `from` up to `to`, both included, either open. */
export interface Band {
  readonly label: string;
  /** A letter or two for a cell of a map. */
  readonly sign?: string;
  /** Finishes 'You … 62.5 % of the time' or stands alone before a colon: 'hit', 'win the contest'. */
  readonly says: string;
  readonly tone: 'good' | 'bad' | 'even';
  /** The facet it looks at, where outcomes have facets. */
  readonly facet?: string;
  readonly from?: number;
  readonly to?: number;
}

/** What a number of the outcome is called and how it is shown. */
export interface Measure {
  readonly label: string;
  readonly unit?: string;
  /** Show a plus sign before positive numbers. */
  readonly signed?: boolean;
  readonly scale?: Scale;
  /** The number counts parts of one: with 2 it is in halves, and 3 reads 1½. */
  readonly parts?: number;
  /** The largest number that is told apart; the one above it stands for all that are larger still. */
  readonly upTo?: number;
  /** What 0, 1, 2 and so on stand for, where the number only orders them: 'awake', 'unconscious'. It has no mean. */
  readonly names?: readonly string[];
}

export interface Facet extends Measure {
  /** Most facets are numbers to chart; one that only sorts outcomes into bands is kept off the charts. */
  readonly hidden?: boolean;
}

export interface Quantity extends Measure {
  readonly better?: 'high' | 'low';
  /** The named parts of an outcome, in the order in which they are shown; the first is charted first. */
  readonly facets?: Readonly<Record<string, Facet>>;
  /** A partition of the outcomes. With `against`: exactly two, below the target and from it upwards, without bounds. */
  readonly bands?: readonly Band[];
  /** Further events whose chance a player wants to know: 'at least one critical hit'. */
  readonly claims?: readonly Band[];
}

/** A value as the book prints it: a number, an expression with the same distribution ('4d6'), or such for each facet. */
export type PrintedValue = number | string | Readonly<Record<string, number | string>>;

export interface PrintedRow {
  readonly inputs: Values;
  readonly value: PrintedValue;
  readonly source: Source;
  /** Set where the book prints something else than the rule gives; the test then demands the difference. */
  readonly erratum?: Ruling;
}

/** A deterministic formula that is read along one input, as a table and a curve. */
export interface Along {
  readonly input: string;
  /** What 'from a to b' costs, where it costs something: the difference of two totals, or the sum of every step. */
  readonly sums?: 'difference' | 'steps';
}

/** The answer over two inputs at once: a table with a cell for every pair of their values. */
export interface FormulaMap {
  /** What the cells tell, as a caption: 'The best effort by attribute and skill'. */
  readonly label: string;
  /** The inputs whose values head the rows and the columns. */
  readonly down: string;
  readonly across: string;
  /** The chance of the good bands, or the band that every outcome of a certain formula lies in. */
  readonly shows: 'chance' | 'band';
}

export interface Formula {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  readonly source: Source;
  readonly inputs: Readonly<Record<string, Input>>;
  readonly expression: string;
  readonly result: Quantity;
  /** The target number, an expression; most often just an input's name. Reached means result >= target. */
  readonly against?: string;
  /** The sum as the book writes it, where `expression` calls a mechanism. A test proves that it has the
   *  distribution of the first facet. */
  readonly shown?: string;
  /** Bracket names of terms that are not inputs: { '3d6': 'base' }. */
  readonly parts?: Readonly<Record<string, string>>;
  /** Terms that the line writes more simply than they are computed: { 'min(shots, weapon.rof - 1)d6': 'shots d6' }.
   *  What it leaves out is set beneath the line. */
  readonly written?: Readonly<Record<string, string>>;
  /** Formulas that the expression calls by name: `modifier(might)`. Arguments follow the order of their inputs. */
  readonly uses?: Readonly<Record<string, Formula>>;
  /** Tables that the expression looks up by name. */
  readonly tables?: Readonly<Record<string, Table>>;
  /** Named targets for 'at a glance': a table with the columns `from` and `to` (null: open). */
  readonly ladder?: Table;
  /** An expression over the inputs. Where it is 0, nothing is left to decide and no advice is given. */
  readonly decided?: string;
  readonly along?: Along;
  readonly map?: FormulaMap;
  readonly printed: readonly PrintedRow[];
  /** Words that readers may search for beside the name. */
  readonly also?: readonly string[];
}

export function defineFormula<const F extends Formula>(formula: F): F {
  requireId(formula.id, `Formula '${formula.name}'`);
  requireBaskets(formula);
  for (const row of formula.printed) {
    for (const name of Object.keys(row.inputs)) {
      if (!(name in formula.inputs)) {
        throw new Error(`Formula '${formula.id}': a printed row sets '${name}', which is not an input`);
      }
    }
  }
  return formula;
}
