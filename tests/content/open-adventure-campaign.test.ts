import { describe, expect, it } from 'vitest';
import { harm } from '../../content/open-adventure/condition-numbers';
import { confidence } from '../../content/open-adventure/confidence-numbers';
import {
  aligned,
  bets,
  mine,
  outlaw,
  rebellious,
  respec,
  trade,
} from '../../content/open-adventure/examples-campaign';
import { figures } from '../../content/open-adventure/figures-campaign';
import * as formulas from '../../content/open-adventure/formulas-campaign';
import * as tables from '../../content/open-adventure/tables-campaign';
import { primaryTraitsTable } from '../../content/open-adventure/tables-start';
import { compareFractions, type Fraction, fraction } from '../../src/engine/fraction';
import type { Outcome } from '../../src/engine/outcome';
import { mean } from '../../src/engine/statistics';
import type { Formula, Values } from '../../src/rules/formula';
import { startValues } from '../../src/rules/outcome';
import { answer as inWords } from '../../src/views/answer';
import { read } from '../../src/views/reading';
import { answer, certainly, chanceOf, chancesOf, columnsOf, counted, dice, printed, sum } from './witness';

const die = [1, 2, 3, 4, 5, 6];
const throws = dice(2, 6);
/** The 36 results of the standard roll, counted from the dice. */
const rolls = throws.map(([plus = 0, minus = 0]) => (plus === minus ? 0 : plus < minus ? plus : -minus));
const rows = (table: { rows: object }): number => Object.keys(table.rows).length;
const sized = (chance: Fraction): number => Number(chance.numerator) / Number(chance.denominator);
const shownBy = (formula: Formula, values: Values, facet?: string) =>
  new Map([...chancesOf(formula, values, facet)].sort(([a], [b]) => Number(a) - Number(b)));

/** The row of a rolled table that a number falls into. */
function rowFor<R extends { from: number; to: number | null }>(table: Record<string, R>, roll: number): R {
  const row = Object.values(table).find(({ from, to }) => from <= roll && roll <= (to ?? Infinity));
  if (!row) throw new Error(`No row for ${roll}`);
  return row;
}

