import { Distribution } from '../distribution';
import type { Throw } from '../mechanism';
import { degreesOf, keptOf, rollUnder } from './roll-under';
import { type TestOdds, testOdds } from './test-odds';

/** How somebody is: awake, unconscious, at risk of death, dead. */
export const conditions = { awake: 0, unconscious: 1, atRisk: 2, dead: 3 } as const;

export function requireCondition(condition: number): void {
  if (condition < conditions.awake || condition > conditions.dead) {
    throw new RangeError(
      `A condition is a number from ${conditions.awake} to ${conditions.dead}, not ${condition}`,
    );
  }
}

/** A pool rolled under the score of what has befallen somebody: to pass it is to collapse. */
export interface CollapseCheck {
  readonly dice: number;
  readonly sides: number;
  /** The degree that counts as passed. */
  readonly needed: number;
}

export function collapseOdds({ dice, sides, needed }: CollapseCheck, score: number): TestOdds {
  const degrees = degreesOf(rollUnder(dice, sides, score));
  return testOdds(
    Distribution.of(degrees.map((weight, degree) => [Number(degree >= needed), weight] as const)),
  );
}

export function throwCollapse(
  throwDice: Throw,
  { dice, sides, needed }: CollapseCheck,
  score: number,
): boolean {
  return keptOf(throwDice(`against ${score}`, Math.max(0, dice), sides), score).length >= needed;
}

/** What a check does: who is awake falls unconscious; an unconscious one is at risk, or dies at once where it is `sudden`;
 *  one at risk dies. Being checked while unconscious is a risk even if it is not passed. */
export function afterCheck(condition: number, passed: boolean, sudden: boolean): number {
  if (condition === conditions.awake) return passed ? conditions.unconscious : conditions.awake;
  const deadly = condition === conditions.atRisk || sudden;
  return (passed && deadly) || condition === conditions.dead ? conditions.dead : conditions.atRisk;
}
