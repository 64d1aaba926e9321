import { chaptersWith, ownerOf } from '../library';
import type { Formula } from '../rules/formula';
import type { Table } from '../rules/table';
import { formulaAnchor, rulingAnchor, tableAnchor, termAnchor } from '../views/anchor';
import type { Links } from '../views/links';

/** With a slash at the end, whatever BASE_PATH looks like. */
const base = import.meta.env.BASE_URL.replace(/\/?$/, '/');

/** The address of a page or a file of this site. */
export function pathTo(...parts: readonly string[]): string {
  const path = parts.join('/');
  return base + path + (path === '' || path.includes('.') ? '' : '/');
}

function standing(thing: Formula | Table, word: string, anchor: string): string {
  const { id, chapters } = ownerOf(thing);
  const [chapter] = chaptersWith(thing);
  if (chapter) return `${pathTo(id, chapter)}#${anchor}`;
  throw new Error(
    `Game '${id}': no chapter shows '${thing.id}'; write <${word} of={…} /> in ${chapters.join('.mdx, ')}.mdx, ` +
      'wherever its rule stands',
  );
}

/** Where everything on the shelf stands. */
export const links: Links = {
  rule(term) {
    const { id, chapters } = ownerOf(term);
    const [chapter = '', heading] = term.at.split('#');
    if (!chapters.includes(chapter)) {
      throw new Error(
        `Game '${id}': the term '${term.id}' stands at '${term.at}', which is no chapter of it`,
      );
    }
    return pathTo(id, chapter) + (heading ? `#${heading}` : '');
  },
  term: (term) => `${pathTo(ownerOf(term).id, 'glossary')}#${termAnchor(term)}`,
  formula: (formula) => standing(formula, 'Formula', formulaAnchor(formula)),
  table: (table) => standing(table, 'Table', tableAnchor(table)),
  ruling: (ruling) => `${pathTo(ownerOf(ruling).id, 'rulings')}#${rulingAnchor(ruling)}`,
};
