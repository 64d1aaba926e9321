import { describe, expect, it } from 'vitest';
import { gunner, speaker, wearer } from '../../content/open-adventure/examples-abilities';
import { figures } from '../../content/open-adventure/figures-abilities';
import {
  abilityModifiers,
  abilityTestOdds,
  attackValue,
  commonTask,
  defenceValue,
  intimidation,
  lockPickOdds,
  pickPocketOdds,
  talentRoll,
} from '../../content/open-adventure/formulas-abilities';
import { initiativeTrait } from '../../content/open-adventure/rulings-combat-encounters';
import * as tables from '../../content/open-adventure/tables';
import { evaluate, evaluateExpression } from '../../src/engine/evaluate';
import { fraction } from '../../src/engine/fraction';
import type { Values } from '../../src/rules/formula';

const die = [1, 2, 3, 4, 5, 6];
/** The 36 results of the standard roll, counted from the dice. */
const rolls = die.flatMap((positive) =>
  die.map((negative) => (positive === negative ? 0 : positive < negative ? positive : -negative)),
);
const reached = (formula: typeof abilityTestOdds | typeof commonTask, values: Values) =>
  evaluate(formula, values).chance((outcome) => (outcome as { margin: number }).margin >= 0);

describe('the lists of the rulebook', () => {
  it('have all their rows', () => {
    const rows = (table: { rows: object }) => Object.keys(table.rows).length;
    expect(rows(tables.abilityTable)).toBe(10);
    // 21 entries, of which Perception has two actions; Trade Skill and its like have none. Performance is only named.
    expect(rows(tables.abilityUses)).toBe(23);
    expect(rows(tables.archetypeTable)).toBe(4);
    expect(rows(tables.talentTable)).toBe(48);
    expect(rows(tables.talentDraw)).toBe(12);
    expect(rows(tables.raceTable)).toBe(19);
    expect(rows(tables.sizes)).toBe(3);
    expect(rows(tables.languageTable)).toBe(12);
  });

  it('have ten races for each genre, humans among both', () => {
    const names = Object.values(tables.raceTable.rows).map(({ name }) => name as unknown);
    const has = (genre: string) =>
      names.filter((name) => typeof name === 'string' || Object.hasOwn(name as object, genre)).length;
    expect(has('fantasy')).toBe(10);
    expect(has('scifi')).toBe(10);
  });

  it('number every archetype’s talents from one to twelve', () => {
    for (const archetype of ['Combat', 'Subterfuge', 'Magic', 'Heal']) {
      const rows = Object.values(tables.talentTable.rows).filter((row) => row.archetype === archetype);
      expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    }
  });
});

describe('an ability test', () => {
  it('succeeds on as many of 36 rolls as reach the target', () => {
    const values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    for (const ability of values) {
      for (const target of values) {
        const ways = rolls.filter((roll) => ability + roll >= target).length;
        expect(reached(abilityTestOdds, { ability, target })).toEqual(fraction(ways, 36));
      }
    }
  });
});

describe('working together', () => {
  it('adds a point for a helper who succeeds and takes one for a helper who fails', () => {
    let ways = 0;
    for (const chief of rolls)
      for (const help of rolls) if (5 + chief + (4 + help >= 5 ? 1 : -1) >= 5) ways += 1;
    expect(reached(commonTask, { chief: 5, helpers: 1, one: 4 })).toEqual(fraction(ways, 36 * 36));
  });

  it('adds three at most once failures are taken off, or before', () => {
    const all = { chief: 5, helpers: 5, one: 20, two: 20, three: 20, four: 20, five: -4, target: 8 };
    expect(reached(commonTask, all)).toEqual(reached(abilityTestOdds, { ability: 8, target: 8 }));
    expect(reached(commonTask, { ...all, cap: 'gains' })).toEqual(
      reached(abilityTestOdds, { ability: 7, target: 8 }),
    );
  });

  it('is what every throw of a chief and three helpers comes to, under both readings of the limit', () => {
    const [chief, helpers, target] = [6, [7, 4, 2], 6];
    let shares = new Map([[0, 1]]);
    for (const helper of helpers) {
      const next = new Map<number, number>();
      for (const [right, weight] of shares) {
        for (const roll of rolls) {
          const now = right + (helper + roll >= target ? 1 : 0);
          next.set(now, (next.get(now) ?? 0) + weight);
        }
      }
      shares = next;
    }
    const [one, two, three] = helpers as [number, number, number];
    for (const cap of ['sum', 'gains']) {
      let ways = 0;
      for (const [right, weight] of shares) {
        const wrong = helpers.length - right;
        const help = cap === 'sum' ? Math.min(3, right - wrong) : Math.min(3, right) - wrong;
        for (const roll of rolls) if (chief + roll + help >= target) ways += weight;
      }
      expect(reached(commonTask, { chief, helpers: 3, one, two, three, target, cap })).toEqual(
        fraction(ways, 36 ** 4),
      );
    }
  });

  it('asks helpers for the target of the task, or for the usual one', () => {
    const count = (asked: number) => {
      let ways = 0;
      for (const chief of rolls)
        for (const help of rolls) if (6 + chief + (5 + help >= asked ? 1 : -1) >= 7) ways += 1;
      return fraction(ways, 36 * 36);
    };
    const asked = { chief: 6, helpers: 1, one: 5, target: 7 };
    expect(reached(commonTask, asked)).toEqual(count(7));
    expect(reached(commonTask, { ...asked, aim: 'usual' })).toEqual(count(5));
  });

  it('hurts with helpers who are likely to fail', () => {
    const alone = reached(commonTask, { helpers: 0 });
    const bad = reached(commonTask, { helpers: 1, one: 1 });
    expect(bad.numerator * alone.denominator < alone.numerator * bad.denominator).toBe(true);
  });
});