describe('the tables of the rulebook', () => {
  it('have all their rows', () => {
    expect(rows(tables.rankTable)).toBe(5);
    expect(rows(tables.conditionTable)).toBe(26);
    expect(rows(tables.aularSymbols)).toBe(6);
    expect(rows(tables.aularPayout)).toBe(3);
    expect(rows(tables.clearedSpaces)).toBe(3);
    expect(rows(tables.resourceAmounts)).toBe(5);
    expect(rows(tables.resourceTypes)).toBe(4);
    expect(rows(tables.confidenceLevels)).toBe(11);
    expect(rows(tables.events)).toBe(12);
    expect(rows(tables.tradeAvailability)).toBe(6);
    expect(rows(tables.tradeDemand)).toBe(6);
    expect(rows(tables.smugglingTable)).toBe(6);
    expect(rows(tables.citySizes)).toBe(5);
    expect(rows(tables.alignmentTable)).toBe(6);
  });

  it('have their numbers', () => {
    expect(columnsOf(tables.rankTable, 'name', 'experience')).toEqual(
      printed(`I|0
        II|2500
        III|5000
        IV|7500
        V|10000`),
    );
    expect(columnsOf(tables.resourceAmounts, 'from', 'to', 'wilderness', 'borderland', 'civilised')).toEqual(
      printed(`2|3|0|0|0
        4|4|1|0|0
        5|7|2|1|0
        8|10|3|2|1
        11|12|4|3|2`),
    );
    expect(
      columnsOf(tables.tradeAvailability, 'from', 'to', 'hamlet', 'village', 'township', 'city', 'kingdom'),
    ).toEqual(
      printed(`2|3|0|1|2|4|8
        4|5|1|2|3|5|9
        6|7|2|3|4|6|10
        8|9|3|4|5|7|11
        10|11|4|5|6|8|12
        12|12|5|6|7|9|13`),
    );
    // The book prints 5–7 for the third row, as five-twice tells.
    expect(
      columnsOf(tables.tradeDemand, 'from', 'veryLow', 'low', 'moderate', 'high', 'veryHigh', 'illegal'),
    ).toEqual(
      printed(`2|1|5|25|45|65|100
        4|2|10|30|50|70|120
        6|4|15|35|55|75|140
        8|6|20|40|60|80|160
        10|8|25|45|65|85|180
        12|10|30|50|70|90|200`),
    );
    expect(columnsOf(tables.alignmentTable, 'from', 'to', 'same', 'other')).toEqual(
      printed(`0|4|0|0
        5|9|1|-1
        10|14|2|-2
        15|19|3|-3
        20|24|4|-4
        25|40|5|-5`),
    );
    expect(columnsOf(tables.resourceTypes, 'from', 'to', 'times')).toEqual(
      printed(`2|6|1
        7|8|2
        9|10|3
        11|12|4`),
    );
    expect(columnsOf(tables.citySizes, 'bounty').flat()).toEqual([100, 200, 300, 400, 500]);
    expect(columnsOf(tables.clearedSpaces, 'kind', 'from', 'to')).toEqual(
      printed(`wilderness|11|-
        borderland|6|10
        civilised|1|5`),
    );
    expect(columnsOf(tables.aularPayout, 'name', 'times')).toEqual(
      printed(`1|1
        2|3
        3|5`),
    );
  });

  it('leave out no roll, and print none twice', () => {
    for (const table of [
      tables.resourceAmounts,
      tables.resourceTypes,
      tables.tradeAvailability,
      tables.tradeDemand,
      tables.smugglingTable,
    ]) {
      const all = columnsOf(table, 'from', 'to').flatMap(([from, to]) =>
        Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => Number(from) + index),
      );
      expect(all, table.id).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    }
    expect(columnsOf(tables.events, 'from').flat()).toEqual(Array.from({ length: 12 }, (_, at) => at + 1));
  });

  it('have three lists of twelve events, of which six take a planet', () => {
    const all = columnsOf(tables.events, 'general', 'unnatural', 'natural').flat();
    expect(all).toHaveLength(36);
    expect(new Set(all).size).toBe(36);
    expect(columnsOf(tables.events, 'natural').filter(([cell]) => String(cell).endsWith('*'))).toHaveLength(
      6,
    );
  });

  it('head their columns by what a city is called in each genre, as the list of cities calls it', () => {
    for (const table of [tables.tradeAvailability, tables.smugglingTable]) {
      for (const [size, { name }] of Object.entries(tables.citySizes.rows)) {
        const { label, heads } = table.columns[size as keyof typeof tables.citySizes.rows];
        expect(heads).toEqual(name);
        expect(label.toLowerCase()).toBe(`${name.fantasy} or ${name.scifi}`.toLowerCase());
      }
    }
  });

  it('name symbols, cities and resources for both genres', () => {
    const names = [tables.aularSymbols, tables.citySizes, tables.resourceTypes].flatMap((table) =>
      columnsOf(table, Object.keys(table.columns)[0] ?? '').flat(),
    );
    for (const name of names) expect(Object.keys(name as object)).toEqual(['fantasy', 'scifi']);
  });
});

describe('experience', () => {
  it('is a point for a health point of a foe and a point for a coin, for each who shares', () => {
    const shares = { foes: 60, fighters: 3, treasure: 1000, players: 4 };
    expect(certainly(formulas.experienceShare, shares)).toBe(20 + 250);
    expect(certainly(formulas.experienceShare, { ...shares, foes: 61 }, 'foes')).toBe(20);
  });

  it('makes a rank of every step of the table', () => {
    for (const [rank, needed] of [0, 2500, 5000, 7500, 10_000].entries()) {
      expect(certainly(formulas.nextRank, { experience: needed }, 'rank')).toBe(rank + 1);
      if (needed > 0) expect(certainly(formulas.nextRank, { experience: needed - 1 }, 'rank')).toBe(rank);
    }
    expect(Object.values(tables.rankTable.rows).map(({ experience }) => experience)).toEqual(
      [0, 1, 2, 3, 4].map((steps) => steps * figures.experienceStep.value),
    );
    expect(rows(tables.rankTable)).toBe(figures.highestRank.value);
  });

  it('falls short of the table’s ranks by the sentence that multiplies', () => {
    for (const experience of [2500, 4999, 5000, 9999, 12_500]) {
      const rank = Math.min(5, Math.max(1, Math.floor(experience / 2500)));
      expect(certainly(formulas.nextRank, { experience, reading: 'product' }, 'rank')).toBe(rank);
    }
  });

  it('is inherited but for a tenth, which the heir keeps where it is a fraction', () => {
    for (const experience of [0, 9, 10, 1999, 2555]) {
      const values = { experience };
      expect(certainly(formulas.inheritedExperience, values)).toBe(experience - Math.floor(experience / 10));
      expect(certainly(formulas.inheritedExperience, { ...values, rounded: 'rest' })).toBe(
        Math.floor((experience * 9) / 10),
      );
    }
  });
});

