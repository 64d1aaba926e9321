import { Distribution } from '../distribution';
import { defineMechanism, lift, rolled } from '../mechanism';
import { multiply, subtract, type Weight } from '../weight';
import { duels } from './duels';
import { judgeOpposed, type OpposedResult, requireSpent } from './judge-opposed';
import { powers } from './powers';
import { degreesOf, keptOf, type RollUnder, rollUnder } from './roll-under';

type Entry = readonly [OpposedResult, Weight];

/** Both sides keep equally many dice: their faces decide. */
function* ties(mine: RollUnder, theirs: RollUnder, spent: number): Generator<Entry> {
  const most = Math.min(mine.dice, theirs.dice);
  const [low, high] = [Math.min(mine.faces, theirs.faces), Math.max(mine.faces, theirs.faces)];
  const { won, tied } = duels(most, low);
  const [within, beyond] = [powers(low, most), powers(high, most)];
  for (let degree = 0; degree <= most; degree += 1) {
    const kept = multiply(mine.keeping[degree] as Weight, theirs.keeping[degree] as Weight);
    const same = within[degree] as Weight;
    yield [{ outcome: 0, mine: 0, theirs: 0 }, multiply(kept, tied[degree] as Weight)];
    // Only the more skilled side can show the faces above the other's skill, and one of them wins at once.
    const higher = multiply(same, subtract(beyond[degree] as Weight, same));
    const left = degree - spent;
    yield [
      { outcome: Math.sign(mine.faces - theirs.faces), mine: left, theirs: left },
      multiply(kept, higher),
    ];
    for (const [equal, ways] of (won[degree] as readonly Weight[]).entries()) {
      const rest = degree - equal - spent;
      for (const outcome of [1, -1]) yield [{ outcome, mine: rest, theirs: rest }, multiply(kept, ways)];
    }
  }
}

function* results(mine: RollUnder, theirs: RollUnder, spent: number): Generator<Entry> {
  const others = degreesOf(theirs);
  for (const [degree, weight] of degreesOf(mine).entries()) {
    for (const [other, ways] of others.entries()) {
      if (degree === other) continue;
      yield [{ outcome: Math.sign(degree - other), mine: degree, theirs: other }, multiply(weight, ways)];
    }
  }
  yield* ties(mine, theirs, spent);
}

/** Two pools against each other. */
export const opposedPools = defineMechanism({
  parameters: ['sides', 'dice', 'skill', 'theirDice', 'theirSkill', 'spent'],
  exact: (args) =>
    lift(args, ({ sides, dice, skill, theirDice, theirSkill, spent }) => {
      requireSpent(spent);
      const [mine, theirs] = [rollUnder(dice, sides, skill), rollUnder(theirDice, sides, theirSkill)];
      return Distribution.of(results(mine, theirs, spent));
    }),
  roll: (throwDice, args) => {
    const { sides, dice, skill, theirDice, theirSkill, spent } = rolled(args);
    requireSpent(spent);
    const mine = keptOf(throwDice('mine', Math.max(0, dice), sides), skill);
    const theirs = keptOf(throwDice('theirs', Math.max(0, theirDice), sides), theirSkill);
    return judgeOpposed(mine, theirs, spent);
  },
});
