import type { Book, Source } from '../../src/rules/source';

/** A book that nobody has written, for rules that only a test needs. */
const book: Book = {
  title: 'A test',
  date: '2026',
  author: 'nobody',
  licence: { spdx: null, name: 'none', url: null },
};

export const source: Source = { book, section: 'nowhere' };
