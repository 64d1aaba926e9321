import { chaptersWith, inBookOrder } from '../library';
import type { Formula } from '../rules/formula';
import type { Game } from '../rules/game';
import type { Table } from '../rules/table';
import { haveRoom } from '../views/room';
import { links } from './links';

/** Something that a chapter shows, as a list leads to it. */
export interface Thing {
  readonly name: string;
  readonly summary?: string;
  readonly href: string;
}

/** Things of one kind, in the order of the book. */
export interface ThingList {
  readonly id: string;
  readonly title: string;
  readonly things: readonly Thing[];
}

function listOf<T extends Formula | Table>(
  all: Readonly<Record<string, T>>,
  chapters: readonly string[],
  hrefOf: (thing: T) => string,
): Thing[] {
  return inBookOrder(all)
    .filter((thing) => chapters.includes(chaptersWith(thing)[0] ?? ''))
    .map((thing) => ({
      name: thing.name,
      ...(thing.summary !== undefined && { summary: thing.summary }),
      href: hrefOf(thing),
    }));
}

/** The formulas and the tables of some chapters; a kind of which there are none is left out. */
export function thingsIn({ formulas, tables }: Game, chapters: readonly string[]): ThingList[] {
  const lists = [
    { id: 'formulas', title: 'Formulas', things: listOf(formulas, chapters, links.formula) },
    { id: 'tables', title: 'Tables', things: listOf(tables, chapters, links.table) },
  ];
  return lists.filter(({ things }) => things.length > 0);
}

/** Whether all that is said about a book's formulas and tables has room on one page. */
export function thingsHaveRoom({ formulas, tables }: Game): boolean {
  const things = [...Object.values<Formula | Table>(formulas), ...Object.values(tables)];
  return haveRoom(things.map(({ name, summary = '' }) => name + summary));
}
