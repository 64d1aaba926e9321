import type { Book, Licence, Source } from '../../src/rules/source';

export const licence: Licence = {
  spdx: 'CC-BY-NC-SA-4.0',
  name: 'Creative Commons Attribution-NonCommercial-ShareAlike 4.0 International',
  url: 'https://creativecommons.org/licenses/by-nc-sa/4.0/',
};

const author = 'Q* / Endless Horizons contributors';

export const rules: Book = { title: 'Q* rules', date: '2018-01', author, licence };

export const pages: Book = { title: 'Q* equipment and perk pages', date: '2018-01', author, licence };

export const inRules = (section: string): Source => ({ book: rules, section });

export const inPages = (section: string): Source => ({ book: pages, section });
