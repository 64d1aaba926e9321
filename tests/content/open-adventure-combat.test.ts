import { describe, expect, it } from 'vitest';
import * as examples from '../../content/open-adventure/examples-combat';
import { figures } from '../../content/open-adventure/figures-combat';
import * as formulas from '../../content/open-adventure/formulas-combat';
import * as tables from '../../content/open-adventure/tables-combat';
import { advise } from '../../src/engine/advise';
import type { Distribution } from '../../src/engine/distribution';
import { type Fraction, fraction, toNumber } from '../../src/engine/fraction';
import type { Outcome } from '../../src/engine/outcome';
import { mean } from '../../src/engine/statistics';
import type { Formula, Values } from '../../src/rules/formula';
import { startValues } from '../../src/rules/outcome';
import type { Table } from '../../src/rules/table';
import { answer as inWords } from '../../src/views/answer';
import { notationText } from '../../src/views/notation-text';
import { read } from '../../src/views/reading';
import { answer, certainly, chanceOf, chancesOf, columnsOf, counted, dice, printed } from './witness';

/** The standard roll, written out by hand so that it is a second opinion. */
function roll(positive: number, negative: number): number {
  if (positive === negative) return 0;
  return positive < negative ? positive : -negative;
}

/** The chances of whatever is read off so many standard rolls, every pair of dice counted. */
function overRolls<T>(count: number, read: (rolls: readonly number[]) => T): Map<T, Fraction> {
  return counted(dice(2 * count, 6), (faces) =>
    read(Array.from({ length: count }, (_, at) => roll(faces[2 * at] ?? 1, faces[2 * at + 1] ?? 1))),
  );
}

const sorted = (chances: Map<Outcome, Fraction>) =>
  new Map([...chances].sort(([a], [b]) => Number(a) - Number(b)));
const average = (formula: Formula, inputs: Values, facet?: string): number => {
  const whole = answer(formula, inputs);
  return toNumber(mean((facet === undefined ? whole : whole.marginal(facet)) as Distribution<number>));
};
const share = (formula: Formula, inputs: Values, from: number): number =>
  toNumber(answer(formula, inputs).chance((outcome) => Number(outcome) >= from));

