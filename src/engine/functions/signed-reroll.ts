import { defineMechanism, lift, rolled, stated } from '../mechanism';
import { playRerolls, rerollParameters } from './play-rerolls';
import { rerollsInWords, throwRerolls } from './rerolls-in-play';

/** A signed roll whose dice are rolled again: an attacker who has aimed may do so with any of them, a defender who dodges
 *  may force it, each as often as is stated and keeping the new ones. Both decide as serves them best. */
export const signedReroll = defineMechanism({
  parameters: rerollParameters,
  exact: (args) => lift(args, (question) => playRerolls(question).odds),
  roll: (throwDice, args) => {
    const question = rolled(args);
    return throwRerolls(throwDice, question.sides, playRerolls(question));
  },
  policy: (args) => {
    const question = stated(args);
    return rerollsInWords(question.sides, playRerolls(question));
  },
});
