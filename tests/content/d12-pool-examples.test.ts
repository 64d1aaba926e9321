import { describe, expect, it } from 'vitest';
import { heavyHit, piecing, readRoll, tieBreak } from '../../content/d12-pool/examples';
import { figures } from '../../content/d12-pool/figures';
import * as formulas from '../../content/d12-pool/formulas';
import * as tables from '../../content/d12-pool/tables';
import { fraction, toNumber } from '../../src/engine/fraction';
import { startValues } from '../../src/rules/outcome';
import { notationText } from '../../src/views/notation-text';
import { working } from '../../src/views/working';
import { certainly, chanceOf, chancesOf, columnsOf, counted, dice, printed, rolled } from './witness';

const kept = (faces: readonly number[], skill: number) => faces.filter((face) => face <= skill);

/** The degrees of so many d12 under a skill, counted throw by throw. */
const degrees = (count: number, skill: number) =>
  counted(dice(count, 12), (faces) => kept(faces, skill).length);

describe('attributes and skills', () => {
  it('three attributes with their abbreviations', () => {
    expect(columnsOf(tables.attributeList, 'name', 'short')).toEqual(
      printed('Execution|Exe\nIngenuity|Ing\nDiscipline|Dis'),
    );
  });

  it('attributes run from 1 to 8, skills from 0 to 8', () => {
    expect([figures.lowestAttribute.value, figures.highestAttribute.value]).toEqual([1, 8]);
    expect([figures.lowestSkill.value, figures.highestSkill.value]).toEqual([0, 8]);
    expect(formulas.check.inputs.attribute).toMatchObject({ min: 1, max: 8 });
    expect(formulas.check.inputs.skill).toMatchObject({ min: 0, max: 8 });
  });

  it('an attribute gives so many twelve-sided dice, and those at or under the skill stay', () => {
    for (const attribute of [1, 3, 4]) {
      for (const skill of [1, 5, 8]) {
        expect(chancesOf(formulas.check, { attribute, skill })).toEqual(degrees(attribute, skill));
      }
    }
  });

  it('nobody untrained keeps a die, unless they rack their brain', () => {
    expect(certainly(formulas.check, { skill: 0 })).toBe(0);
    expect(chancesOf(formulas.check, { attribute: 5, skill: 0, rack: 'yes' })).toEqual(degrees(3, 1));
  });

  it('the five skills of the examples', () => {
    expect(columnsOf(tables.namedSkills, 'name').flat()).toEqual([
      'Coercion',
      'Hacking',
      'Explosives',
      'Electronics',
      'Chemistry',
    ]);
  });
});

