import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dice } from '../../src/engine/dice';
import { Distribution } from '../../src/engine/distribution';
import { fraction } from '../../src/engine/fraction';
import { attack } from '../../src/engine/functions/attack';
import { attacksUntil } from '../../src/engine/functions/attacks-until';
import { opposed } from '../../src/engine/functions/opposed';
import { sumAndSixes } from '../../src/engine/functions/sum-and-sixes';
import { turnOrder } from '../../src/engine/functions/turn-order';
import { lossesOf } from '../../src/engine/functions/wound';
import { allThrows, certainly, counted, sum } from './sample';

const sixes = (faces: readonly number[]) => faces.filter((face) => face === 6).length;

describe('sum and sixes together', () => {
  it('agree with counting every throw of up to five dice', () => {
    for (const count of [0, 1, 2, 3, 4, 5]) {
      const brute = counted(Array(count).fill(6), (faces) => ({ sum: sum(faces), sixes: sixes(faces) }));
      expect(sumAndSixes(count).equals(brute)).toBe(true);
    }
  });

  it('have the plain sum as their marginal, for up to nine dice', () => {
    for (const count of [3, 6, 9])
      expect(sumAndSixes(count).marginal('sum').equals(dice(count, 6))).toBe(true);
  });
});

describe('opposed rolls', () => {
  const chances = (mine: Distribution<number>, theirs: Distribution<number>, ties: number) => {
    const result = opposed.exact({ mine, theirs, ties: certainly(ties) }).marginal('outcome');
    return [-1, 0, 1].map((outcome) => result.chance((o) => o === outcome));
  };

  it('give a tie to the defender, again to the dice, or to nobody', () => {
    const d6 = dice(1, 6);
    expect(chances(d6, d6, 0)).toEqual([fraction(21, 36), fraction(0, 1), fraction(15, 36)]);
    expect(chances(d6, d6, 1)).toEqual([fraction(15, 36), fraction(0, 1), fraction(21, 36)]);
    expect(chances(d6, d6, 2)).toEqual([fraction(1, 2), fraction(0, 1), fraction(1, 2)]);
    expect(chances(d6, d6, 3)).toEqual([fraction(15, 36), fraction(6, 36), fraction(15, 36)]);
  });

  it('swap with their roles', () => {
    fc.assert(
      fc.property(fc.integer({ min: -4, max: 4 }), fc.integer({ min: 1, max: 3 }), (bonus, count) => {
        const [mine, theirs] = [dice(count, 6).map((x) => x + bonus), dice(3, 6)];
        expect(chances(mine, theirs, 0)).toEqual(chances(theirs, mine, 1).reverse());
        expect(chances(mine, theirs, 2)).toEqual(chances(theirs, mine, 2).reverse());
      }),
    );
  });

  it('say so when they can only tie', () => {
    const one = certainly(1);
    expect(() => opposed.exact({ mine: one, theirs: one, ties: certainly(2) })).toThrow();
    expect(() => opposed.roll(() => [], { mine: () => 1, theirs: () => 1, ties: () => 2 })).toThrow(
      'never ends',
    );
    expect(() => opposed.exact({ mine: one, theirs: one, ties: certainly(4) })).toThrow('from 0 to 3');
  });
});

