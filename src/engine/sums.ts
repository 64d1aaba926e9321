import { Distribution } from './distribution';
import { limits } from './limits';
import { pace, pack, requireBits, unpack, widthFor } from './packed';
import { multiply, power, type Weight } from './weight';
import { spend } from './work';

type Numbers = Distribution<number>;

export const lowest = ({ outcomes }: Numbers): number => outcomes[0] as number;
export const highest = ({ outcomes }: Numbers): number => outcomes[outcomes.length - 1] as number;
const span = (one: Numbers): number => highest(one) - lowest(one) + 1;

/** The weight of every whole number from the lowest outcome to the highest. */
function dense(one: Numbers): Weight[] {
  if (one.outcomes.length === span(one)) return one.weights as Weight[];
  const low = lowest(one);
  const weights = new Array<Weight>(span(one)).fill(0);
  for (let index = 0; index < one.outcomes.length; index += 1) {
    weights[(one.outcomes[index] as number) - low] = one.weights[index] as Weight;
  }
  return weights;
}

/** Whole numbers from `low` upwards with their weights; drops what cannot happen. */
export function fromDense(low: number, weights: readonly Weight[], total: Weight): Numbers {
  const outcomes: number[] = [];
  const kept: Weight[] = [];
  const whole = typeof total === 'number';
  for (let index = 0; index < weights.length; index += 1) {
    const weight = weights[index] as Weight;
    if (!weight) continue;
    outcomes.push(low + index);
    kept.push(whole ? Number(weight) : weight);
  }
  return Distribution.from({ outcomes, weights: kept, total });
}

/** Both lists of plain numbers: every pair is added up where its sum belongs. */
function convolve(one: readonly number[], other: readonly number[]): number[] {
  spend((one.length * other.length) / 32);
  const sums = new Array<number>(one.length + other.length - 1).fill(0);
  for (let i = 0; i < one.length; i += 1) {
    const weight = one[i] as number;
    if (weight === 0) continue;
    for (let j = 0; j < other.length; j += 1)
      sums[i + j] = (sums[i + j] as number) + weight * (other[j] as number);
  }
  return sums;
}

/** The sum of two independent numbers. */
export function sumOf(one: Numbers, other: Numbers): Numbers {
  const [mine, theirs] = [one.certain, other.certain];
  if (theirs !== undefined) return one.map((outcome) => outcome + theirs);
  if (mine !== undefined) return other.map((outcome) => mine + outcome);
  const count = span(one) + span(other) - 1;
  const pairs = one.outcomes.length * other.outcomes.length;
  // Outcomes that lie far apart would leave the lists empty.
  if (count > 4 * pairs + 100 || count > limits.outcomes) return one.combine(other, (a, b) => a + b);
  const low = lowest(one) + lowest(other);
  const total = multiply(one.total, other.total);
  if (typeof total === 'number') {
    return fromDense(low, convolve(dense(one) as number[], dense(other) as number[]), total);
  }
  const width = widthFor(total);
  requireBits(count * width, pace.multiplying);
  const product = pack(dense(one), width) * pack(dense(other), width);
  return fromDense(low, unpack(product, width, count), total);
}

/** `count` independent copies added: the power of one packed number, or by doubling where weights are small. */
export function timesOf(count: number, one: Numbers): Numbers {
  if (count === 0) return Distribution.certainly(0);
  if (count === 1) return one;
  const total = power(one.total, count);
  const size = (span(one) - 1) * count + 1;
  if (typeof total === 'number' || size > limits.outcomes) {
    const half = timesOf(count >> 1, one);
    const even = sumOf(half, half);
    return count % 2 === 0 ? even : sumOf(even, one);
  }
  const width = widthFor(total);
  requireBits(size * width, pace.multiplying, 2);
  const packed = pack(dense(one), width) ** BigInt(count);
  return fromDense(lowest(one) * count, unpack(packed, width, size), total);
}
