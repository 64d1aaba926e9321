import { requireSides } from '../dice';
import { Distribution } from '../distribution';
import { limits } from '../limits';
import { aimOf } from './aim-of';
import { signOf } from './signed-results';

const rules = ['sides', 'aims', 'dodges', 'first'] as const;
export const rerollParameters = [...rules, 'goal', 'target'] as const;
/** How many re-rolls each side has, and who decides first. */
export type RerollRules = Readonly<Record<(typeof rules)[number], number>>;
export type Rerolls = Readonly<Record<(typeof rerollParameters)[number], number>>;
export type Pair = Readonly<Record<'positive' | 'negative', number>>;

/** Re-rolls that are weighed at most: for two d6, more would leave the whole numbers that doubles hold exactly. */
const most = 8;

/** Fewest dice first, so that nobody re-rolls without need. */
const options = [
  { says: 'keep both dice', positive: false, negative: false },
  { says: 're-roll the positive die', positive: true, negative: false },
  { says: 're-roll the negative die', positive: false, negative: true },
  { says: 're-roll both dice', positive: true, negative: true },
] as const;
export type RerollOption = (typeof options)[number];

export interface Stage {
  readonly attacker: boolean;
  /** What is done about each pair of dice, by pairOf. */
  readonly chosen: readonly RerollOption[];
}

/** The weight of every result for each pair of dice, from the lowest result to the highest, among the same number of cases. */
type Table = readonly (readonly number[])[];

export const pairOf = (sides: number, positive: number, negative: number) =>
  (positive - 1) * sides + negative - 1;

export function seenAt(sides: number, pair: number): Pair {
  return { positive: Math.floor(pair / sides) + 1, negative: (pair % sides) + 1 };
}

function sum(lists: Table, scale: number): number[] {
  const all: number[] = Array((lists[0] as readonly number[]).length).fill(0);
  for (const list of lists) {
    for (let index = 0; index < list.length; index += 1) {
      all[index] = (all[index] as number) + (list[index] as number) * scale;
    }
  }
  return all;
}

/** What an option about a pair leads to, all among sides^2 times as many cases. */
function branches(sides: number, table: Table): (pair: number, option: RerollOption) => readonly number[] {
  const one = Array.from({ length: sides }, (_, face) => face);
  const rerolled = {
    positive: one.map((face) =>
      sum(
        table.filter((_, pair) => pair % sides === face),
        sides,
      ),
    ),
    negative: one.map((face) => sum(table.slice(face * sides, (face + 1) * sides), sides)),
    both: sum(table, 1),
  };
  return (pair, { positive, negative }) => {
    if (positive && negative) return rerolled.both;
    if (positive) return rerolled.positive[pair % sides] as number[];
    if (negative) return rerolled.negative[Math.floor(pair / sides)] as number[];
    return sum([table[pair] as readonly number[]], sides * sides);
  };
}

/** Somebody decides about every pair, the attacker for the highest worth, the defender for the lowest. What the results
 *  of an option are worth is all that a decision needs, so only those of the chosen one are gathered. */
function decide(attacker: boolean, sides: number, table: Table, worth: readonly number[]): [Table, Stage] {
  const sign = attacker ? 1 : -1;
  const worthOf = branches(
    sides,
    table.map((weights) => [
      weights.reduce((value, weight, index) => value + weight * (worth[index] as number), 0),
    ]),
  );
  const chosen = table.map((_, pair) => {
    const values = options.map((option) => sign * (worthOf(pair, option)[0] as number));
    return options[values.indexOf(Math.max(...values))] as RerollOption;
  });
  const after = branches(sides, table);
  return [chosen.map((option, pair) => after(pair, option)), { attacker, chosen }];
}

/** Who decides, in their order: true for the attacker. */
function decidersOf({ aims, dodges, first }: RerollRules): readonly boolean[] {
  if (aims < 0 || dodges < 0 || aims + dodges > most) {
    throw new RangeError(`There are from 0 to ${most} re-rolls, not ${aims + dodges}`);
  }
  if (first !== 0 && first !== 1) throw new RangeError('The attacker (0) or the defender (1) decides first');
  const [attacks, defences] = [Array(aims).fill(true), Array(dodges).fill(false)];
  return first === 0 ? [...attacks, ...defences] : [...defences, ...attacks];
}

function requireBudget(sides: number, rerolls: number, worth: readonly number[]): void {
  const cases = sides ** (2 * rerolls + 2) * Math.max(1, ...worth.map(Math.abs));
  if (cases > limits.number || 2 * sides ** 3 > limits.combinations) {
    throw new RangeError(`${rerolls} re-rolls of two d${sides} are too many to weigh exactly`);
  }
}

export interface Play {
  readonly stages: readonly Stage[];
  readonly odds: Distribution<number>;
}

/** What a roll of such dice can come to, from the lowest to the highest. */
export function resultsOf(sides: number): readonly number[] {
  return Array.from({ length: 2 * sides - 1 }, (_, index) => index - sides + 1);
}

/** From the last decision back to the first: each is made by somebody who knows what the later ones will be. */
export function playFor(question: RerollRules, worthOf: (result: number) => number): Play {
  const { sides } = question;
  const deciders = decidersOf(question);
  requireSides(sides);
  const results = resultsOf(sides);
  const worth = results.map(worthOf);
  requireBudget(sides, deciders.length, worth);
  let table: Table = Array.from({ length: sides * sides }, (_, pair) => {
    const { positive, negative } = seenAt(sides, pair);
    return results.map((result) => (result === signOf(positive, negative) ? 1 : 0));
  });
  const stages: Stage[] = [];
  for (const attacker of deciders.toReversed()) {
    const [decided, stage] = decide(attacker, sides, table, worth);
    table = decided;
    stages.unshift(stage);
  }
  const weights = sum(table, 1);
  const entries = results.map((result, index) => [result, weights[index] as number] as const);
  return { stages, odds: Distribution.of(entries).reduced() };
}

export function playRerolls({ goal, target, ...question }: Rerolls): Play {
  return playFor(question, aimOf<number>(goal, target, (result) => result).worth);
}
