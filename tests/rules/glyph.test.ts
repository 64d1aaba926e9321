import { describe, expect, test } from 'vitest';
import { defineGlyph, piecesOf } from '../../src/rules/glyph';
import { requireGlyphs } from '../../src/rules/require-glyphs';
import type { Table } from '../../src/rules/table';
import { source } from './source';

const run = (glyph: string, count: number, written = '') => ({ glyph, count, written });

describe('a text with symbols', () => {
  test('holds runs of one symbol, with the number that stands before them', () => {
    expect(piecesOf('2{stamina}: +1 Damage')).toEqual([run('stamina', 2, '2'), ': +1 Damage']);
    expect(piecesOf('{power}{power}: Stun')).toEqual([run('power', 2, '2'), ': Stun']);
    expect(piecesOf('Spend X{black-mana}')).toEqual(['Spend ', run('black-mana', 1, 'X')]);
  });
  test('has two runs where one symbol follows another', () => {
    expect(piecesOf('{power}{exhaust}')).toEqual([run('power', 1), run('exhaust', 1)]);
  });
  test('is plain where it has none', () => {
    expect(piecesOf('Stun')).toEqual(['Stun']);
    expect(piecesOf('{ power }')).toEqual(['{ power }']);
  });
});

test('a symbol is told by an id that a text can hold', () => {
  const glyph = { id: 'Power!', name: 'power', picture: 'star', summary: 'Power.', at: 'first', source };
  expect(() => defineGlyph(glyph)).toThrow(/Glyph 'power': the id 'Power!' must be kebab-case/);
});

describe('a table with a symbol that its book does not have', () => {
  const table: Table = {
    id: 'arms',
    name: 'Arms',
    source,
    columns: { name: { label: 'Name' } },
    rows: { axe: { name: { fantasy: 'Axe', scifi: '{might}' } } },
  };
  const power = defineGlyph({
    id: 'power',
    name: 'power',
    picture: 'star',
    summary: 'P.',
    at: 'first',
    source,
  });
  test('is refused with its row and what to write', () => {
    expect(() => requireGlyphs([table], [power])).toThrow(
      "Table 'arms', row 'axe': {might} is no glyph of this book; write {power}, or define it in glyphs.ts",
    );
    expect(() => requireGlyphs([table], [])).toThrow('write words, or define it');
  });
  test('is welcome once the symbol is defined', () => {
    expect(() => requireGlyphs([table], [{ ...power, id: 'might' }])).not.toThrow();
  });
});
