import { describe, expect, it } from 'vitest';
import { figures } from '../../content/q-star-revised/figures';
import * as formulas from '../../content/q-star-revised/formulas';
import * as tables from '../../content/q-star-revised/tables';
import { fraction } from '../../src/engine/fraction';
import { certainly, chanceOf, chancesOf, columnsOf, printed, rolled } from './witness';

describe('checks', () => {
  const plain = { attribute: 'fair', skill: 'fair', circumstance: 0, assets: 0, hindrances: 0 };

  it('are 3d6 with every modifier', () => {
    const inputs = { ...plain, attribute: 'superb', skill: 'superb', circumstance: -1 };
    expect(chancesOf(formulas.check, inputs)).toEqual(rolled(3, 6, 3 + 6 - 1));
  });

  it('succeed when they equal the target number', () => {
    expect(chanceOf(formulas.check, { ...plain, level: 'demanding' }, 'margin', 0)).toEqual(fraction(1, 216));
    expect(chanceOf(formulas.check, { ...plain, level: 'mundane' }, 'margin', 0)).toEqual(fraction(1, 1));
  });

  it.each(
    printed(
      'mundane|1|3\nroutine|2|6\nsimple|3|9\neasy|4|12\nnormal|5|15\ndemanding|6|18\nchallenging|7|21\nhard|8|24\nvery-hard|9|27\nimpossible|10|30',
    ),
  )('a %s task has level %s and target number %s', (name, level, target) => {
    expect(columnsOf(tables.difficultyLevels, 'level', 'target')).toContainEqual([level, target]);
    expect(certainly(formulas.targetNumber, { level: String(name) })).toBe(target);
    expect(certainly(formulas.shiftedTarget, { level: String(name), assets: 0, hindrances: 0 })).toBe(target);
  });

  it('a difficulty modifier of +1 is a bonus of +3, and of -1 a penalty of -3', () => {
    const chance = (inputs: object) =>
      chanceOf(formulas.check, { ...plain, level: 'normal', ...inputs }, 'margin', 0);
    expect(chance({ assets: 1 })).toEqual(chance({ circumstance: 3 }));
    expect(chance({ hindrances: 1 })).toEqual(chance({ circumstance: -3 }));
    expect(figures.levelPoints.value).toBe(3);
  });

  it('a difficulty never shifts more than two levels in either direction', () => {
    for (const [assets, target] of [
      [0, 15],
      [1, 12],
      [2, 9],
      [3, 9],
      [4, 9],
    ] as const) {
      expect(certainly(formulas.shiftedTarget, { level: 'normal', assets, hindrances: 0 })).toBe(target);
    }
    for (const [hindrances, target] of [
      [1, 18],
      [2, 21],
      [3, 21],
      [4, 21],
    ] as const) {
      expect(certainly(formulas.shiftedTarget, { level: 'normal', assets: 0, hindrances })).toBe(target);
    }
  });

  it('a re-roll by fate is a second chance at the same check', () => {
    const inputs = { attribute: 'fair', skill: 'fair', circumstance: 0, level: 'easy' };
    // 81 of 216 throws reach 12, so both fail (135 / 216)^2 of the time.
    expect(chanceOf(formulas.fateReroll, inputs, 'outcome', 1)).toEqual(
      fraction(216 ** 2 - 135 ** 2, 216 ** 2),
    );
    expect(figures.fatePrice.value).toBe(1);
  });
});

describe('contests', () => {
  const even = {
    attribute: 'fair',
    skill: 'fair',
    circumstance: 0,
    theirAttribute: 'fair',
    theirSkill: 'fair',
    theirCircumstance: 0,
  };
  // 4332 of the 46656 throws of three dice against three are ties.
  const ties = fraction(4332, 46_656);
  const wins = fraction((46_656 - 4332) / 2, 46_656);

  it('the higher result wins, and the defender wins a tie', () => {
    expect(chanceOf(formulas.contest, { ...even, role: 'they' }, 'outcome', 1)).toEqual(wins);
    const defending = fraction((46_656 + 4332) / 2, 46_656);
    expect(chanceOf(formulas.contest, { ...even, role: 'you' }, 'outcome', 1)).toEqual(defending);
  });

  it('a tie without a defender stays unresolved', () => {
    expect(chancesOf(formulas.contest, { ...even, role: 'nobody' }, 'outcome').get(0)).toEqual(ties);
  });
});

