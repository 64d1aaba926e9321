import type { Book, Licence, Source } from '../../src/rules/source';

export const licence: Licence = { spdx: 'CC0-1.0', name: 'CC0', url: 'https://creativecommons.org/' };

export const book: Book = { title: 'A book of two worlds', date: '2020', author: 'Somebody', licence };

export const inBook = (section: string): Source => ({ book, section });
