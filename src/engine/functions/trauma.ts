import { Distribution } from '../distribution';
import { limits } from '../limits';
import { defineMechanism, lift, rolled } from '../mechanism';
import { requireSteps } from '../require-steps';
import { afterSteps } from './after-steps';
import { afterCheck, collapseOdds, conditions, requireCondition, throwCollapse } from './collapse';

/** The score that fills up, the score that it adds to when full, and the condition. */
type Hurt = Readonly<Record<'trauma' | 'blackout' | 'condition', number>>;

/** `at` says whether each check is made at the score it comes with (0) or at the last one of the hit (1); `sudden` whether
 *  the check that puts somebody at risk can kill at once. */
const parameters = [
  'amount',
  'hits',
  'trauma',
  'blackout',
  'condition',
  'limit',
  'dice',
  'sides',
  'needed',
  'at',
  'sudden',
] as const;
type Rules = Readonly<Record<Exclude<(typeof parameters)[number], 'amount'>, number>>;

function requireRules({ hits, trauma, blackout, condition, limit, at, sudden }: Rules): void {
  requireSteps(hits);
  requireCondition(condition);
  if (limit < 1) throw new RangeError(`The limit of a score is at least 1, not ${limit}`);
  if (trauma < 0 || blackout < 0) throw new RangeError('Scores are counted from 0');
  for (const either of [at, sudden]) {
    if (either !== 0 && either !== 1) throw new RangeError(`A reading is 0 or 1, not ${either}`);
  }
}

/** How a hit fills the score: what is left over after every reset, and the scores that the checks are made at. */
function filled(
  { trauma, blackout }: Hurt,
  amount: number,
  { limit, at }: Rules,
): { rest: number; scores: number[] } {
  if (amount < 0) throw new RangeError('A hit adds 0 or more; recovery is another matter');
  const full = Math.floor((trauma + amount) / limit);
  if (full > limits.terms) throw new RangeError(`One hit fills a score at most ${limits.terms} times`);
  const scores = Array.from({ length: full }, (_, index) => blackout + (at === 1 ? full : index + 1));
  return { rest: (trauma + amount) % limit, scores };
}

function hit(hurt: Hurt, amount: number, rules: Rules): Distribution<Hurt> {
  const { rest, scores } = filled(hurt, amount, rules);
  let odds: Distribution<number> = Distribution.certainly(hurt.condition);
  for (const score of scores) {
    const { passed, failed } = collapseOdds(rules, score);
    odds = odds.chain((condition) =>
      Distribution.of([
        [afterCheck(condition, true, rules.sudden === 1), passed],
        [afterCheck(condition, false, false), failed],
      ]),
    );
  }
  const blackout = hurt.blackout + scores.length;
  return odds.map((condition) => ({ trauma: rest, blackout, condition }));
}

/** Hits add to a score; each time it is full it starts again, another score rises, and a check is made against that one. */
export const trauma = defineMechanism({
  parameters,
  exact: ({ amount, ...rest }) =>
    lift(rest, (rules) => {
      requireRules(rules);
      const start: Hurt = { trauma: rules.trauma, blackout: rules.blackout, condition: rules.condition };
      const next = (hurt: Hurt) =>
        hurt.condition === conditions.dead ? undefined : amount.chain((points) => hit(hurt, points, rules));
      return afterSteps({ start, next }, rules.hits);
    }),
  roll: (throwDice, { amount, ...rest }) => {
    const rules = rolled(rest);
    requireRules(rules);
    let hurt: Hurt = { trauma: rules.trauma, blackout: rules.blackout, condition: rules.condition };
    for (let count = 0; count < rules.hits && hurt.condition !== conditions.dead; count += 1) {
      const { rest: left, scores } = filled(hurt, amount(), rules);
      const condition = scores.reduce(
        (now, score) => afterCheck(now, throwCollapse(throwDice, rules, score), rules.sudden === 1),
        hurt.condition,
      );
      hurt = { trauma: left, blackout: hurt.blackout + scores.length, condition };
    }
    return hurt;
  },
});
