import { describe, expect, it } from 'vitest';
import { pageOf } from '../../src/build/search-document';

describe('a document for the search', () => {
  const html = pageOf({
    url: '/a/#b',
    kind: 'term',
    book: 'A "book"',
    title: 'Fish & <chips>',
    abbreviation: 'F&C',
    also: ['dinner'],
    where: '',
    html: '<p>Good.</p>',
  });

  it('weighs every name of a thing as much as its title', () => {
    const weighed = [...html.matchAll(/data-pagefind-weight="10">([^<]*)</g)].map(([, text]) => text);
    expect(weighed).toEqual(['Fish &#38; &#60;chips&#62;', 'F&#38;C.', 'dinner.']);
  });

  it('escapes what comes from the books', () => {
    expect(html).toContain('content="A &#34;book&#34;"');
    expect(html).not.toContain('<chips>');
  });

  it('can be chosen by its book', () => {
    expect(html).toContain('data-pagefind-filter="book[content]"');
  });
});
