/** A hover car whose driver is shot. */
export const runaway = {
  speed: 25,
  first: 12,
  second: 6,
  third: 3,
  last: 1,
  turns: 4,
  distance: 22,
} as const;

/** A hovercycle that slows down. */
export const braking = { from: 23, to: 19, actions: 2 } as const;

/** A wagon without a driver, and somebody in its way. */
export const wagon = { weight: 450, speed: 25, share: 4, times: 5, damage: 20, saved: 10, own: 5 } as const;

/** A longship that turns. */
export const longship = { speed: 144, turn: 30 } as const;

/** A horse at full speed. */
export const horse = { speed: 120, turn: 25 } as const;

/** Drives and engines. */
export const drive = { spool: 10, turns: 10 } as const;
export const engine = { manoeuvrability: 3, first: 3, second: 6 } as const;
export const shield = { missing: 2, turns: 2 } as const;

/** Furnishings of three kinds. */
export const furnished = { kinds: 3, percent: 75 } as const;
