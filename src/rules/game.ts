import type { Figure } from './figure';
import type { Formula } from './formula';
import type { Genres } from './genre';
import type { Glyph } from './glyph';
import { requireId } from './id';
import { requireGlyphs } from './require-glyphs';
import type { Ruling } from './ruling';
import type { Book, Licence } from './source';
import type { Table } from './table';
import type { Term } from './term';

/** A game's colour in both schemes; each must reach AA contrast on the paper of its scheme. */
export interface Accent {
  readonly light: string;
  readonly dark: string;
}

/** The exports of a content module, by name, so that prose that says `of={might}` can be traced. */
export type Gathered<T> = Readonly<Record<string, T>>;

/** Chapters that belong together in a long book. */
export interface Part {
  readonly title: string;
  /** The chapter that it begins with; it goes on to the next part. */
  readonly from: string;
}

export interface Game {
  readonly id: string;
  readonly title: string;
  readonly tagline: string;
  /** A paragraph for the shelf on the home page. */
  readonly summary: string;
  readonly accent: Accent;
  /** The name of a picture in the game-icons set. */
  readonly icon: string;
  readonly sources: readonly Book[];
  /** The id of the earlier generation of this game, whose data this book may set beside its own. */
  readonly succeeds?: string;
  /** Under which terms our text of this book may be used. */
  readonly licence: Licence;
  /** File names of the chapters, in reading order. */
  readonly chapters: readonly string[];
  /** How a long book is divided; the first part begins with the first chapter. */
  readonly parts?: readonly Part[];
  /** The genres of a book that names its things differently in each. The reader chooses one, or reads both. */
  readonly genres?: Genres;
  readonly glyphs?: Gathered<Glyph>;
  readonly terms: Gathered<Term>;
  readonly figures: Gathered<Figure>;
  readonly tables: Gathered<Table>;
  readonly formulas: Gathered<Formula>;
  readonly rulings: Gathered<Ruling>;
}

function requireDistinct(game: Game): void {
  const seen = new Set<string>();
  const gathered = [game.terms, game.tables, game.formulas, game.rulings];
  for (const { id } of gathered.flatMap((things) => Object.values(things))) {
    if (seen.has(id)) throw new Error(`Game '${game.id}': the id '${id}' stands for two things; rename one`);
    seen.add(id);
  }
}

/** Every chapter lies in one part, and the parts stand in the order of the book. */
function requireParts({ id, chapters, parts = [] }: Game): void {
  let last = -1;
  for (const { title, from } of parts) {
    const at = chapters.indexOf(from);
    if (at < 0)
      throw new Error(`Game '${id}': the part '${title}' begins with '${from}', which is no chapter of it`);
    if (last < 0 && at > 0) {
      throw new Error(
        `Game '${id}': its first part, '${title}', must begin with its first chapter, '${chapters[0]}'`,
      );
    }
    if (at <= last)
      throw new Error(
        `Game '${id}': the part '${title}' stands out of order; sort the parts like the chapters`,
      );
    last = at;
  }
}

export function defineGame(game: Game): Game {
  requireId(game.id, `Game '${game.title}'`);
  requireDistinct(game);
  requireGlyphs(Object.values(game.tables), Object.values(game.glyphs ?? {}));
  requireParts(game);
  return game;
}
