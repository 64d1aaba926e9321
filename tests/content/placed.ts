import type { Formula } from '../../src/rules/formula';
import type { Table } from '../../src/rules/table';
import { type Book, books, type Chapter } from './books';
import { readProse, referenceOf } from './prose';

export interface Placed<T> {
  readonly book: Book;
  readonly chapter: Chapter;
  /** The address of the chapter below the site: 'game/chapter/'. */
  readonly path: string;
  readonly thing: T;
}

function placedIn<T>(
  book: Book,
  chapter: Chapter,
  module: string,
  names: string[],
  all: Readonly<Record<string, T>>,
): Placed<T>[] {
  const prose = readProse(chapter.text);
  return prose.elements
    .filter(({ name, closing }) => !closing && names.includes(name))
    .flatMap((element) => {
      const found = referenceOf(prose, element);
      const thing = found?.module === module ? all[found.names[0] ?? ''] : undefined;
      return thing ? [{ book, chapter, path: `${book.game.id}/${chapter.name}/`, thing }] : [];
    });
}

const chapters = books.flatMap((book) => book.chapters.map((chapter) => ({ book, chapter })));

/** Every formula where a chapter lets the reader try it. */
export const placedFormulas: readonly Placed<Formula>[] = chapters.flatMap(({ book, chapter }) =>
  placedIn(book, chapter, './formulas', ['Formula', 'CostTable'], book.game.formulas),
);

/** Those in which a reader has something to choose; a few are only rolled. */
export const chosenFormulas = placedFormulas.filter(({ thing }) => Object.keys(thing.inputs).length > 0);

/** Every table where a chapter prints it. */
export const placedTables: readonly Placed<Table>[] = chapters.flatMap(({ book, chapter }) =>
  placedIn(book, chapter, './tables', ['Table'], book.game.tables),
);
