import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fraction, toNumber } from '../../src/engine/fraction';
import { contest } from '../../src/engine/functions/contest';
import { contestAt } from '../../src/engine/functions/contest-at';
import { contestBeats } from '../../src/engine/functions/contest-beats';
import { bump, levelOf } from '../../src/engine/functions/contest-level';
import type { Contest, ContestResult } from '../../src/engine/functions/contest-rules';
import { mean } from '../../src/engine/statistics';
import { parseRating } from '../../src/rules/rating';
import { certainOf } from './certain';
import { rollsFairly } from './rolls-fairly';
import { calculate, counted } from './sample';

const rating = (text: string) => parseRating(text, 20, 'M');
const plain: Contest = {
  mine: 14,
  theirs: 14,
  sides: 20,
  better: 0,
  criticals: 0,
  surplus: 0,
  ties: 0,
  degrees: 0,
  points: 0,
  goal: 0,
  target: 1,
};
const exact = (change: Partial<Contest> = {}) => contest.exact(certainOf({ ...plain, ...change }));
const chance = (change: Partial<Contest>, wins: (degree: number) => boolean = (degree) => degree > 0) =>
  toNumber(exact(change).marginal('degree').chance(wins));

describe('one roll of a contest', () => {
  const level = (roll: number, target: number, rule = 0) => levelOf(roll, target, 20, rule);

  it('is critical on a 1 and a fumble on a 20, whatever the target', () => {
    expect([1, 14, 20].map((target) => level(1, target))).toEqual([3, 3, 3]);
    expect([1, 14, 20].map((target) => level(20, target))).toEqual([0, 0, 0]);
    expect([2, 14, 15, 19].map((roll) => level(roll, 14))).toEqual([2, 2, 1, 1]);
    expect(level(2, -6)).toBe(1);
    expect(level(1, -6)).toBe(3);
  });

  it('is critical on the exact target and a fumble on a 1, in the other reading', () => {
    for (const rule of [1, 2]) {
      expect([1, 2, 13, 14, 15, 20].map((roll) => level(roll, 14, rule))).toEqual([0, 2, 2, 3, 1, 1]);
      expect(level(20, 20, rule)).toBe(3);
    }
    expect(level(1, 1, 1)).toBe(0);
    expect(level(1, 1, 2)).toBe(3);
  });

  it('may keep the highest face a fumble beside the exact target', () => {
    for (const rule of [3, 4]) {
      expect([1, 2, 14, 15, 20].map((roll) => level(roll, 14, rule))).toEqual([0, 2, 3, 1, 0]);
      expect(level(20, 20, rule)).toBe(0);
    }
    expect([3, 4].map((rule) => level(1, 1, rule))).toEqual([0, 3]);
  });

  it('is bumped up a step for every mastery more; what is left is lost or bumps the other down', () => {
    expect(bump(0, 2, 1, false)).toEqual([1, 2]);
    expect(bump(2, 2, 2, false)).toEqual([3, 2]);
    expect(bump(2, 2, 2, true)).toEqual([3, 1]);
    expect(bump(3, 1, 5, true)).toEqual([3, 0]);
    expect(bump(1, 2, -2, true)).toEqual([0, 3]);
    expect(bump(1, 1, 0, true)).toEqual([1, 1]);
  });
});

