import { defineMechanism, lift } from '../mechanism';
import { sumAndSixes } from './sum-and-sixes';

const judge = (sum: number, sixes: number, bonus: number, target: number) => {
  const margin = sum + bonus - target;
  return { total: sum + bonus, margin, criticals: margin >= 0 ? sixes : 0 };
};

/** Some d6 and a bonus against a target, fixed or rolled. Reaching it hits; on a hit every six is a critical. */
export const attack = defineMechanism({
  parameters: ['dice', 'bonus', 'target'],
  exact: ({ dice, bonus, target }) => {
    const aims = bonus.combine(target, (plus, aim) => ({ plus, aim }));
    return lift({ dice }, (numbers) =>
      sumAndSixes(numbers.dice).combine(aims, ({ sum, sixes }, { plus, aim }) =>
        judge(sum, sixes, plus, aim),
      ),
    );
  },
  roll: (throwDice, { dice, bonus, target }) => {
    const faces = throwDice('attack', dice(), 6);
    const sum = faces.reduce((all, face) => all + face, 0);
    return judge(sum, faces.filter((face) => face === 6).length, bonus(), target());
  },
});