describe('a check', () => {
  it('two dice that remain are a success in the 2nd degree; the highest is the ceiling, the lowest the floor', () => {
    const throws = dice(3, 12);
    const inputs = { attribute: 3, skill: 5 };
    expect(chancesOf(formulas.check, inputs, 'ceiling')).toEqual(
      counted(throws, (faces) => Math.max(0, ...kept(faces, 5))),
    );
    expect(chancesOf(formulas.check, inputs, 'floor')).toEqual(
      counted(throws, (faces) => (kept(faces, 5).length === 0 ? 0 : Math.min(...kept(faces, 5)))),
    );
  });

  it('2, 5, 9 and 11 under a skill of 5 are degree 2, ceiling 5, floor 2', () => {
    const stay = kept(readRoll.faces, readRoll.skill);
    expect(readRoll.written).toBe(`${readRoll.faces.slice(0, -1).join(', ')} and ${readRoll.faces.at(-1)}`);
    expect(readRoll.kept).toBe(stay.join(' and '));
    expect([stay.length, Math.max(...stay), Math.min(...stay)]).toEqual([
      readRoll.degree,
      readRoll.ceiling,
      readRoll.floor,
    ]);
  });

  it('modifiers are added together and limited to -6 and +6', () => {
    const inputs = { attribute: 8, skill: 3 };
    expect(chancesOf(formulas.check, { ...inputs, yours: -4, around: -5 })).toEqual(degrees(2, 3));
    const helped = { attribute: 1, skill: 3, yours: 9, around: 9, aided: 'yes', needed: 7 };
    expect(chanceOf(formulas.check, helped, 'degree', 7)).toEqual(fraction(3 ** 7, 12 ** 7));
    expect(chanceOf(formulas.check, helped, 'degree', 8)).toEqual(fraction(0, 1));
  });

  it('works its modifiers out one by one, and reads as it is said at the table', () => {
    const values = { ...startValues(formulas.check), yours: 2, around: -1, aided: 'yes', blackout: 3 };
    const told = working(formulas.check, values).map(({ label, value }) => `${label}: ${value}`);
    expect(told.slice(0, 7)).toEqual([
      'Penalty: 3',
      'Your own modifiers: 2',
      'Modifiers of the surroundings: −1',
      'Aid: +1',
      'Penalty: −3',
      'Together: −1',
      'Modifiers: −1',
    ]);
    expect(notationText(formulas.check)).toContain('Modifiers = Together, held between −6 and 6; Dice =');
    expect(notationText(formulas.bestEffort).replaceAll('\u00a0', ' ')).toBe(
      'Dice = Attribute + (Modifiers, held between −6 and 6); (Dice d12 ≤ Skill) ≥ Difficulty',
    );
  });

  it('counts the blackout penalty inside the limit, unless it is kept apart', () => {
    const hurt = { attribute: 8, skill: 5, yours: -4, blackout: 5 };
    expect(chancesOf(formulas.check, hurt)).toEqual(degrees(2, 5));
    expect(certainly(formulas.check, { ...hurt, apart: 'apart' })).toBe(0);
    const helped = { attribute: 8, skill: 5, yours: 9, blackout: 5 };
    expect(chanceOf(formulas.check, helped, 'degree', 13)).toEqual(fraction(0, 1));
    expect(chanceOf(formulas.check, helped, 'degree', 12)).toEqual(fraction(5 ** 12, 12 ** 12));
    expect(chanceOf(formulas.check, { ...helped, apart: 'apart' }, 'degree', 10)).toEqual(fraction(0, 1));
    expect(chanceOf(formulas.check, { ...helped, apart: 'apart' }, 'degree', 9)).toEqual(
      fraction(5 ** 9, 12 ** 9),
    );
  });

  it('without dice it fails, and all of it is 0', () => {
    for (const facet of ['degree', 'ceiling', 'floor']) {
      expect(certainly(formulas.check, { attribute: 4, yours: -6 }, facet)).toBe(0);
    }
  });

  it('has seven difficulties: 1, 2, 3-4, 5-6, 7-9, 10-11, and 12 or more', () => {
    expect(columnsOf(tables.difficulties, 'name', 'letter', 'from', 'to')).toEqual(
      printed(`
        Easy | E | 1 | 1
        Moderate | M | 2 | 2
        Hard | H | 3 | 4
        Punishing | P | 5 | 6
        Legendary | L | 7 | 9
        Unbelievable | U | 10 | 11
        Divine | D | 12 | -`),
    );
  });

  it('succeeds when the degree reaches what is needed', () => {
    const inputs = { attribute: 3, skill: 6, needed: 2 };
    expect(chanceOf(formulas.check, inputs, 'margin', 0)).toEqual(fraction(1, 2));
  });
});

describe('racking and pushing', () => {
  it('racking takes two dice and adds one to the skill', () => {
    expect(chancesOf(formulas.check, { attribute: 5, skill: 4, rack: 'yes' })).toEqual(degrees(3, 5));
  });

  it('pushing takes two off the skill and adds a die', () => {
    expect(chancesOf(formulas.check, { attribute: 3, skill: 6, push: 'yes' })).toEqual(degrees(4, 4));
  });

  it('a pool reduced to -2 and then pushed has one die, not -1', () => {
    const reduced = { attribute: 4, yours: -6, skill: 6 };
    expect(chancesOf(formulas.check, { ...reduced, push: 'yes' })).toEqual(degrees(1, 4));
  });

  it('the advice names the effort with the best chance, for every attribute, skill and pool in reach', () => {
    const efforts = ['no', 'yes'].flatMap((push) => ['no', 'yes'].map((rack) => ({ rack, push })));
    for (const difficulty of ['easy', 'hard', 'punishing'] as const) {
      const needed = tables.difficulties.rows[difficulty].from;
      for (const attribute of [1, 2, 4, 5, 8]) {
        for (const skill of [0, 1, 2, 4, 8]) {
          for (const modifiers of [-6, 0, 2]) {
            const chances = efforts.map((effort) => {
              const inputs = { attribute, skill, yours: modifiers, needed, ...effort };
              const { numerator, denominator } = chanceOf(formulas.check, inputs, 'margin', 0);
              return Number(numerator) / Number(denominator);
            });
            const best = certainly(formulas.bestEffort, {
              attribute,
              skill,
              modifiers,
              difficulty,
            }) as number;
            const highest = Math.max(...chances);
            if (highest === 0) expect(best).toBe(4);
            else expect(chances[best]).toBeCloseTo(highest, 12);
          }
        }
      }
    }
  });
});

