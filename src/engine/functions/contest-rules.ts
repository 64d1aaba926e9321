import { ratingOf } from '../../rules/rating';
import { limits } from '../limits';
import type { Weight } from '../weight';
import { spend } from '../work';
import { aimOf } from './aim-of';
import { bump, levelOf, levels, requireCriticals } from './contest-level';

export const contestParameters = [
  'mine',
  'theirs',
  'sides',
  'better',
  'criticals',
  'surplus',
  'ties',
  'degrees',
  'points',
  'goal',
  'target',
] as const;
export type Contest = Readonly<Record<(typeof contestParameters)[number], number>>;

/** `degree` is positive for my victory and negative for my defeat: 1 marginal, 2 minor, 3 major, 4 complete; 0 is a tie. */
export type ContestResult = Readonly<Record<'degree' | 'mine' | 'theirs' | 'spent', number>>;

function requireEither(value: number, what: string): void {
  if (value !== 0 && value !== 1) throw new RangeError(`${what} is 0 or 1, not ${value}`);
}

export function requireContest({ sides, better, criticals, surplus, ties, degrees, points }: Contest): void {
  if (sides < 2 || sides > limits.sides) {
    throw new RangeError(`A contest is rolled with dice of 2 to ${limits.sides} sides, not ${sides}`);
  }
  requireEither(better, 'The better roll, low or high,');
  requireCriticals(criticals);
  requireEither(surplus, 'What a surplus bump does');
  requireEither(ties, 'Who wins a tie');
  requireEither(degrees, 'What the degree is read from');
  if (points < 0) throw new RangeError('Points to spend are counted from 0');
}

/** The better level wins; at the same level the better roll does, or whoever has the ties. */
function winnerOf(mine: number, theirs: number, better: number, ties: number): number {
  if (mine !== theirs) return Math.sign(mine - theirs);
  return better === 0 ? ties : better;
}

/** By how much: a degree for every step between the levels and one more, or one for every step of the winner's own level. */
function degreeOf(mine: number, theirs: number, better: number, { ties, degrees }: Contest): number {
  const winner = winnerOf(mine, theirs, better, ties);
  if (winner === 0) return 0;
  const steps = degrees === 0 ? Math.abs(mine - theirs) : winner > 0 ? mine : theirs;
  return winner * (1 + steps);
}

/** The contest before anybody spends points: `better` says whose roll is, 1 for mine. */
export interface Situation {
  readonly mine: number;
  readonly theirs: number;
  readonly better: number;
}

/** What two rolls come to, masteries included. */
export function situationOf(contest: Contest): (roll: number, other: number) => Situation {
  const { sides, criticals } = contest;
  const [my, their] = [ratingOf(contest.mine, sides), ratingOf(contest.theirs, sides)];
  const lead = my.masteries - their.masteries;
  return (roll, other) => {
    const [mine, theirs] = bump(
      levelOf(roll, my.target, sides, criticals),
      levelOf(other, their.target, sides, criticals),
      lead,
      contest.surplus === 1,
    );
    return { mine, theirs, better: Math.sign(roll - other) * (contest.better === 1 ? 1 : -1) };
  };
}

/** Spends as many points as serve the aim best, and no more: each bumps my own level up by a step. */
export function spending(contest: Contest): (situation: Situation) => ContestResult {
  const { points, goal, target } = contest;
  const aim = aimOf<ContestResult>(goal, target, ({ degree }) => degree);
  return ({ mine, theirs, better }) => {
    const most = Math.min(points, levels.critical - mine);
    let best: ContestResult | undefined;
    for (let spent = 0; spent <= most; spent += 1) {
      const level = mine + spent;
      const result = { degree: degreeOf(level, theirs, better, contest), mine: level, theirs, spent };
      if (!best || aim.worth(result) > aim.worth(best)) best = result;
    }
    return best as ContestResult;
  };
}

/** Every pair of rolls, gathered by what it comes to before points are spent. */
export function situations(contest: Contest): (readonly [Situation, Weight])[] {
  requireContest(contest);
  spend(contest.sides ** 2);
  const read = situationOf(contest);
  const found = new Map<number, [Situation, number]>();
  for (let roll = 1; roll <= contest.sides; roll += 1) {
    for (let other = 1; other <= contest.sides; other += 1) {
      const seen = read(roll, other);
      const key = (seen.mine * 4 + seen.theirs) * 3 + seen.better;
      const known = found.get(key);
      if (known) known[1] += 1;
      else found.set(key, [seen, 1]);
    }
  }
  return [...found.values()];
}
