/** The ratings of the book's own examples: counted through, in its notation, and apart. */
export const ratings = {
  firstMastery: { counted: 21, written: '1M', target: 1, masteries: 1 },
  twoMasteries: { counted: 50, written: '10M2', target: 10, masteries: 2 },
  threeMasteries: { counted: 70, written: '10M3', target: 10, masteries: 3 },
};

/** An ability with a mastery against a resistance without one. */
export const advantage = { rating: 30, written: '10M', resistance: 10, bumps: 1 };

/** Our own: the same arithmetic further along. */
export const sums = {
  counted: 34,
  written: '14M',
  up: { from: 17, change: 6, to: '3M', counted: 23 },
  down: { from: 45, written: '5M2', change: -10, off: 10, to: '15M', counted: 35 },
};

/** Our own: somebody somewhat abler than the usual resistance, and somebody far better. */
export const abler = { rating: 17, resistance: 14 };
export const farAbler = { rating: 50, written: '10M2', resistance: 10 };

/** Our own: where a hero point is worth least and most to the abler one. */
export const weak = { resistance: 1 };
export const strong = { resistance: 40, written: '20M' };

/** Our own: with the lower roll as the better one, three masteries more are nearly safe and four are. */
export const behind = { rating: 10, two: 50, twoWritten: '10M2', three: 70, threeWritten: '10M3' };

/** Our own: a contest from the dice to the degree. */
export const played = { rating: 17, resistance: 14, roll: 5, other: 16, steps: 1, degree: 2 };

/** Our own: a mastery turns a failure into a success, and that wins. */
export const bumped = { rating: 30, written: '10M', target: 10, resistance: 10, roll: 14, other: 12 };