describe('an attack', () => {
  it('counts sixes only when it hits, against a fixed or a rolled target', () => {
    const judged = (faces: readonly number[], bonus: number, target: number) => {
      const margin = sum(faces) + bonus - target;
      return { total: sum(faces) + bonus, margin, criticals: margin >= 0 ? sixes(faces) : 0 };
    };
    const fixed = attack.exact({ dice: certainly(4), bonus: certainly(2), target: certainly(15) });
    expect(fixed.equals(counted([6, 6, 6, 6], (faces) => judged(faces, 2, 15)))).toBe(true);
    const rolled = attack.exact({ dice: certainly(2), bonus: certainly(1), target: dice(2, 6) });
    const brute = counted([6, 6, 6, 6], ([a = 0, b = 0, ...defence]) => judged([a, b], 1, sum(defence)));
    expect(rolled.equals(brute)).toBe(true);
  });

  it('hits more often with a higher bonus and less often against a higher target', () => {
    const hit = (bonus: number, target: number) =>
      Number(
        attack
          .exact({ dice: certainly(3), bonus: certainly(bonus), target: certainly(target) })
          .marginal('margin')
          .weightOf((margin) => margin >= 0),
      );
    for (let n = 0; n < 12; n += 1) {
      expect(hit(n + 1, 15)).toBeGreaterThanOrEqual(hit(n, 15));
      expect(hit(0, n + 6)).toBeLessThanOrEqual(hit(0, n + 5));
    }
  });
});

describe('a hit', () => {
  const base = {
    damage: 15,
    critical: 10,
    criticals: 2,
    reduction: 5,
    durability: 4,
    cover: 0,
    endurance: 30,
  };

  it('is lowered by armour, on endurance and on every critical', () => {
    expect(lossesOf(base)).toEqual({ endurance: 10, health: 10, durability: 2 });
  });
  it('spills over to health when endurance runs out, which wears the armour', () => {
    expect(lossesOf({ ...base, criticals: 0, endurance: 4 })).toEqual({
      endurance: 4,
      health: 6,
      durability: 1,
    });
  });
  it('does at least 1 with every critical, whatever the armour', () => {
    expect(lossesOf({ ...base, damage: 3, critical: 4 })).toEqual({ endurance: 0, health: 2, durability: 2 });
  });
  it('ignores armour that is worn out', () => {
    expect(lossesOf({ ...base, durability: 0 })).toEqual({ endurance: 15, health: 20, durability: 0 });
  });
  it('takes less through more armour and cover, and as much in all as comes through', () => {
    const number = fc.integer({ min: 0, max: 20 });
    const hit = fc.record({
      damage: number,
      critical: number,
      criticals: fc.integer({ min: 0, max: 5 }),
      reduction: number,
      durability: fc.integer({ min: 1, max: 5 }),
      cover: number,
      endurance: number,
    });
    fc.assert(
      fc.property(hit, (one) => {
        const taken = (change: Partial<typeof one>) => {
          const { endurance, health } = lossesOf({ ...one, ...change });
          return endurance + health;
        };
        expect(taken({ reduction: one.reduction + 1 })).toBeLessThanOrEqual(taken({}));
        expect(taken({ cover: one.cover + 1 })).toBeLessThanOrEqual(taken({}));
        expect(taken({ damage: one.damage + 1 })).toBeGreaterThanOrEqual(taken({}));
        expect(taken({ criticals: one.criticals + 1 })).toBeGreaterThan(taken({}));
        // Endurance only decides which of the two is lost.
        expect(taken({ endurance: one.endurance + 1 })).toBe(taken({}));
      }),
    );
  });

  it('never wears more than is left', () => {
    expect(lossesOf({ ...base, durability: 1 }).durability).toBe(1);
  });
});

