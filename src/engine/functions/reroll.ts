import { type Domain, plain } from '../domain';
import type { Handful } from '../handful';

/** Each die whose face meets the condition is rolled once more, and then it stays. */
export function rerolled<V>(domain: Domain<V>, meets: (face: V) => V, handful: Handful<V>): Handful<V> {
  const once = (): V =>
    domain.chain(handful.once(), (outcome) =>
      domain.chain(meets(domain.certainly(outcome)), (met) =>
        plain(met) === 0 ? domain.certainly(outcome) : handful.once(),
      ),
    );
  return { ...handful, once };
}
