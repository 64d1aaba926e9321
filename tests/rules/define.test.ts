import { describe, expect, it } from 'vitest';
import { defineFormula, type Formula, type Input } from '../../src/rules/formula';
import { defineGame, type Game } from '../../src/rules/game';
import { requireId } from '../../src/rules/id';
import { defineTable } from '../../src/rules/table';
import { defineTerm } from '../../src/rules/term';
import { source } from './source';

const formula: Formula = {
  id: 'cost',
  name: 'Cost',
  summary: 'What a rank costs.',
  source,
  inputs: { rank: { kind: 'number', label: 'Rank', min: 1, max: 10, start: 5 } },
  expression: 'rank * 2',
  result: { label: 'Cost' },
  printed: [{ inputs: { rank: 5 }, value: 10, source }],
};

const term = defineTerm({ id: 'rank', name: 'Rank', summary: 'How good.', at: 'start#rank', source });

const game: Game = {
  id: 'a-game',
  title: 'A game',
  tagline: 'To test',
  summary: 'Nothing to play.',
  accent: { light: '#000', dark: '#fff' },
  icon: 'dice',
  sources: [source.book],
  licence: source.book.licence,
  chapters: ['start'],
  terms: { term },
  figures: {},
  tables: {},
  formulas: { formula },
  rulings: {},
};

describe('an id', () => {
  it.each(['a', 'rank-1', 'heavy-cover', 'm80a2'])('may be %j', (id) => {
    expect(() => requireId(id, 'It')).not.toThrow();
  });

  it.each(['', '1-rank', 'Rank', 'heavy_cover', 'heavy cover', '-a', 'a-', 'a--b', 'é'])(
    'may not be %j',
    (id) => {
      expect(() => requireId(id, "Term 'It'")).toThrow(/Term 'It'.*kebab-case/);
    },
  );
});

describe('a definition', () => {
  it('is handed back as it is', () => {
    expect(defineFormula(formula)).toBe(formula);
    expect(defineGame(game)).toBe(game);
  });

  it('of a formula fails when a printed row sets an input that is not there', () => {
    const printed = [{ inputs: { level: 1 }, value: 2, source }];
    expect(() => defineFormula({ ...formula, printed })).toThrow(/'cost'.*'level'/);
  });

  it('of a formula fails when a basket cannot begin, cannot be walked along, or means two things by count', () => {
    const columns = { name: { label: 'Thing' }, price: { label: 'Price' } };
    const rows = { rope: { name: 'Rope', price: 5 } };
    const table = defineTable({ id: 'wares', name: 'Wares', source, columns, rows });
    const gear = { kind: 'basket', label: 'Gear', table, start: 'rope.2', most: 3 } as const;
    const shop =
      (basket: Input, more: Partial<Formula> = {}) =>
      () =>
        defineFormula({
          ...formula,
          printed: [],
          inputs: { rank: formula.inputs.rank as Input, gear: basket },
          ...more,
        });
    expect(shop(gear)).not.toThrow();
    expect(shop({ ...gear, start: 'rope.4' })).toThrow(/start of 'gear'.*no more than 3 of Rope/);
    expect(shop({ ...gear, start: 'rope.1' })).toThrow(/write the start of 'gear' as 'rope'/);
    expect(shop(gear, { along: { input: 'gear' } })).toThrow(/'gear' cannot be an axis/);
    const map = { label: 'Map', down: 'rank', across: 'gear', shows: 'chance' } as const;
    expect(shop(gear, { map })).toThrow(/'gear' cannot be an axis/);
    const counted = { ...table, columns: { ...columns, count: { label: 'Count' } } };
    expect(shop({ ...gear, table: counted })).toThrow(/'gear.count' is how many there are/);
  });

  it('of a table fails when a row id cannot be an address', () => {
    const columns = { name: { label: 'Rank' } };
    const rows = { '1': { name: 'one' } };
    expect(() => defineTable({ id: 'ranks', name: 'Ranks', source, columns, rows })).toThrow(/'Ranks'.*'1'/);
  });

  it('of a game fails when its parts leave a chapter out, are out of order or begin nowhere', () => {
    const chapters = ['start', 'middle', 'end'];
    const inParts =
      (...froms: string[]) =>
      () =>
        defineGame({ ...game, chapters, parts: froms.map((from) => ({ title: `Of ${from}`, from })) });
    expect(inParts('start')).not.toThrow();
    expect(inParts('start', 'middle', 'end')).not.toThrow();
    expect(inParts('middle', 'end')).toThrow(/'Of middle', must begin with its first chapter, 'start'/);
    expect(inParts('start', 'end', 'middle')).toThrow(/'Of middle' stands out of order/);
    expect(inParts('start', 'start')).toThrow(/'Of start' stands out of order/);
    expect(inParts('start', 'index')).toThrow(/'Of index' begins with 'index', which is no chapter/);
  });

  it('of a game fails when two things share an id, since both would claim the same address', () => {
    const terms = { term, twin: { ...term, id: 'cost' } };
    expect(() => defineGame({ ...game, terms })).toThrow(/'a-game'.*'cost'/);
  });
});