describe('attacks until the target falls', () => {
  const fight = {
    goal: 1,
    horizon: 3,
    dice: 2,
    bonus: 1,
    target: 7,
    damage: 6,
    critical: 5,
    reduction: 2,
    durability: 1,
    cover: 1,
    immune: 0,
    endurance: 5,
    health: 8,
  };
  const exact = (change: Partial<typeof fight> = {}, target?: Distribution<number>) => {
    const numbers = Object.entries({ ...fight, ...change }).map(([name, value]) => [name, certainly(value)]);
    return attacksUntil.exact({
      ...Object.fromEntries(numbers),
      ...(target && { target }),
    }) as Distribution<number>;
  };

  /** Plays all three attacks for one throw of all the dice, step by step as a player would. */
  function play(faces: readonly number[], goal: number, diceOfTarget: number): number {
    let [endurance, health, durability] = [fight.endurance, fight.health, fight.durability];
    const each = fight.dice + diceOfTarget;
    for (let n = 1; n <= fight.horizon; n += 1) {
      const thrown = faces.slice((n - 1) * each, n * each);
      const mine = thrown.slice(0, fight.dice);
      const needed = diceOfTarget > 0 ? sum(thrown.slice(fight.dice)) + 3 : fight.target;
      if (sum(mine) + fight.bonus < needed) continue;
      const reduction = durability > 0 ? fight.reduction : 0;
      const damage = Math.max(0, fight.damage - reduction - fight.cover);
      const absorbed = Math.min(endurance, damage);
      endurance -= absorbed;
      health -= damage - absorbed + sixes(mine) * Math.max(1, fight.critical - reduction);
      durability = Math.max(0, durability - sixes(mine) - (damage > absorbed ? 1 : 0));
      if (health <= 0 || (goal === 0 && endurance <= 0)) return n;
    }
    return fight.horizon + 1;
  }

  it('agrees with playing every throw, until incapacitated and until dead', () => {
    for (const goal of [0, 1]) {
      const brute = counted(Array(6).fill(6), (faces) => play(faces, goal, 0));
      expect(exact({ goal }).equals(brute)).toBe(true);
    }
  });

  it('rolls a rolled defence anew for every attack', () => {
    const defence = dice(1, 4).map((face) => face + 3);
    const sides = Array.from({ length: 9 }, (_, index) => (index % 3 === 2 ? 4 : 6));
    // 6^6 * 4^3 throws are too many to list: the last attack is left out of the count by a shorter horizon.
    const two = allThrows(sides.slice(0, 6));
    const brute = Distribution.of(
      two.map((faces) => [Math.min(3, play([...faces, 1, 1, 4], 1, 1)), 1] as const),
    );
    expect(exact({ goal: 1, horizon: 2 }, defence).equals(brute)).toBe(true);
  });

  it('needs no attack where the target is down already, and has no end where nothing hits', () => {
    expect(exact({ goal: 0, endurance: 0 }).certain).toBe(0);
    expect(exact({ goal: 0, endurance: 0, target: 99 }).certain).toBe(0);
    expect(exact({ target: 99 }).certain).toBe(4);
  });

  it('takes longer to kill than to incapacitate, and longer against immunity to criticals', () => {
    const by = (change: Partial<typeof fight>) => exact(change).chance((n) => n <= 2);
    const asNumber = ({ numerator, denominator }: { numerator: bigint; denominator: bigint }) =>
      Number(numerator) / Number(denominator);
    expect(asNumber(by({ goal: 0 }))).toBeGreaterThan(asNumber(by({ goal: 1 })));
    expect(asNumber(by({ goal: 1 }))).toBeGreaterThan(asNumber(by({ goal: 1, immune: 1 })));
  });
});

describe('a longer fight', () => {
  const fight = fc.record({
    goal: fc.integer({ min: 0, max: 1 }),
    horizon: fc.integer({ min: 1, max: 8 }),
    dice: fc.integer({ min: 1, max: 4 }),
    bonus: fc.integer({ min: 0, max: 4 }),
    target: fc.integer({ min: 3, max: 14 }),
    damage: fc.integer({ min: 0, max: 9 }),
    critical: fc.integer({ min: 0, max: 9 }),
    reduction: fc.integer({ min: 0, max: 4 }),
    durability: fc.integer({ min: 0, max: 3 }),
    cover: fc.integer({ min: 0, max: 3 }),
    immune: fc.integer({ min: 0, max: 1 }),
    endurance: fc.integer({ min: 0, max: 12 }),
    health: fc.integer({ min: 1, max: 12 }),
  });

  it('ends sooner with a better attack, and later for a tougher target', () => {
    fc.assert(
      fc.property(fight, (one) => {
        const ended = (change: Partial<typeof one>) => {
          const numbers = Object.entries({ ...one, ...change }).map(([name, value]) => [
            name,
            certainly(value),
          ]);
          const attacks = attacksUntil.exact(Object.fromEntries(numbers)) as Distribution<number>;
          const { numerator, denominator } = attacks.chance((n) => n <= one.horizon);
          return Number(numerator) / Number(denominator);
        };
        const plain = ended({});
        const slack = 1e-12;
        expect(ended({ bonus: one.bonus + 1 })).toBeGreaterThanOrEqual(plain - slack);
        expect(ended({ damage: one.damage + 1 })).toBeGreaterThanOrEqual(plain - slack);
        expect(ended({ health: one.health + 1 })).toBeLessThanOrEqual(plain + slack);
        expect(ended({ cover: one.cover + 1 })).toBeLessThanOrEqual(plain + slack);
        expect(ended({ immune: 1 })).toBeLessThanOrEqual(plain + slack);
      }),
      { numRuns: 60 },
    );
  });
});

