import { describe, expect, it } from 'vitest';
import * as examples from '../../content/open-adventure/examples-start';
import { rolls, witch } from '../../content/open-adventure/examples-start';
import { figures } from '../../content/open-adventure/figures-start';
import {
  fortune,
  saveForHalf,
  saveOdds,
  standardRollOdds,
  traitPoints,
  twoDice,
} from '../../content/open-adventure/formulas-start';
import { Distribution } from '../../src/engine/distribution';
import { evaluate, evaluateExpression } from '../../src/engine/evaluate';
import { fraction } from '../../src/engine/fraction';
import { mean } from '../../src/engine/statistics';

const die = [1, 2, 3, 4, 5, 6];

describe('the standard roll', () => {
  it('reads the pairs of dice of the rulebook', () => {
    for (const { positive, negative, result } of Object.values(rolls)) {
      expect(evaluate(twoDice, { positive, negative }).certain).toBe(result);
    }
  });

  it('goes from −5 to +5, leans nowhere, and is most often 0', () => {
    const odds = evaluate(standardRollOdds, {});
    expect([...odds.outcomes].sort((a, b) => Number(a) - Number(b))).toEqual([
      -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5,
    ]);
    expect(mean(odds.map(Number))).toEqual(fraction(0, 1));
    const zero = odds.weightOf((outcome) => outcome === 0);
    for (const other of odds.outcomes) {
      if (other !== 0) expect(odds.weightOf((outcome) => outcome === other) < zero).toBe(true);
    }
  });

  it('is what the two dice come to', () => {
    const counted = die.flatMap((positive) =>
      die.map((negative) => [Number(evaluate(twoDice, { positive, negative }).certain), 1] as const),
    );
    expect(Distribution.of(counted).equals(evaluate(standardRollOdds, {}))).toBe(true);
  });

  it('has the same odds with twelve cards, drawn until the other suit comes', () => {
    // The same with two suits of three, every draw weighed by how likely it is: 1 in 360 is the smallest share.
    const cards = [0, 1].flatMap((suit) => [1, 2, 3].map((value) => ({ suit, value })));
    const tally = new Map<number, number>();
    const draw = (left: typeof cards, share: number, first?: (typeof cards)[number]): void => {
      for (const card of left) {
        if (!first || card.suit === first.suit) {
          const rest = left.filter((other) => other !== card);
          draw(rest, share / left.length, first ?? card);
          continue;
        }
        const result = first.value === card.value ? 0 : first.value < card.value ? first.value : -card.value;
        tally.set(result, (tally.get(result) ?? 0) + share / left.length);
      }
    };
    draw(cards, 6 * 5 * 4 * 3);
    const counted = Distribution.of([...tally].map(([result, weight]) => [result, weight] as const));
    expect(counted.equals(evaluateExpression('signedRoll(3)', standardRollOdds, {}))).toBe(true);
  });

  it('has the same odds with fingers shown at random', () => {
    const hands = [0, 1, 2, 3, 4, 5];
    const counted = hands.flatMap((a) =>
      hands.flatMap((b) =>
        hands.flatMap((c) =>
          hands.map((d) => [(a === b ? 0 : Math.abs(a - b) * ((c + d) % 2 === 0 ? 1 : -1)) + 0, 1] as const),
        ),
      ),
    );
    expect(Distribution.of(counted).equals(evaluate(standardRollOdds, { means: 'fingers' }))).toBe(true);
  });
});

