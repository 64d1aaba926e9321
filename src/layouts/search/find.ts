import { withoutNames } from './excerpt';
import type { Hit } from './hit';
import { rank } from './rank';

/** The part of the engine's interface that is used here. */
interface Engine {
  options(options: object): Promise<void>;
  init(): Promise<void>;
  filters(): Promise<Readonly<Record<string, Readonly<Record<string, number>>>>>;
  search(query: string, options: object): Promise<{ results: readonly { data(): Promise<Found> }[] }>;
}

interface Found {
  readonly excerpt: string;
  readonly meta: Readonly<Record<string, string>>;
}

/** The engine's own order is good, but not the last word; so more is fetched than is shown. */
const fetched = 60;
const shown = 20;

const base = import.meta.env.BASE_URL.replace(/\/?$/, '/');
let loading: Promise<Engine> | undefined;

async function load(): Promise<Engine> {
  if (import.meta.env.DEV) throw new Error('There is no index in development: run npm start to search.');
  const engine: Engine = await import(/* @vite-ignore */ `${base}pagefind/pagefind.js`);
  // A worker would save nothing on an index of this size.
  await engine.options({ noWorker: true, excerptLength: 24 });
  await engine.init();
  return engine;
}

function engine(): Promise<Engine> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** The titles of the books that can be searched. */
export async function findBooks(): Promise<string[]> {
  const { book = {} } = await (await engine()).filters();
  return Object.keys(book);
}

function hitOf({ excerpt, meta }: Found): Hit {
  const { url = '', title = '', kind = '', book = '', where = '', short = '', also = '' } = meta;
  const names = also === '' ? [] : also.split('|');
  return { url, title, short, kind, book, where, also: names, excerpt: withoutNames(excerpt, title, names) };
}

/** The best hits, from one book if one is given, otherwise with the open book before the others. */
export async function find(
  query: string,
  only: string | undefined,
  open: string | undefined,
): Promise<Hit[]> {
  const filters = only === undefined ? {} : { book: only };
  const { results } = await (await engine()).search(query, { filters });
  const found = await Promise.all(results.slice(0, fetched).map((result) => result.data()));
  return rank(found.map(hitOf), query, open).slice(0, shown);
}
