import type { SearchWords } from '../../views/search-index';
import { stemOf } from '../../views/search-words';
import { excerptOf } from './excerpt';
import type { Hit } from './hit';
import { IndexReader } from './index-reader';
import { type Matches, matchesOf, misspelt } from './matches';
import { type Ranked, rank, type Sought } from './rank';
import { type Wording, wordingsOf } from './wordings';

const shown = 20;
/** What another wording than the typed one counts for. */
const reworded = 0.9;

let opening: Promise<IndexReader> | undefined;

function index(): Promise<IndexReader> {
  opening ??= IndexReader.open().catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

/** The titles of the books that can be searched. */
export async function findBooks(): Promise<readonly string[]> {
  return (await index()).names.books;
}

/** The things of a text's stem: written down are the steps from one to the next, times four, and how often it stands there. */
function placesOf(entries: readonly number[]): (readonly [number, number])[] {
  let at = 0;
  return entries.map((entry) => {
    at += entry >> 2;
    return [at, entry & 3] as const;
  });
}

async function soughtBy(word: string, reader: IndexReader): Promise<Sought> {
  const words: SearchWords = word.length > 1 ? await reader.words(stemOf(word)) : {};
  const known = new Set([...reader.inNames.keys(), ...Object.keys(words)]);
  const own = matchesOf(word, known);
  const matches: Matches = own.size > 0 ? own : misspelt(word, known);
  const inText = [...matches.keys()].flatMap((stem) => {
    const entries = Object.hasOwn(words, stem) ? words[stem] : undefined;
    return entries ? [[stem, placesOf(entries)] as const] : [];
  });
  return { matches, inText: new Map(inText) };
}

function hitOf({ at }: Ranked, reader: IndexReader, stems: ReadonlySet<string>): Hit | undefined {
  const thing = reader.things[at];
  if (!thing) return undefined;
  const { url, title, short, kind, book, where } = thing;
  const excerpt = async () => excerptOf(await reader.text(at), (word) => stems.has(stemOf(word)));
  return { url, title, short, kind, book, where, excerpt };
}

/** The best hits, from one book if one is given, otherwise with the open book before the others. An address is shown once. */
export async function find(
  query: string,
  only: string | undefined,
  open: string | undefined,
): Promise<Hit[]> {
  const reader = await index();
  const { things, inNames, inHeadings } = reader;
  const answer = async (wording: Wording): Promise<{ ranked: Ranked[]; stems: string[] }> => {
    const sought = await Promise.all(wording.map((word) => soughtBy(word, reader)));
    const stems = sought.flatMap(({ matches }) => [...matches.keys()]);
    return { ranked: rank(things, inNames, inHeadings, sought, open), stems };
  };
  const answers = await Promise.all(wordingsOf(query, (stem) => inNames.has(stem)).map(answer));
  const stems = new Set(answers.flatMap((each) => each.stems));
  const all = answers.flatMap(({ ranked }, at) =>
    ranked.map((hit) => ({ ...hit, score: hit.score * (at === 0 ? 1 : reworded) })),
  );
  const hits = new Map<string, Hit>();
  for (const ranked of all.sort((a, b) => b.score - a.score)) {
    const hit = hitOf(ranked, reader, stems);
    if (!hit || hits.has(hit.url) || (only !== undefined && hit.book !== only)) continue;
    hits.set(hit.url, hit);
    if (hits.size === shown) break;
  }
  return [...hits.values()];
}
