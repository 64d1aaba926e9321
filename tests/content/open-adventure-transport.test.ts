import { describe, expect, it } from 'vitest';
import * as examples from '../../content/open-adventure/examples-transport';
import { impulse, shipSupplies, spool, upgradeBill } from '../../content/open-adventure/formulas-starships';
import { construction } from '../../content/open-adventure/formulas-strongholds';
import {
  coasting,
  collision,
  driving,
  pulling,
  riding,
  sailing,
  speedChange,
  towing,
} from '../../content/open-adventure/formulas-transport';
import * as tables from '../../content/open-adventure/tables';
import { evaluate } from '../../src/engine/evaluate';
import { fraction } from '../../src/engine/fraction';
import type { Formula, Values } from '../../src/rules/formula';
import type { Table } from '../../src/rules/table';
import { lines } from './witness';

const certain = (formula: Formula, values: Values) =>
  evaluate(formula, values).certain as Readonly<Record<string, number>>;

describe('the tables of the rulebook', () => {
  it('have eighteen rows for the land, in three', () => {
    expect(lines(tables.mounts, 'name', 'speed', 'capacity', 'defence', 'health', 'weight', 'cost')).toBe(
      `Camel / Scouter|80|150|6|15|700|100
Donkey or Mule / Griftercycle|48|100|4|7|400|20
Horse, Draft / All-terrain Vehicle|48|225|7|15|775|40
Horse, Riding / Hover Car|120|150|5|10|450|75
Horse, War / Armored Personnel Carrier|64|200|8|20|775|250
Oxen / Dune Buggy|64|150|3|7|680|30
Pony / Speeder Bike|112|100|4|6|300|35`,
    );
    expect(lines(tables.carts, 'name', 'capacity', 'defence', 'health', 'weight', 'cost')).toBe(
      `Chariot / Modular Conveyor|150|5|5|100|50
Cart (1 horse)|200|6|8|200|100
Cart (2 horses) / Plasticoid Cargo Mover|400|6|8|250|150
Wagon (2 horses)|750|7|10|450|200
Wagon (4 horses) / Maglev Tug Trailer|1250|7|10|500|250`,
    );
    expect(lines(tables.harness, 'name', 'capacity', 'defence', 'weight', 'cost')).toBe(
      `Saddle & Tack|10|-|15|25
Saddle Bags|40|-|5|5
Leather Barding / Soft Vehicle Armor|-|3|15|40
Scale Barding / Grafted Steel Armor|-|5|30|150
Chain Barding / Reinforced Ceramic Tile Armor|-|7|150|500
Plate Barding / Duranium Alloy Armor|-|10|250|700`,
    );
  });

  it('have twelve watercraft and two passages, and six aircraft', () => {
    expect(
      lines(
        tables.watercraft,
        'name',
        'speed',
        'capacity',
        'crew',
        'rowers',
        'defence',
        'health',
        'cost',
        'airship',
      ),
    ).toBe(
      `Barque / Megabarge|144|1000|20|-|10|30|20000|-
Canoe, River / Water Ski|28|300|1|-|5|8|50|-
Canoe, Sea / Submersible Water Pod|28|300|1|-|5|8|100|-
Galley / Hover Sail|144|500|10|60|10|90|10000|yes
Longship / Holo Yacht|144|750|75|-|10|70|15000|yes
Raft / Hydro Shuttle|20|500|-|-|5|8|100|-
River Barge / Undersea Skimmer|60|2000|2|8|5|30|4000|yes
Rowing Boat / Amphibious Hydrofoil|28|50|-|-|5|30|1000|-
Skiff / Hovercraft|112|1000|1|-|10|30|3000|yes
Sloop / Submarine|112|250|10|-|15|150|5000|yes
Trireme / Proteus Destroyer|112|1500|20|180|15|110|30000|yes
Troopship / Battleship|88|1500|20|-|15|200|30000|-`,
    );
    expect(lines(tables.passages, 'name', 'capacity', 'cost')).toBe(
      `Passage by ship / Aqua Monorail|300|1
Passage, Airship / Luxury Liner|750|100`,
    );
    expect(lines(tables.aircraft, 'name', 'speed', 'capacity', 'defence', 'health', 'weight', 'cost')).toBe(
      `Atmoflyer|216|300|8|30|1000|3000
Gravcar|112|250|8|20|800|2000
Gravtank|112|150|12|135|100000|20000
Helicopter|160|300|6|15|700|2500
Hovercycle|112|100|4|10|300|500
Strato Jet|280|300|9|90|4000|4000`,
    );
  });

  it('have prices for eight systems of a starship and its rooms', () => {
    expect(
      lines(tables.starshipUpgrades, 'name', 'outpost', 'colony', 'spaceport', 'metropolis', 'cityPlanet'),
    ).toBe(
      `Bridge / Cockpit|2400|1200|600|300|150
Life Support|-|2000|1000|500|250
Shield Generator|-|-|2000|1000|500
FTL Drive|-|-|2000|1000|500
Impulse Engine|-|-|1000|500|250
Weapons Control|-|2800|1400|700|350
Power Generator|-|1600|800|400|200
Hull|8000|4000|2000|1000|500
Rooms (1 space)|-|800|400|200|100`,
    );
  });

  it('have fifteen finishings and seventeen structures', () => {
    expect(lines(tables.finishings, 'name', 'defence', 'health', 'cost')).toBe(
      `Arrow Slit / Gunner Port|-|-|10
Door, Wood / Door, Simple|6|10|10
Door, Reinforced|8|25|20
Door (Iron or Stone) / Door, Blast|20|35|50
Floor, Wood / Floor, Duracrete|8|25|40
Floor, Flagstone / Floor, Textured Steel|9|25|100
Floor, Tile / Floor, Polished|9|25|100
Roof, Improved / Ceiling, Reinforced|9|25|100
Shifting Wall / Sliding Wall|14|25|1000
Shutters, Window / Blast Shutters, Port|7|10|5
Stairs, Wood / Stairs, Duracrete|8|30|20
Stairs, Stone / Stairs, Steel|9|75|60
Trap Door / Trap Hatch|12|10|100
Window, Open / Observation Port|22|-|10
Window, Barred / Port, Sealed|25|-|20`,
    );
    expect(lines(tables.structures, 'name', 'defence', 'health', 'cost')).toBe(
      `Barbican / Outpost|14|700|37000
Battlement|14|50|500
Building, Wood / Structure, Duracrete|14|40|1500
Building, Stone / Structure, Steel|18|60|3000
Door, Exterior (Iron or Stone) / Airlock Door, Exterior|20|35|100
Drawbridge / Blast Door|14|50|250
Dungeon Corridor / Corridor|-|-|500
Gate/Portcullis, Wooden / Type I force field|18|100|1000
Gatehouse / Spaceport|14|550|6500
Keep, Square / Station|14|2500|75000
Moat, Unfilled / Trench|-|-|400
Moat, Filled / Trench, ensnared|-|-|800
Tower, Bastion / Tower, Defense|14|300|9000
Tower, Round Wide|14|350|30000
Tower, Round Narrow|14|250|15000
Wall, Castle / Wall, Bunker|14|500|5000
Wall, Wood / Wall, Duracrete|14|300|1000`,
    );
  });

  it('have no animal with less Defence than leather barding', () => {
    const least = Math.min(...Object.values(tables.mounts.rows).map(({ defence }) => defence));
    expect(least).toBe(tables.harness.rows['leather-barding'].defence);
  });

  it('halve the price of an upgrade from each place to the next larger', () => {
    for (const { outpost, colony, spaceport, metropolis, cityPlanet } of Object.values(
      tables.starshipUpgrades.rows,
    )) {
      const prices = [outpost, colony, spaceport, metropolis, cityPlanet].filter((price) => price !== null);
      for (const [index, price] of prices.slice(1).entries()) expect(price * 2).toBe(prices[index]);
    }
  });
});