describe('attributes and skills', () => {
  it.each(
    printed(
      'terrible|0|-3|-12\npoor|1|-2|-6\nmediocre|2|-1|0\nfair|3|0|6\ngood|4|1|12\ngreat|5|2|18\nsuperb|6|3|24',
    ),
  )('a %s attribute, rank %s, gives %s and costs %s downtime', (name, rank, modifier, price) => {
    expect(columnsOf(tables.attributeRanks, 'rank', 'modifier')).toContainEqual([rank, modifier]);
    expect(certainly(formulas.attributeModifier, { rank: String(name) })).toBe(modifier);
    expect(certainly(formulas.attributePrice, { rank: String(name) })).toBe(price);
  });

  it('each step costs or returns 6 downtime, and returns only at creation', () => {
    expect(certainly(formulas.attributeChange, { from: 'mediocre', to: 'fair', least: 'play' })).toBe(6);
    expect(certainly(formulas.attributeChange, { from: 'fair', to: 'mediocre', least: 'creation' })).toBe(-6);
    expect(certainly(formulas.attributeChange, { from: 'fair', to: 'mediocre', least: 'play' })).toBe(0);
  });

  it.each(
    printed(
      'terrible|-|-|-\npoor|-|-|1\nmediocre|-|1|2\nfair|1|2|4\ngood|2|4|8\ngreat|4|8|12\nsuperb|8|12|16',
    ),
  )('a %s skill costs %s if easy, %s if average, %s if hard', (rank, easy, average, hard) => {
    for (const [skill, price] of Object.entries({ easy, average, hard })) {
      expect(certainly(formulas.skillPrice, { rank: String(rank), skill }), skill).toBe(price ?? 0);
    }
  });

  it('a skill modifier goes from -6 to +6', () => {
    expect(columnsOf(tables.skillRanks, 'name', 'modifier')).toEqual(
      printed('Terrible|-6\nPoor|-3\nMediocre|-1\nFair|0\nGood|1\nGreat|3\nSuperb|6'),
    );
  });

  it('untrained, an easy skill counts as Mediocre, an average one as Poor, a hard one as Terrible', () => {
    expect(columnsOf(tables.skillDifficulties, 'name', 'as')).toEqual(
      printed('Easy|Mediocre\nAverage|Poor\nHard|Terrible'),
    );
  });

  it('as many skills may be Superb as the modifier of their attribute says', () => {
    for (const [attribute, limit] of Object.entries({ terrible: 0, fair: 0, good: 1, superb: 3 })) {
      expect(certainly(formulas.superbLimit, { attribute })).toBe(limit);
    }
  });
});

describe('secondary values', () => {
  it('health is 12 and twice Might, endurance 30 and five times Might', () => {
    expect(certainly(formulas.healthPoints, { might: 'great', circumstance: 1 })).toBe(12 + 4 + 1);
    expect(certainly(formulas.endurancePoints, { might: 'mediocre', circumstance: 0 })).toBe(30 - 5);
  });

  it('perception is 10 with Intelligence and level, slots are 15 and twice Might', () => {
    expect(certainly(formulas.perceptionValue, { intelligence: 'great', level: 3, circumstance: 0 })).toBe(
      15,
    );
    expect(certainly(formulas.slotCount, { might: 'superb', circumstance: 0 })).toBe(21);
  });

  it('three experience make a level, and fractions are rounded down', () => {
    for (const [earned, level] of [
      [0, 0],
      [2, 0],
      [3, 1],
      [5, 1],
      [6, 2],
    ] as const) {
      expect(certainly(formulas.levelReached, { earned, spent: 0 })).toBe(level);
    }
  });

  it('weight above the Might rank is taken off Speed checks', () => {
    expect(certainly(formulas.weightPenalty, { might: 'mediocre', weight: 5 })).toBe(3);
    expect(certainly(formulas.weightPenalty, { might: 'great', weight: 5 })).toBe(0);
  });

  it('acquisitions have a maximum of experience and 2, downtime one of 10, and two trade for one', () => {
    expect(certainly(formulas.acquisitionMaximum, { experience: 4, circumstance: 0 })).toBe(6);
    expect(figures.downtimeMaximum.value).toBe(10);
    for (const [given, received] of [
      [1, 0],
      [2, 1],
      [5, 2],
    ] as const) {
      expect(certainly(formulas.acquisitionTrade, { given })).toBe(received);
    }
  });

  it('a human starts with 50 downtime and 5000 credits', () => {
    expect([figures.humanDowntime.value, figures.humanCredits.value]).toEqual([50, 5000]);
  });
});

