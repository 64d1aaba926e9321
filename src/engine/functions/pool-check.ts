import type { Distribution } from '../distribution';
import { defineMechanism, lift, rolled } from '../mechanism';
import { judgePool, type PoolResult, poolResults } from './pool-results';
import { keptOf, rollUnder } from './roll-under';

export const checkParameters = [
  'dice',
  'sides',
  'skill',
  'modifier',
  'least',
  'most',
  'loss',
  'gain',
] as const;
export type Check = Readonly<Record<(typeof checkParameters)[number], number>>;

/** What a character does before rolling: racks their brain (1 or 0), pushes their luck (1 or 0). */
export interface Effort {
  readonly rack: number;
  readonly push: number;
}

function requireOnce(times: number): void {
  if (times !== 0 && times !== 1) throw new RangeError(`It is done once (1) or not (0), not ${times} times`);
}

/** The dice and the skill that are rolled with. Modifiers are limited and change the pool; racking gives dice for skill;
 *  pushing gives skill for dice, comes last, and starts from no dice where there would be fewer. */
export function readyPool(check: Check, { rack, push }: Effort): { dice: number; skill: number } {
  requireOnce(rack);
  requireOnce(push);
  if (check.least > check.most) throw new RangeError('The lower limit of modifiers lies above the upper one');
  const modifier = Math.min(check.most, Math.max(check.least, check.modifier));
  const pool = Math.max(0, check.dice + modifier - rack * check.loss);
  return {
    dice: pool + push * check.gain,
    skill: check.skill + rack * check.gain - push * check.loss,
  };
}

/** Degree, ceiling and floor of a check that is made with this effort. */
export function checkResults(check: Check, effort: Effort): Distribution<PoolResult> {
  const { dice, skill } = readyPool(check, effort);
  return poolResults(rollUnder(dice, check.sides, skill));
}

/** A pool with everything that changes it before it is rolled. */
export const poolCheck = defineMechanism({
  parameters: [...checkParameters, 'rack', 'push'],
  exact: (args) => lift(args, (numbers) => checkResults(numbers, numbers)),
  roll: (throwDice, args) => {
    const numbers = rolled(args);
    const { dice, skill } = readyPool(numbers, numbers);
    return judgePool(keptOf(throwDice('pool', dice, numbers.sides), skill));
  },
});
