/** Budgets that keep every answer within reach of a phone. A question above one is refused by name, never cut short. */
export const limits = {
  /** Characters of an expression. */
  length: 2_000,
  /** Expressions that are kept once they are read. */
  parsed: 500,
  /** Nested parentheses and calls. */
  depth: 60,
  /** Dice of one roll. */
  dice: 300,
  sides: 1_000,
  /** How often a die may explode. */
  explosions: 20,
  /** Dice times sides of one roll, which is about how many different sums there are. */
  faces: 20_000,
  /** Different outcomes of one distribution. */
  outcomes: 50_000,
  /** Pairs looked at when two distributions are joined. */
  combinations: 2_000_000,
  /** States of a chain of events, and how many of them may be open when its end is solved for. */
  states: 20_000,
  unknowns: 150,
  /** Terms of a `sum`, rounds of a `repeat`. */
  terms: 1_000,
  /** Bits of the exact weights of a sum, all together. */
  bits: 16_000_000,
  /** Steps of one question, a step being about 50 ns of a desktop computer: one second, and some on a phone. */
  work: 20_000_000,
  /** Steps that a page may take itself: 10 ms, and below 50 ms on a phone. */
  quickWork: 200_000,
  /** The largest whole number: beyond it doubles are no longer exact. */
  number: Number.MAX_SAFE_INTEGER,
} as const;