describe('the tables of combat and encounters', () => {
  const rowsOf = (table: Table) => Object.keys(table.rows).length;

  it('have as many rows as the rulebook prints', () => {
    expect(rowsOf(tables.encounterChances)).toBe(20);
    expect(rowsOf(tables.fantasyEncounters)).toBe(6);
    expect(rowsOf(tables.scifiEncounters)).toBe(6);
    expect(rowsOf(tables.npcReactions)).toBe(5);
    expect(rowsOf(tables.commonActions)).toBe(16);
    expect(rowsOf(tables.wrestlingStatuses)).toBe(4);
    expect(rowsOf(tables.advancedDamageTable)).toBe(4);
    expect(rowsOf(tables.surpriseCounters)).toBe(4);
  });

  it('give every terrain the chances of the rulebook, three urban ones, thirteen in the wild, four in space', () => {
    const chances = columnsOf(tables.encounterChances, 'day', 'night').map(
      ([day, night]) => `${day}/${night}`,
    );
    expect(chances.join(' ')).toBe(
      ['4/3 4/3 4/3', '4/3 6/4 6/4 7/5 7/5 6/4 4/3 6/4 4/3 6/4 7/5 6/4 4/3', '4/3 6/4 7/5 4/3'].join(' '),
    );
    const kinds = columnsOf(tables.encounterChances, 'kind').flat();
    expect(
      ['Urban', 'Wilderness', 'Space'].map((kind) => kinds.filter((one) => one === kind).length),
    ).toEqual([3, 13, 4]);
  });

  /** A list of the book, terrain by terrain, as it is printed: two blocks of five columns. */
  function blocks(text: string): string[][] {
    const halves = text.trim().split('\n\n');
    return halves.flatMap((half) => {
      const lines = half.split('\n').map((line) => line.trim().split(' | '));
      return (lines[0] ?? []).map((_, column) => lines.map((line) => line[column] ?? ''));
    });
  }
  const listsOf = (table: Table) =>
    Object.keys(table.columns)
      .filter((key) => key !== 'from' && key !== 'to')
      .map((key) => [table.columns[key]?.label, ...columnsOf(table, key).flat()]);

  it('list six encounters for each of ten fantasy terrains', () => {
    expect(listsOf(tables.fantasyEncounters)).toEqual(
      blocks(`
Plains / Grassland | Forest | River / Lake | Swamp / Marsh | Mountain / Hill
Human | Human | Human | Human | Human
Harpy | Pegasus | Harpy | Harpy | Griffin
Goblin | Elf | Robber Fly | Lizardman | Gnome
Animal, Herd | Insect Swarm | Fish, Giant | Crocodile, Giant | Centaur
Cat, Lion | Werewolf | Troll | Zombie | Cat, Mountain Lion
Centaur | Dragon | Toad, Giant | Ghoul | Dwarf

Desert / Wasteland | City / Civilised | Underground | Ocean / Sea | Jungle / Rain Forest
Human | Human | Medusa | Human | Human
Insect Swarm | Human | Minotaur | Griffin | Felidae
Orc | Kitsune | Dwarf | Hydra, Sea | Pixie
Ogre | Animal, Herd | Gargoyle | Snake, Sea | Cat, Sabre-tooth
Snake, Viper | Hobgoblin | Zombie | Merman | Bear, Cave
Lizard, Giant | Doppelganger | Ghoul | Squid, Giant | Tyrannosaurus`),
    );
  });

  it('list six encounters for each of ten terrains of science fiction', () => {
    expect(listsOf(tables.scifiEncounters)).toEqual(
      blocks(`
Outer Space | Wormhole | Asteroid Belt | Nebula | Frozen Planet
Military Starship | Non-corporeal Being | Flying Parasite | Pirate Starship | Abominable Yeti
Pirate Starship | Nucleogenic Cloud | Rock Worm, Giant | Reavers | Animal, Herd
Bounty Hunter Starship | Space Amoeba | Pirate Starship | Bounty Hunter Starship | Wolverine, Giant
Merchant Starship | Genetic Clone Starship | Mining Ship | Space Worm | Bear, Cave
Mining Ship | Extragalactic Jelly | Dushraki Starship | Reptoid Starship | Doppelganger
Private Starship | Species 4782 | Ornithoin Starship | Klangon Starship | Caveman

Desert / Lava Planet | City / Civilised | Supernova | Water Planet | Jungle Planet
Bat, Large | Human | Human | Basilosaurus | V’Ruari
Scorpion, Giant | Human | Reavers | Squid, Giant | Floating Brain, Giant
Insect Swarm | Vultan | Cosmic Cloud | Hydra, Sea | Tergling
Snake, Viper | Changling | Crystalline Entity | Calamorian | Grey Ooze
Lizard, Giant | Android | Pirate Starship | Crystalline Entity | Megalisk
Mutant | Animal, Herd | Space Worm | Changling | Snake, Viper`),
    );
  });

  it('name nobody twice in a list but the human of the city', () => {
    for (const table of [tables.fantasyEncounters, tables.scifiEncounters]) {
      for (const [terrain, ...names] of listsOf(table)) {
        const twice = names.filter((name, at) => names.indexOf(name) !== at);
        expect(twice, String(terrain)).toEqual(terrain === 'City / Civilised' ? ['Human'] : []);
      }
    }
  });

  it('have four free actions, seven standard, three full-turn and two special ones', () => {
    const kinds = columnsOf(tables.commonActions, 'kind').flat();
    const counts = ['Free', 'Standard', 'Full-turn', 'Special'].map(
      (kind) => kinds.filter((one) => one === kind).length,
    );
    expect(counts).toEqual([4, 7, 3, 2]);
  });

  it('sort reactions, damage and surprise as printed', () => {
    expect(columnsOf(tables.npcReactions, 'name', 'from', 'to', 'again')).toEqual(
      printed('Hostile|-|1|-\nAggressive|2|4|-2\nNeutral|5|7|0\nFavourable|8|9|2\nFriendly|10|-|-'),
    );
    expect(columnsOf(tables.advancedDamageTable, 'from', 'to')).toEqual(printed('1|2\n3|3\n4|4\n5|-'));
    expect(columnsOf(tables.surpriseCounters, 'from', 'to', 'counters')).toEqual(
      printed('0|2|0\n3|3|1\n4|4|2\n5|-|3'),
    );
    expect(columnsOf(tables.wrestlingStatuses, 'name').flat()).toEqual([
      'Free standing',
      'Clinching',
      'Takedown',
      'Pinned',
    ]);
  });
});

