import { prettifyError } from 'zod';
import type { Formula, Input, PrintedRow } from '../rules/formula';
import type { Game } from '../rules/game';
import type { Glyph } from '../rules/glyph';
import type { Book, Licence, Source } from '../rules/source';
import type { Column, Table } from '../rules/table';
import type { Term } from '../rules/term';
import type { Links } from './links';
import { type GameJson, gameSchema, schemaVersion } from './schema';

export interface ChapterText {
  readonly id: string;
  readonly title: string;
  readonly description: string;
}

/** JSON has no undefined: what is not there is left out. */
function given<T extends object>(entries: T): T {
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined)) as T;
}

function mapValues<T, U>(record: Readonly<Record<string, T>>, change: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

const idOf = (thing: { readonly id: string } | undefined) => thing?.id;
const ids = (things: Readonly<Record<string, { readonly id: string }>> | undefined) =>
  things && mapValues(things, ({ id }) => id);

function licenceJson({ spdx, name, url, note }: Licence) {
  return given({ spdx, name, url, note });
}

function sourceJson({ book, section }: Source) {
  return { book: book.title, section };
}

function bookJson({ title, date, author, licence }: Book) {
  return { title, date, author, licence: licenceJson(licence) };
}

function columnJson({ term, ...column }: Column) {
  return given({ ...column, term: idOf(term) });
}

function inputJson(input: Input) {
  const term = idOf(input.term);
  if (input.kind === 'number') return given({ ...input, term });
  if (input.kind === 'pick' || input.kind === 'basket')
    return given({ ...input, term, table: input.table.id });
  return given({ ...input, term, ruling: idOf(input.ruling) });
}

function printedJson({ inputs, value, source, erratum }: PrintedRow) {
  return given({ inputs, value, source: sourceJson(source), erratum: idOf(erratum) });
}

function termJson({ shares, source, ...term }: Term) {
  return given({ ...term, shares: idOf(shares), source: sourceJson(source) });
}

function glyphJson({ source, ...glyph }: Glyph) {
  return given({ ...glyph, source: sourceJson(source) });
}

function tableJson({ source, columns, rows, gathers, ...table }: Table, at: string) {
  return given({
    ...table,
    gathers: gathers?.map(({ id }) => id),
    columns: mapValues(columns, columnJson),
    rows,
    at,
    source: sourceJson(source),
  });
}

function formulaJson(formula: Formula, at: string) {
  return given({
    ...formula,
    inputs: mapValues(formula.inputs, inputJson),
    uses: ids(formula.uses),
    tables: ids(formula.tables),
    ladder: idOf(formula.ladder),
    printed: formula.printed.map(printedJson),
    at,
    source: sourceJson(formula.source),
  });
}

/** A game as plain data: what refers to an object refers to its id, and everything says where it stands.
 *  It is held against its own schema as it is made. */
export function gameJson(game: Game, chapters: readonly ChapterText[], links: Links): GameJson {
  const below = `/${game.id}/`;
  const placeOf = (url: string) => url.slice(url.indexOf(below) + below.length).replace('/#', '#');
  const json = given({
    $schema: 'schema.json',
    schemaVersion,
    id: game.id,
    title: game.title,
    tagline: game.tagline,
    summary: game.summary,
    succeeds: game.succeeds,
    licence: licenceJson(game.licence),
    sources: game.sources.map(bookJson),
    chapters: chapters.map(({ id, title, description }) => ({ id, title, description })),
    parts: game.parts,
    genres: game.genres,
    glyphs: game.glyphs && Object.values(game.glyphs).map(glyphJson),
    terms: Object.values(game.terms).map(termJson),
    figures: mapValues(game.figures, (figure) => ({ ...figure, source: sourceJson(figure.source) })),
    tables: Object.values(game.tables).map((table) => tableJson(table, placeOf(links.table(table)))),
    formulas: Object.values(game.formulas).map((formula) =>
      formulaJson(formula, placeOf(links.formula(formula))),
    ),
    rulings: Object.values(game.rulings).map((ruling) => ({
      ...ruling,
      places: ruling.places.map(({ source, says }) => ({ source: sourceJson(source), says })),
    })),
  });
  const checked = gameSchema.safeParse(json);
  if (checked.success) return checked.data;
  throw new Error(
    `Game '${game.id}' does not fit its schema (src/views/schema.ts):\n${prettifyError(checked.error)}`,
  );
}
