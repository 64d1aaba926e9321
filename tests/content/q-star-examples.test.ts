import { describe, expect, it } from 'vitest';
import { figures } from '../../content/q-star/figures';
import * as formulas from '../../content/q-star/formulas';
import * as tables from '../../content/q-star/tables';
import { fraction } from '../../src/engine/fraction';
import { certainly, chanceOf, chancesOf, columnsOf, counted, dice, printed, rolled, sum } from './witness';

const { rows } = tables.covers;

describe('abilities', () => {
  it.each(printed('0|-5\n1|-4\n2|-3\n3|-2\n4|-1\n5|0\n6|1\n7|2\n8|3\n9|4\n10|5'))(
    'rank %s gives a modifier of %s',
    (ability, modifier) => {
      expect(certainly(formulas.abilityModifier, { ability: Number(ability) })).toBe(modifier);
    },
  );

  it('go from rank 1 to rank 10, and 5 is the average', () => {
    expect([figures.lowestRank.value, figures.highestRank.value, figures.averageRank.value]).toEqual([
      1, 10, 5,
    ]);
  });
});

describe('pools', () => {
  it('a human has 15 endurance and a d10 for each rank of Might', () => {
    for (const might of [1, 2, 5])
      expect(chancesOf(formulas.endurancePool, { might })).toEqual(rolled(might, 10, 15));
  });

  it('a human has 5 health and a d6 for each rank of Might', () => {
    for (const might of [1, 2, 5])
      expect(chancesOf(formulas.healthPool, { might })).toEqual(rolled(might, 6, 5));
  });

  it('each perk adds the average of the die, rounded down: 5 to endurance, 3 to health', () => {
    expect(chancesOf(formulas.endurancePool, { might: 1, perks: 1 })).toEqual(rolled(1, 10, 15 + 5));
    expect(chancesOf(formulas.endurancePool, { might: 1, perks: 3 })).toEqual(rolled(1, 10, 15 + 15));
    expect(chancesOf(formulas.healthPool, { might: 1, perks: 1 })).toEqual(rolled(1, 6, 5 + 3));
  });

  it('come back after eight hours of rest', () => {
    expect(figures.restHours.value).toBe(8);
  });
});

describe('skill checks', () => {
  it.each(printed('untrained|-2\nproficient|0\ntrained|1\nexperienced|2\nmaster|4'))(
    'a skill that is %s adds %s',
    (skill, bonus) => {
      const inputs = { skill: String(skill), ability: 0, roleplay: 0 };
      expect(chancesOf(formulas.skillCheck, inputs)).toEqual(rolled(3, 6, Number(bonus)));
    },
  );

  it('are 3d6 with ability, skill and roleplay, which runs from -2 to +2', () => {
    expect(chancesOf(formulas.skillCheck, { ability: 3, skill: 'master', roleplay: -2 })).toEqual(
      rolled(3, 6, 3 + 4 - 2),
    );
    expect(formulas.skillCheck.inputs.roleplay).toMatchObject({ min: -2, max: 2 });
  });

  it('succeed when they meet or exceed the difficulty', () => {
    const inputs = { ability: 0, skill: 'proficient', roleplay: 0 };
    expect(chanceOf(formulas.skillCheck, { ...inputs, dc: 18 }, 'margin', 0)).toEqual(fraction(1, 216));
    expect(chanceOf(formulas.skillCheck, { ...inputs, dc: 11 }, 'margin', 0)).toEqual(fraction(1, 2));
    expect(chanceOf(formulas.skillCheck, { ...inputs, dc: 3 }, 'margin', 0)).toEqual(fraction(1, 1));
  });

  it('have five difficulties', () => {
    expect(columnsOf(tables.difficulties, 'from', 'to')).toEqual(printed('1|8\n9|12\n13|15\n16|17\n18|-'));
  });

  it('with a die fewer are 2d6', () => {
    expect(chancesOf(formulas.flawedCheck, { ability: 0, skill: 'proficient', roleplay: 0 })).toEqual(
      rolled(2, 6),
    );
  });

  it('each success of a helper lowers the difficulty of the main task', () => {
    const alone = { bonus: 0, dc: 15, helpers: 0, worth: 2 };
    expect(chanceOf(formulas.aidedCheck, alone, 'margin', 0)).toEqual(fraction(20, 216));
    // A helper with +11 cannot miss 14, and takes 2 off it.
    const aided = { ...alone, dc: 14, helpers: 1, helper: 11 };
    expect(chanceOf(formulas.aidedCheck, aided, 'margin', 0)).toEqual(fraction(81, 216));
  });
});