/** One contest as it is played at the table, in the words of the rules. */
function play(asked: Contest, roll: number, other: number): ContestResult {
  const steps = ['fumble', 'failure', 'success', 'critical'];
  const read = (value: number) => {
    let [target, masteries] = [value, 0];
    while (target > asked.sides) {
      target -= asked.sides;
      masteries += 1;
    }
    return { target, masteries };
  };
  const [my, their] = [read(asked.mine), read(asked.theirs)];
  const judge = (die: number, target: number) => {
    if (asked.criticals === 0) {
      if (die === 1) return 'critical';
      if (die === asked.sides) return 'fumble';
    } else {
      const exactAtOne = asked.criticals === 2 || asked.criticals === 4;
      if (die === 1) return target === 1 && exactAtOne ? 'critical' : 'fumble';
      if (die === asked.sides && asked.criticals >= 3) return 'fumble';
      if (die === target) return 'critical';
    }
    return die <= target ? 'success' : 'failure';
  };
  let [mine, theirs] = [steps.indexOf(judge(roll, my.target)), steps.indexOf(judge(other, their.target))];
  while (my.masteries > 0 && their.masteries > 0) {
    my.masteries -= 1;
    their.masteries -= 1;
  }
  for (; my.masteries > 0; my.masteries -= 1) {
    if (mine < 3) mine += 1;
    else if (asked.surplus === 1 && theirs > 0) theirs -= 1;
  }
  for (; their.masteries > 0; their.masteries -= 1) {
    if (theirs < 3) theirs += 1;
    else if (asked.surplus === 1 && mine > 0) mine -= 1;
  }
  const degree = (level: number) => {
    const wins = asked.better === 1 ? roll > other : roll < other;
    if (level === theirs && roll === other && asked.ties === 0) return 0;
    const won = level > theirs || (level === theirs && (wins || roll === other));
    if (asked.degrees === 1) return won ? 1 + level : -1 - theirs;
    return won ? 1 + level - theirs : level - theirs - 1;
  };
  const worth = (level: number) => (asked.goal === 0 ? Number(degree(level) >= asked.target) : degree(level));
  const levels = [0, 1, 2, 3].filter((level) => level >= mine && level <= mine + asked.points);
  const best = Math.max(...levels.map(worth));
  const reached = levels.find((level) => worth(level) === best) as number;
  return { degree: degree(reached), mine: reached, theirs, spent: reached - mine };
}