describe('what to take from the map of efforts', () => {
  const best = (attribute: number, skill: number, modifiers: number, difficulty: string) =>
    certainly(formulas.bestEffort, { attribute, skill, modifiers, difficulty }, 'effort');

  it('both at once is best only where the modifiers have left no die at all', () => {
    for (let attribute = 1; attribute <= 8; attribute += 1) {
      for (let skill = 0; skill <= 8; skill += 1) {
        for (let modifiers = -6; modifiers <= 3; modifiers += 1) {
          for (const difficulty of ['easy', 'moderate', 'hard']) {
            if (best(attribute, skill, modifiers, difficulty) !== 3) continue;
            expect(attribute + modifiers, `${attribute}, ${skill}, ${modifiers}`).toBeLessThanOrEqual(0);
          }
        }
      }
    }
  });

  it('racking pays where there is next to no skill and many dice, pushing where a die is missing', () => {
    expect([best(8, 0, 0, 'moderate'), best(8, 1, 0, 'moderate'), best(8, 5, 0, 'moderate')]).toEqual([
      1, 1, 0,
    ]);
    expect(best(2, 8, 0, 'hard')).toBe(2);
  });

  it('the more dice, the higher the skill at which racking still pays', () => {
    const pays = (attribute: number) =>
      [0, 1, 2, 3, 4].filter((skill) => best(attribute, skill, 0, 'easy') === 1);
    expect([3, 5, 6, 8].map((attribute) => Math.max(...pays(attribute)))).toEqual([0, 1, 2, 3]);
  });

  it('where only one of the two is allowed, it is the best of the rest', () => {
    const efforts = [{}, { rack: 'yes' }, { push: 'yes' }];
    for (const skill of [0, 1, 2, 3, 6, 8]) {
      for (const modifiers of [-6, -4, -3, 0]) {
        const chances = efforts.map((effort) =>
          toNumber(
            chanceOf(
              formulas.check,
              { attribute: 4, skill, yours: modifiers, needed: 1, ...effort },
              'margin',
              0,
            ),
          ),
        );
        const inputs = { attribute: 4, skill, modifiers, difficulty: 'easy', both: 'forbidden' };
        const advised = Number(certainly(formulas.bestEffort, inputs));
        const highest = Math.max(...chances);
        if (highest === 0) expect(advised, `${skill}, ${modifiers}`).toBe(4);
        else expect(chances[advised], `${skill}, ${modifiers}`).toBeCloseTo(highest, 12);
      }
    }
  });
});

describe('an opposed check', () => {
  /** As the notes tell it: the higher degree, then die by die from the highest, each pair discarded. */
  function play(mine: number[], theirs: number[]): number {
    if (mine.length !== theirs.length) return Math.sign(mine.length - theirs.length);
    while (mine.length > 0) {
      const by = Math.max(...mine) - Math.max(...theirs);
      for (const hand of [mine, theirs]) hand.splice(hand.indexOf(Math.max(...hand)), 1);
      if (by !== 0) return Math.sign(by);
    }
    return 0;
  }

  it('goes to the higher degree, and on a tie to the higher of the dice that are compared and discarded', () => {
    const inputs = { dice: 2, skill: 6, theirDice: 2, theirSkill: 5, needed: 1 };
    const throws = dice(4, 12);
    const outcomes = throws.map((faces) => play(kept(faces.slice(0, 2), 6), kept(faces.slice(2), 5)));
    const won = outcomes.filter((outcome) => outcome === 1).length;
    expect(chanceOf(formulas.opposedCheck, inputs, 'result', 1)).toEqual(fraction(won, throws.length));
    const notLost = outcomes.filter((outcome) => outcome >= 0).length;
    expect(chanceOf(formulas.opposedCheck, inputs, 'result', 0)).toEqual(fraction(notLost, throws.length));
  });

  it('of 5 and 3 against 5 and 2 is won by the second die, with none left', () => {
    const [mine, theirs] = [[...tieBreak.mine], [...tieBreak.theirs]];
    expect([mine.length, theirs.length]).toEqual([tieBreak.degree, tieBreak.degree]);
    expect([mine, theirs]).toEqual([
      [tieBreak.tied, tieBreak.myNext],
      [tieBreak.tied, tieBreak.theirNext],
    ]);
    expect(play(mine, theirs)).toBe(1);
    expect(mine.length).toBe(tieBreak.left);
  });

  it('may be won with too few dice left to succeed', () => {
    // A die each, so that a tie is decided by the only dice there are.
    const inputs = { dice: 1, skill: 8, theirDice: 1, theirSkill: 8, needed: 1 };
    const single = chanceOf(formulas.opposedCheck, inputs, 'result', 2);
    expect(single).toEqual(fraction(8 * 4, 144));
    expect(chanceOf(formulas.opposedCheck, { ...inputs, spent: 'kept' }, 'result', 2)).toEqual(
      fraction(8 * 4 + 28, 144),
    );
  });
});