describe('competition', () => {
  const pairs = dice(6, 6);
  const margin = (faces: readonly number[]) => sum(faces.slice(0, 3)) - sum(faces.slice(3));
  const share = (wins: (margin: number) => boolean) =>
    fraction(pairs.filter((faces) => wins(margin(faces))).length, pairs.length);

  it('the higher check wins, and a tie goes to the defender', () => {
    const even = { mine: 0, theirs: 0 };
    expect(chanceOf(formulas.competition, { ...even, role: 'they' }, 'outcome', 1)).toEqual(
      share((by) => by > 0),
    );
    expect(chanceOf(formulas.competition, { ...even, role: 'you' }, 'outcome', 1)).toEqual(
      share((by) => by >= 0),
    );
  });

  it('a tie is rolled again when nobody defends, so that equals win half of the time', () => {
    expect(chanceOf(formulas.competition, { mine: 0, theirs: 0, role: 'nobody' }, 'outcome', 1)).toEqual(
      fraction(1, 2),
    );
  });
});

describe('Mary, under the withdrawn rule of multiple successes', () => {
  const mary = { first: 4, second: 3, third: 6, modifier: 3, dc: 6 };

  it('rolls 4, 3 and 6 against a difficulty of 6 and spends two of her three modifiers for two successes', () => {
    expect(certainly(formulas.multipleSuccesses, mary)).toBe(2);
    expect(certainly(formulas.multipleSuccesses, { ...mary, modifier: 2 })).toBe(2);
    expect(certainly(formulas.multipleSuccesses, { ...mary, modifier: 1 })).toBe(1);
  });
});

describe('improvement', () => {
  it.each(
    printed(`
      1 | -512000
      2 | -162000
      3 | -32000
      4 | -2000
      5 | 0
      6 | 2000
      7 | 32000
      8 | 162000
      9 | 512000
      10 | 1250000`),
  )('an ability of rank %s costs %s', (rank, cost) => {
    expect(certainly(formulas.abilityPrice, { rank: Number(rank) })).toBe(cost);
    expect(certainly(formulas.abilityChange, { from: 5, to: Number(rank) })).toBe(cost);
  });

  it.each(printed('untrained|0|0\nproficient|1|1000\ntrained|2|4000\nexperienced|3|25000\nmaster|4|82000'))(
    'a skill that is %s, level %s, costs %s',
    (rank, level, cost) => {
      expect(certainly(formulas.skillPrice, { level: Number(level) })).toBe(cost);
      expect(certainly(formulas.skillChange, { from: 'untrained', to: String(rank) })).toBe(cost);
    },
  );

  it('whoever lowers an ability gets what raising it to the old rank would have cost', () => {
    expect(certainly(formulas.abilityChange, { from: 5, to: 4 })).toBe(-2000);
    expect(certainly(formulas.abilityChange, { from: 7, to: 6 })).toBe(-30_000);
    expect(certainly(formulas.abilityChange, { from: 6, to: 7 })).toBe(30_000);
  });

  it('a plan over abilities and skills is held against the fund', () => {
    const none = {
      might: 5,
      speed: 5,
      intelligence: 5,
      charisma: 5,
      proficient: 0,
      trained: 0,
      experienced: 0,
      master: 0,
    };
    expect(certainly(formulas.spendingPlan, { ...none, fund: 50_000, other: 500 })).toBe(49_500);
    expect(
      certainly(formulas.spendingPlan, { ...none, fund: 50_000, other: 0, speed: 7, might: 4, trained: 2 }),
    ).toBe(50_000 - 32_000 + 2000 - 8000);
  });
});

