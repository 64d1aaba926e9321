import type { Term } from '../rules/term';
import { haveRoom, pagesFor } from './room';

/** Some letters of the alphabet and the words that begin with them. */
export interface Letters {
  /** 'a-d', or 's' where one letter fills a page. */
  readonly id: string;
  /** 'A to D' */
  readonly title: string;
  readonly terms: readonly Term[];
}

/** In alphabetical order, whatever letters they are written in. */
export const byName = (a: string, b: string): number => a.localeCompare(b, 'en', { sensitivity: 'base' });

/** The letter that a word stands under; what begins with none stands before A. */
function letterOf({ name }: Term): string {
  const [first = ''] = name.normalize('NFD').toLowerCase();
  return /[a-z]/.test(first) ? first : '0';
}

const textOf = ({ name, summary }: Term): string => name + summary;

function pageOf(terms: readonly Term[]): Letters {
  const [first = '', last = ''] = [terms[0], terms.at(-1)].map((term) => (term ? letterOf(term) : ''));
  const [from, to] = [first.toUpperCase(), last.toUpperCase()];
  return first === last
    ? { id: first, title: from, terms }
    : { id: `${first}-${last}`, title: `${from} to ${to}`, terms };
}

/** The words of a book on as many pages as they need, each of about the same length. A letter is never torn apart. */
export function byLetter(terms: readonly Term[]): readonly Letters[] {
  const sorted = [...terms].sort((a, b) => byName(a.name, b.name));
  const texts = sorted.map(textOf);
  if (haveRoom(texts)) return sorted.length > 0 ? [pageOf(sorted)] : [];
  const share = texts.join('').length / pagesFor(texts);
  const pages: Term[][] = [];
  let before = 0;
  for (const [index, term] of sorted.entries()) {
    const last = pages.at(-1);
    const neighbour = sorted[index - 1];
    const begins = !neighbour || letterOf(neighbour) !== letterOf(term);
    if (!last || (begins && before >= share * pages.length)) pages.push([term]);
    else last.push(term);
    before += textOf(term).length;
  }
  return pages.map(pageOf);
}
