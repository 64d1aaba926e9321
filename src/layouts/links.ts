import { chaptersWith, ownerOf } from '../library';
import type { Formula } from '../rules/formula';
import type { Ruling } from '../rules/ruling';
import type { Table } from '../rules/table';
import { formulaAnchor, rulingAnchor, tableAnchor, termAnchor } from '../views/anchor';
import type { Links } from '../views/links';
import { glossaryPage } from './glossary-pages';

/** With a slash at the end, whatever BASE_PATH looks like. */
const base = import.meta.env.BASE_URL.replace(/\/?$/, '/');

/** The address of a page or a file of this site. */
export function pathTo(...parts: readonly string[]): string {
  const path = parts.join('/');
  return base + path + (path === '' || path.includes('.') ? '' : '/');
}

function placeOf(thing: Formula | Table | Ruling, word: string): readonly [game: string, chapter: string] {
  const { id, chapters } = ownerOf(thing);
  const [chapter] = chaptersWith(thing);
  if (chapter) return [id, chapter];
  throw new Error(
    `Game '${id}': no chapter shows '${thing.id}'; write <${word} of={…} /> in ${chapters.join('.mdx, ')}.mdx, ` +
      'wherever its rule stands',
  );
}

/** Where everything on the shelf stands. */
export const links: Links = {
  rule(thing) {
    const { id, chapters } = ownerOf(thing);
    const [chapter = '', heading] = thing.at.split('#');
    if (!chapters.includes(chapter)) {
      throw new Error(
        `Game '${id}': the rule of '${thing.id}' stands at '${thing.at}', which is no chapter of it`,
      );
    }
    return pathTo(id, chapter) + (heading ? `#${heading}` : '');
  },
  term(term) {
    const game = ownerOf(term);
    return `${pathTo(game.id, glossaryPage(game, term))}#${termAnchor(term)}`;
  },
  formula: (formula) => `${pathTo(...placeOf(formula, 'Formula'))}#${formulaAnchor(formula)}`,
  table: (table) => `${pathTo(...placeOf(table, 'Table'))}#${tableAnchor(table)}`,
  ruling(ruling) {
    const [game, chapter] = placeOf(ruling, 'Ruling');
    return `${pathTo(game, 'rulings', chapter)}#${rulingAnchor(ruling)}`;
  },
};
