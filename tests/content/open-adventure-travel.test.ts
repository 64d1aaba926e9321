import { describe, expect, it } from 'vitest';
import {
  airlock,
  carrier,
  critters,
  crushed,
  horse,
  ledge,
  shapes,
  snowfall,
  sunshine,
  swimmer,
  thunder,
  walker,
} from '../../content/open-adventure/examples-travel';
import { figures } from '../../content/open-adventure/figures';
import * as formulas from '../../content/open-adventure/formulas';
import * as tables from '../../content/open-adventure/tables';
import { fraction, toNumber } from '../../src/engine/fraction';
import type { Values } from '../../src/rules/formula';
import { answer, certainly, chanceOf, chancesOf, columnsOf, counted, dice, printed } from './witness';

/** The standard roll, read off two dice by hand. */
const signed = (positive = 1, negative = 1): number =>
  positive === negative ? 0 : positive < negative ? positive : -negative;

/** The standard rolls of a throw, two dice for each. */
const rollsOf = (faces: readonly number[]): number[] =>
  Array.from({ length: faces.length / 2 }, (_, index) => signed(faces[2 * index], faces[2 * index + 1]));

describe('maps and times', () => {
  it('there are four maps, each with its scale', () => {
    expect(columnsOf(tables.mapTypes, 'zeros').flat()).toEqual([0, 3, 12, 18]);
  });

  it('there are four kinds of time, five measures and three parts of a day', () => {
    expect(Object.keys(tables.gameTimes.rows)).toHaveLength(4);
    expect(columnsOf(tables.timeMeasures, 'name', 'length')).toEqual(
      printed(`
        Turn|6 seconds
        Minute|10 turns
        Round|10 minutes
        Hour|6 rounds
        Day|24 hours: morning, afternoon and night`),
    );
    expect(columnsOf(tables.timeMeasures, 'turns').flat()).toEqual([1, 10, 100, 600, 14_400]);
    expect(columnsOf(tables.partsOfTheDay, 'hours').flat()).toEqual([8, 8, 8]);
  });

  it('an Area 5x3, a Volume 5x3x2 and a Volume 5x4 are as large as the numbers say', () => {
    const { room, gas, fog } = shapes;
    const spaces = (shape: string, first: number, second = 1, third = 1) =>
      certainly(formulas.shapeSpaces, { shape, first, second, third });
    expect(spaces('area', 5, 3)).toBe(room.spaces);
    expect(spaces('volume', 5, 3, 2)).toBe(gas.spaces);
    expect(spaces('column', 5, 4)).toBe(fog.spaces);
    expect(spaces('column', 5, 4)).toBe(spaces('volume', 5, 5, 4));
    expect(spaces('cube', 4)).toBe(64);
  });

  it('five rounds are fifty minutes, and 650 turns an hour and fifty turns', () => {
    const time = (amount: number, from: string, to: string) => [
      certainly(formulas.timeSpan, { amount, from, to }, 'whole'),
      certainly(formulas.timeSpan, { amount, from, to }, 'rest'),
    ];
    expect(time(5, 'round', 'minute')).toEqual([swimmer.minutes, 0]);
    expect(time(650, 'turn', 'hour')).toEqual([1, 50]);
  });
});