describe('the warrior who respects', () => {
  it('moves two points, and has as many as before', () => {
    expect(respec.strength - respec.weaker).toBe(figures.respecPoints.value);
    expect(respec.moved).toBe(figures.respecPoints.value);
    expect(respec.weaker + respec.wiser + respec.bolder).toBe(
      respec.strength + respec.intelligence + respec.charisma,
    );
  });

  it('may take one or two points and puts all of them back, unless they may be lost', () => {
    const still = Object.fromEntries(Object.keys(primaryTraitsTable.rows).map((trait) => [trait, 0]));
    const allowed = (moves: Values) =>
      certainly(formulas.respecChange, { ...still, ...moves }, 'allowed') === 1;
    expect(
      [{}, { strength: 1 }, { strength: -1, magic: 1 }, { health: -2, charisma: 2 }].map(allowed),
    ).toEqual([false, false, true, true]);
    expect(allowed({ strength: -1, health: -2, charisma: 2, magic: 1 })).toBe(false);
    for (const [put, given] of [
      [0, false],
      [1, true],
      [2, true],
    ] as const) {
      expect(allowed({ strength: -2, charisma: put })).toBe(put === 2);
      expect(allowed({ strength: -2, charisma: put, spare: 'lost' })).toBe(given);
    }
  });

  it('is the one of the rulebook', () => {
    expect(respec).toMatchObject({
      strength: 7,
      weaker: 5,
      intelligence: 5,
      wiser: 6,
      charisma: 3,
      bolder: 4,
    });
  });
});

/** Bleeding as the condition tells it, minute by minute, by walking through every save. */
function bled(pass: number, counters: number, health: number): Map<number, number> {
  const lost = new Map<number, number>();
  const walk = (left: number, taken: number, chance: number): void => {
    if (left === 0 || taken >= health) {
      lost.set(Math.min(taken, health), (lost.get(Math.min(taken, health)) ?? 0) + chance);
      return;
    }
    for (let saves = 0; saves < 2 ** left; saves += 1) {
      const passed = saves.toString(2).replaceAll('0', '').length;
      walk(
        left - passed,
        taken + harm.bleed * (left - passed),
        chance * pass ** passed * (1 - pass) ** (left - passed),
      );
    }
  };
  walk(counters, 0, 1);
  return lost;
}

