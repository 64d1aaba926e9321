import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { links } from '../../src/layouts/links';
import { games } from '../../src/library';
import type { Book } from '../../src/rules/source';
import { gameJson } from '../../src/views/json';
import type { Links } from '../../src/views/links';
import type { GameJson } from '../../src/views/schema';
import { schemaJson } from '../../src/views/schema-json';
import twoWorlds from '../two-worlds/game';
import { shop, wares } from '../views/samples';
import { game } from './sample';

const validate = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true }).compile(schemaJson());

const chapters = game.chapters.map((id) => ({ id, title: id, description: `All of ${id}.` }));
const sampleLinks: Links = {
  rule: () => '/base/sample/first/#might',
  term: () => '/base/sample/glossary/#term-might',
  formula: () => '/base/sample/first/#try-check',
  table: () => '/base/sample/second/#table-weapons',
  ruling: () => '/base/sample/rulings/#ruling-tie',
};

/** The ids that a file refers to, by what they should be ids of. */
function references({
  tables,
  formulas,
}: GameJson): Record<'terms' | 'tables' | 'formulas' | 'rulings', string[]> {
  const inputs = formulas.flatMap((formula) => Object.values(formula.inputs));
  const given = (ids: (string | undefined)[]) => ids.filter((id) => id !== undefined);
  return {
    terms: given([
      ...inputs.map(({ term }) => term),
      ...tables.flatMap(({ columns }) => Object.values(columns).map(({ term }) => term)),
    ]),
    tables: given([
      ...inputs.map((input) => (input.kind === 'pick' || input.kind === 'basket' ? input.table : undefined)),
      ...formulas.flatMap((formula) => [formula.ladder, ...Object.values(formula.tables ?? {})]),
    ]),
    formulas: formulas.flatMap(({ uses }) => Object.values(uses ?? {})),
    rulings: given([
      ...inputs.map((input) => (input.kind === 'choice' ? input.ruling : undefined)),
      ...formulas.flatMap(({ printed }) => printed.map(({ erratum }) => erratum)),
    ]),
  };
}

describe('the JSON of a game', () => {
  it('is described by the schema that is served', () => {
    validate(JSON.parse(JSON.stringify(gameJson(game, chapters, sampleLinks))));
    expect(validate.errors ?? []).toEqual([]);
  });

  it('describes baskets and numbers in halves', () => {
    const [book] = game.sources;
    const source = { book: book as Book, section: 'Trade' };
    const trade = {
      ...game,
      tables: { wares: { ...wares, source } },
      formulas: { shop: { ...shop, source } },
    };
    const json = JSON.parse(JSON.stringify(gameJson(trade, chapters, sampleLinks)));
    validate(json);
    expect(validate.errors ?? []).toEqual([]);
    expect(json.formulas[0].inputs.gear).toMatchObject({
      kind: 'basket',
      table: 'wares',
      start: 'rope.2_torch',
      most: 20,
    });
    expect(json.formulas[0].result.facets.weight.parts).toBe(2);
    expect(json.tables[0].columns.weight.parts).toBe(2);
    expect(json.tables[0].rows.torch.weight).toBe(1);
  });

  it('says where everything stands, without the address of the site', () => {
    const { formulas, tables, terms } = gameJson(game, chapters, sampleLinks);
    expect([formulas[0]?.at, tables[0]?.at, terms[0]?.at]).toEqual([
      'first#try-check',
      'second#table-weapons',
      'first#might',
    ]);
  });

  it('refers to things by their ids', () => {
    const { formulas } = gameJson(game, chapters, sampleLinks);
    expect(formulas[0]?.inputs.dc?.term).toBe('might');
    expect(formulas[0]?.source).toEqual({ book: 'A book', section: 'A section' });
  });

  it('holds words by genre and symbols as the book writes them, and says what they are', () => {
    const titled = twoWorlds.chapters.map((id) => ({ id, title: id, description: id }));
    const json = gameJson({ ...twoWorlds, id: 'sample' }, titled, sampleLinks);
    validate(JSON.parse(JSON.stringify(json)));
    expect(validate.errors ?? []).toEqual([]);
    expect(json.genres).toEqual({ fantasy: 'Fantasy', scifi: 'Science fiction' });
    expect(json.glyphs?.map(({ id }) => id)).toEqual(['power', 'exhaust']);
    expect(json.parts).toEqual(twoWorlds.parts);
    const arms = json.tables.find(({ id }) => id === 'arms');
    expect(arms?.rows['arm-0']).toMatchObject({
      name: { fantasy: 'Bow, Short', scifi: 'Short Zapper' },
      special: '{power}{power}: Stun',
    });
    expect(json.terms[0]?.shares).toBe('two-kinds-of-points');
    expect(json.tables.find(({ id }) => id === 'potions')?.genre).toBe('fantasy');
  });

  it('is refused with the name of the game and the place, where it does not fit', () => {
    const broken = { ...game, tagline: undefined } as unknown as typeof game;
    expect(() => gameJson(broken, chapters, sampleLinks)).toThrow(
      /Game 'sample' does not fit its schema.*tagline/s,
    );
  });

  it.each(games)('of $title is valid, and refers to nothing that it does not hold', (shelved) => {
    const titled = shelved.chapters.map((id) => ({ id, title: id, description: id }));
    const json = gameJson(shelved, titled, links);
    validate(JSON.parse(JSON.stringify(json)));
    expect(validate.errors ?? []).toEqual([]);
    for (const [kind, ids] of Object.entries(references(json))) {
      const held = json[kind as keyof ReturnType<typeof references>].map(({ id }) => id);
      expect(
        ids.filter((id) => !held.includes(id)),
        kind,
      ).toEqual([]);
    }
  });
});
