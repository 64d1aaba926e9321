import { spend } from './work';

/** How often an outcome occurs among equally likely cases: an exact integer, a BigInt once 2^53 is passed. */
export type Weight = number | bigint;

const most = BigInt(Number.MAX_SAFE_INTEGER);

/** The same number, as a BigInt only where it must be one. */
export function narrow(value: bigint): Weight {
  return value <= most && value >= -most ? Number(value) : value;
}

export function add(a: Weight, b: Weight): Weight {
  if (typeof a === 'number' && typeof b === 'number') {
    const sum = a + b;
    if (Number.isSafeInteger(sum)) return sum;
  }
  return narrow(BigInt(a) + BigInt(b));
}

export function subtract(a: Weight, b: Weight): Weight {
  return add(a, -b);
}

export function multiply(a: Weight, b: Weight): Weight {
  if (typeof a === 'number' && typeof b === 'number') {
    const product = a * b;
    // A true product below 2^53 is exact in a double, and a larger one never rounds to below it.
    if (Number.isSafeInteger(product)) return product;
  }
  return narrow(BigInt(a) * BigInt(b));
}

/** The quotient of a weight by one of its divisors. */
export function divideExactly(a: Weight, b: Weight): Weight {
  if (typeof a === 'number' && typeof b === 'number') return a / b;
  return narrow(BigInt(a) / BigInt(b));
}

/** `base` times itself, `exponent` times. */
export function power(base: Weight, exponent: number): Weight {
  const product = Number(base) ** exponent;
  return Number.isSafeInteger(product) ? product : narrow(BigInt(base) ** BigInt(exponent));
}

/** About how many bits a weight takes; a BigInt is counted in whole hexadecimal digits. */
export const bitsOf = (weight: Weight): number =>
  typeof weight === 'number' ? Math.log2(Math.abs(weight) + 1) : 4 * weight.toString(16).length;

export function greatestCommonDivisor(a: Weight, b: Weight): Weight {
  let [x, y] = [a, b];
  const steps = 4 + bitsOf(y) / 1_600;
  while (typeof x === 'bigint' || typeof y === 'bigint') {
    spend(steps);
    if (BigInt(y) === 0n) return x;
    [x, y] = [y, narrow(BigInt(x) % BigInt(y))];
  }
  while (y !== 0) [x, y] = [y, x % y];
  return x;
}

export function leastCommonMultiple(a: Weight, b: Weight): Weight {
  return a === b ? a : multiply(divideExactly(a, greatestCommonDivisor(a, b)), b);
}

/** All weights of one kind: numbers where their total is safe, else BigInts. Mixed kinds are slow to add up. */
export function alike(weights: readonly Weight[], total: Weight): readonly Weight[] {
  const kind = typeof total;
  if (weights.every((weight) => typeof weight === kind)) return weights;
  return kind === 'number' ? weights.map(Number) : weights.map(BigInt);
}
