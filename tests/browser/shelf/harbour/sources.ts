import type { Book, Source } from '../../../../src/rules/source';

export const book: Book = {
  title: 'A test',
  date: '2026-01',
  author: 'nobody',
  licence: { spdx: 'CC0-1.0', name: 'CC0 1.0', url: 'https://spdx.org/licenses/CC0-1.0.html' },
};

export const source: Source = { book, section: 'nowhere' };