describe('encounters', () => {
  const two = dice(2, 6).map(([a = 0, b = 0]) => a + b);
  const upTo = (limit: number) => fraction(two.filter((sum) => sum <= limit).length, 36);

  it('come by a river on 2 to 6 and on a trail on 2 to 4', () => {
    expect(examples.chances.river).toEqual([2, 3, 4, 5, 6]);
    expect(examples.chances.trail).toEqual([2, 3, 4]);
    expect(chanceOf(formulas.encounterCheck, { terrain: 'river' }, 'met', 1)).toEqual(upTo(6));
    expect(chanceOf(formulas.encounterCheck, { terrain: 'trail' }, 'met', 1)).toEqual(upTo(4));
    expect(chanceOf(formulas.encounterCheck, { terrain: 'trail', time: 'night' }, 'met', 1)).toEqual(upTo(3));
  });

  it('of a day are two checks by day and one by night', () => {
    // Rows in a swamp: 7 by day, 5 by night.
    const brute = counted(
      two.flatMap((first) => two.flatMap((second) => two.map((third) => [first, second, third]))),
      ([first = 0, second = 0, third = 0]) => Number(first <= 7) + Number(second <= 7) + Number(third <= 5),
    );
    expect(chancesOf(formulas.encountersOnTheWay, { terrain: 'swamp' })).toEqual(brute);
    expect(figures.checksByDay.value + figures.checksByNight.value).toBe(figures.dayThirds.value);
  });

  it('are fewer where daybreak is still night', () => {
    const chance = (late: string) => average(formulas.encountersOnTheWay, { days: 7, late });
    expect(chance('night')).toBeLessThan(chance('day'));
  });

  it('of an hour in danger are six checks, whatever the hour', () => {
    const none = (time: string) =>
      toNumber(answer(formulas.encountersInDanger, { time }).chance((met) => met === 0));
    expect(none('day')).toBeCloseTo((30 / 36) ** 6, 12);
    expect(none('night')).toBeCloseTo((33 / 36) ** 6, 12);
    expect(60 / 10).toBe(figures.checksInDanger.value);
  });
});

describe('surprise and initiative', () => {
  it('go as comparing every pair of rolls says', () => {
    for (const [mine, theirs] of [
      [5, 5],
      [7, 4],
      [2, 9],
    ] as const) {
      const inputs = { dexterity: mine, theirDexterity: theirs };
      const counters = (behind: number) => (behind >= 5 ? 3 : behind === 4 ? 2 : behind === 3 ? 1 : 0);
      expect(chancesOf(formulas.initiative, inputs, 'yours')).toEqual(
        overRolls(2, ([a = 0, b = 0]) => counters(theirs + b - mine - a)),
      );
      expect(chancesOf(formulas.initiative, inputs, 'theirs')).toEqual(
        overRolls(2, ([a = 0, b = 0]) => counters(mine + a - theirs - b)),
      );
      expect(chancesOf(formulas.initiative, inputs, 'order')).toEqual(
        overRolls(2, ([a = 0, b = 0]) => Math.sign(mine + a - theirs - b) || Math.sign(a - b) || 1),
      );
    }
  });

  it('are even between equals who roll again, and lean to the players who do not', () => {
    const first = (tie: string) => chanceOf(formulas.initiative, { tie }, 'order', 1);
    expect(first('again')).toEqual(fraction(1, 2));
    expect(toNumber(first('pcs'))).toBeGreaterThan(0.5);
  });
});

