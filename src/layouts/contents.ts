import { getCollection } from 'astro:content';
import { chaptersWith } from '../library';
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
  /** The rulings in full, a page for each chapter that has some. */
  readonly rulings: readonly Entry[];
}

/** The page of rulings that belongs to a chapter. */
export const rulingsOf = (chapter: string): string => `rulings/${chapter}`;

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
  const ruled = new Set(Object.values(game.rulings).map((ruling) => chaptersWith(ruling)[0]));
  const rulings = chapters
    .filter(({ id }) => ruled.has(id))
    .map(({ id, title }) =>
      addressed({
        id: rulingsOf(id),
        title: `Rulings: ${title}`,
        description: `Where ${game.title} contradicts itself or is silent on this chapter, what we rule, and why: ${title}.`,
      }),
    );
  const opening = { id: '', title: game.title, description: game.tagline, href: pathTo(game.id) };
  return { opening, chapters, back, rulings };
}
