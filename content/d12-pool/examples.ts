/** The worked cases of the notes: prose tells them, formulas witness them. */

/** Execution 4 under a blackout of 8: the penalty stops where one die is left. */
export const hurtCheck = { attribute: 4, blackout: 8 };
export const hurtPenalty = -3;
export const hurtDice = hurtCheck.attribute + hurtPenalty;

/** A pool that modifiers have brought two below nothing; pushed, it has one die. */
export const emptyPool = { attribute: 4, yours: -6 };
export const emptyPoolSize = -2;
export const pushedPoolSize = 1;