describe('reactions', () => {
  it('of the coward: 7 and −1 are 6, less 2 is 4, which is aggressive', () => {
    const { presence, roll: rolled, tested, modifier, result } = examples.coward;
    expect(presence + rolled).toBe(tested);
    expect(tested + modifier).toBe(result);
    const { from, to } = tables.npcReactions.rows.aggressive;
    expect(from <= result && result <= to).toBe(true);
  });

  it('from two dice are those of Presence 7', () => {
    const two = answer(formulas.reactionRoll, { dice: 'two' });
    expect(two.equals(answer(formulas.reactionRoll, { presence: 7 }))).toBe(true);
  });

  const place = (result: number) =>
    result <= 1 ? 1 : result <= 4 ? 2 : result <= 7 ? 3 : result <= 9 ? 4 : 5;
  const bonus = (result: number) => [0, 0, -2, 0, 2, 0][place(result)] ?? 0;

  it('after two minutes are those of rolling on by hand, with the bonus once or for good', () => {
    for (const [grows, stays] of [
      ['once', 0],
      ['stays', 1],
    ] as const) {
      for (const presence of [3, 7]) {
        const brute = overRolls(3, ([first = 0, second = 0, third = 0]) => {
          let [result, added] = [presence + first, 0];
          for (const next of [second, third]) {
            if (place(result) === 1 || place(result) === 5) break;
            added = stays * added + bonus(result);
            result = presence + added + next;
          }
          return place(result) - 1;
        });
        expect(chancesOf(formulas.reactionOverTime, { presence, grows, minutes: 2 })).toEqual(brute);
      }
    }
  });
});

describe('morale', () => {
  it('is the Will save, then the word of the employer', () => {
    const brute = overRolls(2, ([save = 0, word = 0]) =>
      4 + save >= 5 ? 2 : 5 + examples.loyal.modifier + word >= 5 ? 1 : 0,
    );
    expect(chancesOf(formulas.moraleTest, {})).toEqual(brute);
  });

  it('two loyalty points are +2', () => {
    const { points, modifier } = examples.loyal;
    expect(points).toBe(modifier);
    const trusted = answer(formulas.moraleTest, { presence: 3, loyalty: points });
    expect(trusted.equals(answer(formulas.moraleTest, { presence: 3 + modifier, loyalty: 0 }))).toBe(true);
  });

  it('of those who are not hired knows no word', () => {
    expect(share(formulas.moraleTest, { hired: 'no' }, 1)).toBe(
      share(formulas.moraleTest, { hired: 'no' }, 2),
    );
  });
});

describe('a turn', () => {
  it('has two standard actions, which take as long as a full-turn one', () => {
    const { standardActions, standardSeconds, fullSeconds } = figures;
    expect(standardActions.value * standardSeconds.value).toBe(fullSeconds.value);
  });

  it('takes the runner six spaces, and three more for three stamina points', () => {
    const { points, stamina, spaces, more, all } = examples.runner;
    const move = (inputs: Values) =>
      certainly(formulas.spacesInAFight, { moves: 1, points, ground: 1, stamina, ...inputs });
    expect(move({ stamina: 0 })).toBe(spaces);
    expect(move({})).toBe(all);
    expect(spaces + more).toBe(all);
    expect(move({ ground: 3 })).toBe(2 + 3);
    expect(move({ ground: 3, buys: 'point' })).toBe(3);
  });
});

