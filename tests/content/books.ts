import type { Game } from '../../src/rules/game';

export interface Chapter {
  readonly name: string;
  /** From the top of the project, for messages. */
  readonly path: string;
  readonly text: string;
}

export interface Book {
  readonly folder: string;
  readonly game: Game;
  readonly chapters: readonly Chapter[];
}

const games = import.meta.glob<Record<string, unknown>>('../../content/*/game.ts', { eager: true });
const prose = import.meta.glob<string>('../../content/*/*.mdx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

function isGame(value: unknown): value is Game {
  return typeof value === 'object' && value !== null && 'chapters' in value && 'formulas' in value;
}

function chaptersOf(folder: string): Chapter[] {
  return Object.entries(prose)
    .filter(([path]) => path.startsWith(`../../content/${folder}/`))
    .map(([path, text]) => ({
      name: path.replace(/^.*\/|\.mdx$/g, ''),
      path: path.replace('../../', ''),
      text,
    }));
}

/** Every book, found by its folder as the shelf finds it, with its chapters as they are written. */
export const books: readonly Book[] = Object.entries(games).map(([path, module]) => {
  const folder = path.split('/').at(-2) ?? '';
  const game = Object.values(module).find(isGame);
  if (!game) throw new Error(`content/${folder}/game.ts: export the game that defineGame returns`);
  return { folder, game, chapters: chaptersOf(folder) };
});
