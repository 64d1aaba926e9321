import type { Side } from '../side';
import * as dicePoolCalc from './dice-pool-calc';
import * as yipeDice from './yipe-dice';

export const peers = ['dice-pool-calc', '@yipe/dice'] as const;
export type Peer = (typeof peers)[number];

/** The same questions in the words of the peers. One that is missing has no words for it: for a choice, for a chain of
 *  events, for several numbers at once. */
export const asked: Readonly<Record<string, Partial<Record<Peer, Side>>>> = {
  '3d6': { 'dice-pool-calc': dicePoolCalc.sum(3, 6), '@yipe/dice': yipeDice.sum(3, 6) },
  '100d6': { 'dice-pool-calc': dicePoolCalc.sum(100, 6), '@yipe/dice': yipeDice.sum(100, 6) },
  '200d100': { 'dice-pool-calc': dicePoolCalc.sum(200, 100), '@yipe/dice': yipeDice.builtSum(200, 100) },
  '20d20, keep the highest 10': {
    'dice-pool-calc': dicePoolCalc.keepHighest(10, 20, 20, 0),
    '@yipe/dice': yipeDice.keepHighest(10, 20, 20, 0),
  },
  '14d12 under 5: degree, ceiling and floor': { 'dice-pool-calc': dicePoolCalc.pool(14, 12, 5) },
  '8d12 under 6 against 8d12 under 5': {
    'dice-pool-calc': dicePoolCalc.opposedPools(12, [8, 6], [8, 5], false),
  },
  '… with the remaining degrees': { 'dice-pool-calc': dicePoolCalc.opposedPools(12, [8, 6], [8, 5], true) },
  '15d12 under 8 against the same': {
    'dice-pool-calc': dicePoolCalc.opposedPools(12, [15, 8], [15, 8], true),
  },
  '7d6: sum by sixes': { 'dice-pool-calc': dicePoolCalc.sumAndSixes(7) },
  'd20 contest, 10 with a mastery against 10': { 'dice-pool-calc': dicePoolCalc.contest() },
  '10d10 exploding twice': {
    'dice-pool-calc': dicePoolCalc.explodingSum(10, 10, 2),
    '@yipe/dice': yipeDice.explodingSum(10, 10, 2),
  },
  '10d10 exploding four times, keep 5': {
    'dice-pool-calc': dicePoolCalc.keepHighest(5, 10, 10, 4),
    '@yipe/dice': yipeDice.keepHighest(5, 10, 10, 4),
  },
};
