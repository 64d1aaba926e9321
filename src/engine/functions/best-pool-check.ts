import { best, type Option } from '../choose';
import { defineMechanism, lift, rolled, stated } from '../mechanism';
import { aimOf } from './aim-of';
import { type Check, checkParameters, checkResults, type Effort, readyPool } from './pool-check';
import { judgePool } from './pool-results';
import { keptOf } from './roll-under';

type Aimed = Check & { readonly goal: number; readonly target: number };
/** Degree, ceiling and floor, and what was done for them. */
type Result = Readonly<Record<'degree' | 'ceiling' | 'floor' | 'rack' | 'push', number>>;

/** The one that changes least stands first, so that it is taken where another is no better. */
const efforts: readonly (Effort & { readonly says: string })[] = [
  { rack: 0, push: 0, says: 'roll as it is' },
  { rack: 1, push: 0, says: 'rack your brain' },
  { rack: 0, push: 1, says: 'push your luck' },
  { rack: 1, push: 1, says: 'rack your brain and push your luck' },
];

function decide(check: Aimed): Option<Result> {
  const options = efforts.map(({ rack, push, says }) => ({
    says,
    leads: checkResults(check, { rack, push }).map(({ degree, ceiling, floor }) => ({
      degree,
      ceiling,
      floor,
      rack,
      push,
    })),
  }));
  return best(
    options,
    aimOf(check.goal, check.target, ({ degree }) => degree),
  );
}

/** A check where the player racks and pushes as serves their aim best, which is decided before the dice fall. */
export const bestPoolCheck = defineMechanism({
  parameters: [...checkParameters, 'goal', 'target'],
  exact: (args) => lift(args, (numbers) => decide(numbers).leads),
  roll: (throwDice, args) => {
    const numbers = rolled(args);
    const { says } = decide(numbers);
    const { rack, push } = efforts.find((effort) => effort.says === says) as Effort;
    const { dice, skill } = readyPool(numbers, { rack, push });
    return { ...judgePool(keptOf(throwDice('pool', dice, numbers.sides), skill)), rack, push };
  },
  policy: (args) => [`Always ${decide(stated(args)).says}.`],
});
