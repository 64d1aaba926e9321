import type { Form } from '../form';
import type { Mechanism } from '../mechanism';

const diceForm = (name: string) => async () => (await import('../dice-forms')).diceForms[name] as Form;

/** What an expression can call beside the language's own forms, each in a file that is fetched when it is called for. */
export const sources: Readonly<Record<string, () => Promise<Mechanism | Form>>> = {
  highest: diceForm('highest'),
  lowest: diceForm('lowest'),
  count: diceForm('count'),
  explode: diceForm('explode'),
  reroll: diceForm('reroll'),
  affliction: async () => (await import('./affliction')).affliction,
  astray: async () => (await import('./astray')).astray,
  attack: async () => (await import('./attack')).attack,
  attacksUntil: async () => (await import('./attacks-until')).attacksUntil,
  bestPoolCheck: async () => (await import('./best-pool-check')).bestPoolCheck,
  column: async () => (await import('./column')).column,
  contest: async () => (await import('./contest')).contest,
  contestAt: async () => (await import('./contest-at')).contestAt,
  contestBeats: async () => (await import('./contest-beats')).contestBeats,
  fading: async () => (await import('./fading')).fading,
  grapple: async () => (await import('./grapple')).grapple,
  grappleTurns: async () => (await import('./grapple-turns')).grappleTurns,
  groupAgainst: async () => (await import('./group-against')).groupAgainst,
  groupAverage: async () => (await import('./group-average')).groupAverage,
  groupSum: async () => (await import('./group-sum')).groupSum,
  inTurn: async () => (await import('./in-turn')).inTurn,
  matches: async () => (await import('./matches')).matches,
  opposed: async () => (await import('./opposed')).opposed,
  opposedPools: async () => (await import('./opposed-pools')).opposedPools,
  persist: async () => (await import('./persist')).persist,
  pool: async () => (await import('./pool')).pool,
  poolCheck: async () => (await import('./pool-check')).poolCheck,
  signedHands: async () => (await import('./signed-hands')).signedHands,
  signedReroll: async () => (await import('./signed-reroll')).signedReroll,
  signedRoll: async () => (await import('./signed-roll')).signedRoll,
  trauma: async () => (await import('./trauma')).trauma,
  turnOrder: async () => (await import('./turn-order')).turnOrder,
  wound: async () => (await import('./wound')).wound,
};
