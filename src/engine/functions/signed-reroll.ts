import type { Choice } from '../choose';
import { defineMechanism, lift, rolled, stated } from '../mechanism';
import { policyOf } from '../policy';
import {
  type Pair,
  pairOf,
  playRerolls,
  type RerollOption,
  type Rerolls,
  rerollParameters,
  seenAt,
} from './play-rerolls';
import { signOf } from './signed-results';

function inWords(question: Rerolls): string[] {
  return playRerolls(question).stages.flatMap(({ attacker, chosen }) => {
    const choices = chosen.map(
      ({ says }, pair): Choice<Pair> => ({ seen: seenAt(question.sides, pair), weight: 1, says }),
    );
    return policyOf(choices).map((sentence) => `${attacker ? 'Attacker' : 'Defender'}: ${sentence}`);
  });
}

/** A signed roll whose dice are rolled again: an attacker who has aimed may do so with any of them, a defender who dodges
 *  may force it, each as often as is stated and keeping the new ones. Both decide as serves them best. */
export const signedReroll = defineMechanism({
  parameters: rerollParameters,
  exact: (args) => lift(args, (question) => playRerolls(question).odds),
  roll: (throwDice, args) => {
    const question = rolled(args);
    const { sides } = question;
    const throwOne = (label: string) => throwDice(label, 1, sides)[0] as number;
    let [positive, negative] = [throwOne('positive'), throwOne('negative')];
    for (const { attacker, chosen } of playRerolls(question).stages) {
      const option = chosen[pairOf(sides, positive, negative)] as RerollOption;
      const why = attacker ? 'aim' : 'dodge';
      if (option.positive) positive = throwOne(`positive, ${why}`);
      if (option.negative) negative = throwOne(`negative, ${why}`);
    }
    return signOf(positive, negative);
  },
  policy: (args) => inWords(stated(args)),
});