describe('movement', () => {
  it('has 6, 10, 500 and 3,000 points', () => {
    expect(columnsOf(tables.movementIntervals, 'name', 'points')).toEqual(
      printed('Tactical|6\nVigilance|10\nExploration|500\nExtended|3000'),
    );
  });

  it('makes 24 overland spaces in eight hours, three in an hour', () => {
    const overland = (inputs: Values) => certainly(formulas.characterMovement, inputs, 'overland');
    expect(overland({ times: 8, interval: 'extended' })).toBe(walker.spaces);
    expect(overland({ times: 1, interval: 'extended' })).toBe(3);
    expect(walker).toEqual({ hours: 8, perHour: 3000, spaces: 24 });
  });

  it('by the clock would be 28 spaces in eight hours', () => {
    expect(
      certainly(formulas.characterMovement, { times: 8, interval: 'extended', clock: 'clock' }, 'overland'),
    ).toBe(28);
  });

  it('under a load of 20 is a third slower in every interval', () => {
    for (const [interval, points] of [
      ['tactical', 4],
      ['vigilance', 6],
      ['exploration', 333],
      ['extended', 2000],
    ] as const) {
      expect(certainly(formulas.characterMovement, { times: 1, interval, load: 2 }, 'points')).toBe(points);
    }
  });

  it('has 24 kinds of terrain on four maps', () => {
    expect(columnsOf(tables.terrainGrades, 'cost').flat()).toEqual([1, 2, 3]);
    expect(columnsOf(tables.localTerrain, 'name', 'cost')).toEqual(
      printed('Ground or floor|1\nWater or ice|3\nCliff face|3'),
    );
    expect(columnsOf(tables.overlandTerrain, 'name', 'craft', 'cost')).toEqual(
      printed(`
        Trail or highway|0|1
        Ocean or sea|1|6
        River or lake|1|5
        Swamp or marsh|0|4
        Jungle or rain forest|0|4
        Forest|0|3
        Plains or grassland|0|2
        Desert or wasteland|0|3
        Canyon or cliffs|0|5
        Hill|0|3
        Mountain|0|4
        Snow|0|3
        Glacier or ice|0|4`),
    );
    expect(columnsOf(tables.spaceTerrain, 'map', 'name', 'cost')).toEqual(
      printed(`
        Stellar system|Space|1
        Stellar system|Gas cloud|2
        Stellar system|Solar winds|2
        Stellar system|Asteroid belt|3
        Astronomical|Space|1
        Astronomical|Nebula|2
        Astronomical|Asteroid belt|3
        Astronomical|Gravity well|5`),
    );
  });

  it('a riding horse of 120 goes 25 spaces in a turn, by both ways of converting', () => {
    expect(certainly(formulas.speedConversion, { speed: 120 })).toBe(25);
    expect(Math.floor((horse.day * 1000) / (8 * 6 * 10 * 10))).toBe(horse.turn);
    expect(Math.floor((horse.day * 10) / 48)).toBe(horse.turn);
    for (let speed = 1; speed <= 1000; speed += 1) {
      expect(certainly(formulas.speedConversion, { speed })).toBe(Math.floor((speed * 10) / 48));
    }
  });

  it('has seven factors, which are those of the scales and the measures', () => {
    const { rows } = tables.speedFactors;
    expect(Object.values(rows).map(({ factor }) => factor)).toEqual([1e6, 1e9, 1e3, 10, 10, 6, 8]);
    const { local, overland, astronomical, 'stellar-system': stellar } = tables.mapTypes.rows;
    expect(rows['astronomical-stellar'].factor).toBe(10 ** (astronomical.zeros - stellar.zeros));
    expect(rows['stellar-overland'].factor).toBe(10 ** (stellar.zeros - overland.zeros));
    expect(rows['overland-local'].factor).toBe(10 ** (overland.zeros - local.zeros));
  });

  it('an impulse engine of speed 1 outruns light on the stellar map, and would not on one a thousand times smaller', () => {
    const light = 299_792_458;
    const metres = 10 ** tables.mapTypes.rows['stellar-system'].zeros;
    expect(metres / figures.turnSeconds.value).toBeGreaterThan(light);
    expect(metres / 1000 / figures.turnSeconds.value).toBeLessThan(light);
  });

  it('a flight pays for its terrain, and stands still where it cannot', () => {
    const flight = (speed: number, terrain: string) =>
      certainly(formulas.spaceFlight, { distance: 60, speed, terrain });
    expect([flight(12, 'nebula'), flight(12, 'astronomical-space'), flight(4, 'gravity-well')]).toEqual([
      10, 5, 0,
    ]);
  });
});