describe('defence and cover', () => {
  it('defence is 10 and the Speed modifier and cover', () => {
    expect(certainly(formulas.defence, { speed: 0, cover: 'none' })).toBe(10);
    expect(certainly(formulas.defence, { speed: 3, cover: 'light' })).toBe(15);
    expect(certainly(formulas.defence, { speed: -1, cover: 'heavy' })).toBe(13);
    expect(certainly(formulas.defence, { speed: 0, cover: 'entrenched' })).toBe(16);
  });

  it('cover gives +2, +4 or +6 and takes as much off endurance damage', () => {
    expect([rows.light.bonus, rows.heavy.bonus, rows.entrenched.bonus]).toEqual([2, 4, 6]);
    expect([rows.light.endurance, rows.heavy.endurance, rows.entrenched.endurance]).toEqual([2, 4, 6]);
  });

  it('who is entrenched takes no critical hits, unless the weapon goes round the cover', () => {
    const attack = { cover: 'entrenched', shots: 2, weapon: 'rx60', skill: 'master' };
    expect(certainly(formulas.rangedAttack, attack, 'criticals')).toBe(0);
    const hit = {
      endurance: 50,
      damage: 20,
      durability: 0,
      armour: 'none',
      critical: 10,
      criticals: 1,
      cover: 'entrenched',
    };
    expect(certainly(formulas.hitDamage, { ...hit, bypass: 'no' }, 'health')).toBe(0);
    expect(certainly(formulas.hitDamage, { ...hit, bypass: 'yes' }, 'health')).toBe(10);
  });

  it('in melee defence is a Melee check', () => {
    const inputs = { skill: 'trained', might: 2, roleplay: 0 };
    expect(chancesOf(formulas.meleeDefence, inputs)).toEqual(rolled(3, 6, 1 + 2));
  });
});

describe('attack', () => {
  const plain = { skill: 'proficient', shots: 0, penalty: 0, counts: 'no', target: 0, cover: 'none' };

  it('a weapon with a rate of fire above one may fire an extra bullet: 4d6 in all', () => {
    expect(chancesOf(formulas.rangedAttack, { ...plain, weapon: 'rx60', shots: 1 })).toEqual(rolled(4, 6, 2));
    expect(chancesOf(formulas.meleeAttack, { ...plain, weapon: 'fists', strikes: 1 })).toEqual(rolled(4, 6));
  });

  it('never fires more than the rate of fire', () => {
    expect(chancesOf(formulas.rangedAttack, { ...plain, weapon: 'p32', shots: 4 })).toEqual(rolled(3, 6, 1));
    expect(chancesOf(formulas.rangedAttack, { ...plain, weapon: 'rx60', shots: 4 })).toEqual(rolled(5, 6, 2));
  });

  it('adds the hit value of the weapon and the skill, and takes the range penalty off', () => {
    const inputs = { ...plain, weapon: 'm80a2', skill: 'master', penalty: 3 };
    expect(chancesOf(formulas.rangedAttack, inputs)).toEqual(rolled(3, 6, 3 + 4 - 3));
  });

  it('hits when it equals the defence', () => {
    const inputs = { ...plain, weapon: 'p32', target: 5, cover: 'heavy' };
    expect(chanceOf(formulas.rangedAttack, inputs, 'margin', 0)).toEqual(fraction(1, 216));
  });

  it('every six of a hit is a critical hit, and a miss has none', () => {
    const inputs = { ...plain, weapon: 'rx60', shots: 1, target: 2 };
    const sixes = counted(dice(4, 6), (faces) => {
      return sum(faces) + 2 >= 12 ? faces.filter((face) => face === 6).length : 0;
    });
    expect(chancesOf(formulas.rangedAttack, inputs, 'criticals')).toEqual(sixes);
    expect(figures.criticalFace.value).toBe(6);
  });
});

