import type { Mechanism } from '../mechanism';
import { affliction } from './affliction';
import { astray } from './astray';
import { attack } from './attack';
import { attacksUntil } from './attacks-until';
import { bestPoolCheck } from './best-pool-check';
import { contest } from './contest';
import { contestAt } from './contest-at';
import { contestBeats } from './contest-beats';
import { fading } from './fading';
import { grapple, grappleTurns } from './grapple';
import { groupAgainst } from './group-against';
import { groupAverage } from './group-average';
import { groupSum } from './group-sum';
import { matches } from './matches';
import { opposed } from './opposed';
import { opposedPools } from './opposed-pools';
import { pool } from './pool';
import { poolCheck } from './pool-check';
import { signedHands } from './signed-hands';
import { signedReroll } from './signed-reroll';
import { signedRoll } from './signed-roll';
import { trauma } from './trauma';
import { turnOrder } from './turn-order';
import { wound } from './wound';

/** The mechanisms that an expression can call by name. */
export const mechanisms: Readonly<Record<string, Mechanism>> = {
  attack,
  attacksUntil,
  opposed,
  turnOrder,
  wound,
  bestPoolCheck,
  groupAgainst,
  groupAverage,
  groupSum,
  opposedPools,
  pool,
  poolCheck,
  signedHands,
  signedReroll,
  signedRoll,
  contest,
  contestAt,
  contestBeats,
  matches,
  affliction,
  astray,
  fading,
  grapple,
  trauma,
  grappleTurns,
};