describe('a journey', () => {
  const day = (inputs: Values) => certainly(formulas.journeyDay, inputs);

  it('in snow is 16 spaces instead of 24', () => {
    expect(day({ terrain: 'trail', weather: 'overcast' })).toBe(snowfall.before);
    expect(day({ terrain: 'trail', weather: 'snow' })).toBe(snowfall.after);
  });

  it('through a forest in snow goes on, unless weather is taken off last', () => {
    expect(day({ terrain: 'forest', weather: 'snow' })).toBe(5);
    expect(day({ terrain: 'forest', weather: 'snow', order: 'after' })).toBe(0);
  });

  it('is half as long for a mount that carries more than it should', () => {
    expect(day({ terrain: 'trail', by: 'mounts-horse-draft', load: 'heavy' })).toBe(24);
  });

  it('is shorter by a third for a walker under twenty weight', () => {
    expect(day({ terrain: 'trail', burden: carrier.lost })).toBe(16);
    expect(day({ terrain: 'trail', burden: 6 })).toBe(0);
    // What a rider carries is the load of the mount.
    expect(day({ terrain: 'trail', by: 'mounts-camel', burden: 2 })).toBe(80);
  });

  it('has the speed of whatever carries the travellers, doubled for vehicles of science fiction', () => {
    const { rows } = tables.travelSpeeds;
    expect(Object.keys(rows)).toHaveLength(1 + 2 * 7 + 12 + 6 + 6);
    for (const [id, { speed }] of Object.entries(tables.mounts.rows)) {
      expect(day({ terrain: 'trail', by: `mounts-${id}` })).toBe(speed);
      expect(day({ terrain: 'trail', by: `mounts-${id}-scifi` })).toBe(2 * speed);
    }
    for (const [id, { speed, airship }] of Object.entries(tables.watercraft.rows)) {
      expect(day({ terrain: 'river', by: `watercraft-${id}` })).toBe(speed);
      if (airship) expect(day({ terrain: 'mountain', by: `watercraft-${id}-airship` })).toBe(speed);
      else expect(rows).not.toHaveProperty(`watercraft-${id}-airship`);
    }
    for (const [id, { speed }] of Object.entries(tables.aircraft.rows)) {
      expect(day({ terrain: 'mountain', by: `aircraft-${id}` })).toBe(speed);
    }
    expect(day({ terrain: 'trail', by: 'mounts-camel', more: 20 })).toBe(100);
  });

  it('takes no watercraft over land, and no hour alone into a canyon', () => {
    expect(day({ terrain: 'hill', by: 'watercraft-longship' })).toBe(0);
    expect(day({ terrain: 'canyon', hours: 1 })).toBe(0);
    expect(day({ terrain: 'canyon' })).toBe(4);
  });

  it('in the air is a space a point, or a jet over mountains is slower than a ship on a lake', () => {
    const jet = { by: 'aircraft-strato-jet', terrain: 'mountain' };
    const ship = day({ by: 'watercraft-skiff', terrain: 'river' });
    expect(day(jet)).toBe(280);
    expect(day({ ...jet, flying: 'land' })).toBeLessThan(Number(ship));
  });

  it('rests every seventh day', () => {
    const all = (distance: number, inputs: Values = {}) =>
      certainly(formulas.journeyLength, { terrain: 'trail', distance, ...inputs }, 'all');
    expect([all(144), all(145), all(288), all(289)]).toEqual([6, 8, 13, 15]);
    expect(all(289, { rest: 'no' })).toBe(13);
    expect(all(100, { terrain: 'canyon' })).toBe(25 + 4);
    expect(all(100, { terrain: 'canyon', keeps: 'kept' })).toBe(21 + 3);
  });

  it('without the day of rest exhausts by every eight further hours, however long the days are', () => {
    const counters = (hours: number, days: number) =>
      certainly(
        formulas.journeyLength,
        { terrain: 'trail', distance: 3 * hours * days, hours, rest: 'no' },
        'counters',
      );
    expect([counters(8, 6), counters(8, 7), counters(8, 9)]).toEqual([0, 1, 3]);
    expect([counters(16, 7), counters(24, 8)]).toEqual([2, 6]);
    expect([counters(4, 7), counters(4, 8), counters(12, 7)]).toEqual([0, 1, 1]);
  });

  it('over open water has no swimmer who reaches the far side', () => {
    const { ocean, river } = tables.overlandTerrain.rows;
    const minutes = (cost: number) => (cost * 60) / 3;
    const longest = figures.highestTrait.value * 10;
    expect(minutes(ocean.cost)).toBeGreaterThan(longest);
    expect(minutes(river.cost)).toBe(longest);
  });
});

