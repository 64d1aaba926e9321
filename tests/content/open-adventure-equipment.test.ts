import { describe, expect, it } from 'vitest';
import {
  haggledOver,
  hiredFighter,
  militia,
  rangeExample,
  twoDrinks,
} from '../../content/open-adventure/examples-equipment';
import { witch } from '../../content/open-adventure/examples-start';
import { figures } from '../../content/open-adventure/figures';
import * as formulas from '../../content/open-adventure/formulas';
import * as tables from '../../content/open-adventure/tables';
import { fraction, toNumber } from '../../src/engine/fraction';
import { inGenre } from '../../src/rules/genre';
import { answer, certainly, chanceOf, chancesOf, counted, dice, lines, sum } from './witness';

/** The standard roll of a pair of dice. */
const standard = (bright: number, dark: number): number =>
  bright === dark ? 0 : bright < dark ? bright : -dark;

/** Every way in which so many standard rolls can fall. */
const rolls = (count: number): number[][] =>
  dice(2 * count, 6).map((faces) =>
    Array.from({ length: count }, (_, index) => standard(faces[2 * index] ?? 0, faces[2 * index + 1] ?? 0)),
  );

describe('the price lists', () => {
  it('have two kinds of money', () => {
    expect(lines(tables.moneyDenominations, 'name', 'short', 'worth')).toBe(
      'Silver coin / System credit|SC|1\nGold coin / Galactic credit|GC|100',
    );
  });

  it('have ten weapons in both genres, five of them for close by', () => {
    expect(lines(tables.meleeWeapons, 'name', 'damage', 'cost', 'weight', 'hands', 'abilities')).toBe(
      `Axe, Hand / Vibroaxe|3|4|2|1|{power}: +1 Damage
Cestus / Stun Gage|2|10|½|1|{power}: Stun; 2{power}: +1 Damage
Dagger / Reactive Blade|2|3|½|1|4{power}: +1 Damage
Pole arm / Delimiter Lance|5|7|7|2|-
Sword, Short / Subspike|3|7|2|2|Bleed 1; 2{power}: +1 Damage`,
    );
    expect(
      lines(tables.rangedWeapons, 'name', 'damage', 'range', 'fires', 'cost', 'weight', 'hands', 'abilities'),
    ).toBe(
      `Bola / Laser Pistol|1|4|-|5|3|1|2{power}: +1 Damage; 2{power}: Stun
Bow, Short / Spike Projector|-|10|Arrows / Spikes|25|1|2|2{power}: +1 Damage
Crossbow, Light / Combat Rifle|-|12|Quarrels / Bullets|30|3|2|2{power}: +1 Range
Hammer, Throwing / Volt Pistol, Light|2|2|-|4|2|1|{power}: +1 Damage
Sling / Slugthrower|-|8|Sling Stones / Slugs|2|1|1|4{power}: Stun`,
    );
  });

  it('have three kinds of ammunition, each in tens', () => {
    expect(lines(tables.ammunition, 'name', 'damage', 'pieces', 'cost', 'weight', 'abilities')).toBe(
      `Arrows / Spikes|3|10|2|1|4{power}: +1 Range
Quarrels / Bullets|3|10|3|1|4{power}: +1 Damage
Sling Stones / Slugs|2|10|1|1|-`,
    );
  });

  it('have ten armours and three shields', () => {
    expect(lines(tables.armour, 'name', 'toughness', 'cost', 'weight')).toBe(
      `Cloth / Cossack Robe|0|5|10
Leather / Leather Jack|2|10|7
Hide / Combat Field Uniform|3|15|12
Studded Leather / Woven Body Armor|3|25|10
Chain Mail / Displacement Vest|5|150|20
Banded Mail / Metal Mail|5|180|18
Scale Mail / Metal Plate|4|50|15
Splint Mail / Assault Suit|6|200|22
Half-Plate / Power Armor|7|600|25
Full Plate / Repulsor Shielding|8|1500|25`,
    );
    const withAbilities = Object.values(tables.armour.rows).filter(({ abilities }) => abilities !== null);
    expect(withAbilities).toHaveLength(5);
    expect(lines(tables.shields, 'name', 'toughness', 'cost', 'weight', 'hands')).toBe(
      `Buckler / Shield, Riot|1|15|2|1
Shield, Large / Shield, Assault|2|20|7|1
Shield, Tower / Shield, Novatech|3|30|22|1`,
    );
  });

  it('have thirty things for fantasy and thirty for science fiction', () => {
    expect(lines(tables.fantasyGear, 'name', 'cost', 'weight')).toBe(`Backpack|5|1
Candle, Beeswax|1|0
Chain (3 spaces)|30|2
Grappling Hook|1|1
Instrument, Musical|5|2
Kit, Cooking|50|5
Kit, Lockpick|25|½
Kit, Trap|25|1
Kit, Fletching|30|2
Lantern, Bullseye|12|2
Rations (1 meal)|5|1
Rope (20 spaces)|1|5
Sack, Small|1|½
Sack, Medium|2|1
Sledge|5|5
Bandages (10)|50|1
Compass|20|1
Flask, Empty|3|1
Kit, Trapping|50|2
Lock, Common|40|½
Lock, Excellent|80|½
Lamp|1|2
Oil|1|1
Parchment (sheet)|2|0
Potion, Health|30|1
Potion, Power|30|1
Potion, Stamina|30|1
Spikes, Iron|1|1
Tinder Box|3|1
Torches (5)|1|5`);
    expect(lines(tables.scifiGear, 'name', 'cost', 'weight')).toBe(`Cable, High Tensile (3 spaces)|30|2
Fusion Cutter|5|5
Glow Rod|1|0
Grappling Hook|1|1
Instrument, Musical|5|2
Kit, Hacking|50|5
Kit, Lockpick|25|½
Kit, Robot Repair|30|2
Kit, Trap|25|1
Power Light, Beam|12|2
Rations (1 meal)|5|1
Rope, Synthetic (20 spaces)|1|5
Tac Belt|1|½
Tac Vest|2|1
Utilipack|5|1
Battery|1|1
Chem Light (5)|1|5
Datapad|2|0
Heads-Up Display|20|1
Lock, Simple|40|½
Lock, Complex|80|½
Medpack (10)|50|1
Power Light, Halo|1|2
Robot, Protocol|50|50
Space Suit|50|5
Stim, Hypoglobin|30|1
Stim, ‘Lavose’|30|1
Stim, ‘Neverweary’|30|1
Thermal Imager|50|2
Vial, Empty|3|1`);
  });

  it('have eight things to eat and drink, and three places to sleep', () => {
    expect(lines(tables.drinks, 'name', 'cost', 'weight', 'alcohol')).toBe(
      `Ale / Synthahol|1|1|4
Wine|10|½|7
Honey Mead / Klangon Ale|10|1|12
Bark Tea / Vultan Tea|1|½|0`,
    );
    expect(lines(tables.dishes, 'name', 'cost', 'weight', 'morsels')).toBe(
      `Bread, Loaf / Spiced Pastry|3|1|3
Pudding / Soylet Green|1|1|2
Cheese, wedge / M.R.E.|4|1|0
Stew, Rabbit / Ionized Meat Casserole|4|2|2`,
    );
    expect(lines(tables.lodging, 'name', 'cost', 'hours')).toBe(
      `Floorspace near hearth / Cube, Small|10|8
Inn / Space Bunk|20|16
Private Room / Suite|30|24`,
    );
    expect(lines(tables.eatingBySize, 'name', 'hours')).toBe('Small|12\nMedium|8\nLarge|4');
  });

  it('have five hirelings, ten mercenaries and twenty-eight specialists', () => {
    expect(lines(tables.hirelingCosts, 'name', 'month', 'times')).toBe(
      `Commoner|50|-
Fighter (Combat talent)|270|rank
Healer (Heal talent)|200|rank
Magician (Magic talent)|550|rank
Rogue (Subterfuge talent)|160|rank`,
    );
    for (const { times, byRank } of Object.values(tables.hirelingCosts.rows)) {
      expect(byRank).toBe(times === null ? 0 : 1);
    }
    expect(lines(tables.mercenaryCosts, 'name', 'perRank')).toBe(
      `Archer / Rifleman|150
Cavalry, Heavy / Shock Trooper, Heavy|600
Cavalry, Light / Shock Trooper, Light|300
Cavalry, Medium / Shock Trooper, Medium|450
Crossbowman / Bounty Hunter|120
Footman, Heavy / Genetic Super Soldier|90
Footman, Light / Enforcer|60
Horse Archer / Warfare Droid|450
Longbowman / Sniper, Longshot|300
Militiaman|30`,
    );
    expect(lines(tables.specialistCosts, 'name', 'cost')).toBe(`Animal Trainer / Alien Animal Keeper|500
Armorer|100
Artillerist|750
Bailiff / Repairman|5
Blacksmith / Weaponsmith / Welder|25
Castellan / Lieutenant|2000
Chamberlain / Waste Disposal|5
Chaplain / Priest|500
Chemist|1000
Chief Magistrate / Arbiter|2000
Engineer|750
Equerry / Biologist / Botanist|5
Guard Captain / Security Expert|4000
Herald / Ambassador / Spy|400
Magist / Professor of Paraforce|3000
Marshal / Recruiter / Scout|5
Provost / Tax Collector|5
Reeve / Accountant|500
Rower / Mechanic|2
Sage / Historian|2000
Sailor / Starship Specialist|10
Seneschal / Assistant|4000
Sheriff / Constable|5
Ship’s Captain / Starship Captain|250
Ship’s Navigator / Starship Navigator|150
Spellcaster / Psionicist|-
Steward / Logistics Expert|1000
Warden|5`);
    expect(Object.keys(tables.specialistCosts.rows)).toHaveLength(28);
  });
});

