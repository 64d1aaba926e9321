import type { Book, Licence, Source } from '../../src/rules/source';

export const licence: Licence = {
  spdx: 'CC-BY-NC-SA-4.0',
  name: 'Creative Commons Attribution-NonCommercial-ShareAlike 4.0 International',
  url: 'https://creativecommons.org/licenses/by-nc-sa/4.0/',
};

const author = 'Q* / Endless Horizons contributors';

export const introduction: Book = { title: 'Q* Revised introduction', date: '2018-05', author, licence };

export const pages: Book = {
  title: 'Q* Revised character, crisis and equipment pages',
  date: '2018-05',
  author,
  licence,
};

export const inIntroduction = (section: string): Source => ({ book: introduction, section });

export const inPages = (section: string): Source => ({ book: pages, section });