describe('rest', () => {
  it('after each hour too many there is a save, which every counter makes harder', () => {
    for (const [will, hours, awake] of [
      [5, 10, 16],
      [4, 9, 17],
      [8, 8, 18],
    ] as const) {
      const brute = counted(dice(4, 6), (faces) =>
        rollsOf(faces).reduce((counters, roll) => (will + roll - counters < 5 ? counters + 1 : counters), 0),
      );
      expect(chancesOf(formulas.forcedMarch, { will, hours, awake })).toEqual(brute);
    }
  });

  it('within eight hours of travel and sixteen awake costs nothing', () => {
    expect(certainly(formulas.forcedMarch, { will: 1, hours: 8, awake: 16 })).toBe(0);
    expect(certainly(formulas.forcedMarch, { will: 1, hours: 8, awake: 24, limit: 'day' })).toBe(0);
  });
});

describe('a load', () => {
  const of = (inputs: Values, facet: string) => certainly(formulas.carriedLoad, inputs, facet);

  it('of 50 is the most for a Strength of 5, and 20 weight cost two points', () => {
    expect(of({ strength: 5 }, 'limit')).toBe(carrier.limit);
    expect([50, 51].map((weight) => of({ strength: 5, weight }, 'over'))).toEqual([0, 1]);
    expect(of({ weight: 20 }, 'lost')).toBe(carrier.lost);
    expect(of({ weight: 20 }, 'points')).toBe(carrier.points);
    expect(of({ weight: 19 }, 'lost')).toBe(1);
  });

  it('of sixty leaves no movement to the strongest', () => {
    expect([of({ strength: 10, weight: 60 }, 'points'), of({ strength: 10, weight: 100 }, 'over')]).toEqual([
      0, 0,
    ]);
  });

  it('is heavier on a heavier world, coins included', () => {
    expect(tables.gravityLevels.columns.effect.parts).toBe(2);
    expect(columnsOf(tables.gravityLevels, 'effect').flat()).toEqual([0, 1, 2, 4, 6, 8, 10]);
    expect(of({ weight: 15, coins: 500, gravity: 'tier-3' }, 'lost')).toBe(6);
    expect(of({ weight: 15, coins: 500, gravity: 'half' }, 'lost')).toBe(1);
    expect(of({ weight: 5, gravity: 'half' }, 'weight')).toBe(5);
  });
});

describe('falls and weights', () => {
  const damage = (inputs: Values) => certainly(formulas.fall, inputs, 'damage');

  it('ten spaces are ten damage, and fifty the most', () => {
    expect(damage({ height: 10 })).toBe(ledge.damage);
    expect([damage({ height: 50 }), damage({ height: 400 })]).toEqual([50, 50]);
  });

  it('in other gravities the most is between 25 and 250, or 50 if the limit comes last', () => {
    expect([damage({ height: 400, gravity: 'half' }), damage({ height: 400, gravity: 'tier-5' })]).toEqual([
      25, 250,
    ]);
    expect(damage({ height: 400, gravity: 'tier-5', limit: 'last' })).toBe(50);
    expect(certainly(formulas.fall, { gravity: 'tier-2' }, 'speed')).toBe(100);
  });

  it('ten weight from two spaces are five damage, two after a save', () => {
    const outcomes = [...chancesOf(formulas.crushing, { weight: 10, height: 2, reflex: 5 }).keys()];
    expect(outcomes).toEqual([crushed.saved, crushed.full]);
    const saved = counted(dice(2, 6), ([a, b]) => (5 + signed(a, b) >= 5 ? 2 : 5));
    expect(chancesOf(formulas.crushing, { weight: 10, height: 2, reflex: 5 })).toEqual(saved);
  });
});

