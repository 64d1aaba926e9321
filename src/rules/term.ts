import { requireId } from './id';
import type { Ruling } from './ruling';
import type { Source } from './source';

/** A word that the book defines. Its card, glossary entry and search record are readings of it. */
export interface Term {
  readonly id: string;
  readonly name: string;
  readonly abbreviation?: string;
  /** Where another word has the same abbreviation: the ruling that says how to tell which of them is meant. */
  readonly shares?: Ruling;
  /** Other words that a reader may search for: synonyms, plurals that matter, older spellings. */
  readonly also?: readonly string[];
  /** One or two plain sentences, our own words. */
  readonly summary: string;
  /** Where the rule stands: 'chapter#heading' within the same game. */
  readonly at: string;
  readonly source: Source;
}

export function defineTerm(term: Term): Term {
  requireId(term.id, `Term '${term.name}'`);
  return term;
}