describe('damage', () => {
  const open = { cover: 'none', bypass: 'no', endurance: 42 };

  it('body armour MK I, hit for 15 and twice for 10 critical: 10 endurance, 5 and 5 health, 2 durability', () => {
    const hit = {
      ...open,
      damage: 15,
      critical: 10,
      criticals: 2,
      armour: 'body-armour-mk-i',
      durability: 4,
    };
    expect(certainly(formulas.hitDamage, hit, 'endurance')).toBe(10);
    expect(certainly(formulas.hitDamage, hit, 'health')).toBe(5 + 5);
    expect(certainly(formulas.hitDamage, hit, 'durability')).toBe(2);
  });

  it('armour that takes off more than the damage stops it, but every critical hit deals at least 1', () => {
    const hit = { ...open, damage: 7, critical: 4, criticals: 3, armour: 'macs-mk-ii', durability: 30 };
    expect(certainly(formulas.hitDamage, hit, 'endurance')).toBe(0);
    expect(certainly(formulas.hitDamage, hit, 'health')).toBe(3);
  });

  it('what endurance cannot take goes to health, and costs the armour 1', () => {
    const hit = {
      ...open,
      endurance: 4,
      damage: 15,
      critical: 10,
      criticals: 0,
      armour: 'body-armour-mk-i',
      durability: 4,
    };
    expect(certainly(formulas.hitDamage, hit, 'endurance')).toBe(4);
    expect(certainly(formulas.hitDamage, hit, 'health')).toBe(6);
    expect(certainly(formulas.hitDamage, hit, 'durability')).toBe(1);
  });

  it('armour without durability is useless', () => {
    const hit = {
      ...open,
      damage: 15,
      critical: 10,
      criticals: 1,
      armour: 'body-armour-mk-i',
      durability: 0,
    };
    expect(certainly(formulas.hitDamage, hit, 'endurance')).toBe(15);
    expect(certainly(formulas.hitDamage, hit, 'health')).toBe(10);
  });

  it('a melee weapon adds the Might modifier', () => {
    expect(certainly(formulas.meleeDamage, { weapon: 'sword', might: 3 }, 'damage')).toBe(24 + 3);
    expect(certainly(formulas.meleeDamage, { weapon: 'fists', might: -1 }, 'damage')).toBe(4 - 1);
  });
});

describe('turn order', () => {
  it('is 1d6 with Speed and Intelligence', () => {
    expect(chancesOf(formulas.initiative, { speed: 2, intelligence: -1, other: 0 })).toEqual(rolled(1, 6, 1));
  });

  it('a slow character loses 2', () => {
    expect(figures.slowPenalty.value).toBe(-2);
  });

  it('a tie goes to the higher die, and only equal dice are rolled again', () => {
    // With 1 more than the other, an equal total means that the other has the higher die.
    const wins = dice(2, 6).filter(([mine = 0, theirs = 0]) => mine + 1 > theirs).length;
    const order = chancesOf(formulas.turnOrder, { count: 2, you: 1, second: 0 }, 'a');
    expect(order.get(1)).toEqual(fraction(wins, 36));
    expect(chancesOf(formulas.turnOrder, { count: 2, you: 0, second: 0 }, 'a').get(1)).toEqual(
      fraction(1, 2),
    );
  });

  it('a turn has two actions', () => {
    expect(figures.actionsPerTurn.value).toBe(2);
  });
});

describe('first aid', () => {
  const sure = { ability: 5, skill: 'master', roleplay: 2 };

  it('12 health lost, a medical kit and a check of 12 or more: 2d10 endurance and 2d6 health', () => {
    const patient = { ...sure, lost: 12, item: 'medical-kit' };
    expect(chancesOf(formulas.firstAid, patient, 'endurance')).toEqual(rolled(2, 10));
    expect(chancesOf(formulas.firstAid, patient, 'health')).toEqual(rolled(2, 6));
    const check = { lost: 12, ability: 0, skill: 'proficient', roleplay: 0 };
    expect(chanceOf(formulas.firstAid, check, 'doubled', 1)).toEqual(fraction(81, 216));
  });

  it('a check that fails heals the normal dice', () => {
    const patient = { lost: 74, item: 'medical-kit' };
    expect(chancesOf(formulas.firstAid, patient, 'endurance')).toEqual(rolled(1, 10));
    expect(chancesOf(formulas.firstAid, patient, 'health')).toEqual(rolled(1, 6));
  });

  it('only a medical kit heals health', () => {
    expect(certainly(formulas.firstAid, { item: 'first-aid-kit' }, 'health')).toBe(0);
    expect(certainly(formulas.firstAid, { item: 'adrenaline-shot' }, 'health')).toBe(0);
  });
});

