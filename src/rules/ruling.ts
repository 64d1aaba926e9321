import { requireId } from './id';
import type { Source } from './source';

/** One of the places that disagree, and what it says, in our own words. */
export interface Place {
  readonly source: Source;
  readonly says: string;
}

interface RulingText {
  readonly id: string;
  readonly title: string;
  /** What we rule, in one or two sentences that a player can apply. */
  readonly ruling: string;
  readonly why: string;
  /** What the other reading would do. */
  readonly alternative: string;
}

/** Two places contradict each other. */
export interface Contradiction extends RulingText {
  readonly kind: 'contradiction';
  readonly places: readonly [Place, Place, ...Place[]];
}

/** A rule is named or needed, but not given. The second place, where there is one, is where it is missed. */
export interface Gap extends RulingText {
  readonly kind: 'gap';
  readonly places: readonly [Place, ...Place[]];
}

export type Ruling = Contradiction | Gap;

export function defineRuling<R extends Ruling>(ruling: R): R {
  requireId(ruling.id, `Ruling '${ruling.title}'`);
  return ruling;
}
