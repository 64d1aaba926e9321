import { describe, expect, it } from 'vitest';
import { type Book, books } from './books';
import { type Prose, readProse, referenceOf, referencesOf } from './prose';

const vocabulary = [
  'Formula',
  'Odds',
  'CostTable',
  'Table',
  'Term',
  'Ruling',
  'Example',
  'Note',
  'Roll',
  'Figure',
  'Either',
  'Only',
  'Glyph',
  'Legend',
];

interface Written {
  readonly name: string;
  readonly path: string;
  readonly prose: Prose;
}

function written(book: Book): Written[] {
  return book.chapters.map(({ name, path, text }) => ({ name, path, prose: readProse(text) }));
}

/** The names of the exports of a module that the book's chapters place with one of the components. */
function placed(chapters: readonly Written[], module: string, components: readonly string[]): Set<string> {
  const references = chapters.flatMap(({ prose }) =>
    prose.elements
      .filter(({ name, closing }) => !closing && components.includes(name))
      .map((element) => referenceOf(prose, element)),
  );
  return new Set(references.flatMap((found) => (found?.module === module ? [found.names[0] ?? ''] : [])));
}

function missing(gathered: Readonly<Record<string, unknown>>, found: ReadonlySet<string>): string[] {
  return Object.keys(gathered).filter((name) => !found.has(name));
}

describe.each(books)('the prose of $game.title', (book) => {
  const { game, folder } = book;
  const chapters = written(book);

  it('is made of the chapters that the game lists, no more and no fewer', () => {
    expect(chapters.map(({ name }) => name).sort()).toEqual([...game.chapters].sort());
  });

  it('gives every chapter a title and a description of at most 155 characters', () => {
    const wrong = chapters.filter(({ prose: { frontmatter } }) => {
      return !frontmatter.title || !frontmatter.description || frontmatter.description.length > 155;
    });
    expect(
      wrong.map(({ path, prose }) => `${path}: ${prose.frontmatter.description?.length ?? 0} characters`),
    ).toEqual([]);
  });

  it('has headings of the second and third level only, since the title is the first', () => {
    const wrong = chapters.flatMap(({ path, prose }) =>
      prose.headings
        .filter(({ level }) => level !== 2 && level !== 3)
        .map(({ line, text }) => `${path}:${line}: '${text}': use ## or ###`),
    );
    expect(wrong).toEqual([]);
  });

  it('uses the components that authors have, and plain Markdown', () => {
    const wrong = chapters.flatMap(({ path, prose }) => [
      ...prose.elements
        .filter(({ name }) => !vocabulary.includes(name))
        .map(({ name, line }) => `${path}:${line}: <${name}>: use one of ${vocabulary.join(', ')}`),
      ...prose.expressions.map(
        ({ text, line }) => `${path}:${line}: ${text}: use <Figure of={…} /> for a number`,
      ),
    ]);
    expect(wrong).toEqual([]);
  });

  it('refers to data by objects that it imports', () => {
    const wrong = chapters.flatMap(({ path, prose }) =>
      prose.elements
        .filter(({ attributes }) => /\bof=/.test(attributes))
        .filter((element) => referencesOf(prose, element).includes(undefined))
        .map(
          ({ name, attributes, line }) => `${path}:${line}: <${name}${attributes}>: import what 'of' names`,
        ),
    );
    expect(wrong).toEqual([]);
  });

  it('leaves a line free within <Only>, where that stands on lines of its own', () => {
    const wrong = book.chapters.flatMap(({ path, text }) =>
      [...text.matchAll(/^<Only\b[^>]*>[ \t]*(?:\n(?!\s*\n)|\S.*<\/Only>\s*$)/gm)].map(
        ({ index }) =>
          `${path}:${text.slice(0, index).split('\n').length}: write its paragraphs between empty lines`,
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('shows every formula where its rule stands, unless another formula is built on it', () => {
    const used = new Set(Object.values(game.formulas).flatMap(({ uses }) => Object.values(uses ?? {})));
    const shown = placed(chapters, './formulas', ['Formula', 'CostTable']);
    const lost = missing(game.formulas, shown).filter((name) => {
      const formula = game.formulas[name];
      return formula === undefined || !used.has(formula);
    });
    expect(
      lost.map((name) => `${folder}: the formula '${name}' stands in no chapter: place <Formula>`),
    ).toEqual([]);
  });

  it('prints every table', () => {
    const lost = missing(game.tables, placed(chapters, './tables', ['Table']));
    expect(lost.map((name) => `${folder}: the table '${name}' stands in no chapter: place <Table>`)).toEqual(
      [],
    );
  });

  it('shows every ruling as a note where it matters', () => {
    const lost = missing(game.rulings, placed(chapters, './rulings', ['Ruling']));
    expect(
      lost.map((name) => `${folder}: the ruling '${name}' stands in no chapter: place <Ruling>`),
    ).toEqual([]);
  });

  it('prints every figure', () => {
    const shown = new Set(
      chapters.flatMap(({ prose }) =>
        prose.elements.flatMap((element) => {
          const found = referenceOf(prose, element);
          return found?.module === './figures' ? found.names : [];
        }),
      ),
    );
    const lost = missing(game.figures, shown);
    expect(
      lost.map((name) => `${folder}: the figure '${name}' stands in no chapter: print it or delete it`),
    ).toEqual([]);
  });

  it('has the heading that each term points to', () => {
    const headings = new Set(
      chapters.flatMap(({ name, prose }) => prose.headings.map(({ slug }) => `${name}#${slug}`)),
    );
    const wrong = Object.values(game.terms).filter(({ at }) => !headings.has(at));
    expect(
      wrong.map(({ id, at }) => `${folder}: the term '${id}' is explained at '${at}', which is no heading`),
    ).toEqual([]);
  });
});