describe('crisis', () => {
  it('a musket reload of 10 action points begun with 3 is done two turns later with 1 over', () => {
    expect(certainly(formulas.actionTime, { cost: 10, held: 3 }, 'turns')).toBe(2);
    expect(certainly(formulas.actionTime, { cost: 10, held: 3 }, 'left')).toBe(1);
    expect(columnsOf(tables.rangedWeapons, 'name', 'reload')).toContainEqual(['Flintlock Musket', 10]);
  });

  it('6 action points at most, 4 more each turn', () => {
    expect([figures.actionPointMaximum.value, figures.actionPointGain.value]).toEqual([6, 4]);
  });

  it('every action has its price', () => {
    expect(columnsOf(tables.actions, 'name', 'cost')).toEqual(
      printed('Attack|2\nHide|3\nMove|1\nTake aim|2\nSneak|1\nStand up|2\nUse item|2'),
    );
  });

  it('a move goes Speed and 2 metres, at least 1, and a sneak half of it', () => {
    for (const [speed, metres] of Object.entries({ terrible: 1, mediocre: 1, fair: 2, superb: 5 })) {
      expect(certainly(formulas.moveDistance, { points: 1, speed })).toBe(metres);
      expect(certainly(formulas.moveDistance, { points: 3, speed })).toBe(3 * metres);
    }
    expect(certainly(formulas.sneakDistance, { points: 1, speed: 'great' })).toBe(2);
    expect(certainly(formulas.sneakDistance, { points: 1, speed: 'superb' })).toBe(2);
  });

  it('turn order is 3d6 with Intelligence and Speed', () => {
    const inputs = { intelligence: 'superb', speed: 'superb', theirIntelligence: 'poor', theirSpeed: 'poor' };
    // At best 18 + 6 against 3 - 4, in one of all throws of three dice against three.
    const margins = chancesOf(formulas.turnOrderRoll, { ...inputs, ties: 'together' }, 'margin');
    expect([...margins.keys()].at(-1)).toBe(24 + 1);
    expect(margins.get(25)).toEqual(fraction(1, 46_656));
  });
});