describe('conditions over time', () => {
  const passes = (save: number): number => rolls.filter((roll) => save + roll >= 5).length;

  it('bleed as an enumeration of every save says', () => {
    for (const [fortitude, counters, health] of [
      [4, 1, 3],
      [4, 2, 5],
      [7, 3, 6],
      [2, 3, 4],
    ] as const) {
      const wanted = bled(passes(fortitude) / 36, counters, health);
      const found = chancesOf(formulas.bleeding, { fortitude, counters, health }, 'lost');
      expect([...found.keys()].sort()).toEqual([...wanted.keys()].sort());
      for (const [lost, chance] of wanted) {
        expect(sized(found.get(lost) as Fraction), `${lost} lost`).toBeCloseTo(chance, 12);
      }
    }
  });

  it('never bleed longer than the formula follows them', () => {
    const worst = answer(formulas.bleeding, { fortitude: 1, counters: 8, health: 20 });
    const minutes = worst.marginal('minutes').outcomes.map(Number);
    expect(Math.max(...minutes)).toBeLessThan(60);
  });

  it('burn turn by turn, with the counter put out before or after it hurts', () => {
    for (const counters of [1, 2, 3, 5]) {
      for (const hands of [1, 2, 3]) {
        for (const delay of [0, 2]) {
          for (const order of ['out', 'burns']) {
            for (const each of ['longer', 'hotter']) {
              let [left, lost, turns] = [counters, 0, 0];
              while (left > 0) {
                const after = turns >= delay ? Math.max(0, left - hands) : left;
                const burning = order === 'out' ? after : left;
                lost += harm.burn * (each === 'hotter' ? burning : Math.min(1, burning));
                left = after;
                turns += 1;
              }
              const values = { counters, hands, delay, order, each };
              expect(certainly(formulas.burning, values, 'lost'), JSON.stringify(values)).toBe(lost);
              expect(certainly(formulas.burning, values, 'turns')).toBe(turns);
            }
          }
        }
      }
    }
  });

  it('eat with two dice of acid every turn', () => {
    const left = counted(dice(4, 6), (faces) => 15 - sum(faces));
    expect(shownBy(formulas.acid, { health: 15, turns: 2 })).toEqual(left);
  });

  it('kill by poison with the first failed save, however many counters there are', () => {
    for (const fortitude of [1, 4, 6, 9, 10]) {
      for (const counters of [1, 2, 3]) {
        expect(chancesOf(formulas.poisoned, { fortitude, counters }).get(1)).toEqual(
          fraction(passes(fortitude) ** counters, 36 ** counters),
        );
      }
    }
  });

  it('let the dying live for as long as every save succeeds', () => {
    for (const help of [1, 2, 4]) {
      const alive = answer(formulas.dyingTurns, { fortitude: 6, help }).chance(
        (outcome) => (outcome as { end: number }).end === 0,
      );
      expect(alive).toEqual(fraction(passes(6) ** help, 36 ** help));
    }
  });

  it('freeze stamina first, and health when none is left', () => {
    const fails = (36 - passes(4)) / 36;
    const wanted = [0, 1, 2, 3].map((lost) => {
      const ways = [1, 3, 3, 1][lost] ?? 0;
      return ways * fails ** lost * (1 - fails) ** (3 - lost);
    });
    const found = answer(formulas.freezing, { rounds: 3, fortitude: 4, stamina: 1 });
    for (const [lost, chance] of wanted.entries()) {
      const seen = found.chance((outcome) => {
        const { stamina, health } = outcome as { stamina: number; health: number };
        return stamina === Math.min(1, lost) && health === Math.max(0, lost - 1);
      });
      expect(sized(seen)).toBeCloseTo(chance, 12);
    }
  });

  it('hold for as many saves as the counters take, each with one chance in turn', () => {
    const pass = passes(4) / 36;
    const found = chancesOf(formulas.freeOfCounters, { save: 4, counters: 2 });
    for (const saves of [2, 3, 7, 20]) {
      const chance = (saves - 1) * pass ** 2 * (1 - pass) ** (saves - 2);
      expect(sized(found.get(saves) as Fraction)).toBeCloseTo(chance, 12);
    }
  });

  it('weaken every roll by one for each counter, and ability tests by three in confusion', () => {
    for (const [values, less] of [
      [{ exhaust: 2, starve: 0 }, 2],
      [{ exhaust: 1, starve: 3 }, 4],
      [{ exhaust: 0, starve: 0, confused: 'yes' }, 3],
    ] as const) {
      const ways = rolls.filter((roll) => 8 + roll - less >= 5).length;
      expect(chanceOf(formulas.wornOut, { ability: 8, target: 5, ...values }, 'margin', 0)).toEqual(
        fraction(ways, 36),
      );
    }
  });

  it('make a werewolf after eight days at the earliest and eighteen at the latest', () => {
    const days = [...chancesOf(formulas.lycanthropyDays, {}, 'days').keys()].map(Number);
    expect([Math.min(...days), Math.max(...days)]).toEqual([13 - 5, 13 + 5]);
    expect(shownBy(formulas.lycanthropyDays, {}, 'signs')).toEqual(
      counted(throws, ([plus = 0, minus = 0]) =>
        Math.floor((13 + (plus === minus ? 0 : plus < minus ? plus : -minus)) / 2),
      ),
    );
  });
});

describe('what an answer says of harm', () => {
  const said = (formula: Formula, inputs: Values) =>
    inWords(read(formula, { ...startValues(formula), ...inputs })).replaceAll('\u202f', ' ');

  it('is a sentence, however certain it is', () => {
    expect(said(formulas.acid, { health: 1 })).toBe('You never stay on your feet.');
    expect(said(formulas.acid, { health: 20 })).toBe('You always stay on your feet.');
    expect(said(formulas.poisoned, { fortitude: 10 })).toBe('You survive.');
    expect(said(formulas.dyingTurns, { fortitude: 10 })).toBe(
      'You are alive when help comes: health points lost 3.',
    );
    expect(said(formulas.burning, { counters: 1 })).toBe(
      'Each loses 0 health points, it is out after 1 turn.',
    );
    expect(said(formulas.prisonDays, { bounty: 5 })).toBe('1 day.');
  });
});

