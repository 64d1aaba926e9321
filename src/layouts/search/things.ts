import { type HitKind, hitKinds, type SearchNames } from '../../views/search-index';
import { findableWords, isCommon, stemOf } from '../../views/search-words';

/** One thing that can be found, with the stems of its names. */
export interface Thing {
  readonly url: string;
  readonly kind: HitKind;
  readonly book: string;
  readonly title: string;
  readonly short: string;
  readonly where: string;
  /** Its title, its abbreviation, its other names. */
  readonly names: readonly (readonly string[])[];
  readonly above: readonly string[];
}

/** The stems that tell a name from others: common words only where it has no others. */
export function tellingStems(text: string): string[] {
  const words = findableWords(text);
  const telling = words.filter((word) => !isCommon(word));
  return (telling.length > 0 ? telling : words).map(stemOf);
}

/** A name, and what it says without what it adds in brackets: 'Rope' for 'Rope (20 spaces)'. */
function withAndWithoutBrackets(name: string): string[] {
  const bare = name.replace(/\s*\([^)]*\)/g, '').trim();
  return bare === '' || bare === name ? [name] : [name, bare];
}

/** All things of an index, in its order. */
export function thingsOf({ books, pages }: SearchNames): Thing[] {
  return pages.flatMap(([book, path, things]) =>
    things.map(([kind, fragment, title, short, where, ...also]) => ({
      url: fragment ? `${path}#${fragment}` : path,
      kind: hitKinds[kind] ?? 'section',
      book: books[book] ?? '',
      title,
      short,
      where,
      names: [title, short, ...also]
        .filter((name) => name !== '')
        .flatMap(withAndWithoutBrackets)
        .map(tellingStems),
      above: tellingStems(where),
    })),
  );
}

export type Postings = ReadonlyMap<string, readonly number[]>;

/** For each stem the places of the things that `stemsOf` sees it in. */
export function postingsOf(things: readonly Thing[], stemsOf: (thing: Thing) => readonly string[]): Postings {
  const postings = new Map<string, number[]>();
  things.forEach((thing, at) => {
    for (const stem of new Set(stemsOf(thing))) {
      const places = postings.get(stem);
      if (places) places.push(at);
      else postings.set(stem, [at]);
    }
  });
  return postings;
}
