import { limits } from '../limits';
import { defineMechanism, lift } from '../mechanism';
import { sumOf } from '../sums';

/** What a tie does: the other side wins it, I win it, both roll again, or it stands. */
const tie = { theirs: 0, mine: 1, rollAgain: 2, stands: 3 } as const;

function requireRule(rule: number): void {
  if (rule < tie.theirs || rule > tie.stands) {
    throw new RangeError(`A tie rule is a number from ${tie.theirs} to ${tie.stands}, not ${rule}`);
  }
}

function judge(margin: number, rule: number): { margin: number; outcome: number } {
  if (margin !== 0) return { margin, outcome: Math.sign(margin) };
  return { margin, outcome: rule === tie.mine ? 1 : rule === tie.theirs ? -1 : 0 };
}

/** Two rolls against each other; the higher one wins. */
export const opposed = defineMechanism({
  parameters: ['mine', 'theirs', 'ties'],
  exact: ({ mine, theirs, ties }) =>
    lift({ ties }, (numbers) => {
      requireRule(numbers.ties);
      const margins = sumOf(
        mine,
        theirs.map((outcome) => 0 - outcome),
      );
      // Rolling ties again until there is none is the same as leaving them out.
      const decided = numbers.ties === tie.rollAgain ? margins.condition((margin) => margin !== 0) : margins;
      return decided.map((margin) => judge(margin, numbers.ties));
    }),
  roll: (_dice, { mine, theirs, ties }) => {
    const rule = ties();
    requireRule(rule);
    for (let round = 0; round < limits.terms; round += 1) {
      const margin = mine() - theirs();
      if (margin !== 0 || rule !== tie.rollAgain) return judge(margin, rule);
    }
    throw new RangeError('These two rolls tie every time, so rolling again never ends');
  },
});