describe('Aular', () => {
  const symbols = Object.keys(tables.aularSymbols.rows);
  const all = dice(3, 6);
  const written = (stakes: Record<string, number>): string =>
    Object.entries(stakes)
      .map(([symbol, stake]) => (stake === 1 ? symbol : `${symbol}.${stake}`))
      .join('_');
  const paidFor = (
    stakes: Record<string, number>,
    faces: readonly number[],
    pays: readonly number[],
  ): number =>
    sum(
      Object.entries(stakes).map(
        ([symbol, stake]) =>
          stake * (pays[faces.filter((face) => face === symbols.indexOf(symbol) + 1).length] ?? 0),
      ),
    );
  const readings = { within: [0, 1, 3, 5], beside: [0, 1, 4, 6] } as const;

  it('has the symbols on the faces that the table says', () => {
    expect(Object.values(tables.aularSymbols.rows).map(({ from }) => from)).toEqual(die);
  });

  it('pays as all 216 throws do, in both readings and for any stakes', () => {
    for (const stakes of [
      { sword: 100, dragon: 50 },
      { castle: 1, king: 2, queen: 3, shield: 7 },
      { king: 5 },
    ]) {
      const staked = sum(Object.values(stakes));
      for (const [payout, pays] of Object.entries(readings)) {
        const values = { stakes: written(stakes), payout };
        expect(shownBy(formulas.aularOdds, values, 'gain')).toEqual(
          counted(all, (faces) => paidFor(stakes, faces, pays) - staked),
        );
      }
    }
  });

  it('keeps 91 of 216 for the house, or 75 where the stake comes back on top', () => {
    for (const [payout, kept] of [
      ['within', 91],
      ['beside', 75],
    ] as const) {
      for (const stakes of ['castle.216', 'castle.36_king.36_queen.36_sword.36_shield.36_dragon.36']) {
        const gain = mean(answer(formulas.aularOdds, { stakes, payout }).marginal('gain'));
        expect(sized(gain)).toBe(-kept);
      }
    }
  });

  it('leaves the example even on the sword, and without the stake on the dragon', () => {
    const [queen, king, sword] = [3, 2, 4];
    const paid = paidFor(bets, [queen, king, sword], readings.within);
    expect(paid).toBe(bets.sword);
    expect(bets).toEqual({ sword: 100, dragon: 50 });
    expect(chancesOf(formulas.aularOdds, {}, 'gain').has(-bets.dragon)).toBe(true);
  });
});

describe('land and structures', () => {
  it('yield resources as the rolls of each kind of space say', () => {
    for (const kind of ['wilderness', 'borderland', 'civilised'] as const) {
      const values = { wilderness: 0, borderland: 0, civilised: 0, [kind]: 1 };
      expect(shownBy(formulas.resourceFinds, values, 'found')).toEqual(
        counted(throws, (faces) => rowFor(tables.resourceAmounts.rows, sum(faces))[kind]),
      );
    }
  });

  it('are worth the price times the types that are rolled', () => {
    const values = { wilderness: 0, borderland: 0, civilised: 1, price: 10 };
    const times = (faces: readonly number[]): number => rowFor(tables.resourceTypes.rows, sum(faces)).times;
    const found = counted(dice(6, 6), (faces) => {
      const resources = rowFor(tables.resourceAmounts.rows, sum(faces.slice(0, 2))).civilised;
      return 10 * sum([faces.slice(2, 4), faces.slice(4)].slice(0, resources).map(times));
    });
    expect(shownBy(formulas.resourceFinds, values, 'value')).toEqual(found);
  });

  it('feed the miners of the example and leave six, and nothing with six more workers', () => {
    expect(mine.farms * mine.farmersEach).toBe(mine.farmers);
    expect(mine.miners + mine.farmers).toBe(mine.workers);
    expect(mine.farms * mine.foodEach).toBe(mine.food);
    expect(mine.inTavern + mine.inVineyard).toBe(mine.newWorkers);
    const { food, workers, surplus, newWorkers, left } = mine;
    expect(certainly(formulas.sovereigntyBalance, { energy: food, workers }, 'energy')).toBe(surplus);
    expect(
      certainly(formulas.sovereigntyBalance, { energy: food, workers: workers + newWorkers }, 'energy'),
    ).toBe(left);
    expect([mine.cost, surplus, mine.printedSurplus]).toEqual([30_000, 6, 1]);
  });

  it('give the miners just the confidence that they need', () => {
    const given = mine.museum + mine.tavern + mine.vineyard;
    expect([mine.museum, mine.tavern, mine.vineyard]).toEqual([7, 2, 5]);
    expect(given).toBe(mine.confidence);
    expect(certainly(formulas.sovereigntyBalance, { given, needed: mine.confidence }, 'confidence')).toBe(0);
  });
});

