import { Distribution } from '../distribution';
import { defineMechanism, lift, rolled, stated } from '../mechanism';
import { levelNames } from './contest-level';
import {
  type Contest,
  contestParameters,
  requireContest,
  situationOf,
  situations,
  spending,
} from './contest-rules';

const rollNames = ['an equal roll', 'the better roll', 'the worse roll'];

/** A sentence for every situation in which points are spent; the rolls are named only where they matter. Who has no points
 *  has nothing to decide. */
function inWords(asked: Contest): string[] {
  if (asked.points === 0) return [];
  const spend = spending(asked);
  const all = situations(asked).map(([seen]) => ({ ...seen, spent: spend(seen).spent }));
  all.sort((a, b) => a.spent - b.spent || a.mine - b.mine || a.theirs - b.theirs || b.better - a.better);
  const said = all.flatMap(({ mine, theirs, better, spent }) => {
    if (spent === 0) return [];
    const alike = all.filter((other) => other.mine === mine && other.theirs === theirs);
    const roll = alike.every((other) => other.spent === spent) ? '' : ` with ${rollNames.at(better)}`;
    const points = spent === 1 ? '1 point' : `${spent} points`;
    return [`On a ${levelNames[mine]} against a ${levelNames[theirs]}${roll}: spend ${points}.`];
  });
  return said.length === 0 ? ['Never spend a point.'] : [...new Set(said), 'Otherwise: spend none.'];
}

/** Both sides roll against their ratings; the levels of success are bumped and compared. */
export const contest = defineMechanism({
  parameters: contestParameters,
  exact: (args) =>
    lift(args, (asked) => {
      const spend = spending(asked);
      return Distribution.of(situations(asked).map(([seen, weight]) => [spend(seen), weight] as const));
    }),
  roll: (throwDice, args) => {
    const asked = rolled(args);
    requireContest(asked);
    const [roll = 1] = throwDice('mine', 1, asked.sides);
    const [other = 1] = throwDice('theirs', 1, asked.sides);
    return spending(asked)(situationOf(asked)(roll, other));
  },
  policy: (args) => inWords(stated(args)),
});