describe('speed', () => {
  it('of a riding horse is 25 spaces in a turn, that of a longship 30, that of a hovercycle 23', () => {
    expect(certain(riding, { mount: 'horse-riding', load: 0 })['turn']).toBe(examples.horse.turn);
    expect(certain(sailing, { ship: 'longship', load: 0 })['turn']).toBe(examples.longship.turn);
    expect(certain(riding, { mount: 'pony', load: 0 })['turn']).toBe(examples.braking.from);
  });

  it('is the same by way of metres and turns as by the short cut', () => {
    for (const { speed } of Object.values(tables.mounts.rows)) {
      expect(Math.floor((speed * 10) / 48)).toBe(Math.floor((speed * 1000) / (8 * 6 * 10 * 10)));
    }
  });

  it('is halved above the capacity, and gone above twice of it', () => {
    expect(certain(riding, { mount: 'camel', load: 150 })['travel']).toBe(80);
    expect(certain(riding, { mount: 'camel', load: 151 })['travel']).toBe(40);
    expect(certain(riding, { mount: 'camel', load: 300 })['travel']).toBe(40);
    expect(certain(riding, { mount: 'camel', load: 301 })['travel']).toBe(0);
  });

  it('of a land vehicle of science fiction is twice that of its row, also with a trailer', () => {
    for (const [vehicle, { speed, capacity }] of Object.entries(tables.mounts.rows)) {
      expect(certain(driving, { vehicle, load: capacity })['travel']).toBe(2 * speed);
      expect(certain(driving, { vehicle, load: capacity + 1 })['travel']).toBe(speed);
    }
    expect(certain(towing, { trailer: 'chariot', load: 150 })).toEqual({ travel: 96, hour: 12, turn: 20 });
    expect(certain(towing, { trailer: 'chariot', load: 151 })['travel']).toBe(48);
  });

  it('is asked for under the names of one genre, without what that genre lacks', () => {
    const names = ({ rows }: Table) => Object.values(rows).map(({ name }) => name);
    expect(names(driving.inputs.vehicle.table)).toContain('Hover Car');
    expect(names(riding.inputs.mount.table)).toContain('Horse, Riding');
    expect(names(pulling.inputs.cart.table)).toHaveLength(5);
    expect(names(towing.inputs.trailer.table)).toEqual([
      'Modular Conveyor',
      'Plasticoid Cargo Mover',
      'Maglev Tug Trailer',
    ]);
  });

  it('of a wagon is that of the horses, its capacity its own', () => {
    expect(certain(pulling, { mount: 'horse-draft', cart: 'wagon-4-horses', load: 1250 })['travel']).toBe(48);
  });

  it('changes by two spaces an action', () => {
    const { from, to, actions } = examples.braking;
    expect(evaluate(speedChange, { from, to }).certain).toBe(actions);
  });
});

