import { describe, expect, test } from 'vitest';
import type { Term } from '../../src/rules/term';
import { byLetter } from '../../src/views/by-letter';
import { haveRoom, pagesFor } from '../../src/views/room';
import { might } from './samples';

const term = (name: string, letters = 100): Term => ({
  ...might,
  id: name.toLowerCase(),
  name,
  summary: 'x'.repeat(letters),
});
const alphabet = [...'abcdefghijklmnopqrstuvwxyz'];
const many = alphabet.flatMap((letter) => Array.from({ length: 8 }, (_, at) => term(`${letter}word${at}`)));

describe('the words of a book', () => {
  test('stand on one page as long as they have room there', () => {
    const words = ['zeal', 'Árbol', 'might', '4d6'].map((name) => term(name));
    expect(byLetter(words).map(({ id, terms }) => [id, terms.map(({ name }) => name)])).toEqual([
      ['0-z', ['4d6', 'Árbol', 'might', 'zeal']],
    ]);
    expect(byLetter([])).toEqual([]);
  });
  test('are divided by their letters into pages of about the same length, none lost and none twice', () => {
    const pages = byLetter(many);
    expect(pages.map(({ id, title }) => [id, title])).toEqual([
      ['a-m', 'A to M'],
      ['n-z', 'N to Z'],
    ]);
    expect(pages.flatMap(({ terms }) => terms)).toEqual(many);
    for (const { terms } of pages) expect(haveRoom(terms.map(({ summary }) => summary))).toBe(true);
  });
  test('of one letter stay together, even where they fill a page alone', () => {
    const crowd = Array.from({ length: 200 }, (_, at) => term(`s${at}`));
    const pages = byLetter([term('axe'), ...crowd, term('web')]);
    expect(pages.map(({ id, title }) => [id, title])).toEqual([
      ['a-s', 'A to S'],
      ['w', 'W'],
    ]);
  });
  test('need a second page from a certain length on', () => {
    expect(haveRoom(['x'.repeat(12_000)])).toBe(true);
    expect(haveRoom(['x'.repeat(12_000), 'x'])).toBe(false);
    expect(pagesFor(['x'.repeat(24_001)])).toBe(3);
  });
});