describe('money', () => {
  it('starts with three dice times ten, from 30 to 180', () => {
    const brute = counted(dice(3, 6), (faces) => sum(faces) * 10);
    expect(chancesOf(formulas.startingMoney, {}, 'total')).toEqual(brute);
    expect(witch.dice * figures.moneyMultiplier.value).toBe(witch.money);
  });

  it('is enough for the witch half the time', () => {
    expect(toNumber(chanceOf(formulas.startingMoney, { wanted: witch.money }, 'margin', 0))).toBe(0.5);
  });

  it('weighs one for a hundred, whatever the metal', () => {
    for (const [silver, gold] of [
      [0, 0],
      [49, 0],
      [50, 0],
      [350, 2],
      [20, 80],
    ] as const) {
      expect(certainly(formulas.purse, { silver, gold }, 'weight')).toBe(Math.floor((silver + gold) / 50));
      expect(certainly(formulas.purse, { silver, gold }, 'worth')).toBe(silver + 100 * gold);
    }
  });
});

describe('bargaining', () => {
  const paid = (price: number, bargain: number, more = {}) =>
    [...chancesOf(formulas.bargainedPrice, { price, bargain, ...more }, 'paid').keys()].map(Number);

  it('makes something for 25 cost 22 or 27, and something for 4 cost 3 or 4', () => {
    const { price, cheaper, dearer, small, smallCheaper } = haggledOver;
    expect(paid(price, 5)).toEqual([cheaper, dearer]);
    expect(paid(small, 5)).toEqual([smallCheaper, small]);
    expect(paid(price, 5, { rounding: 'tenth' })).toEqual([23, 27]);
    expect(paid(9, 5, { rounding: 'tenth' })).toEqual([9]);
  });

  it('rounds the new price down, at every price, and agrees with the other reading after a failure', () => {
    for (let price = 1; price <= 300; price += 1) {
      expect(paid(price, 20)).toEqual([Math.floor((price * 9) / 10)]);
      expect(paid(price, 20, { rounding: 'tenth' })).toEqual([price - Math.floor(price / 10)]);
      expect(paid(price, -4, { target: 10 })).toEqual([Math.floor((price * 11) / 10)]);
      expect(paid(price, -4, { target: 10, rounding: 'tenth' })).toEqual([price + Math.floor(price / 10)]);
    }
  });

  it('is worth it from a Bargain of 5 on', () => {
    const cheaper = (bargain: number) =>
      toNumber(chanceOf(formulas.bargainedPrice, { price: 100, bargain }, 'saved', 1));
    expect(cheaper(5)).toBeGreaterThan(0.5);
    expect(cheaper(haggledOver.lowBargain)).toBeLessThan(0.5);
    for (let bargain = -4; bargain <= 20; bargain += 1) {
      const passed = rolls(1).filter(([roll = 0]) => bargain + roll >= 5).length;
      expect(cheaper(bargain)).toBeCloseTo(passed / 36, 12);
    }
  });
});

