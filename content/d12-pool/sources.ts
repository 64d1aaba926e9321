import type { Book, Licence, Source } from '../../src/rules/source';

/** Nobody has stated any terms, so we claim none for the source, and tell which part is ours. */
export const licence: Licence = {
  spdx: null,
  name: 'No licence stated',
  url: null,
  note: 'The source names neither an author nor terms of use, and we can give none in their place. Only facts, figures and names are taken from it; every sentence here is our own.',
};

export const notes: Book = {
  title: 'Untitled rules notes',
  date: null,
  author: null,
  licence,
};

export const inNotes = (section: string): Source => ({ book: notes, section });
