import { add, multiply, type Weight } from '../weight';
import { type Coded, givenDice } from './given-dice';
import type { RollUnder } from './roll-under';
import { roundRobin } from './round-robin';

/** Pairs of part results that are joined at most; about 50 ms on a phone. */
const budget = 500_000;

type Weights = Map<number, Weight>;

/** The pool that a group pieces together. `bySize` holds, for every average degree, the weight of every set of dice: its
 *  code has a digit for each face, the number of dice that show it. */
export interface CommonPool {
  readonly units: readonly number[];
  readonly bySize: ReadonlyMap<number, ReadonlyMap<number, Weight>>;
}

class Piecing implements CommonPool {
  readonly units: readonly number[];
  readonly bySize = new Map<number, Weights>();
  private readonly known = new Map<string, Weights>([['', new Map([[0, 1]])]]);
  private steps = 0;

  constructor(
    private readonly members: readonly RollUnder[],
    private readonly pick: number,
  ) {
    const dice = members.reduce((sum, member) => sum + member.dice, 0);
    const base = Math.floor(dice / members.length) + 1;
    const faces = Math.max(...members.map((member) => member.faces));
    // A code must stay a whole number that doubles hold exactly.
    if (base ** faces > Number.MAX_SAFE_INTEGER) this.refuse();
    this.units = Array.from({ length: faces }, (_, face) => base ** face);
  }

  private refuse(): never {
    throw new RangeError(
      `A group's common pool takes at most ${budget} steps to piece together; this one is too large`,
    );
  }

  private spend(steps: number): void {
    this.steps += steps;
    if (this.steps > budget) this.refuse();
  }

  private given(seat: number, kept: number, given: number): Coded {
    const { faces, keeping } = this.members[seat] as RollUnder;
    const ways = keeping[kept] as Weight;
    return givenDice(given, kept, this.units.slice(0, faces), this.pick).map(
      ([code, weight]) => [code, multiply(weight, ways)] as const,
    );
  }

  private join(target: Weights, some: Weights, others: Coded): Weights {
    this.spend(some.size * others.length);
    for (const [code, weight] of some) {
      for (const [more, ways] of others) {
        const sum = code + more;
        target.set(sum, add(target.get(sum) ?? 0, multiply(weight, ways)));
      }
    }
    return target;
  }

  /** What the first members give together; degrees that share a beginning share the work. */
  private together(kept: readonly number[], given: readonly number[]): Weights {
    const key = `${kept} ${given}`.trim();
    const known = this.known.get(key);
    if (known) return known;
    const last = kept.length - 1;
    const before = this.together(kept.slice(0, last), given.slice(0, last));
    const joined = this.join(
      new Map(),
      before,
      this.given(last, kept[last] as number, given[last] as number),
    );
    this.known.set(key, joined);
    return joined;
  }

  /** The last member's degrees that lead to the same round are joined to the others at one go. */
  private finish(kept: readonly number[]): void {
    const seat = kept.length;
    const rounds = new Map<string, { given: readonly number[]; last: Weights }>();
    for (let degree = 0; degree <= (this.members[seat] as RollUnder).dice; degree += 1) {
      const given = roundRobin([...kept, degree]);
      const round = rounds.get(`${given}`) ?? { given, last: new Map() };
      rounds.set(`${given}`, round);
      this.join(round.last, new Map([[0, 1]]), this.given(seat, degree, given[seat] as number));
    }
    for (const { given, last } of rounds.values()) {
      const size = given.reduce((sum, dice) => sum + dice, 0);
      const target = this.bySize.get(size) ?? new Map();
      this.bySize.set(size, target);
      this.join(target, this.together(kept, given.slice(0, seat)), [...last]);
    }
  }

  /** Every combination of degrees but the last member's. */
  run(kept: readonly number[] = []): CommonPool {
    if (kept.length === this.members.length - 1) this.finish(kept);
    else {
      const { dice } = this.members[kept.length] as RollUnder;
      for (let degree = 0; degree <= dice; degree += 1) this.run([...kept, degree]);
    }
    return this;
  }
}

/** Everybody rolls; the average degree is filled up with dice of each in turn. */
export function commonPool(members: readonly RollUnder[], pick: number): CommonPool {
  return new Piecing(members, pick).run();
}
