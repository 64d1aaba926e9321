import { limits } from './limits';

/** Refuses to follow something for longer than is computed. */
export function requireSteps(steps: number): void {
  if (steps < 0 || steps > limits.terms) {
    throw new RangeError(`A chain of events is followed for 0 to ${limits.terms} steps, not ${steps}`);
  }
}
