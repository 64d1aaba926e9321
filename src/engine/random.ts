/** A die with the given number of sides: 1 … sides, all equally likely. */
export type Random = (sides: number) => number;

const range = 2 ** 32;

/** Turns uniform 32-bit numbers into fair dice: what lies above the last full multiple of `sides` is drawn again. */
function fairDie(next: () => number): Random {
  return (sides) => {
    const fair = range - (range % sides);
    let drawn = next();
    while (drawn >= fair) drawn = next();
    return (drawn % sides) + 1;
  };
}

/** The platform's cryptographic source. */
export const cryptoRandom: Random = fairDie(() => crypto.getRandomValues(new Uint32Array(1))[0] as number);

/** A repeatable stream for tests (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return fairDie(() => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  });
}
