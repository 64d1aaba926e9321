import type { Scale } from '../../src/rules/formula';
import { figures } from './figures';

/** Ratings count on past the die, a mastery for every full die. */
export const mastery: Scale = { size: figures.dieSides.value, symbol: 'M' };
