import type { Distribution } from '../distribution';
import { subtract, type Weight } from '../weight';

/** A test that an expression hands over, such as `4 + signedRoll(6) >= 5`: anything but 0 is a success. */
export interface TestOdds {
  readonly passed: Weight;
  readonly failed: Weight;
}

export function testOdds(test: Distribution<number>): TestOdds {
  const passed = test.weightOf((value) => value !== 0);
  return { passed, failed: subtract(test.total, passed) };
}