describe('weapons and armour', () => {
  it('reach two spaces further with a roll of +2', () => {
    expect(rangeExample.range + rangeExample.roll).toBe(rangeExample.reached);
    const far = chanceOf(formulas.reachOfAShot, { weapon: 'bola', distance: 6 }, 'margin', 0);
    const passed = rolls(1).filter(([roll = 0]) => roll >= 2).length;
    expect(far).toEqual(fraction(passed, 36));
  });

  it('use up a bundle of ten in ten shots', () => {
    const bundles = (shots: number) => certainly(formulas.ammunitionSupply, { shots }, 'bundles');
    expect([1, 10, 11, 25, 500].map(bundles)).toEqual([1, 1, 2, 3, 50]);
  });

  it('give chain mail what a positive roll adds', () => {
    const brute = counted(rolls(1), ([roll = 0]) => 5 + 5 + Math.max(0, roll));
    expect(chancesOf(formulas.defenceInChainMail, {}, 'total')).toEqual(brute);
  });

  it('weigh and cost what the example of combat and magic need: a rifle with bullets has damage 3', () => {
    const { 'crossbow-light': rifle } = tables.rangedWeapons.rows;
    expect(rifle.damage).toBeNull();
    expect(inGenre(rifle.fires, 'scifi')).toBe(inGenre(tables.ammunition.rows.quarrels.name, 'scifi'));
    expect(tables.ammunition.rows.quarrels.damage).toBe(3);
  });
});

