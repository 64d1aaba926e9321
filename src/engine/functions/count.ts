import { type Domain, plain } from '../domain';
import type { Handful } from '../handful';

/** Each die is 1 where its face meets the condition, else 0. */
export function counting<V>(
  domain: Domain<V>,
  meets: (face: V) => V,
  { count, once }: Handful<V>,
): Handful<V> {
  return {
    count,
    once: () =>
      domain.chain(once(), (face) =>
        domain.chain(meets(domain.certainly(face)), (met) => domain.certainly(plain(met) === 0 ? 0 : 1)),
      ),
  };
}
