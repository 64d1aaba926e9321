import { describe, expect, it } from 'vitest';
import { readProse, referenceOf } from './prose';

describe('the reader of prose that proves this', () => {
  const prose = readProse(
    [
      '---',
      "title: 'A title'",
      'description: It says.',
      '---',
      "import { check, cost as price } from './formulas';",
      "import * as terms from './terms';",
      '',
      '## Rate of fire (RoF)',
      '',
      'Roll <Formula of={check} with={{ dc: 13 }} /> and pay <Term of={terms.might}>5 of it</Term>.',
      '{/* 12 is a comment */} {check.id} `3d6`',
      '',
      '### Cover',
      '### Cover',
      '',
      'See [rank 4](../x/#y) and 7 others.',
    ].join('\n'),
  );

  it('sees the elements, what they name and where', () => {
    expect(prose.elements.map(({ name, line, closing }) => ({ name, line, closing }))).toEqual([
      { name: 'Formula', line: 10, closing: false },
      { name: 'Term', line: 10, closing: false },
      { name: 'Term', line: 10, closing: true },
    ]);
    expect(prose.elements.slice(0, 2).map((element) => referenceOf(prose, element))).toEqual([
      { module: './formulas', names: ['check'] },
      { module: './terms', names: ['might'] },
    ]);
  });

  it('sees frontmatter, headings with their addresses, and expressions that are no comment', () => {
    expect(prose.frontmatter).toEqual({ title: 'A title', description: 'It says.' });
    expect(prose.headings.map(({ slug }) => slug)).toEqual(['rate-of-fire-rof', 'cover', 'cover-1']);
    expect(prose.expressions.map(({ text }) => text)).toEqual(['{check.id}']);
  });

  it('leaves only the words that people read', () => {
    expect(prose.words.match(/\d+/g)).toEqual(['5', '7']);
  });
});