describe('a transport without a driver', () => {
  it('runs on as the hover car of the rulebook does', () => {
    const { speed, first, second, third, last, turns, distance } = examples.runaway;
    let left: number = speed;
    const steps: number[] = [];
    while (left > 1) {
      left = Math.floor(left / 2);
      steps.push(left);
    }
    expect(steps).toEqual([first, second, third, last]);
    expect(certain(coasting, { speed })).toMatchObject({ distance, turns });
  });

  it('stops from every speed as halving it turn after turn does', () => {
    for (let speed = 0; speed <= 200; speed += 1) {
      let [left, distance, turns] = [speed, 0, 0];
      for (left = Math.floor(left / 2); left > 0; left = Math.floor(left / 2)) {
        distance += left;
        turns += 1;
      }
      expect(certain(coasting, { speed })).toMatchObject({ distance, turns });
    }
  });
});

describe('a collision', () => {
  it('goes as that of the runaway wagon', () => {
    const { weight, speed, share, times, damage, saved, own } = examples.wagon;
    expect(Math.floor(weight / 100)).toBe(share);
    expect(share * times).toBe(damage);
    const odds = evaluate(collision, { weight, speed, reflex: 15 });
    expect(odds.certain).toEqual({ victim: saved, transport: own });
  });

  it('does all of its damage as often as the save fails', () => {
    const odds = evaluate(collision, { weight: 450, speed: 25, reflex: 4 });
    // Reflex 4 needs +1 or better: 15 of 36 rolls.
    expect(odds.chance((outcome) => (outcome as { victim: number }).victim === 10)).toEqual(fraction(15, 36));
  });
});

