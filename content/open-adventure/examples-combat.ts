/** The numbers of the worked examples of combat and encounters: prose tells them, formulas witness them, tests prove them. */

/** Rolls of two dice on which somebody comes by a river and on a trail. */
export const chances = { river: [2, 3, 4, 5, 6], trail: [2, 3, 4] } as const;

/** A coward meets somebody with Presence 7 who rolls −1. */
export const coward = { presence: 7, roll: -1, tested: 6, modifier: -2, result: 4 } as const;

/** What two loyalty points add to the employer's test. */
export const loyal = { points: 2, modifier: 2 } as const;

/** A melee attack and a shot. */
export const blow = { attack: 8, roll: -1, total: 7, defence: 5, damage: 2 } as const;
export const shot = { attack: 7, roll: 3, total: 10, range: 5, reach: 8, defence: 7, damage: 3 } as const;

/** A rifle that buys range, and the points of two attacks. */
export const rifle = { points: 2, range: 1 } as const;
export const twoRolls = { good: 2, goodPoints: 2, bad: -3, badPoints: 0 } as const;

/** Six movement points, an attack, and three stamina points for three more spaces. */
export const runner = { points: 6, spaces: 6, stamina: 3, more: 3, all: 9 } as const;

/** An aimed attack of which the positive die is rolled again. */
export const aimed = { positive: 1, negative: 5, before: 1, again: 5, after: 0 } as const;

/** Bare hands. */
export const boxer = { strength: 4, attack: 4 } as const;

/** Steps down of two wrestlers, before and after the one who is taken down succeeds. */
export const wrestlers = { attacker: 1, defender: 2, pressed: 2 } as const;

/** Heads above each other: heights in spaces, the ledge, and what it gives. */
export const ledges = {
  human: { mine: 'medium', ledge: 1, theirs: 'medium', gives: 1 },
  dushraki: { mine: 'small', ledge: 1, theirs: 'large', gives: -1 },
} as const;

/** Our own: somebody who is hard to surprise. */
export const quick = { dexterity: 10 } as const;

/** Our own: the blow against somebody in armour, without and with a weapon that sells damage for a point. */
export const tough = { defence: 9 } as const;
export const armed = { ...tough, spend: 'damage', cost: 1 } as const;
