import { type SearchNames, type SearchTexts, type SearchWords, wordFileOf } from '../../views/search-index';
import { postingsOf, thingsOf } from './things';

const folder = `${import.meta.env.BASE_URL.replace(/\/?$/, '/')}search/`;

async function read<T>(path: string): Promise<T> {
  const response = await fetch(folder + path);
  if (!response.ok) throw new Error(`The index lacks ${path} (${response.status}).`);
  return response.json();
}

/** What has been read of the index so far, and how to read the rest. */
export class IndexReader {
  readonly names: SearchNames;
  readonly things;
  readonly inNames;
  readonly inHeadings;
  readonly #files = new Map<string, Promise<unknown>>();

  constructor(names: SearchNames) {
    this.names = names;
    this.things = thingsOf(names);
    this.inNames = postingsOf(this.things, ({ names: all }) => all.flat());
    this.inHeadings = postingsOf(this.things, ({ above }) => above);
  }

  static async open(): Promise<IndexReader> {
    if (import.meta.env.DEV) throw new Error('There is no index in development: run npm start to search.');
    return new IndexReader(await read('names.json'));
  }

  /** A file of this version, read once. What could not be read is asked for again. */
  #piece<T>(name: string): Promise<T> {
    const known = this.#files.get(name) as Promise<T> | undefined;
    if (known) return known;
    const reading = read<T>(`${this.names.version}/${name}`).catch((error: unknown) => {
      this.#files.delete(name);
      throw error;
    });
    this.#files.set(name, reading);
    return reading;
  }

  /** The words of all texts that begin like one of these. */
  words(stem: string): Promise<SearchWords> {
    return this.#piece(`words-${wordFileOf(stem, this.names)}.json`);
  }

  async text(at: number): Promise<string> {
    const { textsPerFile } = this.names;
    const texts: SearchTexts = await this.#piece(`texts-${Math.floor(at / textsPerFile)}.json`);
    return texts[at % textsPerFile] ?? '';
  }
}
