import type { RecordKind } from './record';

/** What is found, in the order in which a reader wants it where several bear the very name that was typed. */
export const hitKinds = [
  'term',
  'section',
  'chapter',
  'formula',
  'table',
  'row',
  'ruling',
] as const satisfies readonly (RecordKind | 'section' | 'chapter')[];

export type HitKind = (typeof hitKinds)[number];

/** One thing that can be found. `where` are the headings above it, within its page. */
export type NamedThing = readonly [
  kind: number,
  fragment: string,
  title: string,
  abbreviation: string,
  where: string,
  ...also: string[],
];

/** The first file of the index: all names. What they are found by beside their names comes in pieces, when it is asked for. */
export interface SearchNames {
  /** The folder of the other files. It changes with anything in them. */
  readonly version: string;
  readonly books: readonly string[];
  /** With which two letters the words of each file of words begin at the earliest. */
  readonly wordFiles: readonly string[];
  /** How many texts one file holds. */
  readonly textsPerFile: number;
  /** The things page by page. They are counted through all pages. */
  readonly pages: readonly (readonly [book: number, path: string, things: readonly NamedThing[]])[];
}

/** For each stem the things whose text has it: how far it is to the next one, times four, and how often it stands
 *  there, up to three. */
export type SearchWords = Readonly<Record<string, readonly number[]>>;

/** The texts of some things, one after another. */
export type SearchTexts = readonly string[];

/** The file of words that a stem is in. */
export function wordFileOf(stem: string, { wordFiles }: Pick<SearchNames, 'wordFiles'>): number {
  const start = stem.slice(0, 2);
  return Math.max(
    0,
    wordFiles.findLastIndex((first) => first <= start),
  );
}