describe('a trap', () => {
  it('goes off one time in three, which is not 33 %', () => {
    expect(chanceOf(formulas.passingATrap, { party: 1 }, 'counters', 1)).toEqual(fraction(2, 3));
  });

  it('is set off by the first who rolls a 1 or a 2', () => {
    const first = (faces: readonly number[]) => faces.findIndex((face) => face <= 2) + 1;
    expect(chancesOf(formulas.passingATrap, { party: 4 }, 'rounds')).toEqual(
      counted(dice(4, 6), (faces) => first(faces) || 4),
    );
    expect(chancesOf(formulas.passingATrap, { party: 4 }, 'counters')).toEqual(
      counted(dice(4, 6), (faces) => Number(first(faces) === 0)),
    );
  });

  it('is set off by whoever walks first more often than by any other', () => {
    const shares = [1, 2, 3, 4, 5].map((place) =>
      toNumber(chancesOf(formulas.passingATrap, { party: 6 }, 'rounds').get(place) ?? fraction(0, 1)),
    );
    expect([...shares].sort((a, b) => b - a)).toEqual(shares);
    expect(shares[0]).toBeCloseTo(1 / 3, 12);
  });
});

describe('fire', () => {
  it('does a die a turn when it is small, three when it is large, half of them to those who beat it out', () => {
    expect(chancesOf(formulas.fireDamage, { size: 'small' })).toEqual(
      counted(dice(1, 6), ([face = 0]) => face),
    );
    const three = dice(3, 6);
    const total = (faces: readonly number[]) => faces.reduce((all, face) => all + face, 0);
    expect(chancesOf(formulas.fireDamage, {})).toEqual(counted(three, total));
    expect(chancesOf(formulas.fireDamage, { beside: 'beating' })).toEqual(
      counted(three, (faces) => Math.floor(total(faces) / 2)),
    );
    expect([...chancesOf(formulas.fireDamage, { whole: 'all', spaces: 4 }).keys()].at(-1)).toBe(72);
  });

  it('is out when attacks have taken its five health points past a Defence of five', () => {
    const brute = counted(dice(4, 6), (faces) =>
      rollsOf(faces).reduce((taken, roll) => taken + Math.max(0, 6 + roll - 5), 0),
    );
    expect(chancesOf(formulas.beatingOut, { attacks: 2, attack: 6 })).toEqual(brute);
    const out = formulas.beatingOut.result.bands[1];
    expect(out.from).toBe(figures.fireHealth.value);
  });

  it('spreads from each burning space on a 1', () => {
    const brute = counted(dice(3, 6), ([a = 0, b = 0, c = 0]) => {
      const first = 1 + Number(a === 1);
      return first + Number(b === 1) + (first === 2 ? Number(c === 1) : 0);
    });
    expect(chancesOf(formulas.spreadingFire, { turns: 2, started: 1 })).toEqual(brute);
  });

  it('lights more than a torch, except by the letter', () => {
    const lit = (inputs: Values) => Number(certainly(formulas.firelight, inputs));
    const torch = Number(
      certainly(formulas.shapeSpaces, { shape: 'square', first: figures.torchSide.value }),
    );
    expect(torch).toBe(25);
    expect(lit({ side: 1 })).toBe(torch);
    expect(lit({ side: 3 })).toBe(36);
    expect(lit({ side: 1, doubles: 'spaces' })).toBe(2);
  });
});