describe('confidence', () => {
  const levels = Object.values(tables.confidenceLevels.rows);

  it('has a level for every second point from ten down to minus ten', () => {
    expect(levels.map(({ points }) => points)).toEqual([10, 8, 6, 4, 2, 0, -2, -4, -6, -8, -10]);
  });

  it('puts all levels between average and its own in force, and names them', () => {
    for (const { level, points, with: others } of levels) {
      const between = levels
        .filter((other) => other.points * points > 0 && Math.abs(other.points) < Math.abs(points))
        .sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
      expect(others ?? '', level).toBe(between.map((other) => other.level).join(', '));
    }
  });

  it('of minus eight is rebellious, and defiant, unsteady and turbulent as well', () => {
    const { rebellious: level } = tables.confidenceLevels.rows;
    expect(level.points).toBe(rebellious);
    expect(level.with).toBe('Turbulent, Defiant, Unsteady');
  });

  it('brings a month what the effects in force say', () => {
    for (const [level, energy, wealth, gifts, rises] of [
      ['ideal', true, 500, true, true],
      ['thriving', true, 0, true, true],
      ['prosperous', false, 0, true, true],
      ['healthy', false, 0, true, true],
      ['steady', false, 0, false, true],
      ['average', false, 0, false, false],
    ] as const) {
      const seen = counted(dice(3, 6), ([up = 0, more = 0, gift = 0]) =>
        [
          rises && up <= confidence.steadyOn ? 1 : 0,
          energy && more <= confidence.thrivingOn ? 2 : 0,
          gifts ? 10 * gift : 0,
        ].join(),
      );
      const found = answer(formulas.goodMonth, { level, wealth: 5000 });
      expect(found.outcomes, level).toHaveLength(seen.size);
      for (const [wanted, chance] of seen) {
        const same = (outcome: Outcome): boolean => {
          const month = outcome as Record<string, number>;
          return (
            [month['confidence'], month['energy'], month['gifts']].join() === wanted &&
            month['wealth'] === wealth
          );
        };
        expect(found.chance(same), `${level} ${wanted}`).toEqual(chance);
      }
    }
  });

  it('takes from a month what the effects in force say', () => {
    for (const [level, thieves, mutiny, falls] of [
      ['average', false, false, false],
      ['unsteady', false, false, true],
      ['defiant', true, false, true],
      ['turbulent', true, true, true],
      ['rebellious', true, true, true],
      ['revolution', true, true, true],
    ] as const) {
      const seen = counted(dice(4, 6), ([down = 0, theft = 0, first = 0, second = 0]) => {
        const spaces = mutiny ? [first, second] : [];
        return [
          falls && down === 1 ? -1 : 0,
          thieves ? theft : 0,
          spaces.filter((face) => face <= 3).length,
          spaces.filter((face) => face === 4 || face === 5).length,
        ].join();
      });
      const found = answer(formulas.badMonth, { level, structures: 1, spaces: 2 });
      expect(found.outcomes, level).toHaveLength(seen.size);
      for (const [wanted, chance] of seen) {
        const same = (outcome: Outcome): boolean => {
          const month = outcome as Record<string, number>;
          const told = [month['confidence'], month['stolen'], month['seized'], month['idle']];
          return told.map((part) => Number(part) + 0).join() === wanted;
        };
        expect(found.chance(same), `${level} ${wanted}`).toEqual(chance);
      }
    }
  });

  it('drifts month by month, and not from average', () => {
    const walk = (points: number, months: number): Map<number, number> => {
      let states = new Map([[points, 1]]);
      for (let month = 0; month < months; month += 1) {
        const next = new Map<number, number>();
        for (const [at, chance] of states) {
          const step = at >= 2 ? 1 : at <= -2 ? -1 : 0;
          const to = Math.max(-10, Math.min(10, at + step));
          next.set(to, (next.get(to) ?? 0) + chance / 6);
          next.set(at, (next.get(at) ?? 0) + (chance * 5) / 6);
        }
        states = next;
      }
      return states;
    };
    for (const points of [-9, -8, -2, -1, 0, 1, 2, 5, 9]) {
      const found = chancesOf(formulas.confidenceDrift, { points, months: 6 });
      const wanted = walk(points, 6);
      for (const [at, chance] of wanted) {
        if (chance > 0)
          expect(sized(found.get(at) as Fraction), `${points} to ${at}`).toBeCloseTo(chance, 12);
      }
    }
  });

  it('arms a die of enemies with two dice of armies each', () => {
    const [one, six] = [2, 72];
    const found = chancesOf(formulas.armiesAgainstYou, {});
    expect([Math.min(...[...found.keys()].map(Number)), Math.max(...[...found.keys()].map(Number))]).toEqual([
      one,
      six,
    ]);
    expect(sized(mean(answer(formulas.armiesAgainstYou, {}).map(Number)))).toBe(3.5 * 7);
  });
});