describe('combat', () => {
  const npc = {
    skill: 'fair',
    attribute: 'fair',
    circumstance: 0,
    increments: 0,
    shots: 0,
    aims: 0,
    weapon: 'pistol',
  };
  const chance = (inputs: object) =>
    chanceOf(formulas.npcAttack, { ...npc, level: 'easy', cover: 'open', ...inputs }, 'margin', 0);

  it('an attack adds skill, attribute and the hit bonus, 2 less for each range increment, a die for each extra shot', () => {
    const inputs = { ...npc, skill: 'great', attribute: 'good', weapon: 'musket', increments: 2 };
    expect(chancesOf(formulas.npcAttack, inputs)).toEqual(rolled(3, 6, 3 + 1 + 1 - 4));
    expect(chancesOf(formulas.npcAttack, { ...npc, shots: 2 })).toEqual(rolled(5, 6));
  });

  it('an NPC defends with the target number of its level', () => {
    expect(chance({})).toEqual(fraction(81, 216));
  });

  it('cover raises the level by one, heavy cover by two, and aiming lowers it by one', () => {
    expect(chance({ cover: 'cover' })).toEqual(chance({ level: 'normal' }));
    expect(chance({ cover: 'heavy' })).toEqual(chance({ level: 'demanding' }));
    expect(chance({ aims: 1 })).toEqual(chance({ level: 'simple' }));
  });

  it('a rolled defence wins a tie', () => {
    const inputs = {
      shots: 0,
      skill: 'fair',
      attribute: 'fair',
      weapon: 'pistol',
      circumstance: 0,
      increments: 0,
    };
    const duel = { ...inputs, aims: 0, cover: 'open', theirSpeed: 'fair', armour: 0, theirCircumstance: 0 };
    const hit = [...chancesOf(formulas.rangedAttack, duel)].filter(([margin]) => Number(margin) > 0);
    const [numerator, denominator] = [BigInt((46_656 - 4332) / 2), 46_656n];
    const sum = hit.reduce(
      (total, [, share]) => total + (share.numerator * denominator) / share.denominator,
      0n,
    );
    expect(sum).toBe(numerator);
    const says = formulas.rangedAttack.result.bands?.find(({ label }) => label === 'hit');
    expect(says).toMatchObject({ from: 1 });
  });

  it('each further enemy takes 2 off the defence in melee', () => {
    const inputs = { melee: 'fair', attribute: 'fair', armour: 0, circumstance: 0 };
    expect(chancesOf(formulas.meleeDefence, { ...inputs, others: 3 })).toEqual(rolled(3, 6, -6));
  });

  it('combat costs 10 endurance', () => {
    expect(certainly(formulas.combatFatigue, { endurance: 30, turns: 1 })).toBe(20);
    expect(figures.combatEndurance.value).toBe(10);
  });

  it('at 0 endurance every hit goes to health, unless armour turns it away for 1 durability', () => {
    const hit = { endurance: 0, weapon: 'pistol', health: 10 };
    expect(certainly(formulas.hitLoss, { ...hit, durability: 1 }, 'health')).toBe(0);
    expect(certainly(formulas.hitLoss, { ...hit, durability: 1 }, 'durability')).toBe(1);
    expect(certainly(formulas.hitLoss, { ...hit, durability: 0 }, 'health')).toBe(6);
  });
});

describe('the printed tables', () => {
  it('melee weapons', () => {
    expect(columnsOf(tables.meleeWeapons, 'hit', 'end', 'dmg', 'weight', 'cost')).toEqual(
      printed(`
        0 | 8 | 3 | - | -
        0 | 5 | 5 | - | -
        0 | 8 | 4 | 2 | 100
        0 | 15 | 4 | 3 | 250
        0 | 12 | 6 | 2 | 100
        1 | 20 | 10 | 5 | 3000`),
    );
  });

  it('ranged weapons', () => {
    const columns = 'name hit end dmg range capacity reload weight cost'.split(' ');
    expect(columnsOf(tables.rangedWeapons, ...columns)).toEqual(
      printed(`
        Pistol | 0 | 15 | 6 | 5 | 7 | 2 | 2 | 1000
        Revolver | 0 | 15 | 6 | 5 | 6 | 4 | 2 | 750
        Flintlock Pistol | 0 | 15 | 6 | 4 | 1 | 8 | 2 | 500
        Flintlock Musket | 1 | 15 | 12 | 15 | 1 | 10 | 3 | 1000`),
    );
  });

  it('armour', () => {
    expect(columnsOf(tables.armours, 'name', 'durability', 'weight', 'cost')).toEqual(
      printed(`
        Body Armour MK I | 2 | 3 | 750
        Body Armour MK II | 4 | 4 | 1250
        Body Armour MK III | 8 | 5 | 2500
        Juggernaut MK I | 15 | 7 | 7500`),
    );
  });

  it('every abbreviation', () => {
    const short = columnsOf(tables.abbreviations, 'abbreviation').flat();
    const named = 'MI SP IN CH XP LVL EP HP DT INF RES TECH CR HIT END DMG RNG MAG CAP RoF REL AP'.split(' ');
    expect(short).toEqual(expect.arrayContaining(named));
  });
});
