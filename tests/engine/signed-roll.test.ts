import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Distribution } from '../../src/engine/distribution';
import { fraction, toNumber } from '../../src/engine/fraction';
import { signedHands } from '../../src/engine/functions/signed-hands';
import { signedReroll } from '../../src/engine/functions/signed-reroll';
import { signOf } from '../../src/engine/functions/signed-results';
import { signedRoll } from '../../src/engine/functions/signed-roll';
import { keyOf } from '../../src/engine/outcome';
import { mean } from '../../src/engine/statistics';
import { certainOf } from './certain';
import { rollsFairly } from './rolls-fairly';
import { allThrows, calculate, counted } from './sample';

type Numbers = Distribution<number>;
const standard = (sides = 6) => signedRoll.exact(certainOf({ sides })) as Numbers;

describe('a signed roll', () => {
  it('counts the lower die with the sign of its colour', () => {
    expect(signOf(5, 2)).toBe(-2);
    expect(signOf(1, 1)).toBe(0);
    expect(signOf(1, 3)).toBe(1);
  });

  it('agrees with every pair of dice', () => {
    for (const sides of [1, 2, 3, 6, 8]) {
      const brute = counted([sides, sides], ([positive = 0, negative = 0]) => signOf(positive, negative));
      expect(standard(sides).equals(brute)).toBe(true);
    }
  });

  it('goes from -5 to +5, is symmetric, and is 0 most often', () => {
    const { outcomes, weights } = standard();
    expect(outcomes).toEqual([-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5]);
    expect(weights).toEqual([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
  });

  it('reaches a target of 5 from an ability of 5 in 21 of 36 rolls', () => {
    expect(calculate('5 + signedRoll(6) >= 5').chance((hit) => hit === 1)).toEqual(fraction(21, 36));
  });

  it('gives a power point for every +1 and none for a negative roll', () => {
    const points = calculate('max(0, signedRoll(6))');
    expect(points.equals(standard().map((roll) => Math.max(0, roll)))).toBe(true);
    const both = calculate('let r = signedRoll(6); { damage: max(0, 8 + r - 5), power: max(0, r) }');
    // An attack of 8 that rolls -1 against a defence of 5 deals 2; a roll of +2 gives 2 points, one of -3 none.
    expect(both.chance((result) => keyOf(result) === 'damage=2;power=0;')).toEqual(fraction(5, 36));
    expect(both.chance((result) => keyOf(result) === 'damage=5;power=2;')).toEqual(fraction(4, 36));
    expect(both.chance((result) => keyOf(result) === 'damage=0;power=0;')).toEqual(fraction(6, 36));
  });

  it('changes the range of a shot and its damage together', () => {
    // Attack 7, range 5, defence 7, at a distance of 8: only from +3 on does it reach, and then it deals as much.
    const shot = calculate('let r = signedRoll(6); when(5 + r >= 8, max(0, 7 + r - 7), 0)');
    expect(shot.chance((damage) => damage === 3)).toEqual(fraction(3, 36));
    expect(shot.chance((damage) => damage === 0)).toEqual(fraction(30, 36));
  });
});

describe('a signed roll without two dice', () => {
  it('is the same with one die thrown twice, the first throw positive', () => {
    const twice = allThrows([6]).flatMap(([first = 0]) =>
      allThrows([6]).map(([second = 0]) => [signOf(first, second), 1] as const),
    );
    expect(standard().equals(Distribution.of(twice))).toBe(true);
  });

  interface Card {
    readonly suit: number;
    readonly rank: number;
  }
  const deckOf = (ranks: number): Card[] =>
    [0, 1].flatMap((suit) => Array.from({ length: ranks }, (_, index) => ({ suit, rank: index + 1 })));

  /** The first card is positive, the first one of the other suit after it negative. */
  function draw(deck: readonly Card[], first?: Card): Numbers {
    return Distribution.mix(
      deck.map((card) => {
        if (first && card.suit !== first.suit) {
          return [Distribution.certainly(signOf(first.rank, card.rank)) as Numbers, 1] as const;
        }
        return [
          draw(
            deck.filter((other) => other !== card),
            first ?? card,
          ),
          1,
        ] as const;
      }),
    );
  }

  it('is the same with freshly shuffled cards, however many of one suit come first', () => {
    for (const ranks of [2, 4, 6]) expect(standard(ranks).equals(draw(deckOf(ranks)))).toBe(true);
  });

  it('differs with cards that are not shuffled back: what has been drawn cannot come again', () => {
    const [one, other] = [deckOf(6)[0] as Card, deckOf(6)[6] as Card];
    const rest = deckOf(6).filter(
      ({ suit, rank }) => !(rank === 1 && (suit === one.suit || suit === other.suit)),
    );
    const second = rest.flatMap((first) =>
      rest
        .filter(({ suit }) => suit !== first.suit)
        .map(({ rank }) => [signOf(first.rank, rank), 1] as const),
    );
    expect(standard().equals(Distribution.of(second))).toBe(false);
    expect(Distribution.of(second).chance((roll) => Math.abs(roll) === 1)).toEqual(fraction(0, 1));
  });

  const hands = (most: number) => signedHands.exact(certainOf({ most })) as Numbers;

  it('is the same with fingers from 0 to 5, if every number is shown equally often', () => {
    expect(hands(5).equals(standard())).toBe(true);
  });

  it('agrees with every show of two pairs of hands', () => {
    for (const most of [0, 1, 2, 3, 4, 5]) {
      const brute = counted(Array(4).fill(most + 1), ([a = 0, b = 0, c = 0, d = 0]) =>
        a === b ? 0 : Math.abs(a - b) * ((c - d) % 2 === 0 ? 1 : -1),
      );
      expect(hands(most).equals(brute)).toBe(true);
    }
  });

  it('differs with fingers from 0 to 4: five numbers are more often alike in parity, so the sign is no longer fair', () => {
    expect(hands(4).equals(standard(5))).toBe(false);
    expect(toNumber(mean(hands(4)))).toBeGreaterThan(0);
    expect(mean(standard(5))).toEqual(fraction(0, 1));
  });
});

describe('dice rolled again', () => {
  type Question = Readonly<Record<'aims' | 'dodges' | 'first' | 'goal' | 'target', number>>;
  const exact = (question: Partial<Question>, sides = 6) =>
    signedReroll.exact(
      certainOf({ sides, aims: 0, dodges: 0, first: 0, goal: 0, target: 1, ...question }),
    ) as Numbers;
  const words = (question: Partial<Question>) =>
    signedReroll.policy?.(
      certainOf({ sides: 6, aims: 0, dodges: 0, first: 0, goal: 0, target: 1, ...question }),
    );

  const worthOf =
    ({ goal, target }: Question) =>
    (roll: number) =>
      goal === 0 ? Number(roll >= target) : goal === 1 ? roll : Math.max(0, roll - target);

  /** The value of the game by plain recursion over pairs of dice, with nothing shared. */
  function value(question: Question, sides: number): number {
    const faces = Array.from({ length: sides }, (_, face) => face + 1);
    const order = question.first === 0 ? ['aim', 'dodge'] : ['dodge', 'aim'];
    const deciders = order.flatMap((who) =>
      Array<string>(who === 'aim' ? question.aims : question.dodges).fill(who),
    );
    const average = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0) / numbers.length;
    const at = (positive: number, negative: number, stage: number): number => {
      const who = deciders[stage];
      if (who === undefined) return worthOf(question)(signOf(positive, negative));
      const values = [
        at(positive, negative, stage + 1),
        average(faces.map((face) => at(face, negative, stage + 1))),
        average(faces.map((face) => at(positive, face, stage + 1))),
        average(faces.flatMap((one) => faces.map((two) => at(one, two, stage + 1)))),
      ];
      return who === 'aim' ? Math.max(...values) : Math.min(...values);
    };
    return average(faces.flatMap((one) => faces.map((two) => at(one, two, 0))));
  }

  const questions: readonly Question[] = [0, 1, 2].flatMap((goal) =>
    [-1, 0, 1, 2].flatMap((target) =>
      [
        [1, 0, 0],
        [0, 1, 0],
        [1, 1, 0],
        [1, 1, 1],
        [2, 0, 0],
        [0, 2, 0],
        [2, 1, 0],
        [2, 1, 1],
      ].map(([aims = 0, dodges = 0, first = 0]) => ({ aims, dodges, first, goal, target })),
    ),
  );

  it('are worth as much as plain recursion over every choice says', () => {
    for (const question of questions) {
      for (const sides of [3, 6]) {
        // Three decisions about six faces have too many ways to go to be listed one by one.
        if (sides === 6 && question.aims + question.dodges > 2) continue;
        const odds = exact(question, sides);
        expect(toNumber(mean(odds.map(worthOf(question))))).toBeCloseTo(value(question, sides), 10);
      }
    }
  });

  it('without any re-roll are the plain roll', () => {
    expect(exact({}).equals(standard())).toBe(true);
  });

  it('let an aimed +1 become a 0, as the book plays it: a 1 against a 5, re-rolled to a 5', () => {
    expect(signOf(1, 5)).toBe(1);
    expect(signOf(5, 5)).toBe(0);
    // To score high on average, the 1 against a 5 is kept; against a 6 it is rolled again.
    expect(words({ aims: 1, goal: 1 })?.join(' ')).toContain(
      'On positive 1 or 2 with negative 6; positive 5 with negative 5; positive 6 with negative 5 or 6: re-roll the positive die.',
    );
  });

  it('have the best policy in words', () => {
    expect(words({ aims: 1, target: -5 })).toEqual(['Attacker: Always keep both dice.']);
    expect(words({ aims: 1, target: 1 })).toEqual([
      'Attacker: On positive 4 to 6 with negative 1 to 3: re-roll both dice.',
      'Attacker: On positive 4 with negative 4; positive 5 with negative 4 or 5; positive 6 with negative 4 to 6: re-roll the positive die.',
      'Attacker: On positive 1 with negative 1; positive 2 with negative 1 or 2; positive 3 with negative 1 to 3: re-roll the negative die.',
      'Attacker: Otherwise: keep both dice.',
    ]);
    expect(words({ aims: 1, dodges: 1 })?.map((sentence) => sentence.slice(0, 8))).toEqual([
      ...Array(4).fill('Attacker'),
      ...Array(4).fill('Defender'),
    ]);
    expect(words({ aims: 1, dodges: 1, first: 1 })?.[0]).toMatch(/^Defender/);
  });

  const chance = (question: Partial<Question>) => {
    const { target = 1 } = question;
    return toNumber(exact({ ...question, goal: 0 }).chance((roll) => roll >= target));
  };

  it('give power points together with the damage, as the one roll that they come from', () => {
    const both = calculate(
      'let r = signedReroll(6, 1, 1, 0, 2, -3); { damage: max(0, 8 + r - 5), power: max(0, r) }',
    );
    const roll = exact({ aims: 1, dodges: 1, goal: 2, target: -3 });
    expect(both.marginal('damage').equals(roll.map((r) => Math.max(0, 3 + r)))).toBe(true);
    expect(both.marginal('power').equals(roll.map((r) => Math.max(0, r)))).toBe(true);
    // Whoever gains a point has dealt at least as much beyond the three that the attack is ahead.
    const gained = both.condition((result) => (result as { power: number }).power > 0);
    const ahead = gained.map((result) => {
      const { damage, power } = result as { damage: number; power: number };
      return damage - power;
    });
    expect(ahead.certain).toBe(3);
  });

  it('help whoever may order them, more with each', () => {
    for (let target = -4; target <= 5; target += 1) {
      const plain = chance({ target });
      expect(chance({ target, aims: 1 })).toBeGreaterThan(plain);
      expect(chance({ target, aims: 2 })).toBeGreaterThan(chance({ target, aims: 1 }));
      expect(chance({ target, dodges: 1 })).toBeLessThan(plain);
      expect(chance({ target, dodges: 2 })).toBeLessThan(chance({ target, dodges: 1 }));
    }
  });

  it('favour whoever decides last', () => {
    for (let target = -4; target <= 5; target += 1) {
      const [attackerFirst, defenderFirst] = [0, 1].map((first) =>
        chance({ target, aims: 1, dodges: 1, first }),
      );
      expect(attackerFirst).toBeLessThanOrEqual(defenderFirst as number);
    }
  });

  it('mirror each other: a dodge does to a roll what an aim does to its opposite', () => {
    fc.assert(
      fc.property(fc.integer({ min: -4, max: 5 }), fc.integer({ min: 0, max: 1 }), (target, first) => {
        for (const [aims, dodges] of [
          [1, 0],
          [1, 1],
          [2, 1],
        ] as const) {
          const mine = exact({ aims, dodges, first, target }).chance((roll) => roll >= target);
          const swapped = exact({ aims: dodges, dodges: aims, first: 1 - first, target: 1 - target });
          expect(swapped.chance((roll) => roll <= -target)).toEqual(mine);
        }
      }),
    );
  });

  it('are refused above the budget, and where a number has no meaning', () => {
    expect(() => exact({ aims: 9 })).toThrow('from 0 to 8 re-rolls');
    expect(() => exact({ aims: 8 }, 20)).toThrow('too many to weigh exactly');
    expect(() => exact({}, 900)).toThrow('too many to weigh exactly');
    expect(() => exact({ first: 2 })).toThrow('decides first');
    expect(() => exact({ goal: 7 })).toThrow('from 0 to 2');
    expect(() => exact({}, 0)).toThrow('from 1 to 1000 sides');
    expect(() => standard(0)).toThrow('from 1 to 1000 sides');
    expect(exact({ aims: 8, goal: 1 }).total).toBeGreaterThan(0);
  });

  it('fall on the table as their odds say', () => {
    for (const expression of [
      'signedRoll(6)',
      'signedHands(5)',
      'signedHands(4)',
      'signedReroll(6, 1, 0, 0, 0, 1)',
      'signedReroll(6, 1, 1, 1, 1, 0)',
      'signedReroll(6, 0, 1, 0, 2, 1)',
    ]) {
      rollsFairly(expression);
    }
  });
});