describe('events', () => {
  it('are five and the standard roll a year', () => {
    expect(shownBy(formulas.eventsOfAYear, {})).toEqual(
      counted(
        rolls.map((roll) => [roll]),
        ([roll = 0]) => figures.eventsAYear.value + roll,
      ),
    );
  });

  it('are ignored by a prosperous sovereignty one time in three', () => {
    const all = mean(answer(formulas.eventsOfAYear, { ignored: 'yes' }).map(Number));
    expect(all).toEqual(fraction(10, 3));
  });
});

describe('trade', () => {
  const places = Object.keys(tables.citySizes.rows) as (keyof typeof tables.citySizes.rows)[];
  const demands = ['veryLow', 'low', 'moderate', 'high', 'veryHigh', 'illegal'] as const;

  it('finds four units at a spaceport with a seven', () => {
    expect(rowFor(tables.tradeAvailability.rows, trade.roll).township).toBe(trade.units);
    expect([trade.roll, trade.units]).toEqual([7, 4]);
  });

  it('pays twenty with a nine in low demand, and sixty for a mineral or medicine', () => {
    expect(rowFor(tables.tradeDemand.rows, trade.demandRoll).low).toBe(trade.price);
    expect(tables.resourceTypes.rows.mineral.times).toBe(trade.times);
    expect(trade.price * trade.times).toBe(trade.dearer);
    expect([trade.demandRoll, trade.price, trade.dearer]).toEqual([9, 20, 60]);
  });

  it('has units in every size of city as the table says', () => {
    for (const city of places) {
      expect(shownBy(formulas.unitsToBeHad, { city })).toEqual(
        counted(throws, (faces) => rowFor(tables.tradeAvailability.rows, sum(faces))[city]),
      );
    }
  });

  it('has prices for every demand and resource as the tables say, in both readings of five', () => {
    for (const demand of demands) {
      for (const [resource, { times }] of Object.entries(tables.resourceTypes.rows)) {
        for (const five of ['low', 'high']) {
          const row = (roll: number) =>
            rowFor(tables.tradeDemand.rows, five === 'high' && roll === 5 ? 6 : roll);
          expect(shownBy(formulas.unitPrice, { demand, resource, five })).toEqual(
            counted(throws, (faces) => times * row(sum(faces))[demand]),
          );
        }
      }
    }
  });

  it('gains the difference on as many units as both cities trade', () => {
    const inRow = (faces: readonly number[]) => rowFor(tables.tradeAvailability.rows, sum(faces));
    const price = (faces: readonly number[]) => rowFor(tables.tradeDemand.rows, sum(faces));
    const units = counted(dice(4, 6), (faces) =>
      Math.min(inRow(faces.slice(0, 2)).hamlet, inRow(faces.slice(2)).village),
    );
    const each = counted(
      dice(4, 6),
      (faces) => 2 * (price(faces.slice(0, 2)).high - price(faces.slice(2)).moderate),
    );
    const wanted = new Map<number, number>();
    for (const [many, often] of units)
      for (const [gain, likely] of each) {
        wanted.set(many * gain, (wanted.get(many * gain) ?? 0) + sized(often) * sized(likely));
      }
    const values = { from: 'hamlet', to: 'village', bought: 'moderate', sold: 'high', resource: 'vegetable' };
    const found = chancesOf(formulas.tradeRun, values);
    for (const [gain, chance] of wanted) {
      expect(sized(found.get(gain + 0) as Fraction), `gain ${gain}`).toBeCloseTo(chance, 12);
    }
  });
});

