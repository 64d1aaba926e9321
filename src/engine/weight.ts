/** How often an outcome occurs among equally likely cases: an exact integer, a BigInt once 2^53 is passed. */
export type Weight = number | bigint;

export function add(a: Weight, b: Weight): Weight {
  if (typeof a === 'number' && typeof b === 'number') {
    const sum = a + b;
    if (Number.isSafeInteger(sum)) return sum;
  }
  return BigInt(a) + BigInt(b);
}

export function subtract(a: Weight, b: Weight): Weight {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return narrow(BigInt(a) - BigInt(b));
}

export function multiply(a: Weight, b: Weight): Weight {
  if (typeof a === 'number' && typeof b === 'number') {
    const product = a * b;
    // A true product below 2^53 is exact in a double, and a larger one never rounds to below it.
    if (Number.isSafeInteger(product)) return product;
  }
  return BigInt(a) * BigInt(b);
}

/** The quotient of a weight by one of its divisors. */
export function divideExactly(a: Weight, b: Weight): Weight {
  if (typeof a === 'number' && typeof b === 'number') return a / b;
  return narrow(BigInt(a) / BigInt(b));
}

export function greatestCommonDivisor(a: Weight, b: Weight): Weight {
  let [x, y] = [a, b];
  while (y !== 0 && y !== 0n) {
    const rest = typeof x === 'number' && typeof y === 'number' ? x % y : narrow(BigInt(x) % BigInt(y));
    [x, y] = [y, rest];
  }
  return x;
}

export function leastCommonMultiple(a: Weight, b: Weight): Weight {
  return multiply(divideExactly(a, greatestCommonDivisor(a, b)), b);
}

function narrow(value: bigint): Weight {
  const small = Number(value);
  return Number.isSafeInteger(small) ? small : value;
}