describe('groups', () => {
  const two = { count: 2, adaDice: 2, adaSkill: 6, borisDice: 2, borisSkill: 3 };
  const throws = dice(4, 12);
  const both = (faces: readonly number[]) =>
    kept(faces.slice(0, 2), 6).length + kept(faces.slice(2), 3).length;

  it('add their successes', () => {
    expect(chancesOf(formulas.groupCheck, two)).toEqual(counted(throws, both));
  });

  it('average them, rounded toward 0, where they sneak as one', () => {
    expect(chancesOf(formulas.groupAverage, two)).toEqual(
      counted(throws, (faces) => Math.trunc(both(faces) / 2)),
    );
  });

  it('of 6, 4 and 1 with 3 and 2 and nothing put in a single die, the 6', () => {
    const hands: readonly (readonly number[])[] = [piecing.ada, piecing.boris, piecing.chen];
    const total = hands.flat().length;
    expect([total, hands.length, Math.trunc(total / hands.length)]).toEqual([
      piecing.total,
      piecing.people,
      piecing.average,
    ]);
    expect(Math.max(...piecing.ada)).toBe(piecing.goesIn);
    // A die for each would have done as well.
    expect(Math.trunc(hands.length / hands.length)).toBe(piecing.average);
    expect([piecing.adaKeeps, piecing.borisKeeps]).toEqual(['6, 4 and 1', '3 and 2']);
  });

  it('use the pieced pool against a single spotter', () => {
    const blind = { ...two, theirDice: 0 };
    expect(chancesOf(formulas.sneakingPast, blind)).toEqual(chancesOf(formulas.groupAverage, two));
  });
});

describe('aiding', () => {
  it('gives a modifier of +1', () => {
    const helped = { helperDice: 1, helperSkill: 6, attribute: 2, skill: 3, needed: 3 };
    // One die in two helps, and only then three dice are rolled.
    expect(chanceOf(formulas.aidedCheck, helped, 'margin', 0)).toEqual(fraction(1, 2 * 4 ** 3));
  });

  it('adds nothing at the limit of six, unless it is kept apart from it', () => {
    const helped = { helperDice: 1, helperSkill: 6, attribute: 1, skill: 3, modifiers: 6, needed: 8 };
    expect(chanceOf(formulas.aidedCheck, helped, 'margin', 0)).toEqual(fraction(0, 1));
    expect(chanceOf(formulas.aidedCheck, { ...helped, beyond: 'beyond' }, 'margin', 0)).toEqual(
      fraction(1, 2 * 4 ** 8),
    );
  });
});

describe('trauma', () => {
  it('fills up at four plus Discipline, and what exceeds it carries over', () => {
    for (let discipline = 1; discipline <= 8; discipline += 1) {
      const inputs = { held: 0, discipline };
      expect(certainly(formulas.traumaHit, { ...inputs, hit: 4 + discipline - 1 })).toBe(0);
      expect(certainly(formulas.traumaHit, { ...inputs, hit: 4 + discipline })).toBe(1);
      expect(certainly(formulas.traumaHit, { ...inputs, hit: 4 + discipline }, 'rest')).toBe(0);
      expect(certainly(formulas.traumaHit, { ...inputs, hit: 2 * (4 + discipline) + 3 })).toBe(2);
      expect(certainly(formulas.traumaHit, { ...inputs, hit: 2 * (4 + discipline) + 3 }, 'rest')).toBe(3);
    }
  });
});

describe('a heavy hit', () => {
  it('of 20 on 3 fills a score of 8 twice, and 7 stay', () => {
    const { discipline, held, hit, full, trauma, points, rest } = heavyHit;
    expect([figures.traumaBase.value + discipline, held + hit]).toEqual([full, trauma]);
    expect(certainly(formulas.traumaHit, { discipline, held, hit })).toBe(points);
    expect(certainly(formulas.traumaHit, { discipline, held, hit }, 'rest')).toBe(rest);
  });
});