describe('an attack', () => {
  it('of 8 with a roll of −1 is 7, which deals 2 to a Defence of 5', () => {
    const { attack, roll: rolled, total, defence, damage } = examples.blow;
    expect(attack + rolled).toBe(total);
    expect(total - defence).toBe(damage);
    const brute = overRolls(1, ([r = 0]) => Math.max(0, attack + r - defence));
    expect(chancesOf(formulas.meleeStrike, { attack, defence })).toEqual(brute);
  });

  it('deals nothing where it only equals the Defence', () => {
    const harmless = overRolls(1, ([r = 0]) => Math.max(0, r));
    expect(chancesOf(formulas.meleeStrike, { attack: 5, defence: 5 })).toEqual(harmless);
  });

  it('counts high ground, cover and both sides’ sight', () => {
    const helped = answer(formulas.meleeStrike, {
      attack: 6,
      elevation: 2,
      mySight: 'partly',
      defence: 7,
      cover: 'partial',
      theirSight: 'blind',
    });
    expect(helped.equals(answer(formulas.meleeStrike, { attack: 6 + 2 - 2, defence: 7 + 2 - 4 }))).toBe(true);
  });

  it('buys damage with every point of the roll, of stamina and from elsewhere, five at most', () => {
    for (const [again, adds, cost, stamina, extra] of [
      ['often', 'attack', 1, 0, 0],
      ['often', 'attack', 2, 2, 1],
      ['once', 'attack', 2, 5, 5],
      ['often', 'damage', 1, 3, -2],
    ] as const) {
      const brute = overRolls(1, ([r = 0]) => {
        const power = Math.min(5, Math.max(0, Math.max(0, r) + stamina + extra));
        const times = Math.min(again === 'once' ? 1 : 5, Math.floor(power / cost));
        if (adds === 'damage') return 8 + r - 9 > 0 ? 8 + r - 9 + times : 0;
        return Math.max(0, 8 + r - 9 + times);
      });
      const inputs = { attack: 8, defence: 9, spend: 'damage', again, adds, cost, stamina, extra };
      expect(chancesOf(formulas.meleeStrike, inputs)).toEqual(brute);
    }
  });

  it('pays for an effect from the same points, where it hurts', () => {
    const brute = overRolls(1, ([r = 0]) => (8 + r > 7 ? Math.floor(Math.max(0, r) / 2) : 0));
    expect(chancesOf(formulas.powerForEffects, {})).toEqual(brute);
    const free = overRolls(1, ([r = 0]) => Number(Math.max(0, r) >= 2));
    expect(chancesOf(formulas.powerForEffects, { defence: 30, needs: 'no', again: 'once' })).toEqual(free);
  });

  it('that rolls +2 has two power points, one that rolls −3 none', () => {
    const { good, goodPoints, bad, badPoints } = examples.twoRolls;
    expect([Math.max(0, good), Math.max(0, bad)]).toEqual([goodPoints, badPoints]);
  });

  it('from a weapon that sells damage hurts more often, and more than twice as much', () => {
    expect(share(formulas.meleeStrike, examples.tough, 1)).toBeCloseTo(10 / 36, 12);
    expect(share(formulas.meleeStrike, examples.armed, 1)).toBeCloseTo(15 / 36, 12);
    expect(average(formulas.meleeStrike, examples.armed)).toBeGreaterThan(
      2 * average(formulas.meleeStrike, examples.tough),
    );
  });
});

describe('elevation', () => {
  it('is +1 for the human on a ledge, and −1 for the dushraki below the reptoid', () => {
    for (const { mine, ledge, theirs, gives } of Object.values(examples.ledges)) {
      expect(certainly(formulas.elevationModifier, { mine, ledge, theirs })).toBe(gives);
    }
  });

  it('goes from −3 to +3, or without end downwards', () => {
    const at = (ledge: number, lowest = 'limited') =>
      certainly(formulas.elevationModifier, { ledge, lowest });
    expect([at(10), at(2), at(-2), at(-10)]).toEqual([3, 2, -2, -3]);
    expect(at(-10, 'unlimited')).toBe(-10);
  });
});

describe('a shot', () => {
  const { attack, roll: rolled, total, range, reach, defence, damage } = examples.shot;

  it('of 7 with a roll of +3 is 10, carries 8 spaces and deals 3 to a Defence of 7', () => {
    expect([attack + rolled, range + rolled, total - defence]).toEqual([total, reach, damage]);
    const brute = overRolls(1, ([r = 0]) => (range + r >= reach ? Math.max(0, attack + r - defence) : 0));
    const shot = { attack, range, distance: reach, defence };
    expect(chancesOf(formulas.rangedStrike, shot, 'damage')).toEqual(brute);
  });

  it('falls short, or reaches without hurting, or hurts', () => {
    const brute = overRolls(1, ([r = 0]) => (5 + r < 4 ? 0 : 7 + r > 8 ? 2 : 1));
    expect(chancesOf(formulas.rangedStrike, { distance: 4, defence: 8 }, 'end')).toEqual(brute);
  });

  it('reaches further for power points, two a space with the rifle, if they come in time', () => {
    const { points, range: more } = examples.rifle;
    const inputs = { distance: 8, spend: 'range', cost: points };
    const brute = (late: boolean) =>
      overRolls(1, ([r = 0]) => {
        const bought = late ? 0 : more * Math.floor(Math.max(0, r) / points);
        return 5 + r + bought >= 8 ? Math.max(0, r) : 0;
      });
    expect(chancesOf(formulas.rangedStrike, inputs, 'damage')).toEqual(brute(false));
    expect(chancesOf(formulas.rangedStrike, { ...inputs, late: 'after' }, 'damage')).toEqual(brute(true));
  });

  it('beyond the printed range is tried, or not allowed', () => {
    expect(average(formulas.rangedStrike, { distance: 7 }, 'damage')).toBeGreaterThan(0);
    expect(certainly(formulas.rangedStrike, { distance: 7, beyond: 'no' }, 'damage')).toBe(0);
    const near = answer(formulas.rangedStrike, { distance: 5, beyond: 'no' });
    expect(near.equals(answer(formulas.rangedStrike, { distance: 5 }))).toBe(true);
  });
});