describe('a contest', () => {
  const asked = fc.record({
    mine: fc.integer({ min: -6, max: 70 }),
    theirs: fc.integer({ min: -6, max: 70 }),
    sides: fc.constantFrom(20, 12, 6),
    better: fc.integer({ min: 0, max: 1 }),
    criticals: fc.integer({ min: 0, max: 4 }),
    surplus: fc.integer({ min: 0, max: 1 }),
    ties: fc.integer({ min: 0, max: 1 }),
    degrees: fc.integer({ min: 0, max: 1 }),
    points: fc.integer({ min: 0, max: 3 }),
    goal: fc.integer({ min: 0, max: 1 }),
    target: fc.integer({ min: 1, max: 4 }),
  });

  it('agrees with playing every pair of rolls', () => {
    fc.assert(
      fc.property(asked, (change) => {
        const brute = counted([change.sides, change.sides], ([roll = 0, other = 0]) =>
          play(change, roll, other),
        );
        expect(contest.exact(certainOf(change)).equals(brute)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it('between equals is even, and swaps with its roles', () => {
    fc.assert(
      fc.property(asked, (change) => {
        const even = { ...change, points: 0, ties: 0 };
        const swapped = { ...even, mine: even.theirs, theirs: even.mine };
        const [one, other] = [even, swapped].map((each) => contest.exact(certainOf(each)).marginal('degree'));
        expect(one?.equals(other?.map((degree) => 0 - degree) as never)).toBe(true);
        expect(chance({ ...even, theirs: even.mine })).toBe(
          chance({ ...even, theirs: even.mine }, (d) => d < 0),
        );
      }),
    );
  });

  it('is won by 10M against 10 far more often, and 10M2 against 10M is the same contest', () => {
    expect(chance({ mine: rating('10M'), theirs: 10 })).toBeGreaterThan(0.7);
    const one = exact({ mine: rating('10M'), theirs: 10 });
    expect(exact({ mine: rating('10M2'), theirs: rating('10M') }).equals(one)).toBe(true);
    expect(exact({ mine: rating('10M4'), theirs: rating('10M3') }).equals(one)).toBe(true);
    // With two masteries more, the other side hardly ever wins.
    expect(chance({ mine: rating('10M2'), theirs: 10 }, (degree) => degree < 0)).toBeLessThan(0.1);
  });

  it('of 14 against 14 with the low roll better is known exactly', () => {
    const result = exact().marginal('degree');
    // 1 critical, 13 successes, 5 failures, 1 fumble on each side.
    expect(result.chance((degree) => degree === 0)).toEqual(fraction(20, 400));
    expect(result.chance((degree) => degree === 4)).toEqual(fraction(1, 400));
    expect(result.chance((degree) => degree === 3)).toEqual(fraction(5 + 13, 400));
    expect(result.chance((degree) => degree === 2)).toEqual(fraction(13 + 13 * 5 + 5, 400));
    expect(result.chance((degree) => degree === 1)).toEqual(fraction((13 * 12 + 5 * 4) / 2, 400));
  });

  it('of 14 against 14 counts the degree by the winner alone, in the other reading', () => {
    const result = exact({ degrees: 1 }).marginal('degree');
    expect(result.chance((degree) => degree === 4)).toEqual(fraction(19, 400));
    expect(result.chance((degree) => degree === 3)).toEqual(fraction(13 * 6 + (13 * 12) / 2, 400));
    expect(result.chance((degree) => degree === 2)).toEqual(fraction(5 + (5 * 4) / 2, 400));
    expect(result.chance((degree) => degree === 1)).toEqual(fraction(0, 400));
  });

  it('favours the abler side more when the high roll is the better one', () => {
    for (let theirs = 2; theirs < 19; theirs += 1) {
      const [low, high] = [0, 1].map((better) => chance({ mine: theirs + 1, theirs, better }));
      expect(high).toBeGreaterThan(low as number);
    }
  });

  it('is won more often with a higher rating, in the printed readings', () => {
    for (const surplus of [0, 1]) {
      for (let mine = 1; mine < 45; mine += 1) {
        expect(chance({ mine: mine + 1, better: 1, surplus })).toBeGreaterThanOrEqual(
          chance({ mine, better: 1, surplus }),
        );
      }
    }
  });

  it('is tied only by equal rolls at the same level, unless ties go to one side', () => {
    const stands = chance({ mine: 12 }, (degree) => degree === 0);
    expect(chance({ mine: 12, ties: 1 }, (degree) => degree === 0)).toBe(0);
    expect(chance({ mine: 12, ties: 1 })).toBeCloseTo(chance({ mine: 12 }) + stands, 12);
  });

  it('is won by more when a surplus bump pushes the other side down', () => {
    const degrees = [0, 1].map((surplus) =>
      toNumber(mean(exact({ mine: rating('10M3'), theirs: 10, surplus }).marginal('degree'))),
    );
    expect(degrees[1]).toBeGreaterThan(degrees[0] as number);
  });

  it('is won more often with points to spend, which are spent only where they serve', () => {
    const wins = [0, 1, 2, 3].map((points) => chance({ points }));
    for (const [index, won] of wins.slice(1).entries()) expect(won).toBeGreaterThan(wins[index] as number);
    const spent = exact({ points: 1 }).condition((outcome) => (outcome as ContestResult).spent > 0);
    expect(spent.marginal('degree').chance((degree) => degree > 0)).toEqual(fraction(1, 1));
  });

  it('says in words when to spend a point', () => {
    const words = (change: Partial<Contest>) => contest.policy?.(certainOf({ ...plain, ...change }));
    expect(words({})).toEqual([]);
    // Three masteries ahead, nothing is left to gain.
    expect(words({ points: 1, mine: rating('19M3'), theirs: 1, sides: 20 })).toEqual([
      'Never spend a point.',
    ]);
    expect(words({ points: 1 })).toEqual([
      'On a fumble against a fumble: spend 1 point.',
      'On a failure against a failure with an equal roll: spend 1 point.',
      'On a failure against a failure with the worse roll: spend 1 point.',
      'On a success against a success with an equal roll: spend 1 point.',
      'On a success against a success with the worse roll: spend 1 point.',
      'Otherwise: spend none.',
    ]);
    // Where the high roll is better, a failure has the better roll against most successes.
    expect(words({ points: 1, better: 1, mine: 8 })).toContain(
      'On a failure against a success with the better roll: spend 1 point.',
    );
    expect(words({ points: 3, goal: 1 })).toContain('On a fumble against a critical: spend 3 points.');
  });

  it('refuses what has no meaning', () => {
    expect(() => exact({ sides: 1 })).toThrow('2 to 1000 sides');
    expect(() => exact({ better: 2 })).toThrow('0 or 1');
    expect(() => exact({ criticals: 5 })).toThrow('from 0 to 4');
    expect(() => exact({ surplus: 2 })).toThrow('0 or 1');
    expect(() => exact({ ties: -1 })).toThrow('0 or 1');
    expect(() => exact({ degrees: 2 })).toThrow('0 or 1');
    expect(() => exact({ points: -1 })).toThrow('from 0');
  });

  it('falls on the table as its odds say', () => {
    rollsFairly('contest(34, 17, 20, 0, 0, 1, 0, 0, 1, 0, 1)');
    rollsFairly('contest(12, 15, 20, 1, 1, 0, 1, 1, 0, 0, 1)');
  });
});

describe('a contest whose rolls are known', () => {
  it('has over all pairs of rolls the odds of the contest', () => {
    const asked = fc.tuple(
      fc.integer({ min: -6, max: 70 }),
      fc.integer({ min: -6, max: 70 }),
      fc.constantFrom(20, 6),
      fc.integer({ min: 0, max: 1 }),
      fc.integer({ min: 0, max: 4 }),
      fc.integer({ min: 0, max: 1 }),
      fc.integer({ min: 0, max: 1 }),
      fc.integer({ min: 0, max: 1 }),
      fc.integer({ min: 0, max: 3 }),
    );
    fc.assert(
      fc.property(asked, (numbers) => {
        const rest = `${numbers.join(', ')}, 0, 1`;
        const sides = numbers[2];
        const all = calculate(`contestAt(d${sides}, d${sides}, ${rest})`);
        expect(all.equals(calculate(`contest(${rest})`))).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it('is decided by the dice on the table', () => {
    const at = (roll: number, other: number) =>
      contestAt.exact(certainOf({ ...plain, roll, other })).marginal('degree').certain;
    expect([at(1, 20), at(1, 15), at(3, 15), at(3, 9), at(9, 9), at(20, 1)]).toEqual([4, 3, 2, 1, 0, -4]);
    rollsFairly('contestAt(d20, 7, 34, 17, 20, 0, 0, 1, 0, 0, 1, 0, 1)');
  });

  it('refuses faces that the die does not have', () => {
    expect(() => contestAt.exact(certainOf({ ...plain, roll: 21, other: 1 }))).toThrow('shows 1 to 20');
    expect(() => contestAt.exact(certainOf({ ...plain, roll: 1, other: 0 }))).toThrow('shows 1 to 20');
  });
});

describe('the highest rating that a contest beats', () => {
  const beats = { mine: 14, most: 60, sides: 20, better: 0, surplus: 0, ties: 0, points: 0 };

  it('reaches each rating with the chance to win against it', () => {
    const asked = fc.record({
      mine: fc.integer({ min: -6, max: 70 }),
      better: fc.integer({ min: 0, max: 1 }),
      surplus: fc.integer({ min: 0, max: 1 }),
      ties: fc.integer({ min: 0, max: 1 }),
      points: fc.integer({ min: 0, max: 2 }),
    });
    fc.assert(
      fc.property(asked, fc.integer({ min: 1, max: 60 }), (change, theirs) => {
        const highest = contestBeats.exact(certainOf({ ...beats, ...change }));
        expect(toNumber(highest.chance((rating) => (rating as number) >= theirs))).toBe(
          chance({ ...change, theirs }),
        );
      }),
      { numRuns: 60 },
    );
  });

  it('falls on the table as its odds say', () => {
    rollsFairly('contestBeats(17, 60, 20, 1, 0, 0, 1)');
  });

  it('refuses to tell fewer than one rating apart', () => {
    expect(() => contestBeats.exact(certainOf({ ...beats, most: 0 }))).toThrow('counted from 1');
  });
});
