import { getCollection } from 'astro:content';
import type { Game } from '../rules/game';
import { pathTo } from './links';

/** A page of a book, as navigation shows it. */
export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly href: string;
}

export interface Contents {
  readonly opening: Entry;
  readonly chapters: readonly Entry[];
  /** The pages that are made from the data: what a book has behind its last chapter. */
  readonly back: readonly Entry[];
}

function backMatter(game: Game): readonly Omit<Entry, 'href'>[] {
  const { title } = game;
  return [
    {
      id: 'formulas',
      title: 'Formulas and tables',
      description: `Every formula and every table of ${title}, each with a link to the place where it stands.`,
    },
    {
      id: 'glossary',
      title: 'Glossary',
      description: `Every defined word and every abbreviation of ${title}, each with a link to its rule.`,
    },
    {
      id: 'rulings',
      title: 'Rulings',
      description: `Where the text of ${title} contradicts itself or is silent, what we rule, and why.`,
    },
  ];
}

/** Every page of a book, in reading order. */
export async function contentsOf(game: Game): Promise<Contents> {
  const written = await getCollection('chapters', ({ id }) => id.startsWith(`${game.id}/`));
  const addressed = (page: Omit<Entry, 'href'>): Entry => ({ ...page, href: pathTo(game.id, page.id) });
  const back = backMatter(game).map(addressed);
  const chapters = game.chapters.map((id) => {
    const entry = written.find((candidate) => candidate.id === `${game.id}/${id}`);
    if (!entry) throw new Error(`Game '${game.id}': write ${id}.mdx, or take it off the chapters in game.ts`);
    if (back.some((page) => page.id === id)) {
      throw new Error(
        `Game '${game.id}': '${id}' is a page that is made from the data; name the chapter otherwise`,
      );
    }
    return addressed({ id, ...entry.data });
  });
  const opening = { id: '', title: game.title, description: game.tagline, href: pathTo(game.id) };
  return { opening, chapters, back };
}
