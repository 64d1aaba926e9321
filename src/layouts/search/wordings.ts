import { isCommon, stemOf, wordsOf } from '../../views/search-words';

/** A question as it may be meant: as it was typed, or with words set apart or together. */
export type Wording = readonly string[];

/** Nobody asks a longer question; somebody may have pasted a page. */
const longest = 200;

/** 'chainmail' for 'chain mail' and the other way round, where the names know it so. */
export function wordingsOf(query: string, isName: (stem: string) => boolean): Wording[] {
  const all = wordsOf(query.slice(0, longest));
  const telling = all.filter((word) => !isCommon(word));
  const typed = telling.length > 0 ? telling : all;
  const wordings: Wording[] = [typed];
  typed.forEach((word, at) => {
    for (let cut = 3; cut <= word.length - 3; cut += 1) {
      const halves = [word.slice(0, cut), word.slice(cut)];
      if (halves.every((half) => isName(stemOf(half)))) wordings.push(typed.toSpliced(at, 1, ...halves));
    }
    const joined = word + (typed[at + 1] ?? '');
    if (at + 1 < typed.length && isName(stemOf(joined))) wordings.push(typed.toSpliced(at, 2, joined));
  });
  return wordings;
}