describe('the shop', () => {
  const bought = `backpack_torches_rations.${witch.rations}_tinder-box_rope_spikes-iron_instrument-musical`;
  const basket = { melee: 'dagger', armour: 'studded-leather', shields: '', dishes: '', fantasyGear: bought };
  const bill = (inputs = {}) =>
    answer(formulas.shop, { ...basket, ...inputs }).certain as Record<string, number>;

  it('sells the witch her things for 104, and she cannot carry them', () => {
    const { cost, left, weight, room, verdict } = bill();
    expect([cost, left]).toEqual([104, 6]);
    // Armour 10, dagger ½, backpack 1, torches 5, rations 12, tinder box 1, rope 5, spike 1, instrument 2.
    expect(weight).toBe(2 * 37.5);
    expect(room).toBe(2 * (30 - 37.5));
    expect(verdict).toBe(2);
  });

  it('adds up every list, in halves, with the coins that are left', () => {
    const all = {
      melee: [tables.meleeWeapons, 'pole-arm', 2],
      ranged: [tables.rangedWeapons, 'sling', 1],
      ammunition: [tables.ammunition, 'arrows', 3],
      armour: [tables.armour, 'hide', 1],
      shields: [tables.shields, 'shield-large', 1],
      scifiGear: [tables.scifiGear, 'kit-lockpick', 5],
      drinks: [tables.drinks, 'wine', 2],
      dishes: [tables.dishes, 'stew-rabbit', 4],
    } as const;
    let [cost, weight] = [0, 0];
    for (const [table, id, count] of Object.values(all)) {
      const row = (table.rows as Record<string, { cost: number; weight: number }>)[id];
      cost += (row?.cost ?? 0) * count;
      weight += (row?.weight ?? 0) * count;
    }
    const inputs = Object.fromEntries(
      Object.entries(all).map(([name, [, id, count]]) => [name, count === 1 ? id : `${id}.${count}`]),
    );
    const found = bill({ ...inputs, fantasyGear: '', money: 1000, strength: 10 });
    expect(found['cost']).toBe(cost);
    expect(found['left']).toBe(1000 - cost);
    expect(found['weight']).toBe(weight + Math.floor((1000 - cost) / 50));
  });

  it('takes a movement point for every ten weight, times the gravity', () => {
    const empty = { melee: '', armour: '', shields: '', dishes: '', fantasyGear: '', money: 0, strength: 10 };
    const movement = (inputs: object) => bill({ ...empty, ...inputs })['movement'];
    expect(movement({ fantasyGear: 'rope.4' })).toBe(2);
    expect(movement({ fantasyGear: 'rope.3_backpack.4' })).toBe(1);
    expect(movement({ fantasyGear: 'rope.4', gravity: 'half' })).toBe(1);
    expect(movement({ fantasyGear: 'rope.4', gravity: 'tier-5' })).toBe(10);
    expect(movement({ fantasyGear: 'rope.4', gravity: 'micro' })).toBe(0);
    expect(bill({ ...empty, fantasyGear: 'rope.20', money: 20 })['verdict']).toBe(0);
    expect(bill({ ...empty, fantasyGear: 'rope.20_lock-common', money: 60 })['verdict']).toBe(2);
    expect(bill({ ...empty, fantasyGear: 'rope.20', money: 19 })['verdict']).toBe(1);
  });
});

