import type { Mechanism } from '../mechanism';
import { attack } from './attack';
import { attacksUntil } from './attacks-until';
import { opposed } from './opposed';
import { turnOrder } from './turn-order';
import { wound } from './wound';

/** The mechanisms that an expression can call by name. */
export const mechanisms: Readonly<Record<string, Mechanism>> = {
  attack,
  attacksUntil,
  opposed,
  turnOrder,
  wound,
};
