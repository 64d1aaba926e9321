import { Distribution } from './distribution';
import { add, multiply, subtract, type Weight } from './weight';

type Numbers = Distribution<number>;

/** Whether the left number is below (-1), at (0) or above (1) the right one, adding up from the lowest. */
export function compared(left: Numbers, right: Numbers): Numbers {
  let below: Weight = 0;
  let equal: Weight = 0;
  let above: Weight = 0;
  let next = 0;
  for (const [index, outcome] of left.outcomes.entries()) {
    while ((right.outcomes[next] as number) < outcome) {
      below = add(below, right.weights[next] as Weight);
      next += 1;
    }
    const weight = left.weights[index] as Weight;
    above = add(above, multiply(weight, below));
    if (right.outcomes[next] === outcome) {
      equal = add(equal, multiply(weight, right.weights[next] as Weight));
    }
  }
  const rest = subtract(multiply(left.total, right.total), add(equal, above));
  return Distribution.of([
    [-1, rest],
    [0, equal],
    [1, above],
  ]);
}