describe('saves', () => {
  it('succeed at five or more with the number of the save added', () => {
    for (const save of die) {
      const saved = die.flatMap((positive) =>
        die.map((negative) => save + Number(evaluate(twoDice, { positive, negative }).certain) >= 5),
      );
      const odds = evaluate(saveOdds, { save }).chance(
        (outcome) => (outcome as { margin: number }).margin >= 0,
      );
      expect(odds).toEqual(fraction(saved.filter(Boolean).length, 36));
    }
  });

  it('halve the damage and round it down', () => {
    expect(evaluate(saveForHalf, { dice: 0, plus: 7, save: 15, target: 1 }).certain).toBe(3);
    expect(evaluate(saveForHalf, { dice: 0, plus: 7, save: 1, target: 30 }).certain).toBe(7);
  });

  it('halve what two dice and a fixed part do, as often as they succeed', () => {
    for (const { save, target, plus } of [
      { save: 1, target: 5, plus: 0 },
      { save: 4, target: 5, plus: 3 },
      { save: 7, target: 5, plus: 1 },
      { save: 6, target: 9, plus: 2 },
    ]) {
      const counted = die.flatMap((first) =>
        die.flatMap((second) =>
          die.flatMap((positive) =>
            die.map((negative) => {
              const roll = positive === negative ? 0 : positive < negative ? positive : -negative;
              const hurt = first + second + plus;
              return [save + roll >= target ? Math.floor(hurt / 2) : hurt, 1] as const;
            }),
          ),
        ),
      );
      const odds = evaluate(saveForHalf, { dice: 2, plus, save, target });
      expect(Distribution.of(counted).equals(odds)).toBe(true);
    }
  });
});

describe('fortune points', () => {
  it('give as many further tries as there are points', () => {
    const once = evaluate(fortune, { value: 3, points: 0 }).chance((outcome) => outcome === 1);
    const twice = evaluate(fortune, { value: 3, points: 1 }).chance((outcome) => outcome === 1);
    // 1 − (1 − p)²
    const { numerator: n, denominator: d } = once;
    expect(twice).toEqual(fraction(n * (2n * d - n), d * d));
  });

  it('are worth at least as much where single dice may be chosen', () => {
    for (const value of [0, 2, 4, 6]) {
      const chance = (which: string) =>
        evaluate(fortune, { value, points: 2, which }).chance((outcome) => outcome === 1);
      const [both, any] = [chance('both'), chance('any')];
      expect(any.numerator * both.denominator >= both.numerator * any.denominator).toBe(true);
    }
  });
});

describe('the witch of the worked example', () => {
  it('gives out every one of her points, the last five to Magic', () => {
    expect(evaluate(traitPoints, witch.traits).certain).toEqual({ left: 0, modifiers: 4, penalties: 5 });
    const { magic: _, ...six } = witch.traits;
    expect(Object.values(six).reduce((sum, points) => sum + points, 0)).toBe(25);
  });

  it('has no point left, some, or too many as each trait goes down or up', () => {
    for (const [name, points] of Object.entries(witch.traits)) {
      for (const change of [-1, 1]) {
        expect(evaluate(traitPoints, { ...witch.traits, [name]: points + change }).certain).toMatchObject({
          left: -change,
          modifiers: name === 'intelligence' ? points + change : witch.traits.intelligence,
        });
      }
    }
  });

  it('places as many modifiers as she has to', () => {
    const sum = (modifiers: object) => Object.values(modifiers).reduce((all, one) => all + one, 0);
    expect(sum(witch.bonuses)).toBe(witch.traits.intelligence);
    expect(sum(witch.penalties)).toBe(figures.penalties.value);
    expect(sum(witch.mana)).toBe(witch.traits.magic);
  });

  it('has two coins left in the rulebook, six by the price lists', () => {
    const paid = Object.values(witch.paid).reduce((sum, price) => sum + price, 0);
    expect(witch.money - paid).toBe(witch.left);
    expect(examples.left).toBe(6);
    expect(witch.dice * 10).toBe(witch.money);
  });

  it('is better defended and armed than the rulebook counts', () => {
    expect(witch.printedDexterity + examples.armour).toBe(witch.printedDefence);
    expect(examples.defence).toBe(8);
    expect(witch.traits.strength + witch.printedDaggerDamage).toBe(witch.printedMeleeAttack);
    expect(examples.melee).toBe(5);
  });
});
