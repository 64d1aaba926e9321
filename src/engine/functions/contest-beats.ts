import { Distribution } from '../distribution';
import { limits } from '../limits';
import { defineMechanism, lift, rolled } from '../mechanism';
import { spend } from '../work';
import { type Contest, requireContest, situationOf, spending } from './contest-rules';

const parameters = ['mine', 'most', 'sides', 'better', 'surplus', 'ties', 'points'] as const;
type Asked = Readonly<Record<(typeof parameters)[number], number>>;

/** The contest against one rating, to be won. A 1 is critical: if the exact target were, a higher rating could be easier to
 *  beat, and there would be no highest one. */
function against(asked: Asked, theirs: number): Contest {
  return { ...asked, theirs, criticals: 0, degrees: 0, goal: 0, target: 1 };
}

/** Whether two rolls win against each rating from 1 to the most that is told apart. */
function winsOf(asked: Asked): (roll: number, other: number) => number {
  requireContest(against(asked, 1));
  if (asked.most < 1) throw new RangeError('Ratings to beat are counted from 1');
  if (asked.most > limits.terms) throw new RangeError(`At most ${limits.terms} ratings are told apart`);
  const contests = Array.from({ length: asked.most }, (_, index) => {
    const contest = against(asked, index + 1);
    return { read: situationOf(contest), finish: spending(contest) };
  });
  return (roll, other) => {
    // Nobody loses to a rating and beats a higher one with the same rolls, so that halving finds the last that is beaten.
    let [low, high] = [0, asked.most];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      const contest = contests[middle - 1];
      if (contest && contest.finish(contest.read(roll, other)).degree > 0) low = middle;
      else high = middle - 1;
    }
    return low === asked.most ? asked.most + 1 : low;
  };
}

/** The highest rating of the other side that the rolls of a contest beat: 0 where they beat none, one more than the most
 *  where they beat all. Its chance to reach a rating is the chance to win against it. */
export const contestBeats = defineMechanism({
  parameters,
  exact: (args) =>
    lift(args, (asked) => {
      const { sides } = asked;
      const beaten = winsOf(asked);
      spend(sides ** 2 * 8);
      const faces = Array.from({ length: sides }, (_, index) => index + 1);
      return Distribution.of(
        faces.flatMap((roll) => faces.map((other) => [beaten(roll, other), 1] as const)),
      );
    }),
  roll: (throwDice, args) => {
    const asked = rolled(args);
    const beaten = winsOf(asked);
    const [roll = 1] = throwDice('mine', 1, asked.sides);
    const [other = 1] = throwDice('theirs', 1, asked.sides);
    return beaten(roll, other);
  },
});
