import type { Chain } from '../chain';
import { Distribution } from '../distribution';
import { defineMechanism, lift, rolled } from '../mechanism';
import { requireSteps } from '../require-steps';
import { afterSteps } from './after-steps';
import { type TestOdds, testOdds } from './test-odds';

/** Somebody in deep water: how far under, and what strength is left. */
type Swimmer = Readonly<Record<'depth' | 'stamina' | 'health', number>>;
type Numbers = Readonly<
  Record<'depth' | 'stamina' | 'health' | 'breath' | 'sink' | 'rise' | 'needed' | 'turns', number>
>;

function requireNumbers({ depth, breath, sink, rise, turns }: Numbers): void {
  if (Math.min(depth, breath, sink, rise) < 0)
    throw new RangeError('Depth, breath, sinking and rising are 0 or more');
  requireSteps(turns);
}

const isDrowned = ({ health }: Swimmer) => health <= 0;

/** Whoever has less stamina than is needed fails without a roll. */
const isSpent = ({ stamina }: Swimmer, { needed }: Numbers) => stamina < needed;

/** Success brings up, failure down; a turn that ends under water costs breath: stamina, and what it does not cover, health. */
function after(
  { depth, stamina, health }: Swimmer,
  { breath, sink, rise }: Numbers,
  passed: boolean,
): Swimmer {
  const under = passed ? Math.max(0, depth - rise) : depth + sink;
  const cost = under > 0 ? breath : 0;
  const borne = Math.min(cost, Math.max(0, stamina));
  return { depth: under, stamina: stamina - borne, health: Math.max(0, health - (cost - borne)) };
}

function chainOf(numbers: Numbers, { passed, failed }: TestOdds): Chain<Swimmer> {
  const { depth, stamina, health } = numbers;
  return {
    start: { depth, stamina, health },
    next: (state) => {
      if (isDrowned(state)) return undefined;
      if (isSpent(state, numbers)) return Distribution.certainly(after(state, numbers, false));
      return Distribution.of([
        [after(state, numbers, true), passed],
        [after(state, numbers, false), failed],
      ]);
    },
  };
}

/** A test turn after turn that keeps somebody at the surface: the depth, the stamina and the health in the end. */
export const afloat = defineMechanism({
  parameters: ['swims', 'depth', 'stamina', 'health', 'breath', 'sink', 'rise', 'needed', 'turns'],
  exact: ({ swims, ...rest }) => {
    const odds = testOdds(swims);
    return lift(rest, (numbers) => {
      requireNumbers(numbers);
      return afterSteps(chainOf(numbers, odds), numbers.turns);
    });
  },
  roll: (_dice, { swims, ...rest }) => {
    const numbers = rolled(rest);
    requireNumbers(numbers);
    let state: Swimmer = { depth: numbers.depth, stamina: numbers.stamina, health: numbers.health };
    for (let turn = 0; turn < numbers.turns && !isDrowned(state); turn += 1) {
      state = after(state, numbers, !isSpent(state, numbers) && swims() !== 0);
    }
    return state;
  },
});
