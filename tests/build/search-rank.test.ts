import { describe, expect, it } from 'vitest';
import { excerptOf } from '../../src/layouts/search/excerpt';
import { matchesOf, misspelt, slips } from '../../src/layouts/search/matches';
import { rank, type Sought } from '../../src/layouts/search/rank';
import { postingsOf, type Thing, tellingStems } from '../../src/layouts/search/things';
import { wordingsOf } from '../../src/layouts/search/wordings';
import { stemOf, wordsOf } from '../../src/views/search-words';

const thing = (title: string, more: Partial<Thing> = {}, also: readonly string[] = []): Thing => ({
  url: `/${title}`,
  title,
  short: '',
  kind: 'section',
  book: 'One',
  where: '',
  above: [],
  ...more,
  names: [title, ...also].map(tellingStems),
});

function ranked(things: readonly Thing[], query: string, open?: string): string[] {
  const names = postingsOf(things, ({ names: all }) => all.flat());
  const headings = postingsOf(things, ({ above }) => above);
  const sought = wordsOf(query).map(
    (word): Sought => ({ matches: matchesOf(word, names.keys()), inText: new Map() }),
  );
  return rank(things, names, headings, sought, open).map(({ at }) => things[at]?.url ?? '');
}

describe('hits are ordered', () => {
  it('by how much of a name was typed', () => {
    const things = [thing('Cover in a melee'), thing('Covering'), thing('Cover'), thing('Uncovered')];
    expect(ranked(things, 'cover').slice(0, 3)).toEqual(['/Covering', '/Cover', '/Cover in a melee']);
  });

  it('so that an abbreviation finds its term, in any letters', () => {
    const things = [thing('Weapons'), thing('Rate of fire', { kind: 'term' }, ['RoF'])];
    expect(ranked(things, 'ROF')).toEqual(['/Rate of fire']);
  });

  it('with the open book before the others', () => {
    const things = [thing('Cover', { url: '/1' }), thing('Cover', { url: '/2', book: 'Two' })];
    expect(ranked(things, 'cover', 'Two')).toEqual(['/2', '/1']);
  });

  it('but not before another one that alone has the very name', () => {
    const things = [thing('A ghost in the tower'), thing('Ghost', { book: 'Two' })];
    expect(ranked(things, 'ghost', 'One')[0]).toBe('/Ghost');
  });

  it('with the rule before what can be done with it', () => {
    const things = [
      thing('Check', { url: '/f', kind: 'formula' }),
      thing('Check', { url: '/t', kind: 'term' }),
    ];
    expect(ranked(things, 'check')).toEqual(['/t', '/f']);
  });

  it('with what stands under a heading behind what bears the name', () => {
    const things = [thing('Range', { above: ['combat'] }), thing('Combat')];
    expect(ranked(things, 'combat')).toEqual(['/Combat', '/Range']);
  });
});

describe('a word that was typed', () => {
  const known = ['cover', 'initiativ', 'weather', 'armor', 'dodg'];

  it('is found in any of its forms and in either spelling', () => {
    for (const word of ['dodge', 'dodges', 'dodged', 'dodging'])
      expect(matchesOf(word, known).get('dodg')).toBe(1);
    for (const word of ['armour', 'armor']) expect(matchesOf(word, known).get('armor')).toBe(1);
    expect(new Set(['defence', 'defense', 'defences'].map(stemOf)).size).toBe(1);
    expect(new Set(['fall', 'falls', 'falling'].map(stemOf)).size).toBe(1);
  });

  it('is found before it is finished', () => {
    expect([...matchesOf('ini', known).keys()]).toEqual(['initiativ']);
  });

  it('is found with one letter wrong, missing, too many or changed about', () => {
    for (const word of ['caver', 'covr', 'covver', 'cvoer', 'coverr']) {
      expect([...misspelt(word, known).keys()], word).toEqual(['cover']);
    }
    expect(slips('wether', 'weather', 1)).toBe(1);
    expect(slips('abc', 'xyz', 1)).toBe(2);
  });

  it('is not guessed where it is too short to be told from others', () => {
    expect(misspelt('dr', ['dc', 'mr']).size).toBe(0);
  });

  it('may be meant as two, or two as one', () => {
    const names = new Set(['chain', 'mail', 'lockpick']);
    expect(wordingsOf('chainmail', (stem) => names.has(stem))).toEqual([['chainmail'], ['chain', 'mail']]);
    expect(wordingsOf('lock pick', (stem) => names.has(stem))).toEqual([['lock', 'pick'], ['lockpick']]);
  });

  it('is left out where it is common and others are there', () => {
    expect(wordingsOf('what can I carry?', () => false)).toEqual([['carry']]);
    expect(wordingsOf('who', () => false)).toEqual([['who']]);
  });
});

describe('an excerpt', () => {
  const text = `${'filler '.repeat(40)}behind <b>Heavy</b> cover, you are safe ${'and '.repeat(30)}sound`;

  it('shows the words that were sought, marked, with those around them', () => {
    const pieces = excerptOf(text, (word) => word === 'cover');
    expect(pieces.filter(({ marked }) => marked)).toEqual([{ text: 'cover, ', marked: true }]);
    expect(pieces.map((piece) => piece.text).join('')).toMatch(/^… filler .*behind <b>Heavy<\/b> cover, you/);
    expect(pieces.at(-1)?.text).toBe(' …');
  });

  it('is the beginning where the text has none of them, and all of it where that is short', () => {
    expect(excerptOf('Every six counts.', () => false)).toEqual([
      { text: 'Every six counts.', marked: false },
    ]);
    expect(excerptOf(text, () => false)[0]?.text).toMatch(/^filler/);
  });
});
