import { placeThings } from './library/place-things';
import type { Game } from './rules/game';

const modules = import.meta.glob<{ default?: Game }>('../content/*/game.ts', { eager: true });
const prose = import.meta.glob<string>('../content/*/*.mdx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

function readGame(path: string, game: Game | undefined): Game {
  const folder = path.split('/').at(-2) ?? '';
  if (!game) throw new Error(`content/${folder}/game.ts: make what defineGame returns its default export`);
  if (game.id !== folder) {
    throw new Error(`Game '${game.id}' stands in content/${folder}/: give the folder and the game one name`);
  }
  return game;
}

/** An earlier generation stands before the one that succeeds it; otherwise the shelf is in order of titles. */
function inOrder(shelf: readonly Game[]): readonly Game[] {
  const byTitle = [...shelf].sort((a, b) => a.title.localeCompare(b.title, 'en'));
  const ordered = new Set<Game>();
  const put = (game: Game): void => {
    const earlier = byTitle.find(({ id }) => id === game.succeeds);
    if (game.succeeds && !earlier) {
      throw new Error(`Game '${game.id}' succeeds '${game.succeeds}', which is not on the shelf`);
    }
    if (earlier) put(earlier);
    ordered.add(game);
  };
  for (const game of byTitle) put(game);
  return [...ordered];
}

/** The shelf: every folder in content/ with a game.ts in it. */
export const games = inOrder(Object.entries(modules).map(([path, module]) => readGame(path, module.default)));

export function gameOf(id: string): Game {
  const game = games.find((candidate) => candidate.id === id);
  if (game) return game;
  throw new Error(`There is no game '${id}' on the shelf, only ${games.map((known) => known.id).join(', ')}`);
}

function chapterTexts(game: Game): ReadonlyMap<string, string> {
  const below = `../content/${game.id}/`;
  const written = Object.keys(prose).filter((path) => path.startsWith(below));
  const unlisted = written.find((path) => !game.chapters.includes(path.slice(below.length, -'.mdx'.length)));
  if (unlisted) {
    throw new Error(`Game '${game.id}': ${unlisted.slice(below.length)} is not in the chapters of game.ts`);
  }
  return new Map(
    game.chapters.map((chapter) => {
      const text = prose[`${below}${chapter}.mdx`];
      if (text !== undefined) return [chapter, text];
      throw new Error(`Game '${game.id}': write ${chapter}.mdx, or take it off the chapters in game.ts`);
    }),
  );
}

const places = placeThings(games.map((game) => ({ game, chapters: chapterTexts(game) })));

/** The chapters that show a formula, a table, a ruling or a term, the place where its rule stands first. */
export function chaptersWith(thing: object): readonly string[] {
  return places.get(thing) ?? [];
}

/** In the order in which the book shows them; what no chapter shows comes last. */
export function inBookOrder<T extends object>(things: Readonly<Record<string, T>>): T[] {
  const order = [...places.keys()];
  const rank = (thing: T) => (order.indexOf(thing) + order.length + 1) % (order.length + 1);
  return Object.values(things).sort((a, b) => rank(a) - rank(b));
}

const owners = new Map<object, Game>(
  games.flatMap((game) =>
    [game.terms, game.tables, game.formulas, game.rulings, game.glyphs ?? {}].flatMap((gathered) =>
      Object.values<object>(gathered).map((thing): [object, Game] => [thing, game]),
    ),
  ),
);

/** The game that a thing belongs to. */
export function ownerOf(thing: { readonly id: string }): Game {
  const owner = owners.get(thing);
  if (owner) return owner;
  throw new Error(`'${thing.id}' belongs to no game: export it from a file that its game.ts gathers`);
}
