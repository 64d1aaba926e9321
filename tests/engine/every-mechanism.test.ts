import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atHand, namesAtHand } from '../../src/engine/at-hand';
import { evaluate } from '../../src/engine/evaluate';
import type { Mechanism } from '../../src/engine/mechanism';
import { compareOutcomes, facetNames, keyOf } from '../../src/engine/outcome';
import { seededRandom } from '../../src/engine/random';
import { roll } from '../../src/engine/roll';
import { calculate, sample } from './sample';

type Argument = fc.Arbitrary<string>;

const from = (min: number, max: number): Argument => fc.integer({ min, max }).map(String);
const of = (...texts: readonly string[]): Argument => fc.constantFrom(...texts);
const either = from(0, 1);
const test = of('d6 >= 3', 'signedRoll(4) >= 0', '1');
const roll6 = of('d6', '2d4', '5');

const members = (['a', 'b', 'c', 'd', 'e', 'f'] as const).flatMap((seat) => [
  [`${seat}Dice`, from(0, 3)] as const,
  [`${seat}Skill`, from(0, 7)] as const,
]);
const group = { count: from(1, 3), sides: from(1, 6), ...Object.fromEntries(members) };
const check = {
  dice: from(0, 5),
  sides: from(1, 8),
  skill: from(-1, 9),
  modifier: from(-8, 8),
  least: from(-6, 0),
  most: from(0, 6),
  loss: from(0, 2),
  gain: from(0, 2),
};
const contest = {
  mine: from(-3, 30),
  theirs: from(-3, 30),
  sides: from(2, 12),
  better: either,
  criticals: from(0, 4),
  surplus: either,
  ties: either,
  degrees: either,
  points: from(0, 3),
  goal: from(0, 2),
  target: from(-2, 4),
};
const bout = {
  sides: from(2, 6),
  mine: from(-1, 1),
  theirs: from(-1, 1),
  pinned: from(1, 3),
  rise: from(0, 4),
  theirRise: from(0, 4),
};

/** What each parameter of each mechanism may be in these tests. */
const questions: Readonly<Record<string, Readonly<Record<string, Argument>>>> = {
  affliction: {
    save: test,
    counters: from(0, 3),
    health: from(0, 4),
    each: either,
    cost: from(0, 2),
    horizon: from(0, 5),
  },
  afloat: {
    swims: test,
    depth: from(0, 4),
    stamina: from(0, 6),
    health: from(0, 6),
    breath: from(0, 5),
    sink: from(0, 2),
    rise: from(0, 3),
    needed: from(0, 4),
    turns: from(0, 6),
  },
  astray: { keep: test, find: test, days: from(0, 8) },
  attack: { dice: from(0, 5), bonus: roll6, target: of('10', '3d6') },
  attacksUntil: {
    goal: either,
    horizon: from(1, 5),
    dice: from(0, 4),
    bonus: roll6,
    target: of('9', '2d6'),
    damage: from(0, 8),
    critical: from(0, 6),
    reduction: from(0, 4),
    durability: from(0, 3),
    cover: from(0, 3),
    immune: either,
    endurance: from(0, 9),
    health: from(1, 9),
  },
  bestPoolCheck: { ...check, goal: from(0, 2), target: from(0, 4) },
  contest,
  contestAt: { roll: from(1, 2), other: from(1, 2), ...contest },
  contestBeats: {
    mine: contest.mine,
    most: from(1, 30),
    sides: contest.sides,
    better: either,
    surplus: either,
    ties: either,
    points: contest.points,
  },
  cornersInSight: {
    x: from(-4, 4),
    y: from(-4, 4),
    wallX: from(-3, 3),
    wallY: from(-3, 3),
    length: from(0, 4),
    through: either,
  },
  fading: {
    blackout: from(0, 5),
    dice: from(0, 4),
    sides: from(1, 8),
    needed: from(0, 3),
    help: of('0', '3', 'd4'),
  },
  grapple: bout,
  grappleFrom: { ...bout, pinned: from(3, 4), from: from(0, 2), theirFrom: from(0, 2), turn: either },
  grappleTurns: { ...bout, horizon: from(1, 12) },
  groupAgainst: { theirDice: from(0, 3), theirSkill: from(0, 7), spent: either, pick: from(0, 2), ...group },
  groupAverage: { pick: from(0, 2), ...group },
  groupSum: group,
  matches: {
    dice: from(0, 4),
    once: from(0, 2),
    twice: from(0, 4),
    thrice: from(0, 6),
    ...Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f'].map((symbol) => [symbol, from(0, 3)])),
  },
  mounting: {
    margin: of('d6 - 3', 'signedRoll(4)', '0'),
    each: from(0, 2),
    before: from(0, 3),
    steps: from(0, 6),
  },
  opposed: { mine: roll6, theirs: of('d8', '3d4'), ties: from(0, 3) },
  opposedPools: {
    sides: from(1, 8),
    dice: from(0, 4),
    skill: from(-1, 9),
    theirDice: from(0, 4),
    theirSkill: from(-1, 9),
    spent: either,
  },
  persist: { attempt: test, spare: test, most: from(0, 6) },
  pool: { dice: from(-1, 5), sides: from(1, 8), skill: from(-1, 9) },
  poolCheck: { ...check, rack: either, push: either },
  signedHands: { most: from(0, 6) },
  signedReroll: {
    sides: from(1, 6),
    aims: from(0, 2),
    dodges: from(0, 2),
    first: either,
    goal: from(0, 2),
    target: from(-5, 5),
  },
  signedRoll: { sides: from(1, 9) },
  spreading: { catches: test, started: from(0, 3), room: from(3, 9), steps: from(0, 4) },
  trauma: {
    amount: roll6,
    hits: from(0, 3),
    trauma: from(0, 3),
    blackout: from(0, 3),
    condition: from(0, 3),
    limit: from(3, 8),
    dice: from(0, 4),
    sides: from(1, 8),
    needed: from(0, 3),
    at: either,
    sudden: either,
  },
  turnOrder: {
    count: from(2, 4),
    ...Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f'].map((seat) => [seat, from(-3, 3)])),
  },
  wornDown: { loss: of('d6 - 1', 'max(0, signedRoll(4))', '2'), points: from(1, 9), horizon: from(1, 6) },
  wound: {
    damage: roll6,
    critical: from(0, 6),
    criticals: from(0, 3),
    reduction: from(0, 4),
    durability: from(0, 3),
    cover: from(0, 3),
    endurance: from(0, 9),
  },
};

