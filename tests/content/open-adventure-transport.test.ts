import { describe, expect, it } from 'vitest';
import * as examples from '../../content/open-adventure/examples-transport';
import { impulse, shipSupplies, spool, upgradeBill } from '../../content/open-adventure/formulas-starships';
import { construction } from '../../content/open-adventure/formulas-strongholds';
import {
  coasting,
  collision,
  pulling,
  riding,
  sailing,
  speedChange,
} from '../../content/open-adventure/formulas-transport';
import * as tables from '../../content/open-adventure/tables';
import { evaluate } from '../../src/engine/evaluate';
import { fraction } from '../../src/engine/fraction';
import type { Formula, Values } from '../../src/rules/formula';

const certain = (formula: Formula, values: Values) =>
  evaluate(formula, values).certain as Readonly<Record<string, number>>;
const rows = (table: { rows: object }) => Object.keys(table.rows).length;

describe('the tables of the rulebook', () => {
  it('have all their rows, those of the land in three', () => {
    expect(rows(tables.mounts) + rows(tables.carts) + rows(tables.harness)).toBe(18);
    expect(rows(tables.watercraft) + rows(tables.passages)).toBe(14);
    expect(rows(tables.aircraft)).toBe(6);
    expect(rows(tables.starshipUpgrades)).toBe(9);
    expect(rows(tables.finishings)).toBe(15);
    expect(rows(tables.structures)).toBe(17);
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

  it('costs twice what its depth adds in rock', () => {
    expect(cost({ depth: 1, rock: 'rock' })).toBe(3 * 75_000);
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
