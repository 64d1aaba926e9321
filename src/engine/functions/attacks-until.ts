import { Distribution } from '../distribution';
import { limits } from '../limits';
import { defineMechanism, lift, rolled } from '../mechanism';
import { endings, stepsUntilOver } from '../over-time';
import { highest } from '../sums';
import { bitsOf, type Weight } from '../weight';
import { spend } from '../work';
import { sumAndSixes } from './sum-and-sixes';
import { lossesOf } from './wound';

const parameters = [
  'goal',
  'horizon',
  'dice',
  'bonus',
  'target',
  'damage',
  'critical',
  'reduction',
  'durability',
  'cover',
  'immune',
  'endurance',
  'health',
] as const;

type Parameter = (typeof parameters)[number];
/** What stays the same from attack to attack; bonus and target may be rolled anew each time. */
type Fight = Readonly<Record<Exclude<Parameter, 'bonus' | 'target'>, number>>;

interface Victim {
  readonly endurance: number;
  readonly health: number;
  readonly durability: number;
}

const goals = { incapacitated: 0, dead: 1 } as const;

function isOver(fight: Fight, { endurance, health }: Victim): boolean {
  return health <= 0 || (fight.goal === goals.incapacitated && endurance <= 0);
}

function struck(fight: Fight, victim: Victim, sixes: number): Victim {
  const { damage, critical, reduction, cover } = fight;
  const { endurance, durability } = victim;
  const criticals = fight.immune === 1 ? 0 : sixes;
  const loss = lossesOf({ damage, critical, criticals, reduction, durability, cover, endurance });
  return {
    endurance: endurance - loss.endurance,
    health: Math.max(0, victim.health - loss.health),
    durability: durability - loss.durability,
  };
}

function requireFight({ goal, horizon, endurance, health }: Fight): void {
  if (goal !== goals.incapacitated && goal !== goals.dead) throw new RangeError('The goal is 0 or 1');
  if (horizon < 1 || horizon > limits.terms)
    throw new RangeError(`The horizon lies between 1 and ${limits.terms}`);
  if (endurance < 0 || health < 1) throw new RangeError('The target needs health of at least 1');
}

const miss = -1;

/** A single attack: how many sixes it hits with, or a miss. `needed` is what the dice must add up to. */
function results(dice: number, needed: Distribution<number>): Distribution<number> {
  return sumAndSixes(dice).combine(needed, ({ sum, sixes }, least) => (sum >= least ? sixes : miss));
}

/** How many hits it takes: a chain of the states that the target can be in, from hit to hit. A state is written as one
 *  number, since numbers are told apart much faster than records: what the target has lost, so that more sixes lead to
 *  higher numbers, which need not be sorted. */
function hitsUntil(fight: Fight, sixes: Distribution<number>): Distribution<number> {
  const [health, durability] = [fight.health + 1, fight.durability + 1];
  const write = (victim: Victim): number =>
    ((fight.endurance - victim.endurance) * health + fight.health - victim.health) * durability +
    (fight.durability - victim.durability);
  const read = (state: number): Victim => ({
    endurance: fight.endurance - Math.floor(state / durability / health),
    health: fight.health - (Math.floor(state / durability) % health),
    durability: fight.durability - (state % durability),
  });
  return stepsUntilOver<number>(
    {
      start: write(fight),
      next: (state) => {
        const victim = read(state);
        if (isOver(fight, victim)) return undefined;
        return sixes.map((count) => write(struck(fight, victim, count)));
      },
    },
    fight.horizon,
  );
}

/** The attack that ends it, where so many `hits` do; each attack hits in `hit` of `all` cases. */
function lastAttack(
  hits: Distribution<number>,
  hit: Weight,
  all: Weight,
  horizon: number,
): Distribution<number> {
  // How often more than a number of hits are needed.
  const still = [BigInt(hits.total)];
  for (const [count, weight] of hits.entries()) {
    while (still.length < count) still.push(still[still.length - 1] as bigint);
    still.push((still[still.length - 1] as bigint) - BigInt(weight));
  }
  const [struck, missed] = [BigInt(hit), BigInt(all) - BigInt(hit)];
  const most = highest(hits);
  const bits = bitsOf(hits.total);
  const open = [BigInt(hits.total)];
  // The weight of each number of hits after some attacks.
  let ways = [1n];
  for (let attack = 1; attack <= horizon; attack += 1) {
    spend(ways.length * (4 + (bits + attack * bitsOf(all)) / 100));
    const next = ways.map((weight, count) => weight * missed + (ways[count - 1] ?? 0n) * struck);
    if (next.length < most) next.push((ways.at(-1) as bigint) * struck);
    ways = next;
    open.push(ways.reduce((sum, weight, count) => sum + weight * (still[count] as bigint), 0n));
  }
  return endings(open, BigInt(all), horizon);
}

/** Misses change nothing, so that the hits it takes and the time that hits take are separate questions. */
function course(fight: Fight, needed: Distribution<number>): Distribution<number> {
  requireFight(fight);
  const { horizon } = fight;
  const single = results(fight.dice, needed);
  const hit = single.weightOf((sixes) => sixes !== miss);
  if (isOver(fight, fight)) return Distribution.certainly(0);
  if (hit === 0) return Distribution.certainly(horizon + 1);
  const hits = hitsUntil(
    fight,
    single.condition((sixes) => sixes !== miss),
  );
  return lastAttack(hits, hit, single.total, horizon);
}

/** The number of the attack that ends the fight, 0 where it is over before; one past the horizon stands for every later one. */
export const attacksUntil = defineMechanism({
  parameters,
  exact: ({ bonus, target, ...rest }) => {
    const needed = target.combine(bonus, (aim, plus) => aim - plus);
    return lift(rest, (fight) => course(fight, needed));
  },
  roll: (throwDice, { bonus, target, ...rest }) => {
    const fight: Fight = rolled(rest);
    requireFight(fight);
    let victim: Victim = fight;
    if (isOver(fight, victim)) return 0;
    for (let attack = 1; attack <= fight.horizon; attack += 1) {
      const faces = throwDice(`attack ${attack}`, fight.dice, 6);
      const sum = faces.reduce((all, face) => all + face, 0);
      const sixes = faces.filter((face) => face === 6).length;
      if (sum + bonus() >= target()) victim = struck(fight, victim, sixes);
      if (isOver(fight, victim)) return attack;
    }
    return fight.horizon + 1;
  },
});