describe('the printed tables', () => {
  it('a human', () => {
    const { human } = tables.races.rows;
    expect(human).toMatchObject({
      might: 5,
      speed: 5,
      intelligence: 5,
      charisma: 5,
      perks: null,
      flaws: null,
    });
    expect(human).toMatchObject({ enduranceBase: 15, healthBase: 5, enduranceDie: 10, healthDie: 6 });
  });

  it('nineteen skills under their abilities', () => {
    expect(columnsOf(tables.skillList, 'name', 'ability')).toEqual(
      printed(`
        Athletics | Might
        Breaching | Might
        Melee | Might
        Micro Gravity | Might
        Driving | Speed
        Heavy Weapons | Speed
        Light Weapons | Speed
        Lockpicking | Speed
        Piloting | Speed
        Stealth | Speed
        Engineering | Intelligence
        Explosives | Intelligence
        First Aid | Intelligence
        Hacking | Intelligence
        Knowledge | Intelligence
        Notice | Intelligence
        Science | Intelligence
        Oratory | Charisma
        Sense Motive | Charisma`),
    );
  });

  it('armour and suits', () => {
    const { none: _, ...armours } = tables.armours.rows;
    expect(columnsOf({ ...tables.armours, rows: armours }, 'name', 'dr', 'durability', 'cost')).toEqual(
      printed(`
        Body Armour MK I | 5 | 4 | 500
        UHAS MK I | 2 | 6 | 9000
        UHAS MK II | 4 | 10 | 15000
        MACS MK I | 6 | 20 | 50000
        MACS MK II | 8 | 30 | 90000`),
    );
  });

  it('melee weapons', () => {
    expect(
      columnsOf(tables.meleeWeapons, 'name', 'hit', 'damage', 'critical', 'rof', 'cost', 'weight'),
    ).toEqual(
      printed(`
        Fists | 0 | 4 | 2 | 2 | - | -
        Baton | 1 | 10 | 5 | 1 | 50 | 0.5
        Knife | 1 | 14 | 6 | 2 | 100 | 0.2
        Hatchet | 1 | 18 | 8 | 1 | 150 | 1
        Sword | 2 | 24 | 10 | 1 | 500 | 3`),
    );
  });

  it('ranged weapons', () => {
    const columns = 'name hit damage critical rof capacity reload range cost magazine weight'.split(' ');
    expect(columnsOf(tables.rangedWeapons, ...columns)).toEqual(
      printed(`
        CP9 | 1 | 10 | 4 | 1 | - | 1 | close | 1100 | 20 | 1
        P32 | 1 | 12 | 6 | 1 | 15 | 1 | close | 900 | 30 | 0.8
        RX60 | 2 | 16 | 8 | 3 | 30 | 1 | medium | 6200 | 150 | 2
        AX7 | 2 | 20 | 10 | 3 | 30 | 1 | medium | 9100 | 400 | 3
        ASG-8 | 2 | 30 | 15 | 1 | 7 | 2 | close | 7000 | 50 | 3.5
        M80A2 | 3 | 32 | 15 | 1 | 5 | 3 | far | 12000 | 600 | 4
        RPT | 1 | 20 | 10 | 5 | 100 | 4 | medium | 15000 | 500 | 7
        HP3 A1 | 3 | 36 | 15 | 1 | 1 | 3 | far | 22000 | 1000 | 6`),
    );
  });

  it('medical items and other items', () => {
    expect(columnsOf(tables.medicalItems, 'name', 'cost', 'weight', 'enduranceDie', 'healthDie')).toEqual(
      printed(`
        Adrenaline Shot | 400 | 0.2 | 10 | 0
        First Aid Kit | 600 | 1 | 6 | 0
        Medical Kit | 1200 | 2 | 10 | 6`),
    );
    expect(figures.adrenalineMinutes.value).toBe(5);
    expect(columnsOf(tables.otherItems, 'name', 'cost', 'weight')).toEqual(
      printed(`
        Flashlight | 50 | 0.5
        Mobile Laboratory | 1000 | 10
        Night Vision Goggles | 2000 | 2
        PDA | 500 | 1
        Thermite | 100 | 0.5
        Toolbox | 2000 | 10
        Welder | 250 | 5`),
    );
  });

  it('perks and flaws', () => {
    expect(columnsOf(tables.perks, 'name', 'price')).toEqual(
      printed(`
        Endurance I | 500
        Endurance II | 1000
        Endurance III | 2000
        Health I | 500
        Health II | 1000
        Health III | 2000
        Weapon Finesse | 1000
        Forceful Presence | 1000
        Create Explosives | 2000`),
    );
    expect(columnsOf(tables.flaws, 'name', 'credits')).toEqual(
      printed('Bad Liar | -\nGood-Hearted | -\nSlow | -\nWeak | 2000'),
    );
  });
});
