import type { HitKind } from '../../views/search-index';
import type { Piece } from './excerpt';

/** One thing that was found. */
export interface Hit {
  readonly url: string;
  readonly title: string;
  /** Its abbreviation, or ''. */
  readonly short: string;
  readonly kind: HitKind;
  readonly book: string;
  /** Where it stands: 'Combat › Cover'. */
  readonly where: string;
  /** What it says of the words that were sought. It is fetched when it is asked for. */
  excerpt(): Promise<readonly Piece[]>;
}