describe('sight', () => {
  it('has three kinds of light', () => {
    expect(columnsOf(tables.illumination, 'name').flat()).toEqual(['Full', 'Partial', 'None']);
  });

  it('hides what stands behind a wall, shows a neighbour, and gives cover to whoever peeks round a corner', () => {
    const corners = (inputs: Values) => certainly(formulas.lineOfSightMap, inputs);
    const wall = { wallAhead: 2, wallAcross: 0, length: 1 };
    expect(corners({ ...wall, ahead: 5, across: 0 })).toBe(0);
    expect(corners({ ...wall, ahead: 1, across: 1 })).toBeGreaterThanOrEqual(1);
    expect(corners({ wallAhead: 1, wallAcross: 0, length: 2, ahead: 2, across: 2 })).toBe(1);
    const open = { length: 0, ahead: 5, across: 0 };
    expect([corners(open), corners({ ...open, through: 'seen' })]).toEqual([2, 4]);
  });
});

describe('water', () => {
  it('is swum in for as many rounds as there are stamina points', () => {
    expect(certainly(formulas.swimmingLimit, { stamina: 5 }, 'rounds')).toBe(swimmer.rounds);
    expect(certainly(formulas.swimmingLimit, { stamina: 5 }, 'minutes')).toBe(swimmer.minutes);
    // Five hundred points a round, three for a space.
    expect(certainly(formulas.swimmingLimit, { stamina: 5 }, 'spaces')).toBe(5 * 166);
  });

  it('is harmless with a Swim of ten, and not without', () => {
    expect(chanceOf(formulas.swimming, { swim: 10, turns: 100 }, 'state', 1)).toEqual(fraction(0, 1));
    expect(toNumber(chanceOf(formulas.swimming, { swim: 9, turns: 100 }, 'depth', 1))).toBeGreaterThan(0);
  });

  it('drowns those who fail, two spaces and five stamina points a turn', () => {
    for (const [load, rise] of [
      [0, 2],
      [1, 1],
    ] as const) {
      const brute = counted(dice(4, 6), (faces) => {
        let [depth, air] = [0, 5 + 12];
        for (const roll of rollsOf(faces)) {
          if (air <= 0) break;
          depth = 5 - load + roll >= 5 ? Math.max(0, depth - rise) : depth + 2;
          if (depth > 0) air -= 5;
        }
        return depth;
      });
      expect(
        chancesOf(formulas.swimming, { swim: 5, load, turns: 2, stamina: 5, health: 10 }, 'depth'),
      ).toEqual(brute);
    }
  });

  it('lets nobody swim who has less stamina than rounds behind them', () => {
    const tired = (swum: number) =>
      chanceOf(formulas.swimming, { swim: 10, turns: 1, stamina: 5, swum }, 'depth', 1);
    expect([tired(5), tired(6)]).toEqual([fraction(0, 1), fraction(1, 1)]);
  });
});

describe('the vacuum', () => {
  const alive = (inputs: Values) => chanceOf(formulas.inTheVacuum, { stamina: 3, ...inputs }, 'alive', 1);

  it('kills after as many turns as there are stamina points', () => {
    expect(alive({ fortitude: 10, help: airlock.turns })).toEqual(fraction(1, 1));
    expect(alive({ fortitude: 10, help: airlock.turns + 1 })).toEqual(fraction(0, 1));
    expect(alive({ fortitude: 1, help: 3, saves: 'none' })).toEqual(fraction(1, 1));
  });

  it('asks for a save each turn', () => {
    const brute = counted(dice(4, 6), (faces) => Number(rollsOf(faces).every((roll) => 4 + roll >= 5)));
    expect(alive({ fortitude: 4, help: 2 })).toEqual(brute.get(1));
  });
});