describe('light', () => {
  const supply = (inputs = {}) => answer(formulas.lightSupply, inputs).certain as Record<string, number>;

  it('takes 48 torches for eight hours, or a lamp and eight weights of oil', () => {
    expect(supply({ light: 'torch', hours: 8 })).toEqual({ needed: 48, cost: 10, weight: 96 });
    expect(supply({ light: 'lamp', hours: 8 })).toEqual({ needed: 8, cost: 9, weight: 20 });
    expect(supply({ light: 'candle', hours: 8 })).toEqual({ needed: 16, cost: 16, weight: 0 });
    expect(supply({ light: 'lantern', hours: 8 })).toEqual({ needed: 8, cost: 20, weight: 20 });
  });

  it('costs more at the other readings', () => {
    expect(supply({ light: 'torch', hours: 1, each: 'each' })['cost']).toBe(6);
    expect(supply({ light: 'lamp', hours: 1, fuel: 'round' })).toEqual({ needed: 6, cost: 7, weight: 16 });
    expect(supply({ light: 'candle', hours: 1, fuel: 'round', each: 'each' })['needed']).toBe(2);
  });
});

describe('an evening’s drinks', () => {
  const alcohol: Record<string, number> = { ale: 4, wine: 7, 'honey-mead': 12, 'bark-tea': 0 };

  it('add up: mead and wine have to be saved against at 19, which no roll reaches', () => {
    const { mead, wine, sum: both, best } = twoDrinks;
    expect([alcohol['honey-mead'], alcohol['wine'], mead + wine]).toEqual([mead, wine, both]);
    expect(Math.max(...rolls(1).flat())).toBe(best);
    expect(10 + best).toBeLessThan(both);
    const sober = (saves: string) =>
      toNumber(
        chanceOf(formulas.soberAfter, { fortitude: 12, drinks: 'honey-mead_wine', saves }, 'sober', 1),
      );
    expect([sober('every'), sober('last')]).toEqual([0, 0]);
  });

  it('are got through as every fall of the dice says, one save after the other', () => {
    for (const [drinks, list] of [
      ['ale_wine', ['ale', 'wine']],
      ['wine_ale', ['wine', 'ale']],
      ['bark-tea_ale.2', ['bark-tea', 'ale', 'ale']],
    ] as const) {
      for (const fortitude of [0, 4, 8, 12]) {
        const brute = counted(rolls(list.length), (throws) => {
          let [so, through] = [0, 0];
          for (const [index, drink] of list.entries()) {
            so += alcohol[drink] ?? 0;
            if (alcohol[drink] !== 0 && fortitude + (throws[index] ?? 0) < so) break;
            through += 1;
          }
          return through;
        });
        expect(chancesOf(formulas.soberAfter, { fortitude, drinks }, 'through'), drinks).toEqual(brute);
      }
    }
  });

  it('are no risk where nobody drinks, and less of one with a ceiling', () => {
    expect(certainly(formulas.soberAfter, { drinks: '' }, 'through')).toBe(0);
    const sober = (inputs: object) =>
      toNumber(chanceOf(formulas.soberAfter, { drinks: 'ale.3', fortitude: 8, ...inputs }, 'sober', 1));
    expect(sober({ ceiling: 'ten' })).toBeGreaterThan(sober({}));
    expect(sober({ saves: 'last' })).toBeGreaterThan(sober({}));
  });
});

