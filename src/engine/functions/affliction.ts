import type { Chain } from '../chain';
import { Distribution } from '../distribution';
import { limits } from '../limits';
import { defineMechanism, lift, rolled } from '../mechanism';
import { requireSteps } from '../require-steps';
import { multiply, type Weight } from '../weight';
import { afterSteps } from './after-steps';
import { binomials } from './binomials';
import { powers } from './powers';
import { type TestOdds, testOdds } from './test-odds';

/** Counters of something harmful, and the health that it takes. Rounds are counted until it is over. */
type Sick = Readonly<Record<'rounds' | 'health' | 'counters', number>>;
type Numbers = Readonly<Record<'counters' | 'health' | 'each' | 'cost' | 'horizon', number>>;

function requireNumbers({ counters, each, cost, horizon }: Numbers): void {
  if (counters < 0 || counters > limits.dice) {
    throw new RangeError(`There are from 0 to ${limits.dice} counters, not ${counters}`);
  }
  if (each !== 0 && each !== 1)
    throw new RangeError('A save is made for every counter (1) or once a round (0)');
  if (cost < 0) throw new RangeError('A failed save costs 0 or more, it does not heal');
  requireSteps(horizon);
}

const isOver = ({ rounds, health, counters }: Sick, { horizon }: Numbers) =>
  counters === 0 || health <= 0 || rounds === horizon;

/** Every passed save removes a counter, every failed one costs health, of which nobody has less than none. */
function after({ rounds, health, counters }: Sick, { cost }: Numbers, passed: number, failed: number): Sick {
  return { rounds: rounds + 1, health: Math.max(0, health - cost * failed), counters: counters - passed };
}

function chainOf(numbers: Numbers, { passed, failed }: TestOdds): Chain<Sick> {
  return {
    start: { rounds: 0, health: numbers.health, counters: numbers.counters },
    next: (state) => {
      if (isOver(state, numbers)) return undefined;
      const saves = numbers.each === 1 ? state.counters : 1;
      const [yes, no] = [powers(passed, saves), powers(failed, saves)];
      return Distribution.of(
        binomials(saves).map((ways, count): readonly [Sick, Weight] => [
          after(state, numbers, count, saves - count),
          multiply(ways, multiply(yes[count] as Weight, no[saves - count] as Weight)),
        ]),
      );
    },
  };
}

/** Counters that are saved against round after round, one save for each or one for all: the rounds until none or no
 *  health is left, and what is left then; `rounds` stops at the horizon. */
export const affliction = defineMechanism({
  parameters: ['save', 'counters', 'health', 'each', 'cost', 'horizon'],
  exact: ({ save, ...rest }) =>
    lift(rest, (numbers) => {
      requireNumbers(numbers);
      return afterSteps(chainOf(numbers, testOdds(save)), numbers.horizon);
    }),
  roll: (_dice, { save, ...rest }) => {
    const numbers = rolled(rest);
    requireNumbers(numbers);
    let state: Sick = { rounds: 0, health: numbers.health, counters: numbers.counters };
    while (!isOver(state, numbers)) {
      const saves = numbers.each === 1 ? state.counters : 1;
      let passed = 0;
      for (let made = 0; made < saves; made += 1) if (save() !== 0) passed += 1;
      state = after(state, numbers, passed, saves - passed);
    }
    return state;
  },
});
