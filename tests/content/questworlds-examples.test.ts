import { describe, expect, it } from 'vitest';
import {
  abler,
  advantage,
  behind,
  bumped,
  farAbler,
  played,
  ratings,
  strong,
  sums,
  weak,
} from '../../content/questworlds/examples';
import { figures } from '../../content/questworlds/figures';
import * as formulas from '../../content/questworlds/formulas';
import * as tables from '../../content/questworlds/tables';
import { type Fraction, fraction, toNumber } from '../../src/engine/fraction';
import type { Formula, Values } from '../../src/rules/formula';
import { answer, certainly, chanceOf, chancesOf, columnsOf, counted, dice, printed } from './witness';

/** '14' for 14 and '5M2' for 45, written out by hand so that it is a second opinion. */
function inNotation(rating: number): string {
  let [before, masteries] = [rating, 0];
  for (; before > 20; before -= 20) masteries += 1;
  return `${before}${['', 'M'][masteries] ?? `M${masteries}`}`;
}

const wins = (inputs: Values, formula: Formula = formulas.simpleContest): number =>
  toNumber(chanceOf(formula, inputs, 'degree', 1));
const sharesOf = (all: Map<unknown, Fraction>): Map<unknown, number> =>
  new Map([...all].map(([outcome, share]) => [outcome, toNumber(share)]));

describe('masteries', () => {
  it('a rating of 20 raised by one is 1M', () => {
    expect(certainly(formulas.ratingSum, { rating: 20, change: 1 })).toBe(ratings.firstMastery.counted);
    expect(inNotation(21)).toBe(ratings.firstMastery.written);
  });

  it('10M2 has two masteries and 10M3 has three', () => {
    for (const { target, masteries, counted, written } of [ratings.twoMasteries, ratings.threeMasteries]) {
      expect(certainly(formulas.countedRating, { target, masteries })).toBe(counted);
      expect(inNotation(counted)).toBe(written);
    }
  });

  it('34 is 14M, 17 and 6 are 3M, 10 off 5M2 leaves 15M', () => {
    expect(inNotation(sums.counted)).toBe(sums.written);
    expect(inNotation(sums.down.from)).toBe(sums.down.written);
    expect(sums.down.off).toBe(-sums.down.change);
    for (const { from, change, counted, to } of [sums.up, sums.down]) {
      expect(certainly(formulas.ratingSum, { rating: from, change })).toBe(counted);
      expect(inNotation(counted)).toBe(to);
    }
  });

  it('10M against 10 is one bump; two masteries against one are the same advantage', () => {
    expect([advantage, farAbler].map(({ rating }) => inNotation(rating))).toEqual(['10M', '10M2']);
    expect(certainly(formulas.masteryLead, advantageOf(30, 10), 'bumps')).toBe(1);
    expect(certainly(formulas.masteryLead, advantageOf(50, 30), 'bumps')).toBe(1);
    expect(certainly(formulas.masteryLead, advantageOf(30, 50), 'bumps')).toBe(-1);
    const [one, two] = [advantageOf(30, 10), advantageOf(50, 30)].map((inputs) =>
      answer(formulas.simpleContest, inputs),
    );
    expect(one?.equals(two as never)).toBe(true);
  });

  it('two masteries more can be counted on to crush', () => {
    expect(wins(advantageOf(50, 10))).toBeGreaterThan(0.9);
    expect(wins(advantageOf(50, 10))).toBeGreaterThan(wins(advantageOf(30, 10)));
  });
});

function advantageOf(rating: number, resistance: number): Values {
  return { rating, resistance };
}

describe('hero points', () => {
  it('every character starts with 3', () => {
    expect(figures.startingHeroPoints.value).toBe(3);
  });

  it('one bumps a result up by a step: failure to success, success to critical', () => {
    const results = (bumps: number) =>
      sharesOf(chancesOf(formulas.bumpedRoll, { target: 14, bumps }, 'result'));
    expect(results(0)).toEqual(
      new Map([
        [0, 0.05],
        [1, 0.25],
        [2, 0.65],
        [3, 0.05],
      ]),
    );
    expect(results(1)).toEqual(
      new Map([
        [1, 0.05],
        [2, 0.25],
        [3, 0.7],
      ]),
    );
  });

  it('one matters least against the weakest, and still much against a mastery', () => {
    expect(inNotation(strong.resistance)).toBe(strong.written);
    const worth = (resistance: number) =>
      toNumber(chancesOf(formulas.heroPointWorth, { resistance }, 'outcome').get(1) ?? fraction(0, 1));
    const all = Array.from({ length: 50 }, (_, index) => worth(index + 1));
    expect(Math.min(...all)).toBe(worth(weak.resistance));
    expect(worth(strong.resistance)).toBeGreaterThan(worth(abler.resistance));
  });

  it('are spent only where they turn the contest', () => {
    for (const rating of [3, 14, 17, 30]) {
      const inputs = { rating, resistance: 14 };
      const [without, by] = [2, 1].map((outcome) =>
        toNumber(chancesOf(formulas.heroPointWorth, inputs, 'outcome').get(outcome) ?? fraction(0, 1)),
      );
      expect(without).toBeCloseTo(wins(inputs), 12);
      expect((without ?? 0) + (by ?? 0)).toBeCloseTo(wins({ ...inputs, points: 1 }), 12);
    }
  });
});

