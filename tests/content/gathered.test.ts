import { describe, expect, it } from 'vitest';
import { books } from './books';

const modules = import.meta.glob<Record<string, unknown>>('../../content/*/*.ts', { eager: true });

/** What a thing of a book is, by what only such a thing has. */
const marks: readonly (readonly [
  kind: 'formulas' | 'tables' | 'rulings' | 'terms',
  fields: readonly string[],
])[] = [
  ['formulas', ['id', 'expression', 'inputs', 'printed']],
  ['tables', ['id', 'columns', 'rows', 'source']],
  ['rulings', ['id', 'ruling', 'places', 'alternative']],
  ['terms', ['id', 'name', 'summary', 'at', 'source']],
];

const kindOf = (value: unknown) =>
  typeof value === 'object' && value !== null
    ? marks.find(([, fields]) => fields.every((field) => field in value))?.[0]
    : undefined;

describe.each(books)('$game.title', ({ folder, game }) => {
  const own = Object.entries(modules).filter(([path]) => path.startsWith(`../../content/${folder}/`));

  // A symbol is explained like a word, and is none.
  const all = [game.formulas, game.tables, game.rulings, game.terms, game.glyphs ?? {}];
  const gathered = new Set(all.flatMap((things) => Object.values<unknown>(things)));

  it('gathers every formula, table, ruling and term that stands in its folder', () => {
    const lost = own.flatMap(([path, exported]) =>
      Object.entries(exported).flatMap(([name, value]) => {
        const kind = kindOf(value);
        if (kind === undefined || gathered.has(value)) return [];
        return [
          `${path.slice(6)}: '${name}' is lost: export it from content/${folder}/${kind}.ts, or delete it`,
        ];
      }),
    );
    expect(lost).toEqual([]);
  });

  it('gathers every figure', () => {
    const figures = new Set<unknown>(Object.values(game.figures));
    const lost = own.flatMap(([path, exported]) =>
      Object.entries(exported)
        .filter(([name]) => name === 'figures')
        .flatMap(([, defined]) => Object.entries(defined as Record<string, unknown>))
        .filter(([, value]) => !figures.has(value))
        .map(
          ([name]) =>
            `${path.slice(6)}: the figure '${name}' is lost: spread it into content/${folder}/figures.ts`,
        ),
    );
    expect(lost).toEqual([]);
  });
});
