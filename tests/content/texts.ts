import type { Formula } from '../../src/rules/formula';
import type { Game } from '../../src/rules/game';
import type { ByGenre, Text } from '../../src/rules/genre';
import { piecesOf } from '../../src/rules/glyph';
import type { Table } from '../../src/rules/table';
import type { Chapter } from './books';
import { readProse, referencesOf } from './prose';

interface Place {
  /** Where an author finds it: 'table arms, row bow, column special'. */
  readonly where: string;
  readonly text: string;
}

const wordsOf = (text: Text): readonly string[] => (typeof text === 'string' ? [text] : Object.values(text));

function inTable({ id, summary = '', rows }: Table): Place[] {
  const cells = Object.entries(rows).flatMap(([row, columns]) =>
    Object.entries(columns).flatMap(([column, cell]) =>
      cell === null || typeof cell === 'number'
        ? []
        : wordsOf(cell).map((text) => ({ where: `table ${id}, row ${row}, column ${column}`, text })),
    ),
  );
  return [{ where: `table ${id}, its summary`, text: summary }, ...cells];
}

function inFormula({ id, summary, inputs }: Formula): Place[] {
  const asked = Object.entries(inputs).flatMap(([name, input]) => {
    const options = input.kind === 'choice' ? Object.entries(input.options) : [];
    const where = `formula ${id}, input ${name}`;
    return [
      { where: `${where}, its note`, text: input.note ?? '' },
      ...options.flatMap(([option, { label }]) =>
        wordsOf(label).map((text) => ({ where: `${where}, option ${option}`, text })),
      ),
    ];
  });
  return [{ where: `formula ${id}, its summary`, text: summary }, ...asked];
}

/** Every text of a book's data in which a symbol may stand. */
export function textsWithGlyphs({ terms, tables, formulas, rulings }: Game): Place[] {
  return [
    ...Object.values(terms).map(({ id, summary }) => ({ where: `term ${id}, its summary`, text: summary })),
    ...Object.values(tables).flatMap(inTable),
    ...Object.values(formulas).flatMap(inFormula),
    ...Object.values(rulings).flatMap(({ id, ruling, why, alternative, places }) =>
      [ruling, why, alternative, ...places.map(({ says }) => says)].map((text) => ({
        where: `ruling ${id}`,
        text,
      })),
    ),
  ];
}

/** Every text of a book's data that genres tell in different words. */
export function textsByGenre({ tables, formulas }: Game): { where: string; told: ByGenre }[] {
  const cells = Object.values(tables).flatMap(({ id, rows }) =>
    Object.entries(rows).flatMap(([row, columns]) =>
      Object.values(columns).map((cell) => ({ where: `table ${id}, row ${row}`, told: cell })),
    ),
  );
  const options = Object.values(formulas).flatMap(({ id, inputs }) =>
    Object.values(inputs).flatMap((input) =>
      input.kind === 'choice'
        ? Object.values(input.options).map(({ label }) => ({ where: `formula ${id}`, told: label }))
        : [],
    ),
  );
  return [...cells, ...options].flatMap(({ where, told }) =>
    typeof told === 'object' && told !== null ? [{ where, told }] : [],
  );
}

/** The ids of the glyphs that a text uses. */
export function glyphsIn(text: string): string[] {
  return piecesOf(text).flatMap((piece) => (typeof piece === 'string' ? [] : [piece.glyph]));
}

/** Braces that are no glyph. */
export function strayBraces(text: string): boolean {
  return piecesOf(text).some((piece) => typeof piece === 'string' && /[{}]/.test(piece));
}

/** The export names of the glyphs that the chapters show by a word of their own. */
export function glyphsShown(chapters: readonly Chapter[]): Set<string> {
  return new Set(
    chapters.flatMap(({ text }) => {
      const prose = readProse(text);
      return prose.elements
        .flatMap((element) => referencesOf(prose, element))
        .flatMap((found) => (found?.module === './glyphs' ? [found.names[0] ?? ''] : []));
    }),
  );
}
