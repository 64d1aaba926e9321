import type { Book, Licence, Source } from '../../src/rules/source';

export const licence: Licence = {
  spdx: 'CC-BY-3.0',
  name: 'Creative Commons Attribution 3.0 Unported',
  url: 'https://creativecommons.org/licenses/by/3.0/',
  note: 'So says the front page of the rulebook. Copies elsewhere name CC BY 4.0 or CC BY-SA 4.0.',
};

export const rulebook: Book = {
  title: 'Open Adventure, complete rulebook',
  date: 'undated',
  author: 'Kyle Mecklem',
  licence,
};

export const inRulebook = (section: string): Source => ({ book: rulebook, section });