describe('one roll', () => {
  it('is critical on 1, a success up to the target, a failure above it, a fumble on 20, whatever the target', () => {
    for (let target = 1; target <= 20; target += 1) {
      const brute = counted(dice(1, 20), ([roll = 0]) => {
        if (roll === 1) return 3;
        if (roll === 20) return 0;
        return roll <= target ? 2 : 1;
      });
      expect(chancesOf(formulas.rollResult, { target }, 'result')).toEqual(brute);
    }
  });

  it('fumbles on 1 and is critical on the target, where a group likes it so', () => {
    for (let target = 1; target <= 20; target += 1) {
      const brute = counted(dice(1, 20), ([roll = 0]) => {
        if (roll === 1) return 0;
        if (roll === target) return 3;
        return roll < target ? 2 : 1;
      });
      expect(chancesOf(formulas.rollResult, { target, criticals: 'exact' }, 'result')).toEqual(brute);
    }
  });

  it('is against 6 without a relevant ability', () => {
    expect(figures.defaultRating.value).toBe(6);
  });
});

describe('victory or defeat', () => {
  const at = (roll: number, other: number, more: Values = {}) =>
    certainly(formulas.contestRolls, { roll, other, rating: 14, resistance: 14, ...more });

  it('the better result wins, the same result goes to the better roll, the same roll is a standoff', () => {
    expect(at(5, 16)).toBeGreaterThan(0);
    expect(at(16, 5)).toBeLessThan(0);
    expect([at(5, 9), at(9, 5), at(9, 9)]).toEqual([1, -1, 0]);
    expect([at(5, 9, { better: 'high' }), at(9, 5, { better: 'high' })]).toEqual([-1, 1]);
    expect(at(9, 9, { ties: 'yours' })).toBe(1);
  });

  it('a degree is a step between the results and one more', () => {
    expect([at(1, 20), at(1, 18), at(1, 9), at(5, 9)]).toEqual([4, 3, 2, 1]);
    expect(at(5, 16, { degrees: 'winner' })).toBe(3);
  });

  it('5 of 17 against 16 of 14 is a success against a failure: a minor victory', () => {
    const { rating, resistance, roll, other, steps, degree } = played;
    expect(roll <= rating && other > resistance).toBe(true);
    expect(at(roll, other, { rating, resistance })).toBe(degree);
    expect(degree).toBe(steps + 1);
  });

  it('14 of 10M against 12 of 10 wins, since the mastery bumps it up', () => {
    const { rating, resistance, target, roll, other, written } = bumped;
    expect([inNotation(rating), rating - 20, resistance]).toEqual([written, target, target]);
    expect(Math.min(roll, other)).toBeGreaterThan(target);
    expect(other).toBeLessThan(roll);
    expect(at(roll, other, { rating, resistance })).toBe(2);
    expect(at(roll, other, { rating: target, resistance })).toBe(-1);
  });

  it('the map of all pairs of rolls is the contest', () => {
    for (const inputs of [{}, { rating: 30, better: 'high' }, { points: 1, resistance: 34 }] as Values[]) {
      const brute = counted(dice(2, 20), ([roll = 1, other = 1]) =>
        certainly(formulas.contestRolls, { ...inputs, roll, other }),
      );
      expect(chancesOf(formulas.simpleContest, inputs)).toEqual(brute);
    }
  });

  it('higher abilities win more often with the higher roll, and not just slightly', () => {
    for (let rating = 2; rating <= 60; rating += 3) {
      for (let resistance = 1; resistance < rating; resistance += 4) {
        const [low, high] = ['low', 'high'].map((better) => wins({ rating, resistance, better }));
        expect(high, `${rating} against ${resistance}`).toBeGreaterThanOrEqual((low ?? 1) - 1e-12);
      }
    }
    const gain = wins({ rating: 17, resistance: 14, better: 'high' }) - wins({ rating: 17, resistance: 14 });
    expect(gain).toBeGreaterThan(0.1);
  });
});

