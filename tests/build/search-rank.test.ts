import { describe, expect, it } from 'vitest';
import { piecesOf, withoutNames } from '../../src/layouts/search/excerpt';
import type { Hit } from '../../src/layouts/search/hit';
import { rank } from '../../src/layouts/search/rank';

const hit = (title: string, more: Partial<Hit> = {}): Hit => ({
  url: `/${title}`,
  title,
  short: '',
  kind: 'section',
  book: 'One',
  also: [],
  where: '',
  excerpt: '',
  ...more,
});

const titles = (hits: readonly Hit[], query: string, book?: string) =>
  rank(hits, query, book).map(({ title }) => title);

describe('hits are ordered', () => {
  it('by name first: the whole name, then its beginning, then as the engine found them', () => {
    const hits = [hit('Uncovered'), hit('Cover in melee'), hit('Discovery'), hit('Cover')];
    expect(titles(hits, 'cover')).toEqual(['Cover', 'Cover in melee', 'Uncovered', 'Discovery']);
  });

  it('so that an abbreviation finds its term, in any letters', () => {
    const hits = [hit('Weapons'), hit('Rate of fire', { kind: 'term', also: ['RoF'] })];
    expect(titles(hits, 'ROF')).toEqual(['Rate of fire', 'Weapons']);
  });

  it('with the open book before the others among equals', () => {
    const hits = [hit('Cover', { url: '/1' }), hit('Cover', { url: '/2', book: 'Two' })];
    expect(rank(hits, 'cover', 'Two').map(({ url }) => url)).toEqual(['/2', '/1']);
  });

  it('with the rule before what can be done with it', () => {
    const hits = [hit('Check', { url: '/f', kind: 'formula' }), hit('Check', { url: '/t', kind: 'term' })];
    expect(rank(hits, 'check', undefined).map(({ kind }) => kind)).toEqual(['term', 'formula']);
  });

  it('and one address is shown once', () => {
    expect(titles([hit('Cover'), hit('Hiding', { url: '/Cover' })], 'x')).toEqual(['Cover']);
  });
});

describe('an excerpt', () => {
  it('marks the words that were sought, and takes nothing for HTML', () => {
    expect(piecesOf('if &lt;b&gt; then <mark>cover</mark> it')).toEqual([
      { text: 'if <b> then ', marked: false },
      { text: 'cover', marked: true },
      { text: ' it', marked: false },
    ]);
  });

  it('repeats neither the title nor the other names', () => {
    const text = '<mark>Critical</mark> <mark>hit.</mark> Every six counts. crit. six.';
    expect(withoutNames(text, 'Critical hit', ['crit', 'six'])).toBe('Every six counts.');
  });

  it('is left alone where it begins and ends elsewhere', () => {
    expect(withoutNames('what a hit does', 'Critical hit', ['crit'])).toBe('what a hit does');
  });
});
