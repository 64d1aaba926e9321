/** One thing that was found. */
export interface Hit {
  readonly url: string;
  readonly title: string;
  /** Its abbreviation, or ''. */
  readonly short: string;
  readonly kind: string;
  readonly book: string;
  /** Its other names. */
  readonly also: readonly string[];
  /** Where it stands: 'Combat › Cover'. */
  readonly where: string;
  /** Text with the words that were sought between <mark> and </mark>. */
  readonly excerpt: string;
}
