import { timeMeasures } from './tables-travel';

/** A weapon whose range a roll makes longer. */
export const rangeExample = { range: 3, roll: 2, reached: 5 } as const;

/** Two strong drinks within the hour. */
export const twoDrinks = { mead: 12, wine: 7, sum: 19, best: 5 } as const;

/** A fighter who is hired, and one month's pay. */
export const hiredFighter = { rank: 2, perRank: 270, month: 540 } as const;

/** Militia, which the example of the rulebook pays by the day. */
export const militia = { rank: 3, perRank: 30, pay: 90, monthOfDays: 30 } as const;

/** Our own: a thing to bargain about. */
export const haggledOver = {
  price: 25,
  cheaper: 22,
  dearer: 27,
  small: 4,
  smallCheaper: 3,
  lowBargain: 4,
} as const;

/** How many rounds there are in an hour. */
export const roundsInAnHour = timeMeasures.rows.hour.turns / timeMeasures.rows.round.turns;
