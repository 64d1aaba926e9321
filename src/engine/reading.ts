import type { Distribution } from './distribution';
import type { Outcome } from './outcome';

/** Some independent dice that are alike. */
export interface Alike {
  readonly count: number;
  readonly die: Distribution<number>;
}

/** What is read from dice that lie on the table together: their sum, the sum of the highest, how many succeed. */
export interface Reading {
  exact(dice: readonly Alike[]): Distribution;
  roll(faces: readonly number[]): Outcome;
}