describe('eating', () => {
  it('takes a meal whenever the interval of one’s size is over, counted hour by hour', () => {
    for (const [size, every] of Object.entries({ small: 12, medium: 8, large: 4 })) {
      for (const days of [1, 7, 30]) {
        let meals = 0;
        for (let hour = 1; hour <= 24 * days; hour += 1) if (hour % every === 0) meals += 1;
        const inputs = { size, days, travellers: 3, rations: 0 };
        expect(certainly(formulas.mealsForJourney, inputs, 'needed')).toBe(3 * meals);
        expect(certainly(formulas.mealsForJourney, inputs, 'short')).toBe(3 * meals);
      }
    }
  });

  it('is feasting on five morsels a meal, and starving for every meal that is missing', () => {
    const short = (inputs: object) =>
      certainly(formulas.mealsForJourney, { days: 1, rations: 0, ...inputs }, 'short');
    expect(short({ found: 4 })).toBe(3);
    expect(short({ found: 4, dishes: 'bread-loaf' })).toBe(2);
    expect(short({ dishes: 'cheese-wedge.20' })).toBe(3);
    expect(short({ rations: 9 })).toBe(0);
  });

  it('from rations costs 5 a meal, at a weight of one', () => {
    const trip = answer(formulas.mealsForJourney, { days: 7, rations: 12 }).certain as Record<string, number>;
    expect(trip).toMatchObject({ needed: 21, short: 9, cost: 45, weight: 42 });
  });
});

describe('lodging', () => {
  it('costs as much for a day in a private room as for three periods on the floor, and less than two in an inn', () => {
    const day = (room: string) => Number(certainly(formulas.lodgingBill, { room, hours: 24, guests: 1 }));
    expect(day('private-room')).toBe(day('floorspace-near-hearth'));
    expect(day('private-room')).toBeLessThan(day('inn'));
    expect(day('inn')).toBe(40);
  });

  it('is paid by each guest, or once for all', () => {
    expect(certainly(formulas.lodgingBill, { guests: 4, hours: 17 })).toBe(160);
    expect(certainly(formulas.lodgingBill, { guests: 4, hours: 17, payer: 'room' })).toBe(40);
  });
});

describe('hired help', () => {
  it('costs 540 a month for a fighter of rank II, half of it in advance', () => {
    const { rank, perRank, month } = hiredFighter;
    expect(rank * perRank).toBe(month);
    expect(answer(formulas.hirelingPay, { type: 'fighter', rank }).certain).toEqual({
      month,
      total: month,
      advance: month / 2,
    });
  });

  it('costs 90 a month for militia of rank III, and 90 a day by the example', () => {
    const { rank, perRank, pay, monthOfDays } = militia;
    expect(rank * perRank).toBe(pay);
    const troops = { troops: 'militiaman', rank };
    expect(certainly(formulas.mercenaryPay, troops, 'month')).toBe(pay);
    expect(certainly(formulas.mercenaryPay, { ...troops, daily: 'day' }, 'month')).toBe(pay * monthOfDays);
  });

  it('is added up over a crew and its months', () => {
    const crew = { staff: 'sailor.10_ships-captain_rower.60', months: 3 };
    expect(answer(formulas.specialistPay, crew).certain).toEqual({ month: 470, total: 1410, advance: 235 });
    expect(certainly(formulas.specialistPay, { ...crew, advance: 'all' }, 'advance')).toBe(705);
  });

  it('does not depend on rank for a commoner, unless the sentence is taken at its word', () => {
    const commoner = (inputs: object) =>
      certainly(formulas.hirelingPay, { type: 'commoner', ...inputs }, 'month');
    expect([1, 5].map((rank) => commoner({ rank }))).toEqual([50, 50]);
    expect(commoner({ rank: 3, ranked: 'ranked' })).toBe(150);
  });

  it('would leave a commoner without money on the fourth day of rations', () => {
    const { month } = tables.hirelingCosts.rows.commoner;
    const aDay = 3 * tables.fantasyGear.rows.rations.cost;
    expect(3 * aDay).toBeLessThan(month);
    expect(4 * aDay).toBeGreaterThan(month);
  });

  it('has seven offices at 5 a month', () => {
    const five = Object.values(tables.specialistCosts.rows).filter(({ cost }) => cost === 5);
    expect(five).toHaveLength(7);
  });
});
