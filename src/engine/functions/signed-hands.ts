import { requireSides } from '../dice';
import { Distribution } from '../distribution';
import { defineMechanism, lift } from '../mechanism';

/** Two players show from no finger up to `most`, all equally likely. The difference counts; a second show gives the sign,
 *  positive where both are even or both are odd. */
export const signedHands = defineMechanism({
  parameters: ['most'],
  exact: (args) =>
    lift(args, ({ most }) => {
      const hands = most + 1;
      requireSides(hands);
      const even = Math.ceil(hands / 2);
      const alike = even ** 2 + (hands - even) ** 2;
      const entries = Array.from({ length: most }, (_, index) => {
        const ways = 2 * (most - index);
        return [
          [index + 1, ways * alike],
          [-1 - index, ways * (hands ** 2 - alike)],
        ] as const;
      });
      return Distribution.of([[0, hands ** 3] as const, ...entries.flat()]).reduced();
    }),
  roll: (throwDice, args) => {
    // A die that starts at 1 shows one more than the hand does; differences are the same.
    const hands = args.most() + 1;
    const [one = 1, other = 1] = throwDice('hands', 2, hands);
    if (one === other) return 0;
    const [first = 1, second = 1] = throwDice('sign', 2, hands);
    return Math.abs(one - other) * ((first - second) % 2 === 0 ? 1 : -1);
  },
});