describe('resistance', () => {
  it('has six classes', () => {
    expect(columnsOf(tables.resistanceClasses, 'name', 'change')).toEqual(
      printed('Nearly Impossible|40\nVery High|20\nHigh|6\nModerate|0\nLow|-6\nVery Low|-20'),
    );
  });

  it.each([
    ['nearly-impossible', '14M2'],
    ['very-high', '14M'],
    ['high', '20'],
    ['moderate', '14'],
    ['low', '8'],
    ['very-low', '1'],
  ])('at the start %s is %s', (name, written) => {
    expect(inNotation(Number(certainly(formulas.classResistance, { class: name, session: 1 })))).toBe(
      written,
    );
  });

  it('High passes the die as soon as the base is 15', () => {
    expect(inNotation(Number(certainly(formulas.classResistance, { class: 'high', session: 3 })))).toBe('1M');
  });

  it('Very Low is −6 to begin with if nothing stops it, and 6 at most', () => {
    const low = (inputs: Values) => certainly(formulas.classResistance, { class: 'very-low', ...inputs });
    expect(low({ below: 'free' })).toBe(-6);
    expect([1, 23, 25, 27, 39].map((session) => low({ session }))).toEqual([1, 5, 6, 6, 6]);
    expect([1, 25, 27].map((session) => low({ session, lowest: 'higher' }))).toEqual([6, 6, 7]);
  });

  it('the base is 14, and a point more after every two sessions', () => {
    const bases = Array.from({ length: 7 }, (_, index) =>
      certainly(formulas.baseResistance, { session: index + 1 }),
    );
    expect(bases).toEqual([14, 14, 15, 15, 16, 16, 17]);
  });

  it('or after every four, or with every campaign', () => {
    const slow = [1, 4, 5, 8, 9].map((session) =>
      certainly(formulas.baseResistance, { session, progression: 'four' }),
    );
    expect(slow).toEqual([14, 14, 15, 15, 16]);
    expect(certainly(formulas.baseResistance, { session: 30, progression: 'campaign', campaigns: 2 })).toBe(
      16,
    );
  });

  it('the base past 20 has a mastery', () => {
    expect(inNotation(Number(certainly(formulas.baseResistance, { session: 15 })))).toBe('1M');
  });

  it('augments face the base of the start', () => {
    const augment = (session: number) => answer(formulas.augmentContest, { rating: 17, session });
    expect(augment(30).equals(augment(1))).toBe(true);
  });

  it('each class has the odds of its number', () => {
    for (const [name, resistance] of Object.entries({ 'very-high': 34, high: 20, low: 8, 'very-low': 1 })) {
      const whole = answer(formulas.oddsByClass, { class: name });
      const share = whole.chance((degree) => Number(degree) > 0);
      expect(toNumber(share), name).toBeCloseTo(wins({ rating: 17, resistance }), 12);
    }
  });

  it('the strongest one that is beaten reaches each with the chance to win against it', () => {
    for (const resistance of [1, 8, 14, 20, 34, 54]) {
      const share = chanceOf(formulas.beatenResistance, { resistance }, 'margin', 0);
      expect(toNumber(share)).toBeCloseTo(wins({ rating: 17, resistance }), 12);
    }
  });
});

describe('a contest against a class', () => {
  it('is the contest against its number, in every session', () => {
    for (const base of [14, 15, 26, 34]) {
      const session = 1 + 2 * (base - 14);
      for (const name of Object.keys(tables.resistanceClasses.rows)) {
        const resistance = Number(certainly(formulas.classResistance, { class: name, session }));
        const byClass = answer(formulas.simpleContest, { setBy: 'class', class: name, base });
        const byNumber = answer(formulas.simpleContest, { resistance });
        expect(byClass.equals(byNumber), `${name} at ${base}`).toBe(true);
      }
    }
  });

  it('of two or three masteries more can be won by luck, of four it cannot', () => {
    expect([behind.two, behind.three].map(inNotation)).toEqual([behind.twoWritten, behind.threeWritten]);
    const { rating, two, three } = behind;
    expect(wins({ rating, resistance: two })).toBe(19 / 400);
    expect(wins({ rating, resistance: three })).toBe(1 / 400);
    expect(wins({ rating, resistance: three + 20 })).toBe(0);
  });
});

describe('degrees of victory', () => {
  it('are marginal, minor, major and complete, and a tie', () => {
    expect(columnsOf(tables.degreesOfVictory, 'name').flat()).toEqual([
      'Tie',
      'Marginal',
      'Minor',
      'Major',
      'Complete',
    ]);
  });

  it('between equals are as likely in victory as in defeat', () => {
    const shares = chancesOf(formulas.simpleContest, { rating: 14, resistance: 14 });
    for (const degree of [1, 2, 3, 4]) expect(shares.get(degree)).toEqual(shares.get(-degree));
    expect(shares.get(0)).toEqual(fraction(20, 400));
  });

  it('read off the winner alone, most victories are major', () => {
    const shares = chancesOf(formulas.simpleContest, { rating: 14, resistance: 14, degrees: 'winner' });
    expect(shares.get(3)).toEqual(fraction(13 * 6 + (13 * 12) / 2, 400));
  });
});
