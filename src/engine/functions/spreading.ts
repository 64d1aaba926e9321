import { Distribution } from '../distribution';
import { limits } from '../limits';
import { defineMechanism, lift, rolled } from '../mechanism';
import { requireSteps } from '../require-steps';
import { multiply, type Weight } from '../weight';
import { afterSteps } from './after-steps';
import { binomials } from './binomials';
import { powers } from './powers';
import { testOdds } from './test-odds';

type Numbers = Readonly<Record<'started' | 'room' | 'steps', number>>;
type Blaze = Readonly<Record<'places', number>>;

function requireNumbers({ started, room, steps }: Numbers): void {
  if (started < 0 || room < started)
    throw new RangeError('What spreads starts in 0 places or more, and has room for them');
  if (room > limits.dice)
    throw new RangeError(`There is room for at most ${limits.dice} places, not ${room}`);
  requireSteps(steps);
}

/** Something that spreads, such as a fire: with every step each place that it has reached is tested, and adds another one
 *  where the test succeeds, as long as there is room. */
export const spreading = defineMechanism({
  parameters: ['catches', 'started', 'room', 'steps'],
  exact: ({ catches, ...rest }) => {
    const { passed, failed } = testOdds(catches);
    return lift(rest, (numbers) => {
      requireNumbers(numbers);
      const next = ({ places }: Blaze) => {
        if (places === 0 || places === numbers.room) return undefined;
        const [yes, no] = [powers(passed, places), powers(failed, places)];
        return Distribution.of(
          binomials(places).map((ways, count): readonly [Blaze, Weight] => [
            { places: Math.min(numbers.room, places + count) },
            multiply(ways, multiply(yes[count] as Weight, no[places - count] as Weight)),
          ]),
        ).reduced();
      };
      const start: Blaze = { places: numbers.started };
      return afterSteps<Blaze>({ start, next }, numbers.steps).marginal('places');
    });
  },
  roll: (_dice, { catches, ...rest }) => {
    const numbers = rolled(rest);
    requireNumbers(numbers);
    let places = numbers.started;
    for (let step = 0; step < numbers.steps && places < numbers.room; step += 1) {
      let caught = 0;
      for (let place = 0; place < places; place += 1) if (catches() !== 0) caught += 1;
      places = Math.min(numbers.room, places + caught);
    }
    return places;
  },
});
