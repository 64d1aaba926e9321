function requireDivisor(divisor: number): void {
  if (divisor === 0) throw new RangeError('Nothing can be divided by 0');
}

/** Functions of plain numbers; a random argument is followed through all its outcomes. */
export const arithmetic: Readonly<Record<string, (...numbers: number[]) => number>> = {
  abs: (x = 0) => Math.abs(x),
  sign: (x = 0) => Math.sign(x),
  min: (...numbers) => Math.min(...numbers),
  max: (...numbers) => Math.max(...numbers),
  clamp: (x = 0, low = 0, high = 0) => Math.min(high, Math.max(low, x)),
  down: (x = 0, by = 1) => {
    requireDivisor(by);
    return Math.floor(x / by);
  },
  up: (x = 0, by = 1) => {
    requireDivisor(by);
    return Math.ceil(x / by);
  },
};

/** How many values each takes; min and max take any number from one. */
export const arity: Readonly<Record<string, number>> = { abs: 1, sign: 1, clamp: 3, down: 2, up: 2 };
