/** The kinds of world that a book may be played in, by id, with their names: { fantasy: 'Fantasy', scifi: 'Science fiction' }. */
export type Genres = Readonly<Record<string, string>>;

/** Words that differ by genre: { fantasy: 'Bow, Short', scifi: 'Spike Projector' }. What a genre lacks, it does not name. */
export type ByGenre = Readonly<Record<string, string>>;

/** Words for everybody, or for each genre its own. */
export type Text = string | ByGenre;

/** The words of each genre in the order of the book, or the one text that serves all. */
export function tellings(text: Text): readonly (readonly [genre: string | undefined, words: string])[] {
  return typeof text === 'string' ? [[undefined, text]] : Object.entries(text);
}

/** The words of one genre; without one, or where it has none of its own, those of all: 'Bow, Short / Spike Projector'. */
export function inGenre(text: Text, genre?: string): string {
  if (typeof text === 'string') return text;
  const own = genre === undefined ? undefined : text[genre];
  return own ?? [...new Set(Object.values(text))].join(' / ');
}
