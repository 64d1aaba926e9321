/** Two bets on Aular, on a throw that shows the symbol of the first once. */
export const bets = { sword: 100, dragon: 50 } as const;

/** A character who moves points at a new rank. */
export const respec = {
  moved: 2,
  strength: 7,
  weaker: 5,
  intelligence: 5,
  wiser: 6,
  charisma: 3,
  bolder: 4,
  modifier: 1,
} as const;

/** The ore mine and what belongs to it. */
export const mine = {
  cost: 30_000,
  miners: 10,
  farms: 2,
  farmersEach: 2,
  farmers: 4,
  foodEach: 10,
  food: 20,
  workers: 14,
  surplus: 6,
  confidence: 14,
  museum: 7,
  tavern: 2,
  vineyard: 5,
  inTavern: 2,
  inVineyard: 4,
  newWorkers: 6,
  left: 0,
  printedSurplus: 1,
} as const;

/** A sovereignty that rebels. */
export const rebellious = -8;

/** A month at a spaceport, a price in low demand, and what it is for medicine. */
export const trade = { roll: 7, units: 4, demandRoll: 9, price: 20, times: 3, dearer: 60 } as const;

/** Somebody who broke out in a metropolis, and somebody who walks into an outpost unnoticed. */
export const outlaw = { roll: 5, times: 400, bounty: 2000, wantedFor: 200, entering: 10 } as const;

/** Points of alignment that the rulebook turns into a modifier one for one. */
export const aligned = { points: 3, printed: -3 } as const;