describe('aim and dodge', () => {
  it('turn a +1 into 0 where the positive 1 becomes a 5', () => {
    const { positive, negative, before, again, after } = examples.aimed;
    expect([roll(positive, negative), roll(again, negative)]).toEqual([before, after]);
  });

  const faces = [1, 2, 3, 4, 5, 6];
  const among = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0) / numbers.length;

  /** The best that each side can do, by plain recursion over the dice and who decides. */
  function value(worth: (result: number) => number, deciders: readonly boolean[]): number {
    const at = (one: number, other: number, stage: number): number => {
      const attacker = deciders[stage];
      if (attacker === undefined) return worth(roll(one, other));
      const values = [
        at(one, other, stage + 1),
        among(faces.map((face) => at(face, other, stage + 1))),
        among(faces.map((face) => at(one, face, stage + 1))),
        among(faces.flatMap((first) => faces.map((second) => at(first, second, stage + 1)))),
      ];
      return attacker ? Math.max(...values) : Math.min(...values);
    };
    return among(faces.flatMap((one) => faces.map((other) => at(one, other, 0))));
  }

  const damage = (r: number) => Math.max(0, 6 + r - 5);

  it('are worth what plain recursion over every choice says', () => {
    for (const [aim, dodge, first, order] of [
      ['no', 'no', 'attacker', []],
      ['yes', 'no', 'attacker', [true]],
      ['no', 'yes', 'attacker', [false]],
      ['yes', 'yes', 'attacker', [true, false]],
      ['yes', 'yes', 'defender', [false, true]],
    ] as const) {
      const worth = average(formulas.aimAndDodge, { aim, dodge, first });
      expect(worth).toBeCloseTo(value(damage, order), 10);
    }
  });

  it('serve an attacker who wants enough, too', () => {
    const enough = share(formulas.aimAndDodge, { dodge: 'no', want: 'enough', least: 3 }, 3);
    expect(enough).toBeCloseTo(
      value((r) => Number(damage(r) >= 3), [true]),
      10,
    );
    expect(enough).toBeGreaterThan(share(formulas.aimAndDodge, { dodge: 'no' }, 3));
  });

  it('weigh the power points that a roll brings', () => {
    const inputs = { attack: 6, defence: 7, spend: 'damage', cost: 2, aim: 'yes', dodge: 'yes' };
    const dealt = (r: number) => Math.max(0, 6 + r - 7 + Math.floor(Math.max(0, r) / 2));
    expect(average(formulas.meleeStrike, inputs)).toBeCloseTo(value(dealt, [true, false]), 10);
  });

  it('weigh the range of a shot', () => {
    const inputs = { distance: 7, aim: 'yes' };
    const dealt = (r: number) => (5 + r >= 7 ? Math.max(0, r) : 0);
    expect(average(formulas.rangedStrike, inputs, 'damage')).toBeCloseTo(value(dealt, [true]), 10);
  });

  it('say what to do about every pair of dice', () => {
    const said = advise(formulas.aimAndDodge, startValues(formulas.aimAndDodge));
    expect(said.some((sentence) => sentence.startsWith('Attacker: On'))).toBe(true);
    expect(said.some((sentence) => sentence.startsWith('Defender: On'))).toBe(true);
  });
});

