import { requireDice } from '../dice';
import { Distribution } from '../distribution';
import { limits } from '../limits';
import { defineMechanism, lift, rolled } from '../mechanism';
import { multiply, type Weight } from '../weight';
import { binomials } from './binomials';

const symbols = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
const parameters = ['dice', 'once', 'twice', 'thrice', ...symbols] as const;
type Game = Readonly<Record<(typeof parameters)[number], number>>;

/** What a stake brings back, by how many dice show its symbol; more than three count as three. */
function paidFor(game: Game, stake: number, shown: number): number {
  const times = [0, game.once, game.twice, game.thrice][Math.min(shown, 3)] as number;
  return stake * times;
}

function settle(game: Game, paid: number): { paid: number; gain: number } {
  return { paid, gain: paid - symbols.reduce((sum, symbol) => sum + game[symbol], 0) };
}

/** Symbol after symbol: how many of the dice left show it, and what has been paid so far. */
function chances(game: Game): Distribution {
  requireDice(game.dice, symbols.length);
  if (symbols.some((symbol) => game[symbol] < 0)) throw new RangeError('A stake must not be negative');
  let states = Distribution.of([[{ left: game.dice, paid: 0 }, 1]]);
  for (const [index, symbol] of symbols.entries()) {
    const entries: [{ left: number; paid: number }, Weight][] = [];
    for (const [{ left, paid }, weight] of states.entries()) {
      // The last symbol is on all the dice that show no other.
      const least = index === symbols.length - 1 ? left : 0;
      for (let shown = least; shown <= left; shown += 1) {
        const ways = multiply(weight, binomials(left)[shown] as Weight);
        entries.push([{ left: left - shown, paid: paid + paidFor(game, game[symbol], shown) }, ways]);
      }
    }
    if (entries.length > limits.combinations) {
      throw new RangeError(`This game needs more than ${limits.combinations} combinations`);
    }
    states = Distribution.of(entries);
  }
  return states.map(({ paid }) => settle(game, paid));
}

/** A game of chance: stakes on six symbols, dice that show one each, and a payout for every staked symbol by how many
 *  dice show it (a factor of the stake, which is lost where none does). */
export const matches = defineMechanism({
  parameters,
  exact: (args) => lift(args, chances),
  roll: (throwDice, args) => {
    const game = rolled(args);
    const faces = throwDice('symbols', game.dice, symbols.length);
    const paid = symbols.map((symbol, index) =>
      paidFor(game, game[symbol], faces.filter((face) => face === index + 1).length),
    );
    return settle(
      game,
      paid.reduce((sum, one) => sum + one, 0),
    );
  },
});
