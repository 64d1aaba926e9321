import type { Choice } from '../choose';
import type { Throw } from '../mechanism';
import { policyOf } from '../policy';
import { type Pair, type Play, pairOf, type RerollOption, seenAt } from './play-rerolls';
import { signOf } from './signed-results';

/** What each side does about every pair of dice. */
export function rerollsInWords(sides: number, { stages }: Play): string[] {
  return stages.flatMap(({ attacker, chosen }) => {
    const choices = chosen.map(
      ({ says }, pair): Choice<Pair> => ({ seen: seenAt(sides, pair), weight: 1, says }),
    );
    return policyOf(choices).map((sentence) => `${attacker ? 'Attacker' : 'Defender'}: ${sentence}`);
  });
}

/** One roll on the table, with what each side decides about it. */
export function throwRerolls(throwDice: Throw, sides: number, { stages }: Play): number {
  const throwOne = (label: string) => throwDice(label, 1, sides)[0] as number;
  let [positive, negative] = [throwOne('positive'), throwOne('negative')];
  for (const { attacker, chosen } of stages) {
    const option = chosen[pairOf(sides, positive, negative)] as RerollOption;
    const why = attacker ? 'aim' : 'dodge';
    if (option.positive) positive = throwOne(`positive, ${why}`);
    if (option.negative) negative = throwOne(`negative, ${why}`);
  }
  return signOf(positive, negative);
}
