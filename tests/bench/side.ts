/** The chance of every outcome, keyed by its numbers with commas between them. */
export type Chances = ReadonlyMap<string, number>;

/** One way to answer a question. */
export interface Side {
  /** What a page fetches before it can ask, and what is not timed. */
  fetch?(): Promise<void>;
  /** What is timed. */
  run(): unknown;
  /** What came out, to be compared. */
  read(result: unknown): Chances;
}

/** Nearly equal in every outcome: as near as doubles come to it. */
export function agrees(theirs: Chances, ours: Chances): boolean {
  if (theirs.size !== ours.size) return false;
  return [...ours].every(([key, chance]) => {
    const other = theirs.get(key);
    return other !== undefined && Math.abs(other - chance) <= 1e-9 * chance;
  });
}