describe('a collision with something small', () => {
  it('leaves it a quarter, or all but a quarter, and the transport whole', () => {
    const hit = (small: string) => certain(collision, { weight: 450, speed: 25, what: 'small', small });
    expect(hit('quarter')).toEqual({ victim: 5, transport: 0 });
    expect(hit('rest')).toEqual({ victim: 15, transport: 0 });
  });
});

describe('a starship', () => {
  it('charges, accelerates and mends as in the rulebook', () => {
    expect(evaluate(spool, { spool: examples.drive.spool }).certain).toBe(examples.drive.turns);
    const { manoeuvrability, first, second } = examples.engine;
    expect(certain(impulse, { manoeuvrability, turns: 1 })['speed']).toBe(first);
    expect(certain(impulse, { manoeuvrability, turns: 2 })['speed']).toBe(second);
    expect(certain(shipSupplies, { missing: examples.shield.missing })['shields']).toBe(
      examples.shield.turns,
    );
  });

  it('cannot be upgraded with what a place does not sell', () => {
    expect(() => evaluate(upgradeBill, { upgrades: 'ftl-drive', place: 'colony' })).toThrow(/FTL Drive/);
  });
});

describe('a stronghold', () => {
  const cost = (values: Values) =>
    certain(construction, { structures: 'keep-square', finishings: '', ...values })['total'];

  it('costs a quarter more for each kind of furnishing', () => {
    expect(cost({ furnishings: examples.furnished.kinds })).toBe(
      75_000 + (75_000 * examples.furnished.percent) / 100,
    );
  });

  it('costs its price again for every twenty spaces, or doubles up to five times by the other reading', () => {
    expect([0, 1, 2, 3, 4, 5].map((depth) => cost({ depth }))).toEqual(
      [1, 2, 3, 4, 5, 5].map((times) => 75_000 * times),
    );
    expect([0, 1, 2, 3, 4].map((depth) => cost({ depth, digging: 'doubles' }))).toEqual(
      [1, 2, 4, 5, 5].map((times) => 75_000 * times),
    );
  });

  it('costs twice what its depth adds in rock, also at the limit, or twice as much in all', () => {
    const inRock = (depth: number, rocky = 'digging') => cost({ depth, rock: 'rock', rocky });
    expect([0, 1, 4, 5].map((depth) => inRock(depth))).toEqual([1, 3, 9, 9].map((times) => 75_000 * times));
    expect([1, 4].map((depth) => inRock(depth, 'all'))).toEqual([4, 10].map((times) => 75_000 * times));
  });

  it('takes a day and an engineer for each amount begun, or none for what stays below one', () => {
    const works = (structures: string, staff: string) => {
      const { days, engineers } = certain(construction, { structures, finishings: '', staff });
      return [days, engineers];
    };
    expect(works('door-exterior', 'begun')).toEqual([1, 1]);
    expect(works('door-exterior', 'full')).toEqual([0, 0]);
    expect(works('keep-square.2_battlement_door-exterior', 'begun')).toEqual([302, 2]);
    expect(works('keep-square.2_battlement_door-exterior', 'full')).toEqual([301, 1]);
  });

  it('is halved where many people live, and rounded down', () => {
    expect(cost({ structures: '', finishings: 'shutters-window', site: 'settled' })).toBe(2);
  });

  it('has parts of a barbican that do not add up to it', () => {
    const { barbican, gatehouse, drawbridge } = tables.structures.rows;
    const parts = 2 * tables.structures.rows['tower-round-narrow'].cost + gatehouse.cost + drawbridge.cost;
    expect(parts).toBe(36_750);
    expect(barbican.cost).toBe(37_000);
  });
});
