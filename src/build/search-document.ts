import type { HitKind } from '../views/search-index.ts';

/** What the search knows of one section or thing. */
export interface Document {
  readonly url: string;
  readonly kind: HitKind;
  /** The title of the book. */
  readonly book: string;
  readonly title: string;
  readonly abbreviation?: string | undefined;
  /** Other names, which find it nearly as well as the title does. */
  readonly also: readonly string[];
  /** Where it stands, for the reader: 'Combat › Cover'. */
  readonly where: string;
  readonly text: string;
}