describe('modifiers of abilities', () => {
  it('come out even for the witch, and not when one is moved', () => {
    expect(evaluate(abilityModifiers, {}).certain).toEqual({ good: 0, bad: 0, state: 0 });
    expect(evaluate(abilityModifiers, { climb: 1 }).certain).toEqual({ good: -1, bad: 0, state: -1 });
    expect(evaluate(abilityModifiers, { swim: 0 }).certain).toEqual({ good: 0, bad: 2, state: 2 });
  });

  it('are too many if one kind is, whatever is left of the other', () => {
    expect(evaluate(abilityModifiers, { climb: 1, swim: 0 }).certain).toEqual({
      good: -1,
      bad: 2,
      state: -1,
    });
  });
});

describe('a lock', () => {
  it('opens, stays shut or breaks on the first try as the dice say', () => {
    const count = (wanted: number) => {
      let ways = 0;
      for (const pick of rolls) {
        for (const reflex of rolls) {
          const end = 4 + pick >= 5 ? 1 : 3 + reflex >= 5 ? 0 : -1;
          if (end === wanted) ways += 1;
        }
      }
      return fraction(ways, 36 * 36);
    };
    const odds = evaluate(lockPickOdds, { ability: 4, reflex: 3, tries: 1 });
    for (const end of [1, 0, -1]) {
      expect(odds.chance((outcome) => (outcome as { end: number }).end === end)).toEqual(count(end));
    }
  });
});

describe('a pickpocket', () => {
  it('is caught when the test fails by three or more', () => {
    const ways = rolls.filter((roll) => 4 + roll <= 5 - figures.caughtBy.value).length;
    expect(evaluate(pickPocketOdds, { ability: 4 }).chance((margin) => Number(margin) <= -3)).toEqual(
      fraction(ways, 36),
    );
  });
});

describe('intimidation', () => {
  it('frightens foes who save below the result, and angers some if it fails', () => {
    let [flee, total] = [0, 0];
    for (const mine of rolls) {
      for (const theirs of rolls) {
        total += 1;
        if (6 + mine >= 5 && 4 + theirs < 6 + mine) flee += 1;
      }
    }
    const odds = evaluate(intimidation, { presence: 6, foes: 1, will: 4 });
    expect(odds.chance((count) => count === 1)).toEqual(fraction(flee, total));
    const failed = rolls.filter((roll) => 6 + roll < 5).length;
    expect(odds.chance((count) => Number(count) < 0)).toEqual(fraction(failed, 36));
  });
});

describe('a talent', () => {
  it('is drawn with two dice as with one of twelve sides', () => {
    const two = 'd6 + when(d6 >= 4, 6, 0)';
    expect(evaluateExpression(two, talentRoll, {}).equals(evaluateExpression('d12', talentRoll, {}))).toBe(
      true,
    );
  });

  it('is never one that the character has', () => {
    for (const had of [0, 1, 2, 3, 4]) {
      for (const wanted of [1, 3, 8]) {
        expect(evaluate(talentRoll, { wanted, had }).chance((drawn) => drawn === 1)).toEqual(
          fraction(wanted, 12 - had),
        );
      }
    }
  });
});

describe('attack and defence', () => {
  it('are the sums of the rulebook', () => {
    expect(evaluate(attackValue, { trait: gunner.perception, damage: gunner.damage }).certain).toBe(
      gunner.attack,
    );
    expect(evaluate(defenceValue, { ...wearer }).certain).toBe(wearer.defence);
    expect(gunner.attack).toBe(9);
    expect(wearer.defence).toBe(7);
  });

  it('are the trait alone with a poor weapon, and less with a worse one', () => {
    for (const trait of [1, 4, 10]) {
      for (const damage of [-3, -2, 0, 5]) {
        expect(evaluate(attackValue, { trait, damage }).certain).toBe(trait + damage);
      }
      for (const toughness of [0, 3, 12]) {
        expect(evaluate(defenceValue, { dexterity: trait, toughness }).certain).toBe(trait + toughness);
      }
    }
  });
});

describe('names that differ between the genres', () => {
  it('have psionics where fantasy has spells, in talents too', () => {
    const { antimana, 'concentration-talent': concentration } = tables.talentTable.rows;
    expect(antimana?.effect).toMatchObject({ scifi: expect.stringContaining('psionics') });
    expect(concentration?.cost).toMatchObject({ scifi: expect.stringContaining('psionic') });
  });

  it('leave nobody without a language who rolls past the nine of science fiction', () => {
    const scifi = Object.values(tables.languageTable.rows).map(({ language }: { language: unknown }) =>
      typeof language === 'string' ? language : (language as { scifi?: string }).scifi,
    );
    expect(scifi.slice(0, 9)).not.toContain('Roll again');
    expect(scifi.slice(9)).toEqual(['Roll again', 'Roll again', 'Roll again']);
  });

  it('do not hide that Kitsune and Felidae are Medium, whatever their descriptions say', () => {
    expect(tables.raceTable.rows.kitsune.size).toBe('Medium');
    expect(tables.raceTable.rows.felidae.size).toBe('Medium');
  });
});

it('initiative belongs to the trait that the ruling on it names', () => {
  expect(tables.primaryTraitsTable.rows.dexterity.more).toContain('initiative');
  expect(initiativeTrait.ruling).toContain(tables.primaryTraitsTable.rows.dexterity.name);
  expect(tables.primaryTraitsTable.rows.perception.more).not.toContain('initiative');
});

it('languages of the example use up the points of its Intelligence', () => {
  expect(speaker.common + speaker.goblin).toBe(speaker.intelligence);
});
