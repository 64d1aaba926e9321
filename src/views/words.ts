import { inGenre, type Text } from '../rules/genre';

/** What is said, in pieces: each is the same for everybody, or told by genre. */
export type Words = Text | readonly Text[];

const isList = (words: Words): words is readonly Text[] => Array.isArray(words);

/** The pieces of what is said, with those that are alike for everybody drawn together. */
export function piecesOf(words: Words): readonly Text[] {
  const pieces: Text[] = [];
  for (const piece of isList(words) ? words : [words]) {
    const last = pieces.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') pieces[pieces.length - 1] = last + piece;
    else if (piece !== '') pieces.push(piece);
  }
  return pieces;
}

/** say`${label}: ${name}`: plain text as long as all that goes into it is. */
export function say(between: TemplateStringsArray, ...given: readonly Words[]): Words {
  const pieces = piecesOf(
    between.flatMap((text, index) => {
      const words = given[index];
      return words === undefined ? [text] : [text, ...piecesOf(words)];
    }),
  );
  const [only = ''] = pieces;
  return pieces.length < 2 ? only : pieces;
}

/** The same as one text: that of a genre, or without one that of all: 'Bow, Short / Spike Projector, +1'. */
export function inWords(words: Words, genre?: string): string {
  return piecesOf(words)
    .map((piece) => inGenre(piece, genre))
    .join('');
}

/** The genres in which the words are told, where they differ; those that lack a piece of them have no such thing. */
export function genresOf(words: Words): readonly string[] {
  const told = piecesOf(words).flatMap((piece) => (typeof piece === 'string' ? [] : [Object.keys(piece)]));
  const [first = [], ...more] = told;
  return first.filter((genre) => more.every((genres) => genres.includes(genre)));
}

/** Marks what only some genres have, so that the page hides it where another is chosen. */
export function belonging(words: Words): { readonly 'data-in'?: string } {
  const genres = genresOf(words);
  return genres.length === 1 ? { 'data-in': genres.join(' ') } : {};
}
