import { Distribution } from '../distribution';
import { limits } from '../limits';
import { defineMechanism, lift, rolled } from '../mechanism';
import { add, multiply, type Weight } from '../weight';
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
  const criticals = fight.immune === 1 ? 0 : sixes;
  const loss = lossesOf({ ...fight, ...victim, criticals });
  return {
    endurance: victim.endurance - loss.endurance,
    health: Math.max(0, victim.health - loss.health),
    durability: victim.durability - loss.durability,
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

/** All states that the target can be in after each attack, with exact weights: a chain that ends when the goal is met. */
function course(fight: Fight, needed: Distribution<number>): Distribution<number> {
  requireFight(fight);
  const single = results(fight.dice, needed);
  const start: Victim = { endurance: fight.endurance, health: fight.health, durability: fight.durability };
  let alive = new Map<string, readonly [Victim, Weight]>([['start', [start, 1]]]);
  const ended: Weight[] = [];
  for (let attack = 1; attack <= fight.horizon; attack += 1) {
    const next = new Map<string, readonly [Victim, Weight]>();
    let over: Weight = 0;
    for (const [victim, weight] of alive.values()) {
      for (const [result, ways] of single.entries()) {
        const after = result === miss ? victim : struck(fight, victim, result);
        const reached = multiply(weight, ways);
        if (isOver(fight, after)) {
          over = add(over, reached);
          continue;
        }
        const key = `${after.endurance} ${after.health} ${after.durability}`;
        next.set(key, [after, add(next.get(key)?.[1] ?? 0, reached)]);
      }
    }
    ended.push(over);
    alive = next;
    if (alive.size > limits.outcomes)
      throw new RangeError(`This fight has more than ${limits.outcomes} states`);
  }
  const rest = [...alive.values()].reduce<Weight>((sum, [, weight]) => add(sum, weight), 0);
  return Distribution.of([...onOneScale(ended, single.total), [fight.horizon + 1, rest] as const]);
}

/** The weights of attack n count among cases^n; the last horizon sets the common scale. */
function onOneScale(ended: readonly Weight[], cases: Weight): (readonly [number, Weight])[] {
  const entries: (readonly [number, Weight])[] = [];
  let scale: Weight = 1;
  for (let index = ended.length - 1; index >= 0; index -= 1) {
    entries.push([index + 1, multiply(ended[index] as Weight, scale)]);
    scale = multiply(scale, cases);
  }
  return entries;
}

/** The number of the attack that ends the fight; one past the horizon stands for every later one. */
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
