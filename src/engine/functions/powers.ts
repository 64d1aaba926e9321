import { multiply, type Weight } from '../weight';

/** The powers of a base from 0 to `most`; 0 to the power of 0 is 1, for there is one way to roll no dice. */
export function powers(base: Weight, most: number): Weight[] {
  const all: Weight[] = [1];
  for (let exponent = 1; exponent <= most; exponent += 1)
    all.push(multiply(all[exponent - 1] as Weight, base));
  return all;
}