describe('turn order', () => {
  const order = (modifiers: readonly number[]) => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    const seats = names.map((name, index) => [name, certainly(modifiers[index] ?? 0)]);
    return turnOrder.exact({ count: certainly(modifiers.length), ...Object.fromEntries(seats) });
  };

  it.each([
    [0, 0, 0],
    [0, 1, 0],
    [2, 0, -1],
    [-3, 1, 1],
    [9, 0, 0],
  ])(
    'agrees with every throw of three characters with %i, %i and %i, ties to the higher die and then shared',
    (...modifiers) => {
      const entries = allThrows([6, 6, 6]).flatMap((faces) => {
        const ranks = faces.map((face, index) => 10 * (face + (modifiers[index] as number)) + face);
        const orders = [
          [0, 1, 2],
          [0, 2, 1],
          [1, 0, 2],
          [1, 2, 0],
          [2, 0, 1],
          [2, 1, 0],
        ].filter(
          ([x = 0, y = 0, z = 0]) =>
            (ranks[x] as number) >= (ranks[y] as number) && (ranks[y] as number) >= (ranks[z] as number),
        );
        return orders.map((seats) => {
          const [a, b, c] = [0, 1, 2].map((seat) => seats.indexOf(seat) + 1) as [number, number, number];
          return [{ a, b, c, d: 0, e: 0, f: 0 }, 6 / orders.length] as const;
        });
      });
      expect(order(modifiers).equals(Distribution.of(entries))).toBe(true);
    },
  );

  it('is fair among six equals', () => {
    const first = order([0, 0, 0, 0, 0, 0]);
    for (const seat of ['a', 'f'])
      expect(first.marginal(seat).chance((p) => p === 1)).toEqual(fraction(1, 6));
  });

  it('swaps with its seats, and is better with a higher modifier', () => {
    const modifier = fc.integer({ min: -3, max: 3 });
    const asked = fc.array(modifier, { minLength: 2, maxLength: 5 });
    fc.assert(
      fc.property(asked, (modifiers) => {
        const [places, turned] = [order(modifiers), order([...modifiers.slice(1), modifiers[0] as number])];
        const last = ['a', 'b', 'c', 'd', 'e'][modifiers.length - 1] as string;
        expect(turned.marginal(last).equals(places.marginal('a'))).toBe(true);
        expect(turned.marginal('a').equals(places.marginal('b'))).toBe(true);
        const starts = (own: number) =>
          Number(
            order([own, ...modifiers.slice(1)])
              .marginal('a')
              .weightOf((place) => place === 1),
          ) / Number(order([own, ...modifiers.slice(1)]).total);
        const own = modifiers[0] as number;
        expect(starts(own + 1)).toBeGreaterThanOrEqual(starts(own));
      }),
      { numRuns: 40 },
    );
  });

  it('is for two to six', () => {
    expect(() => order([0])).toThrow('2 to 6 characters');
  });
});