describe('smugglers and outlaws', () => {
  const letters = printed(`B|F|C|I|I
    -|B|F|C|I
    -|-|B|F|C
    -|-|-|B|F
    -|-|-|-|B
    -|-|-|-|-`);
  const severity = [null, 'B', 'F', 'C', 'I'];
  const places = Object.keys(tables.citySizes.rows);
  const words: Record<string, string> = { B: 'Bounty', F: 'Fined', C: 'Confiscated', I: 'Imprisoned' };

  it('read the printed letters in the table', () => {
    expect(columnsOf(tables.smugglingTable, ...places)).toEqual(
      letters.map((row) => row.map((letter) => (letter === null ? null : words[String(letter)]))),
    );
  });

  it('meet what the printed letters say, for every roll and size of city and both readings of five', () => {
    for (const [size, city] of places.entries()) {
      for (const five of ['low', 'high']) {
        const row = (roll: number): number => {
          if (roll === 12) return 5;
          return five === 'high' && roll === 5 ? 2 : Math.floor(roll / 2) - 1;
        };
        expect(shownBy(formulas.smugglingOdds, { city, five }), city).toEqual(
          counted(throws, (faces) => severity.indexOf(letters[row(sum(faces))]?.[size] as string | null)),
        );
      }
    }
  });

  it('let somebody with a ten walk into an outpost unnoticed', () => {
    expect(rowFor(tables.smugglingTable.rows, outlaw.entering).hamlet).toBeNull();
    expect([outlaw.entering, outlaw.wantedFor]).toEqual([10, 200]);
  });

  it('put two thousand on the head of who breaks out of a metropolis with a five', () => {
    expect(outlaw.roll * tables.citySizes.rows.city.bounty).toBe(outlaw.bounty);
    expect([outlaw.roll, outlaw.times, outlaw.bounty]).toEqual([5, 400, 2000]);
    const found = chancesOf(formulas.bountyRoll, { city: 'city' }, 'bounty');
    expect(found.get(outlaw.bounty)).toEqual(fraction(4, 36));
  });

  it('add a new bounty to the old one', () => {
    expect(shownBy(formulas.bountyRoll, { city: 'village', before: 70 }, 'days')).toEqual(
      counted(throws, (faces) => (200 * sum(faces) + 70) / 10),
    );
  });

  it('sit twenty days for the bounty of the imprisoned', () => {
    expect(certainly(formulas.prisonDays, { bounty: figures.prisonBounty.value })).toBe(20);
    expect(certainly(formulas.prisonDays, { bounty: 201 })).toBe(21);
  });
});

describe('alignment', () => {
  it('follows the table for every number of points, towards both kinds', () => {
    for (let points = 0; points <= figures.alignmentLimit.value; points += 1) {
      const row = rowFor(tables.alignmentTable.rows, points);
      expect(certainly(formulas.alignmentModifier, { points, side: 'same' })).toBe(row.same);
      expect(Number(certainly(formulas.alignmentModifier, { points, side: 'other' })) + 0).toBe(row.other);
      expect(Number(certainly(formulas.alignmentModifier, { points, side: 'none' })) + 0).toBe(0);
      const grows = { points, side: 'same', cap: 'grows' };
      expect(certainly(formulas.alignmentModifier, grows)).toBe(Math.floor(points / 5));
    }
  });

  it('does nothing at the three points of the example, which prints minus three', () => {
    expect(aligned).toEqual({ points: 3, printed: -3 });
    expect(Number(certainly(formulas.alignmentModifier, { points: aligned.points })) + 0).toBe(0);
  });
});

it('smugglers fare worse the larger the city', () => {
  const through = Object.keys(tables.citySizes.rows).map((city) =>
    answer(formulas.smugglingOdds, { city }).chance((outcome) => outcome === 0),
  );
  for (const [at, chance] of through.entries()) {
    const next = through[at + 1];
    if (next) expect(compareFractions(next, chance)).toBeLessThan(0);
  }
});