const mechanisms = namesAtHand().flatMap((name) => {
  const called = atHand(name);
  return typeof called === 'object' ? [[name, called] as const] : [];
});

/** What is rolled for every hit, round or attack instead of once. */
const anew: Readonly<Record<string, readonly string[]>> = {
  affliction: ['save'],
  afloat: ['swims'],
  astray: ['keep', 'find'],
  attacksUntil: ['bonus', 'target'],
  mounting: ['margin'],
  opposed: ['mine', 'theirs'],
  persist: ['attempt', 'spare'],
  spreading: ['catches'],
  trauma: ['amount'],
  wornDown: ['loss'],
};

/** The odds; nothing for a bout in which nobody ever succeeds, which is refused. */
function answer(expression: string) {
  try {
    return evaluate(sample(expression), {});
  } catch (error) {
    if (error instanceof Error && error.message.includes('for ever')) return undefined;
    throw error;
  }
}

describe.each(mechanisms)('%s', (name, { parameters }: Mechanism) => {
  const known = questions[name];
  const args = fc.tuple(...parameters.map((parameter) => known?.[parameter] ?? fc.constant('?')));
  const asked = (texts: readonly string[]) => `${name}(${texts.join(', ')})`;

  it('is asked about every parameter', () => {
    expect(Object.keys(known ?? {}).sort()).toEqual([...parameters].sort());
  });

  it('has outcomes of one kind in ascending order, and weights that make up the total', () => {
    fc.assert(
      fc.property(args, (texts) => {
        const { outcomes, weights, total } = answer(asked(texts)) ?? calculate('1');
        for (const [index, outcome] of outcomes.entries()) {
          expect(facetNames(outcome)).toEqual(facetNames(outcomes[0] ?? 0));
          if (index > 0) expect(compareOutcomes(outcomes[index - 1] ?? 0, outcome)).toBeLessThan(0);
        }
        expect(weights.every((weight) => weight > 0 && typeof weight === typeof total)).toBe(true);
        expect(weights.reduce<bigint>((sum, weight) => sum + BigInt(weight), 0n)).toBe(BigInt(total));
      }),
      { numRuns: 60 },
    );
  });

  it('follows a number that is not known yet through both of its outcomes', () => {
    fc.assert(
      fc.property(args, args, fc.nat(parameters.length - 1), (texts, others, index) => {
        const [one, other] = [texts[index] ?? '', others[index] ?? ''];
        if (anew[name]?.includes(parameters[index] ?? '')) return;
        const both = answer(asked(texts.with(index, `when(d3 = 1, ${one}, ${other})`)));
        const apart = answer(
          `when(d3 = 1, ${asked(texts.with(index, one))}, ${asked(texts.with(index, other))})`,
        );
        expect(both === undefined).toBe(apart === undefined);
        if (both && apart) expect(both.equals(apart)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it('falls on the table only as its odds allow', () => {
    fc.assert(
      fc.property(args, fc.nat(), (texts, seed) => {
        const odds = answer(asked(texts));
        if (!odds) return;
        const possible = new Set(odds.outcomes.map(keyOf));
        const random = seededRandom(seed);
        for (let count = 0; count < 10; count += 1) {
          const { outcome } = roll(sample(asked(texts)), {}, random);
          expect(possible.has(keyOf(outcome)), `${asked(texts)}: ${JSON.stringify(outcome)}`).toBe(true);
        }
      }),
      { numRuns: 30 },
    );
  });
});
