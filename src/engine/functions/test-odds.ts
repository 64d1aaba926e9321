import type { Distribution } from '../distribution';
import type { Weight } from '../weight';

/** A test that an expression hands over, such as `4 + signedRoll(6) >= 5`: anything but 0 is a success. The numbers are as
 *  small as they can be, since chains raise them to high powers. */
export interface TestOdds {
  readonly passed: Weight;
  readonly failed: Weight;
}

export function testOdds(test: Distribution<number>): TestOdds {
  const odds = test.map((value) => Number(value !== 0)).reduced();
  return { passed: odds.weightAt(1), failed: odds.weightAt(0) };
}
