import { defineMechanism, lift } from '../mechanism';
import { judgePool, poolResults } from './pool-results';
import { keptOf, rollUnder } from './roll-under';

/** Dice are rolled and those above the skill discarded: how many stay, the highest and the lowest of them. */
export const pool = defineMechanism({
  parameters: ['dice', 'sides', 'skill'],
  exact: (args) => lift(args, ({ dice, sides, skill }) => poolResults(rollUnder(dice, sides, skill))),
  roll: (throwDice, { dice, sides, skill }) =>
    judgePool(keptOf(throwDice('pool', Math.max(0, dice()), sides()), skill())),
});
