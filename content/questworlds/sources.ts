import type { Book, Licence, Source } from '../../src/rules/source';

export const licence: Licence = {
  spdx: 'CC-BY-3.0',
  name: 'Creative Commons Attribution 3.0 Unported',
  url: 'https://creativecommons.org/licenses/by/3.0/',
  note: 'The licence of the draft when it was published. Later editions are under the ORC licence, and their rules differ.',
};

export const draft: Book = {
  title: 'QuestWorlds, draft of April 2018',
  date: '2018-04',
  author: 'Chaosium',
  licence,
};

export const inDraft = (section: string): Source => ({ book: draft, section });
