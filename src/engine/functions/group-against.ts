import { Distribution } from '../distribution';
import { limits } from '../limits';
import { defineMechanism, lift, rolled } from '../mechanism';
import { add, multiply, type Weight } from '../weight';
import { binomials } from './binomials';
import { type Coded, everyDie, unitsFor } from './given-dice';
import { judgeOpposed, type OpposedResult, requireSpent } from './judge-opposed';
import { type Members, memberParameters, membersOf, rollMembers } from './members';
import { pieceTogether, requirePick } from './piece-together';
import { powers } from './powers';
import { degreesOf, keptOf, rollUnder } from './roll-under';
import { sharedPool } from './shared-pool';

type Numbers = Members & Readonly<Record<'theirDice' | 'theirSkill' | 'spent' | 'pick', number>>;
type Put = (outcome: number, mine: number, theirs: number, weight: Weight) => void;

const sumOf = (pools: Coded): Weight => [...pools.values()].reduce<Weight>(add, 0);

/** Pools by how often they show a face; what is left of them shows lower ones. */
function byCount(pools: Coded, unit: number): Map<number, Map<number, Weight>> {
  const counts = new Map<number, Map<number, Weight>>();
  for (const [code, weight] of pools) {
    const count = Math.floor(code / unit);
    const alike = counts.get(count) ?? new Map();
    counts.set(count, alike.set(code - count * unit, weight));
  }
  return counts;
}

/** Pools of equally many dice against all throws of their dice: at every face, from the highest down, one side shows it
 *  more often, or both as often and go on. `ways` is in how many their dice can have shown the faces above. */
function compare(
  pools: Coded,
  left: number,
  ways: Weight,
  face: number,
  rules: { readonly units: readonly number[]; readonly faces: number; readonly spent: number },
  put: Put,
): void {
  if (left === 0) {
    put(0, 0, 0, multiply(ways, sumOf(pools)));
    return;
  }
  const { units, faces, spent } = rules;
  const chosen = binomials(left);
  const below = powers(Math.min(face - 1, faces), left);
  const most = face > faces ? 0 : left;
  for (const [mine, lower] of byCount(pools, units[face - 1] ?? limits.number)) {
    const scale = multiply(ways, sumOf(lower));
    for (let theirs = 0; theirs <= most; theirs += 1) {
      if (theirs === mine) continue;
      const shown = multiply(chosen[theirs] as Weight, below[left - theirs] as Weight);
      const rest = left - Math.min(mine, theirs) - spent;
      put(Math.sign(mine - theirs), rest, rest, multiply(scale, shown));
    }
    if (mine <= most) {
      compare(lower, left - mine, multiply(ways, chosen[mine] as Weight), face - 1, rules, put);
    }
  }
}

function results({ theirDice, theirSkill, spent, pick, ...group }: Numbers): Distribution<OpposedResult> {
  const members = membersOf(group);
  const their = rollUnder(theirDice, group.sides, theirSkill);
  const faces = Math.max(...members.map((member) => member.faces));
  const most = Math.floor(members.reduce((sum, { dice }) => sum + dice, 0) / members.length);
  const units = unitsFor(most, faces);
  const entries: [OpposedResult, Weight][] = [];
  const put: Put = (outcome, mine, theirs, weight) => entries.push([{ outcome, mine, theirs }, weight]);
  for (const [mine, pools] of sharedPool(members, everyDie(units, members, pick))) {
    const all = sumOf(pools);
    for (const [theirs, weight] of degreesOf(their).entries()) {
      if (theirs !== mine) put(Math.sign(mine - theirs), mine, theirs, multiply(all, weight));
    }
    const ways = their.keeping[mine];
    if (ways === undefined) continue;
    compare(pools, mine, ways, Math.max(faces, their.faces), { units, faces: their.faces, spent }, put);
  }
  return Distribution.of(entries);
}

/** A group that checks as one against a single pool. */
export const groupAgainst = defineMechanism({
  parameters: ['theirDice', 'theirSkill', 'spent', 'pick', ...memberParameters],
  exact: (args) =>
    lift(args, (numbers) => {
      requireSpent(numbers.spent);
      requirePick(numbers.pick);
      return results(numbers);
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
