import { Distribution } from './distribution';
import { limits } from './limits';
import { add, subtract, type Weight } from './weight';

/** One more die: each weight is the sum of the `sides` weights before it, kept as a running sum. */
function withOneMore(weights: readonly Weight[], sides: number): Weight[] {
  const next: Weight[] = [];
  let window: Weight = 0;
  for (let index = 0; index < weights.length + sides - 1; index += 1) {
    window = add(window, weights[index] ?? 0);
    if (index >= sides) window = subtract(window, weights[index - sides] ?? 0);
    next.push(window);
  }
  return next;
}

/** The sum of `count` equal dice. */
export function dice(count: number, sides: number): Distribution<number> {
  if (count < 0) throw new RangeError(`${count} dice cannot be rolled; the number must not be negative`);
  if (count > limits.dice)
    throw new RangeError(`${count} dice are too many; at most ${limits.dice} can be rolled`);
  if (sides < 1 || sides > limits.sides) {
    throw new RangeError(`A die has from 1 to ${limits.sides} sides, not ${sides}`);
  }
  if (count * sides > limits.faces) {
    throw new RangeError(`${count}d${sides} is too much; dice times sides may be at most ${limits.faces}`);
  }
  let weights: readonly Weight[] = [1];
  for (let rolled = 0; rolled < count; rolled += 1) weights = withOneMore(weights, sides);
  return Distribution.of(weights.map((weight, index) => [count + index, weight] as const));
}
