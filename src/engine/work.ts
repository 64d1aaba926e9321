import { limits } from './limits';

/** Thrown where a question takes more steps than it was given; it may be asked again with more. */
export class OverBudget extends Error {
  override readonly name = 'OverBudget';
}

interface Meter {
  spent: number;
  readonly budget: number;
  report?(spent: number): void;
  /** How much was spent when it was last reported. */
  reported: number;
}

let meter: Meter | undefined;

/** How many steps lie between two reports. */
const stride = limits.work / 100;

/** Counts steps of work, about as long as adding one weight to another. What a phone cannot do in a moment is refused. */
export function spend(steps: number): void {
  if (!meter) return;
  meter.spent += steps;
  if (meter.spent > limits.work) {
    throw new RangeError(`This question takes more than ${limits.work} steps, the most that are computed`);
  }
  if (meter.spent > meter.budget) throw new OverBudget(`More than ${meter.budget} steps`);
  if (meter.report && meter.spent - meter.reported >= stride) {
    meter.reported = meter.spent;
    meter.report(meter.spent);
  }
}

/** Runs something with a budget of its own, which may be smaller than the one that is never exceeded. Within another
 *  question it counts as part of it. */
export function metered<T>(run: () => T, budget: number = limits.work, report?: (spent: number) => void): T {
  if (meter) return run();
  meter = { spent: 0, budget, reported: 0, ...(report && { report }) };
  try {
    return run();
  } finally {
    meter = undefined;
  }
}
