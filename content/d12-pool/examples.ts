/** The worked cases of the notes: prose tells them, formulas witness them. */

/** Execution 4 under a blackout of 8: the penalty stops where one die is left. */
export const hurtCheck = { attribute: 4, blackout: 8 };
export const hurtPenalty = -3;
export const hurtDice = hurtCheck.attribute + hurtPenalty;

/** A pool that modifiers have brought two below nothing; pushed, it has one die. */
export const emptyPool = { attribute: 4, yours: -6 };
export const emptyAdvice = { attribute: emptyPool.attribute, modifiers: emptyPool.yours };
export const emptyPoolSize = emptyPool.attribute + emptyPool.yours;
export const pushedPoolSize = 1;

/** Our own: four dice under a skill of 5, of which two stay. */
export const readRoll = {
  faces: [2, 5, 9, 11],
  written: '2, 5, 9 and 11',
  skill: 5,
  kept: '2 and 5',
  degree: 2,
  ceiling: 5,
  floor: 2,
};

/** Our own: both keep two dice, the highest are equal, the second ones decide and nothing is left. */
export const tieBreak = {
  mine: [5, 3],
  theirs: [5, 2],
  degree: 2,
  tied: 5,
  myNext: 3,
  theirNext: 2,
  left: 0,
};

/** Our own: three roll, and the average of their degrees is rounded down to a single die. */
export const piecing = {
  ada: [6, 4, 1],
  boris: [3, 2],
  chen: [],
  adaKeeps: '6, 4 and 1',
  borisKeeps: '3 and 2',
  total: 5,
  people: 3,
  average: 1,
  goesIn: 6,
};

/** Our own: a hit that fills a score twice. */
export const heavyHit = { discipline: 4, held: 3, hit: 20, full: 8, trauma: 23, points: 2, rest: 7 };
