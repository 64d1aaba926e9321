import type { Formula } from '../rules/formula';
import type { Glyph } from '../rules/glyph';
import type { Ruling } from '../rules/ruling';
import type { Table } from '../rules/table';
import type { Term } from '../rules/term';

/** Addresses of things, with the base path of the site. The page that is being rendered provides it to the
 *  components as `Astro.locals.links`, since they know no shelf. */
export interface Links {
  /** Where the rule of a term or a symbol is explained. */
  rule(thing: Term | Glyph): string;
  /** The term's entry in its book's glossary. */
  term(term: Term): string;
  /** The place in the prose where a formula or a table stands. */
  formula(formula: Formula): string;
  table(table: Table): string;
  /** The ruling in full, among those of its chapter. */
  ruling(ruling: Ruling): string;
}
