import { describe, expect, test } from 'vitest';
import { upperFirst } from '../../src/views/upper-first';
import { belonging, genresOf, inWords, piecesOf, say } from '../../src/views/words';

const bow = { fantasy: 'bow', scifi: 'blaster' };

describe('words that differ by genre', () => {
  test('are put together without losing which genre says what', () => {
    const words = say`Weapon: ${bow}, ${'+1'}`;
    expect(words).toEqual(['Weapon: ', bow, ', +1']);
    expect(inWords(words)).toBe('Weapon: bow / blaster, +1');
    expect(inWords(words, 'scifi')).toBe('Weapon: blaster, +1');
  });
  test('stay plain text where nothing differs', () => {
    expect(say`Skill: ${'Trained'}`).toBe('Skill: Trained');
    expect(piecesOf('Trained')).toEqual(['Trained']);
    expect(say``).toBe('');
  });
  test('are said in all genres where the chosen one has none of its own', () => {
    expect(inWords({ fantasy: 'griffin' }, 'scifi')).toBe('griffin');
    expect(inWords(bow, 'horror')).toBe('bow / blaster');
  });
  test('belong to the genres that have all of them', () => {
    expect(genresOf(say`${bow} of ${{ fantasy: 'elves' }}`)).toEqual(['fantasy']);
    expect(genresOf('plain')).toEqual([]);
    expect(belonging({ fantasy: 'griffin' })).toEqual({ 'data-in': 'fantasy' });
    expect(belonging(bow)).toEqual({});
  });
  test('begin with a capital in each genre', () => {
    expect(upperFirst(bow)).toEqual([{ fantasy: 'Bow', scifi: 'Blaster' }]);
    expect(upperFirst(say`of ${bow}`)).toEqual(['Of ', bow]);
    expect(upperFirst('bow')).toBe('Bow');
  });
});
