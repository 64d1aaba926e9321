import { type Domain, plain } from '../domain';
import type { Handful } from '../handful';
import { limits } from '../limits';

/** Each die that shows its highest face is rolled again and added, at most `times` over. */
export function exploding<V>(
  domain: Domain<V>,
  times: number,
  { count, once, highest }: Handful<V>,
): Handful<V> {
  if (highest === undefined) throw new RangeError('Only dice can explode, and only once');
  if (times < 0 || times > limits.explosions) {
    throw new RangeError(`Dice explode from 0 to ${limits.explosions} times, not ${times}`);
  }
  const from = (left: number, before: number): V =>
    domain.chain(once(), (outcome) => {
      const face = plain(outcome);
      return face === highest && left > 0 ? from(left - 1, before + face) : domain.certainly(before + face);
    });
  return { count, once: () => from(times, 0) };
}
