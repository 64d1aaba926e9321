import type { Distribution } from '../../src/engine/distribution';
import { certainly } from './sample';

/** Plain numbers as the arguments of a mechanism. */
export function certainOf(numbers: Readonly<Record<string, number>>): Record<string, Distribution<number>> {
  return Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, certainly(value)]));
}
