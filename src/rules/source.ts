/** The terms under which a text may be used. `spdx` and `url` are null where nobody has stated any. */
export interface Licence {
  readonly spdx: string | null;
  readonly name: string;
  readonly url: string | null;
  readonly note?: string;
}

/** A text that a game's rules are taken from. */
export interface Book {
  readonly title: string;
  /** As much of it as is known: '2018-04'. Null where the text has none. */
  readonly date: string | null;
  /** Null where nobody is named. */
  readonly author: string | null;
  readonly licence: Licence;
}

/** Where a rule stands: which text, which section of it. */
export interface Source {
  readonly book: Book;
  readonly section: string;
}
