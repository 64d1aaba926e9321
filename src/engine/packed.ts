import { limits } from './limits';
import { spend } from './work';

/** Many whole numbers side by side in one BigInt, `width` bits each, the first one lowest. Adding two of these adds all
 *  numbers at once, and multiplying them joins two distributions of sums: the work is done by the platform. */
export type Packed = bigint;

/** How many bits the platform gets through in one step, adding or multiplying. */
export const pace = { adding: 1_000, multiplying: 10 } as const;

/** A width in which every sum of weights up to the total fits, in whole hexadecimal digits. */
export function widthFor(total: number | bigint): number {
  return 4 * total.toString(16).length;
}

/** Refuses packed numbers that would take too long to work with. */
export function requireBits(bits: number, bitsPerStep: number, times = 1): void {
  if (bits > limits.bits) {
    throw new RangeError(`The exact weights of this sum take more than ${limits.bits} bits`);
  }
  spend((times * bits) / bitsPerStep);
}

export function pack(values: readonly (number | bigint)[], width: number): Packed {
  const digits = width / 4;
  let text = '';
  for (let index = values.length - 1; index >= 0; index -= 1) {
    text += (values[index] as number | bigint).toString(16).padStart(digits, '0');
  }
  return BigInt(`0x0${text}`);
}

/** The numbers again, `count` of them. Halves are taken apart separately, since every cut copies all that is left. */
export function unpack(packed: Packed, width: number, count: number, into: bigint[] = []): bigint[] {
  if (count < 2) {
    if (count === 1) into.push(packed);
    return into;
  }
  const half = count >> 1;
  const bits = half * width;
  unpack(BigInt.asUintN(bits, packed), width, half, into);
  return unpack(packed >> BigInt(bits), width, count - half, into);
}
