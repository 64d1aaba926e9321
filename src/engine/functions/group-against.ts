import { Distribution } from '../distribution';
import { defineMechanism, lift, rolled } from '../mechanism';
import { add, multiply, type Weight } from '../weight';
import { binomials } from './binomials';
import { requirePick } from './given-dice';
import { judgeOpposed, type OpposedResult, requireSpent } from './judge-opposed';
import { memberParameters, membersOf, rollMembers } from './members';
import { countsOf, pieceTogether } from './piece-together';
import { powers } from './powers';
import { degreesOf, keptOf, type RollUnder, rollUnder } from './roll-under';
import { everyDie, type SharedPool, sharedPool } from './shared-pool';

type Entry = readonly [OpposedResult, Weight];

/** One set of dice against all throws of equally many dice on `faces` faces: at every face, from the highest down, the
 *  other side shows it more often, less often, or as often and goes on. */
function* compared(
  counts: readonly number[],
  degree: number,
  faces: number,
  spent: number,
): Generator<Entry> {
  let [left, ways]: [number, Weight] = [degree, 1];
  const result = (outcome: number, equal: number): OpposedResult => {
    const rest = left - equal - spent;
    return { outcome, mine: rest, theirs: rest };
  };
  for (let face = Math.max(faces, counts.length); face > 0 && left > 0; face -= 1) {
    const mine = counts[counts.length - face] ?? 0;
    const chosen = binomials(left);
    const below = powers(Math.min(face - 1, faces), left);
    const most = face > faces ? 0 : left;
    for (let theirs = 0; theirs <= most; theirs += 1) {
      if (theirs === mine) continue;
      const shown = multiply(chosen[theirs] as Weight, below[left - theirs] as Weight);
      const outcome = Math.sign(mine - theirs);
      yield [result(outcome, Math.min(mine, theirs)), multiply(ways, shown)];
    }
    if (mine > most) return;
    ways = multiply(ways, chosen[mine] as Weight);
    left -= mine;
  }
  yield [{ outcome: 0, mine: 0, theirs: 0 }, ways];
}

function* results({ units, bySize }: SharedPool, theirs: RollUnder, spent: number): Generator<Entry> {
  const degrees = degreesOf(theirs);
  for (const [mine, weights] of bySize) {
    const all = [...weights.values()].reduce<Weight>((sum, weight) => add(sum, weight), 0);
    for (const [other, weight] of degrees.entries()) {
      if (other === mine) continue;
      yield [{ outcome: Math.sign(mine - other), mine, theirs: other }, multiply(all, weight)];
    }
    const keeping = theirs.keeping[mine];
    if (keeping === undefined) continue;
    for (const [code, weight] of weights) {
      const scale = multiply(weight, keeping);
      for (const [result, ways] of compared(countsOf(code, units), mine, theirs.faces, spent)) {
        yield [result, multiply(scale, ways)];
      }
    }
  }
}

/** A group that checks as one against a single pool. */
export const groupAgainst = defineMechanism({
  parameters: ['theirDice', 'theirSkill', 'spent', 'pick', ...memberParameters],
  exact: (args) =>
    lift(args, ({ theirDice, theirSkill, spent, pick, ...members }) => {
      requireSpent(spent);
      requirePick(pick);
      const theirs = rollUnder(theirDice, members.sides, theirSkill);
      return Distribution.of(results(sharedPool(membersOf(members), pick, everyDie), theirs, spent));
    }),
  roll: (throwDice, args) => {
    const { theirDice, theirSkill, spent, pick, ...members } = rolled(args);
    requireSpent(spent);
    requirePick(pick);
    const mine = pieceTogether(rollMembers(throwDice, members), pick);
    const theirs = keptOf(throwDice('theirs', Math.max(0, theirDice), members.sides), theirSkill);
    return judgeOpposed(mine, theirs, spent);
  },
});
