import { Distribution } from '../distribution';
import type { Reading } from '../reading';
import { sumOf, timesOf } from '../sums';

/** All dice added up. */
export const total: Reading = {
  exact: (dice) =>
    dice.reduce<Distribution<number>>(
      (sum, { count, die }) => sumOf(sum, timesOf(count, die)),
      Distribution.certainly(0),
    ),
  roll: (faces) => faces.reduce((sum, face) => sum + face, 0),
};