describe('weather and the wild', () => {
  it('has eight kinds of weather', () => {
    expect(columnsOf(tables.weather, 'name', 'modifier')).toEqual(
      printed(`
        Cold or snow|-8
        Storm or lightning|-6
        Rain or hail|-2
        Wind|0
        Moderate or overcast|0
        Partial sun or clouds|1
        Sunny or warm|2
        Hot or humid|-4`),
    );
  });

  it('raises a navigator from 6 to 8 in the sun, and lowers a hunter from 5 to −1 in a storm', () => {
    const counts = (ability: number, weather: string) =>
      certainly(formulas.abilityInWeather, { ability, weather });
    expect(counts(6, 'sunny')).toBe(sunshine.after);
    expect(counts(5, 'storm')).toBe(thunder.after);
  });

  it('has a modifier of each terrain for navigation and for hunting', () => {
    expect(columnsOf(tables.navigationTerrain, 'modifier').flat()).toEqual([
      -4, 1, -5, -3, 0, 1, -1, -2, 0, 3, -1, 0,
    ]);
    expect(columnsOf(tables.huntingTerrain, 'modifier').flat()).toEqual([
      8, 4, -5, 3, 0, 0, -3, -2, 2, 3, -2, -5,
    ]);
    expect(columnsOf(tables.huntingTerrain, 'without').flat()).toEqual([
      -8, -4, -5, 3, 0, 0, -3, -2, 2, 3, -2, -5,
    ]);
    const terrains = columnsOf(tables.overlandTerrain, 'name').slice(1);
    expect(columnsOf(tables.navigationTerrain, 'name')).toEqual(terrains);
    expect(columnsOf(tables.huntingTerrain, 'name')).toEqual(terrains);
  });

  it('leads astray in six directions, which come to nothing on average', () => {
    expect(columnsOf(tables.lostDirections, 'from', 'to', 'turn')).toEqual([
      [1, 1, 135],
      [2, 2, 135],
      [3, 3, 90],
      [4, 4, 90],
      [5, 5, 45],
      [6, 6, 45],
    ]);
    const forwards = columnsOf(tables.lostDirections, 'turn').map(([turn]) =>
      Math.cos((Number(turn) * Math.PI) / 180),
    );
    expect(forwards.reduce((sum, cosine) => sum + cosine, 0)).toBeCloseTo(0, 12);
  });

  it('is navigated with helpers, three of whom count at the most', () => {
    const brute = counted(dice(4, 6), (faces) => {
      const [own = 0, theirs = 0] = rollsOf(faces);
      return Number(6 - 3 + own + (4 - 3 + theirs >= 5 ? 1 : -1) >= 5);
    });
    const inputs = { terrain: 'jungle', helpers: 1, theirs: 4 };
    expect(chanceOf(formulas.navigation, inputs, 'margin', 0)).toEqual(brute.get(1));
    const best = { helpers: 5, theirs: 15, skill: 1 };
    expect(chancesOf(formulas.navigation, best, 'total').get(4)).toEqual(fraction(6, 36));
  });

  it('loses a party on every day whose test fails', () => {
    const brute = counted(dice(4, 6), (faces) => rollsOf(faces).filter((roll) => 6 - 1 + roll < 5).length);
    expect(chancesOf(formulas.daysAstray, { days: 2, terrain: 'desert' }, 'lost')).toEqual(brute);
  });

  it('gives two morsels to a hunter of 6 who rolls +1', () => {
    const { skill, roll, morsels } = critters;
    expect(Math.max(0, roll + skill - figures.defaultTarget.value)).toBe(morsels);
    const brute = counted(dice(4, 6), (faces) =>
      rollsOf(faces).reduce((found, one) => found + Math.max(0, skill + one - 5), 0),
    );
    expect(chancesOf(formulas.huntingHours, { hours: 2, skill })).toEqual(brute);
    const generous = counted(dice(2, 6), (faces) =>
      rollsOf(faces).reduce((_, one) => (skill + one < 5 ? 0 : Math.max(1, skill + one - 5)), 0),
    );
    expect(chancesOf(formulas.huntingHours, { hours: 1, skill, least: 'one' })).toEqual(generous);
  });

  it('starves fishers without equipment', () => {
    expect(answer(formulas.huntingHours, { hours: 1, skill: 6, terrain: 'ocean', rod: 'no' }).certain).toBe(
      0,
    );
    expect(answer(formulas.huntingHours, { hours: 1, skill: 6, terrain: 'ocean' }).outcomes[0]).toBe(4);
  });
});
