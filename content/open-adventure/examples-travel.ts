/** The numbers of the book's own examples. */

export const shapes = {
  room: { long: 5, wide: 3, spaces: 15 },
  gas: { long: 5, wide: 3, high: 2, spaces: 30 },
  fog: { wide: 5, high: 4, spaces: 100 },
};

/** On foot for eight hours, and a riding horse in one turn. */
export const walker = { hours: 8, perHour: 3000, spaces: 24 };
export const horse = { day: 120, turns: 4800, turn: 25 };

export const carrier = { strength: 5, limit: 50, weight: 20, lost: 2, points: 4 };

export const ledge = { height: 10, damage: 10 };

/** A weight falls on somebody from low down, who then succeeds at the save. */
export const crushed = { weight: 10, height: 2, full: 5, saved: 2 };

export const swimmer = { stamina: 5, rounds: 5, minutes: 50 };
export const airlock = { stamina: 3, turns: 3 };

export const snowfall = { before: 24, after: 16 };
export const sunshine = { before: 6, after: 8 };
export const thunder = { before: 5, after: -1 };

export const critters = { skill: 6, roll: 1, morsels: 2 };
