import type { Game } from '../rules/game';
import { inGenre } from '../rules/genre';
import type { Cell, Column, Table } from '../rules/table';
import { rowAnchor } from './anchor';
import { type Glyphs, textInWords } from './glyph-words';
import type { Links } from './links';
import { numberText } from './measure-text';

export type RecordKind = 'term' | 'formula' | 'table' | 'row' | 'ruling';

/** What the search knows of one thing. */
export interface SearchRecord {
  readonly kind: RecordKind;
  /** The title of the book, by which readers choose it. */
  readonly book: string;
  readonly title: string;
  readonly abbreviation?: string;
  /** Other words that must find it as well as its title does. */
  readonly also: readonly string[];
  readonly text: string;
  readonly url: string;
}

function cellText(column: Column, cell: Cell, glyphs: Glyphs): string {
  if (cell === null) return '';
  const sign = column.signed && typeof cell === 'number' && cell >= 0 ? '+' : '';
  const plain = typeof cell === 'number' ? `${sign}${cell}` : textInWords(inGenre(cell), glyphs);
  const rated = (column.scale || column.parts) && typeof cell === 'number' ? numberText(column, cell) : plain;
  return `${column.label} ${rated}${column.unit ? ` ${column.unit}` : ''}`;
}

function printedColumns({ columns }: Table): (readonly [name: string, column: Column])[] {
  return Object.entries(columns).filter(([, { hidden }]) => !hidden);
}

/** A row is called what its first column says; a bare number says nothing without its column and table. */
function rowTitle(table: Table, id: string, glyphs: Glyphs): string {
  const [[name, column] = ['', { label: '' }]] = Object.entries(table.columns);
  const cell = table.rows[id]?.[name] ?? id;
  const said = typeof cell === 'number' ? String(cell) : textInWords(inGenre(cell), glyphs);
  return /^[\d.,–-]+$/.test(said) ? `${table.name}: ${column.label} ${said}` : said;
}

function rowText(table: Table, id: string, glyphs: Glyphs): string {
  const cells = printedColumns(table).slice(1);
  const texts = cells.map(([name, column]) => cellText(column, table.rows[id]?.[name] ?? null, glyphs));
  return `${table.name}: ${texts.filter(Boolean).join(', ')}.`;
}

/** What each genre calls a row, so that the name alone finds it as well as both together do. */
function namesOf(table: Table, id: string): string[] {
  const [[name] = ['']] = Object.entries(table.columns);
  const cell = table.rows[id]?.[name];
  const told = typeof cell === 'object' && cell !== null ? [...new Set(Object.values(cell))] : [];
  return told.length > 1 ? told : [];
}

function tableRecords({ title: book, glyphs }: Game, table: Table, links: Links): SearchRecord[] {
  const url = links.table(table);
  const columns = printedColumns(table).map(([, column]) => column);
  const own = table.gathers ? [] : Object.keys(table.rows);
  const rows = own.map(
    (id): SearchRecord => ({
      kind: 'row',
      book,
      title: rowTitle(table, id, glyphs),
      also: namesOf(table, id),
      text: rowText(table, id, glyphs),
      url: url.replace(/#.*$/, `#${rowAnchor(table, id)}`),
    }),
  );
  const whole: SearchRecord = {
    kind: 'table',
    book,
    title: table.name,
    also: table.also ?? [],
    text: `${textInWords(table.summary ?? '', glyphs)} ${columns.map(({ label }) => label).join(', ')}.`.trim(),
    url,
  };
  return [whole, ...rows];
}

/** The search records of a game: every term, formula, table, row and ruling. */
export function recordsOf(game: Game, links: Links): SearchRecord[] {
  const { title: book, glyphs } = game;
  const terms = Object.values(game.terms).map(
    (term): SearchRecord => ({
      kind: 'term',
      book,
      title: term.name,
      ...(term.abbreviation === undefined ? {} : { abbreviation: term.abbreviation }),
      also: term.also ?? [],
      text: textInWords(term.summary, glyphs),
      url: links.rule(term),
    }),
  );
  const formulas = Object.values(game.formulas).map(
    (formula): SearchRecord => ({
      kind: 'formula',
      book,
      title: formula.name,
      also: formula.also ?? [],
      text: textInWords(formula.summary, glyphs),
      url: links.formula(formula),
    }),
  );
  const rulings = Object.values(game.rulings).map(
    (ruling): SearchRecord => ({
      kind: 'ruling',
      book,
      title: ruling.title,
      also: [],
      text: textInWords(`${ruling.ruling} ${ruling.why}`, glyphs),
      url: links.ruling(ruling),
    }),
  );
  const tables = Object.values(game.tables).flatMap((table) => tableRecords(game, table, links));
  return [...terms, ...formulas, ...tables, ...rulings];
}
