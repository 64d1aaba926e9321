/** 1 where my side wins, -1 where the other does, 0 where all dice are lost; and the degree that each side keeps. */
export interface OpposedResult {
  readonly [facet: string]: number;
  readonly outcome: number;
  readonly mine: number;
  readonly theirs: number;
}

/** Whether the two dice that decide a tie are discarded as well: 1, or stay: 0. */
export function requireSpent(spent: number): void {
  if (spent !== 0 && spent !== 1)
    throw new RangeError(`The deciding dice are spent (1) or not (0), not ${spent}`);
}

/** Kept dice against each other. The higher degree wins; on a tie both compare and discard their highest die. */
export function judgeOpposed(
  mine: readonly number[],
  theirs: readonly number[],
  spent: number,
): OpposedResult {
  const sign = Math.sign(mine.length - theirs.length);
  if (sign !== 0) return { outcome: sign, mine: mine.length, theirs: theirs.length };
  const falling = (dice: readonly number[]) => [...dice].sort((a, b) => b - a);
  const [a, b] = [falling(mine), falling(theirs)];
  const equal = a.findIndex((die, index) => die !== b[index]);
  if (equal < 0) return { outcome: 0, mine: 0, theirs: 0 };
  const left = a.length - equal - spent;
  return { outcome: (a[equal] as number) > (b[equal] as number) ? 1 : -1, mine: left, theirs: left };
}
