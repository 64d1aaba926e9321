import type { Game } from '../rules/game';
import type { Term } from '../rules/term';
import { byLetter, type Letters } from '../views/by-letter';

interface Words {
  readonly pages: readonly Letters[];
  /** Whether the words need more than one page. */
  readonly isDivided: boolean;
  readonly pageOf: ReadonlyMap<Term, Letters>;
}

function divide(game: Game): Words {
  const pages = byLetter(Object.values(game.terms));
  const pageOf = new Map(pages.flatMap((page) => page.terms.map((term) => [term, page])));
  return { pages, isDivided: pages.length > 1, pageOf };
}

const known = new WeakMap<Game, Words>();

/** The words of a book, by the page of its glossary that they stand on. */
export function wordsOf(game: Game): Words {
  const words = known.get(game) ?? divide(game);
  known.set(game, words);
  return words;
}

/** The page of the glossary that tells what a term means, by its path below the book. */
export function glossaryPage(game: Game, term: Term): string {
  const { isDivided, pageOf } = wordsOf(game);
  return isDivided ? `glossary/${pageOf.get(term)?.id}` : 'glossary';
}
