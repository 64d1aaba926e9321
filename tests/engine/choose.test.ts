import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Aim, highestMean, reach, thwart } from '../../src/engine/aim';
import { best, choose, type Option } from '../../src/engine/choose';
import { dice } from '../../src/engine/dice';
import { Distribution } from '../../src/engine/distribution';
import { compareFractions, fraction } from '../../src/engine/fraction';
import { numbersInWords, policyOf, rollsInWords } from '../../src/engine/policy';
import { mean } from '../../src/engine/statistics';
import { allThrows, certainly, sum } from './sample';

const d6 = dice(1, 6);
const reroll = (seen: number): Option<number>[] => [
  { says: 'keep it', leads: certainly(seen) },
  { says: 're-roll', leads: d6 },
];

/** A pair of dice, of which any may be rolled again. */
const pairs = Distribution.of(allThrows([6, 6]).map(([a = 0, b = 0]) => [{ a, b }, 1] as const));
type Pair = { readonly a: number; readonly b: number };
const rerollAny = ({ a, b }: Pair): Option<number>[] => [
  { says: 'keep both', leads: certainly(a + b) },
  { says: 're-roll the first', leads: d6.map((face) => face + b) },
  { says: 're-roll the second', leads: d6.map((face) => face + a) },
  { says: 're-roll both', leads: dice(2, 6) },
];

describe('the best choice', () => {
  it('for the mean of a die that may be rolled again keeps 4 and more', () => {
    const decision = choose(d6, reroll, highestMean());
    expect(mean(decision.odds)).toEqual(fraction(17, 4));
    expect(policyOf(decision.choices)).toEqual(['On 1 to 3: re-roll.', 'Otherwise: keep it.']);
    expect([decision.at(3), decision.at(4)]).toEqual(['re-roll', 'keep it']);
    expect(() => decision.at(7)).toThrow('does not know');
  });

  it('for reaching 6 rolls everything else again', () => {
    const decision = choose(d6, reroll, reach(6));
    expect(decision.odds.chance((face) => face >= 6)).toEqual(fraction(11, 36));
    expect(policyOf(decision.choices)).toEqual(['On 6: keep it.', 'Otherwise: re-roll.']);
  });

  it('is the first of equals, so that nothing is rolled again for nothing', () => {
    expect(policyOf(choose(d6, reroll, reach(1)).choices)).toEqual(['Always keep it.']);
    expect(() => best([], reach(1))).toThrow('at least one option');
  });

  it('is no worse than any other policy', () => {
    const aims: Aim[] = [highestMean(), reach(9), reach(11), thwart(reach(8))];
    const worth = (odds: Distribution<number>, aim: Aim) => mean(odds.map((total) => aim.worth(total)));
    fc.assert(
      fc.property(
        fc.constantFrom(...aims),
        fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 36, maxLength: 36 }),
        (aim, policy) => {
          const any = pairs.chain(
            ({ a, b }) => (rerollAny({ a, b })[policy[6 * a + b - 7] as number] as Option<number>).leads,
          );
          const { odds } = choose(pairs, rerollAny, aim);
          expect(compareFractions(worth(odds, aim), worth(any, aim))).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  it('agrees with trying every policy for one die', () => {
    for (const aim of [reach(5), highestMean()] as Aim[]) {
      const all = allThrows(Array(6).fill(2)).map((policy) =>
        sum(
          policy.map((pick, face) =>
            pick === 1 ? 6 * aim.worth(face + 1) : sum(d6.outcomes.map(aim.worth)),
          ),
        ),
      );
      const { odds } = choose(d6, reroll, aim);
      expect(mean(odds.map(aim.worth))).toEqual(fraction(Math.max(...all), 36));
    }
  });

  it('of an opponent who answers stands innermost', () => {
    // I may roll again to reach 4; then they may make me roll once more.
    const answered = (seen: number) => choose(certainly(seen), reroll, thwart(reach(4))).odds;
    const mine = choose(
      d6,
      (seen) => [
        { says: 'keep it', leads: answered(seen) },
        { says: 're-roll', leads: d6.chain(answered) },
      ],
      reach(4),
    );
    expect(mine.odds.chance((face) => face >= 4)).toEqual(fraction(3, 8));
    expect(policyOf(mine.choices)).toEqual(['On 1 to 3: re-roll.', 'Otherwise: keep it.']);
  });

  it('needs a score where outcomes have parts', () => {
    const option: Option<Pair> = { says: 'keep', leads: pairs };
    expect(() => best([option, option], reach<Pair>(3))).toThrow('need a score');
    expect(
      best(
        [option],
        reach<Pair>(3, ({ a }) => a),
      ),
    ).toBe(option);
  });
});

describe('a policy in words', () => {
  it('draws numbers together', () => {
    expect(numbersInWords([1])).toBe('1');
    expect(numbersInWords([1, 2])).toBe('1 or 2');
    expect(numbersInWords([-2, -1, 0, 3, 5, 6])).toBe('-2 to 0, 3, 5 or 6');
  });

  it('names the parts of a roll', () => {
    const rolls = pairs.outcomes.filter(({ a, b }) => a + b <= 3 || b === 6);
    expect(rollsInWords(rolls.map(({ a, b }) => ({ white: a, black: b })))).toBe(
      'white 1 with black 1, 2 or 6; white 2 with black 1 or 6; white 3 to 6 with black 6',
    );
  });
});
