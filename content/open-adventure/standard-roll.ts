import { figures } from './figures-core';

/** The standard roll in the formula language: two dice, of which the lower one counts, with the sign of its colour. */
export const standardRoll = `signedRoll(${figures.dieSides.value})`;
