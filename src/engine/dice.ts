import { Distribution } from './distribution';
import { limits } from './limits';
import { power } from './weight';
import { spend } from './work';

export function requireSides(sides: number): void {
  if (sides < 1 || sides > limits.sides) {
    throw new RangeError(`A die has from 1 to ${limits.sides} sides, not ${sides}`);
  }
}

/** Refuses dice that cannot be rolled, and says which can. */
export function requireDice(count: number, sides: number): void {
  if (count < 0) throw new RangeError(`${count} dice cannot be rolled; the number must not be negative`);
  if (count > limits.dice)
    throw new RangeError(`${count} dice are too many; at most ${limits.dice} can be rolled`);
  requireSides(sides);
  if (count * sides > limits.faces) {
    throw new RangeError(`${count}d${sides} is too much; dice times sides may be at most ${limits.faces}`);
  }
}

/** One more die: each weight is the sum of the `sides` weights before it, kept as a running sum. */
function withOneMore(weights: readonly number[], sides: number): number[] {
  const next = new Array<number>(weights.length + sides - 1);
  let window = 0;
  for (let index = 0; index < next.length; index += 1) {
    if (index < weights.length) window += weights[index] as number;
    if (index >= sides) window -= weights[index - sides] as number;
    next[index] = window;
  }
  return next;
}

/** Each weight from three before it. The weights are the coefficients of f = ((1 - x^s) / (1 - x))^n, whose derivative
 *  gives f' (1 - x)(1 - x^s) = n f (1 - s x^(s-1) + (s-1) x^s); the second half mirrors the first. */
function byRecurrence(count: number, sides: number): bigint[] {
  const last = count * (sides - 1);
  const weights = new Array<bigint>(last + 1);
  weights[0] = 1n;
  for (let k = 0; k < last >> 1; k += 1) {
    const back = k + 1 - sides;
    let next = BigInt(k + count) * (weights[k] as bigint);
    if (back >= 0) next += BigInt(back - count * sides) * (weights[back] as bigint);
    if (back >= 1) next += BigInt(count * (sides - 1) + sides - k) * (weights[back - 1] as bigint);
    weights[k + 1] = next / BigInt(k + 1);
  }
  for (let k = 0; k < last - k; k += 1) weights[last - k] = weights[k] as bigint;
  return weights;
}

function byRunningSums(count: number, sides: number): number[] {
  let weights = [1];
  for (let rolled = 0; rolled < count; rolled += 1) weights = withOneMore(weights, sides);
  return weights;
}

/** The sum of `count` equal dice. */
export function dice(count: number, sides: number): Distribution<number> {
  requireDice(count, sides);
  const total = power(sides, count);
  const isSmall = typeof total === 'number';
  spend(isSmall ? (count * count * sides) / 30 : count * sides * (2 + (count * Math.log2(sides)) / 450));
  const weights = isSmall ? byRunningSums(count, sides) : byRecurrence(count, sides);
  const outcomes = Array.from({ length: weights.length }, (_, index) => count + index);
  return Distribution.from<number>({ outcomes, weights, total });
}
