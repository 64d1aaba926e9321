import { createHash } from 'node:crypto';
import { hitKinds, type NamedThing, type SearchNames } from '../views/search-index.ts';
import { findableWords, isCommon, stemOf } from '../views/search-words.ts';
import type { Document } from './search-document.ts';

export interface SearchFile {
  readonly path: string;
  readonly text: string;
}

/** As many as are read for a screen of hits: more are a download that nobody reads, fewer a request each. */
const textsPerFile = 10;
/** Letters of JSON, a few kilobytes when compressed. */
const wordFileSize = 12_000;

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];
const pageOf = (url: string): string => url.replace(/#.*$/, '');

/** Things of one page stand together, so that what is found together is fetched together. */
function byPage(documents: readonly Document[]): [path: string, things: Document[]][] {
  const pages = new Map<string, Document[]>();
  for (const document of documents) {
    const path = pageOf(document.url);
    pages.set(path, [...(pages.get(path) ?? []), document]);
  }
  return [...pages];
}

function named({ kind, url, title, abbreviation = '', where, also }: Document): NamedThing {
  return [hitKinds.indexOf(kind), url.slice(pageOf(url).length + 1), title, abbreviation, where, ...also];
}

function postingsOf(texts: readonly string[]): Map<string, number[]> {
  const postings = new Map<string, number[]>();
  const last = new Map<string, number>();
  texts.forEach((text, at) => {
    const counts = new Map<string, number>();
    for (const word of findableWords(text)) {
      if (!isCommon(word)) counts.set(stemOf(word), (counts.get(stemOf(word)) ?? 0) + 1);
    }
    for (const [stem, count] of counts) {
      const entry = (at - (last.get(stem) ?? 0)) * 4 + Math.min(count, 3);
      postings.set(stem, [...(postings.get(stem) ?? []), entry]);
      last.set(stem, at);
    }
  });
  return postings;
}

/** Words in files of about one size, those that begin with the same two letters in one. */
function wordFilesOf(texts: readonly string[]): [start: string, words: Record<string, number[]>][] {
  const files: { start: string; size: number; words: Record<string, number[]> }[] = [];
  let letters: string | undefined;
  for (const [stem, entries] of [...postingsOf(texts)].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const begins = stem.slice(0, 2) !== letters;
    letters = stem.slice(0, 2);
    const full = begins && (files.at(-1)?.size ?? wordFileSize) >= wordFileSize;
    if (full) files.push({ start: letters, size: 0, words: {} });
    const file = files.at(-1);
    if (!file) continue;
    file.words[stem] = entries;
    file.size += JSON.stringify(entries).length + stem.length;
  }
  return files.map(({ start, words }) => [start, words]);
}

function textFilesOf(texts: readonly string[]): (readonly string[])[] {
  const files = Math.ceil(texts.length / textsPerFile);
  return Array.from({ length: files }, (_, at) => texts.slice(at * textsPerFile, (at + 1) * textsPerFile));
}

/** The index that the search reads, as files below one folder. */
export function searchFiles(documents: readonly Document[]): SearchFile[] {
  const pages = byPage(documents);
  const books = unique(documents.map(({ book }) => book));
  const texts = pages.flatMap(([, things]) => things.map(({ text }) => text));
  const words = wordFilesOf(texts);
  const pieces = [
    ...words.map(([, file], at) => ({ name: `words-${at}.json`, text: JSON.stringify(file) })),
    ...textFilesOf(texts).map((file, at) => ({ name: `texts-${at}.json`, text: JSON.stringify(file) })),
  ];
  const hash = createHash('sha256');
  for (const { text } of pieces) hash.update(text);
  const version = hash.digest('hex').slice(0, 8);
  const names: SearchNames = {
    version,
    books,
    wordFiles: words.map(([start]) => start),
    textsPerFile,
    pages: pages.map(([path, things]) => [books.indexOf(things[0]?.book ?? ''), path, things.map(named)]),
  };
  return [
    { path: 'names.json', text: JSON.stringify(names) },
    ...pieces.map(({ name, text }) => ({ path: `${version}/${name}`, text })),
  ];
}