describe('two attacks in a turn', () => {
  function play(
    [a, b]: readonly [number, number],
    { attack, cost, other, otherCost, stamina, defence, two, kept }: Record<string, number>,
  ): number {
    const times = (power: number, price: number) => (price > 0 ? Math.floor(power / price) : 0);
    const p = Math.min(5, Math.max(0, a) + Number(stamina));
    const n = times(p, Number(cost));
    const gained = kept ? Math.min(Math.max(0, b), 5 - p) : Math.max(0, b);
    const q = kept ? gained + p - n * Number(cost) : gained;
    const m = times(q, two ? Number(otherCost) : Number(cost)) + (kept && !two ? n : 0);
    const first = Math.max(0, Number(attack) + n + a - Number(defence));
    return first + Math.max(0, (two ? Number(other) : Number(attack)) + m + b - Number(defence));
  }

  it('deal what playing both with every throw says', () => {
    for (const [weapons, kept] of [
      ['one', 'turn'],
      ['two', 'turn'],
      ['one', 'attack'],
      ['two', 'attack'],
    ] as const) {
      const numbers = { attack: 7, cost: 2, other: 6, otherCost: 1, stamina: 1, defence: 8 };
      const how = { two: Number(weapons === 'two'), kept: Number(kept === 'turn') };
      const brute = overRolls(2, ([a = 0, b = 0]) => play([a, b], { ...numbers, ...how }));
      expect(sorted(chancesOf(formulas.twoAttacks, { ...numbers, weapons, kept }, 'all'))).toEqual(brute);
    }
  });

  it('stand in the line with an Attack each, also where it is that of the same weapon', () => {
    expect(notationText(formulas.twoAttacks)).toBe(
      'Attack + first roll − Defence + second Attack + second roll − Defence',
    );
  });

  it('bring a foe down as soon as their damage adds up', () => {
    // Three turns of one attack each, every throw of six dice played.
    const brute = overRolls(3, (rolls) => {
      let left = 6;
      for (const [turn, r] of rolls.entries()) {
        left -= Math.max(0, 8 + r - 7 + Math.floor(Math.max(0, r) / 2));
        if (left <= 0) return turn + 1;
      }
      return 4;
    });
    const exact = answer(formulas.turnsToFall, { does: 'once', health: 6 });
    for (const turn of [1, 2, 3]) {
      const chance = toNumber(exact.chance((turns) => turns === turn));
      expect(chance).toBeCloseTo(toNumber(brute.get(turn) ?? fraction(0, 1)), 12);
    }
  });

  it('in a single turn fell the foe as often as they deal that much', () => {
    const fell = toNumber(answer(formulas.turnsToFall, { health: 5 }).chance((turns) => turns === 1));
    expect(fell).toBeCloseTo(toNumber(chanceOf(formulas.twoAttacks, {}, 'all', 5)), 12);
  });

  it('are better than aiming, but against somebody whom one can hardly hit', () => {
    const within = (does: string, defence: number) =>
      toNumber(answer(formulas.turnsToFall, { does, defence }).chance((turns) => Number(turns) <= 3));
    for (let defence = 3; defence <= 10; defence += 1) {
      expect(within('twice', defence), `${defence}`).toBeGreaterThan(within('aimed', defence));
    }
    expect(within('twice', 12)).toBeLessThan(within('aimed', 12));
  });
});

describe('what an answer says', () => {
  const said = (formula: Formula, inputs: Values = {}) =>
    inWords(read(formula, { ...startValues(formula), ...inputs })).replaceAll('\u202f', ' ');

  it('names what heavy blows do beside the damage', () => {
    expect(said(formulas.meleeStrike)).toBe(
      'You deal damage 83.3 % of the time; stun them (3 damage) 16.7 %; make them bleed (4 damage) 13.9 %; maim them (5 damage or more) 27.8 %.',
    );
  });

  it('counts one encounter and several', () => {
    expect(said(formulas.encountersOnTheWay)).toMatch(/^On average 1 encounter; /);
    expect(said(formulas.encountersOnTheWay, { days: 14 })).toMatch(/^On average 14 encounters; /);
    expect(said(formulas.turnsToFall, { attack: 25 })).toMatch(/^1 turn; /);
  });

  it('tells an end that is certain without the number behind it', () => {
    expect(said(formulas.whoIsPinned, { theirDefence: -10 })).toBe('You pin them.');
    expect(said(formulas.whoIsPinned, { theirDefence: 20 })).toBe('You are pinned.');
    expect(said(formulas.moraleTest, { will: 10 })).toBe('You see them stand by themselves.');
    expect(said(formulas.reactionOverTime, { presence: 20 })).toBe('You find them friendly.');
  });
});