describe('blackout', () => {
  it('a check with 4 Exe and 8 blackout has a modifier of -3 and rolls one die', () => {
    expect(certainly(formulas.penalty, { attribute: 4, blackout: 8 })).toBe(-3);
    expect(chancesOf(formulas.check, { attribute: 4, blackout: 8, skill: 5 })).toEqual(degrees(1, 5));
  });

  it('other modifiers do not move that limit and can still empty the pool', () => {
    const hurt = { attribute: 4, blackout: 8, skill: 5 };
    expect(chancesOf(formulas.check, { ...hurt, yours: 1 })).toEqual(degrees(2, 5));
    expect(certainly(formulas.check, { ...hurt, yours: -1 })).toBe(0);
  });

  it('fells whoever rolls Discipline less two under the score', () => {
    for (const [discipline, blackout] of [
      [3, 1],
      [4, 3],
      [4, 7],
    ] as const) {
      const throws = dice(discipline, 12);
      const fell = throws.filter((faces) => kept(faces, blackout).length >= discipline - 2).length;
      expect(chanceOf(formulas.blackoutCheck, { discipline, blackout }, 'fell', 1)).toEqual(
        fraction(fell, throws.length),
      );
    }
  });

  it('fells nobody who has no dice to roll, since that fails automatically', () => {
    for (const discipline of [1, 2]) {
      const falls = (modifiers: number) =>
        certainly(formulas.blackoutCheck, { discipline, modifiers }, 'fell');
      expect([falls(0), falls(-discipline)]).toEqual([1, 0]);
    }
  });

  it('asks for a check for every point of a hit', () => {
    // Two points with Discipline 3: awake only if both checks fail, under 1 and then under 2.
    const hit = { held: 0, hit: 14, discipline: 3, blackout: 0 };
    const awake = fraction(11 ** 3 * 10 ** 3, 12 ** 6);
    const down = chanceOf(formulas.hitTaken, hit, 'condition', 1);
    expect(down.numerator * awake.denominator + awake.numerator * down.denominator).toBe(
      down.denominator * awake.denominator,
    );
    expect(certainly(formulas.hitTaken, hit, 'blackout')).toBe(2);
  });
});

describe('unconscious', () => {
  it('for ten times the score times 1d12 minutes', () => {
    expect(chancesOf(formulas.wakingTime, { blackout: 3 })).toEqual(
      counted(dice(1, 12), ([face = 0]) => 10 * 3 * face),
    );
    expect(chancesOf(formulas.wakingTime, { blackout: 1 }).size).toBe(rolled(1, 12).size);
  });

  it('without further harm everybody wakes', () => {
    expect(chanceOf(formulas.wayDown, { again: 0 }, 'fate', 2)).toEqual(fraction(0, 1));
  });

  it('at risk, blackout rises every half-hour and another successful check is death', () => {
    // Discipline 3, felled under 1, one more point: what is left alive after a half-hour has failed under 2 and 3.
    const inputs = { start: 'up', discipline: 3, blackout: 1, again: 1, help: 1, alone: 'sleeps' };
    const fell = 12 ** 3 - 11 ** 3;
    expect(chanceOf(formulas.wayDown, inputs, 'fate', 1)).toEqual(fraction(fell, 12 ** 3));
    expect(chanceOf(formulas.wayDown, inputs, 'fate', 3)).toEqual(
      fraction(fell * (12 ** 6 - 10 ** 3 * 9 ** 3), 12 ** 9),
    );
  });

  it('without checks on the half-hours only the check at the start kills', () => {
    const inputs = { discipline: 4, blackout: 3, again: 1, each: 'silent' };
    const fell = dice(4, 12).filter((faces) => kept(faces, 4).length >= 2).length;
    expect(chanceOf(formulas.wayDown, inputs, 'fate', 3)).toEqual(fraction(fell, 12 ** 4));
  });

  it('a character who is at risk and wakes is at risk no longer', () => {
    // Blackout 1: the die shows 3 or less, so that waking comes before the first half-hour is over or with it.
    const alone = { discipline: 3, blackout: 1, again: 1, help: 48 };
    const without = chanceOf(formulas.wayDown, { ...alone, alone: 'sleeps' }, 'fate', 3);
    const waking = chanceOf(formulas.wayDown, alone, 'fate', 3);
    expect(Number(waking.numerator) / Number(waking.denominator)).toBeLessThan(
      Number(without.numerator) / Number(without.denominator),
    );
  });
});
