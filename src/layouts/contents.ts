import { getCollection } from 'astro:content';
import { chaptersWith } from '../library';
import type { Game } from '../rules/game';
import { wordsOf } from './glossary-pages';
import { pathTo } from './links';
import { thingsHaveRoom, thingsIn } from './things';

/** A page of a book, as navigation shows it. */
export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly href: string;
}

type Page = Omit<Entry, 'href'>;

/** Chapters that belong together; a book without parts is one part without a title. */
export interface PartOfBook {
  /** A fragment of the opening page. */
  readonly id: string;
  readonly title?: string;
  /** The number of its first chapter. */
  readonly first: number;
  readonly chapters: readonly Entry[];
}

export interface Contents {
  readonly opening: Entry;
  readonly chapters: readonly Entry[];
  readonly parts: readonly PartOfBook[];
  /** The pages that are made from the data: what a book has behind its last chapter. */
  readonly back: readonly Entry[];
  /** The pages that those lead to, where what they list needs more than one. */
  readonly below: readonly Entry[];
}

/** The page of rulings that belongs to a chapter. */
export const rulingsOf = (chapter: string): string => `rulings/${chapter}`;

/** The page of formulas and tables that belongs to a part. */
export const partPage = ({ chapters }: PartOfBook): string => `formulas/${chapters[0]?.id}`;

function backMatter(game: Game): readonly Page[] {
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

/** The title of the part that a chapter lies in, where the book has parts. */
export function partOf({ chapters, parts = [] }: Game, chapter: string): string | undefined {
  const at = chapters.indexOf(chapter);
  return parts.findLast(({ from }) => chapters.indexOf(from) <= at)?.title;
}

function inParts({ parts }: Game, chapters: readonly Entry[]): PartOfBook[] {
  if (!parts) return [{ id: '', first: 1, chapters }];
  const begins = parts.map(({ from }) => chapters.findIndex(({ id }) => id === from));
  return parts.map(({ title, from }, index) => {
    const begin = begins[index] ?? 0;
    return {
      id: `part-${from}`,
      title,
      first: begin + 1,
      chapters: chapters.slice(begin, begins[index + 1]),
    };
  });
}

/** The rulings in full, a page for each chapter that has some. */
function rulingPages({ title: book, rulings }: Game, chapters: readonly Entry[]): Page[] {
  const ruled = new Set(Object.values(rulings).map((ruling) => chaptersWith(ruling)[0]));
  return chapters
    .filter(({ id }) => ruled.has(id))
    .map(({ id, title }) => ({
      id: rulingsOf(id),
      title: `Rulings: ${title}`,
      description: `Where ${book} contradicts itself or is silent on this chapter, what we rule, and why: ${title}.`,
    }));
}

/** A long glossary by its letters. */
function glossaryPages(game: Game): Page[] {
  const { pages, isDivided } = wordsOf(game);
  if (!isDivided) return [];
  return pages.map(({ id, title }) => ({
    id: `glossary/${id}`,
    title: `Glossary: ${title}`,
    description: `The defined words of ${game.title} from ${title}, each with a link to its rule.`,
  }));
}

/** Many formulas and tables by the parts of their book. */
function formulaPages(game: Game, parts: readonly PartOfBook[]): Page[] {
  if (thingsHaveRoom(game)) return [];
  const filled = parts.filter(
    ({ chapters }) =>
      thingsIn(
        game,
        chapters.map(({ id }) => id),
      ).length > 0,
  );
  return filled.flatMap((part) =>
    part.title === undefined
      ? []
      : {
          id: partPage(part),
          title: `Formulas and tables: ${part.title}`,
          description: `The formulas and tables of ${game.title} in this part of it: ${part.title}.`,
        },
  );
}

function below(game: Game, chapters: readonly Entry[], parts: readonly PartOfBook[]): Page[] {
  return [...formulaPages(game, parts), ...glossaryPages(game), ...rulingPages(game, chapters)];
}

/** What a book consists of. */
export async function contentsOf(game: Game): Promise<Contents> {
  const written = await getCollection('chapters', ({ id }) => id.startsWith(`${game.id}/`));
  const addressed = (page: Page): Entry => ({ ...page, href: pathTo(game.id, page.id) });
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
  const parts = inParts(game, chapters);
  return { opening, chapters, parts, back, below: below(game, chapters, parts).map(addressed) };
}

/** All pages of a book in reading order. */
export function pagesOf({ opening, chapters, back, below }: Contents): readonly Entry[] {
  const beneath = ({ id }: Entry) => below.filter((page) => page.id.startsWith(`${id}/`));
  return [opening, ...chapters, ...back.flatMap((entry) => [entry, ...beneath(entry)])];
}