describe('temporary damage', () => {
  it('takes stamina first, and ten minutes of rest for each point', () => {
    const taken = (inputs: Values) =>
      ['stamina', 'health', 'minutes'].map((facet) => certainly(formulas.subduing, inputs, facet));
    expect(taken({ damage: 4, stamina: 3 })).toEqual([3, 1, 30]);
    expect(taken({ damage: 4, stamina: 3, rest: 'lost' })).toEqual([3, 0, 30]);
    expect(taken({ damage: 4, stamina: 0 })).toEqual([0, 4, 0]);
  });
});

describe('wrestling', () => {
  it('with Strength 4 and bare hands is an attack of 4', () => {
    const { strength, attack } = examples.boxer;
    expect(strength).toBe(attack);
    const hurts = chanceOf(formulas.unarmedAttempt, { strength, theirDefence: 4 }, 'margin', 0);
    expect(hurts).toEqual(fraction(15, 36));
  });

  it('takes the attacker down to where the defender is', () => {
    const { attacker, defender, pressed } = examples.wrestlers;
    expect(attacker + 1).toBe(pressed);
    expect(defender).toBe(pressed);
    expect(tables.wrestlingStatuses.rows.takedown.position).toBe(pressed);
  });

  const wins = (inputs: Values) => share(formulas.whoIsPinned, inputs, 1);

  it('is worth in every position what the next success or failure leads to', () => {
    const step = { mine: 15 / 36, theirs: 15 / 36 };
    const names = ['free', 'clinching', 'takedown'];
    const plans = { plan: 'press', theirPlan: 'press' };
    for (const [mine, status] of names.entries()) {
      for (const [theirs, theirStatus] of names.entries()) {
        const pressed = names[theirs + 1];
        const hit = pressed ? wins({ ...plans, status, theirStatus: pressed, turn: 'theirs' }) : 1;
        const miss = wins({ ...plans, status, theirStatus, turn: 'theirs' });
        const now = wins({ ...plans, status, theirStatus });
        expect(now, `${mine} ${theirs}`).toBeCloseTo(step.mine * hit + (1 - step.mine) * miss, 12);
      }
    }
  });

  it('played best is never worse than by any of the plain plans', () => {
    for (const theirPlan of ['press', 'down', 'rise']) {
      for (const status of ['free', 'clinching', 'takedown']) {
        const best = wins({ status, theirPlan });
        for (const plan of ['press', 'down', 'rise']) {
          expect(best).toBeGreaterThanOrEqual(wins({ status, plan, theirPlan }) - 1e-12);
        }
      }
    }
  });

  it('between equals: rise when you are further down, press otherwise', () => {
    const said = advise(formulas.whoIsPinned, startValues(formulas.whoIsPinned));
    expect(said).toEqual([
      'I: On my position 1 with their position 0; my position 2 with their position 0 or 1: rise.',
      'I: Otherwise: press.',
      'They: On my position 0 with their position 1 or 2; my position 1 with their position 2: rise.',
      'They: Otherwise: press.',
    ]);
  });

  it('the much stronger get up first, the much weaker press', () => {
    const said = advise(formulas.whoIsPinned, { ...startValues(formulas.whoIsPinned), strength: 9 });
    expect(said).toEqual([
      'I: On my position 1 or 2 with their position 2: press.',
      'I: Otherwise: rise.',
      'They: Always press.',
    ]);
  });

  it('for ever is what two do who can never succeed', () => {
    const helpless = { strength: 1, theirDefence: 20, theirStrength: 1, defence: 20 };
    expect(certainly(formulas.whoIsPinned, helpless)).toBe(0);
  });

  it('ends at the earliest in the third turn of whoever begins', () => {
    const soonest = Math.min(...answer(formulas.wrestlingTurns, {}).outcomes.map(Number));
    expect(soonest).toBe(3);
  });
});
