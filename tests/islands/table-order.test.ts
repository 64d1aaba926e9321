import { expect, test } from 'vitest';
import { nextOrder } from '../../src/islands/table-order';

test('a column is sorted upwards, then downwards, then as the book has it', () => {
  const first = nextOrder(undefined, 2);
  const second = nextOrder(first, 2);
  expect([first, second, nextOrder(second, 2)]).toEqual([
    { column: 2, descending: false },
    { column: 2, descending: true },
    undefined,
  ]);
});

test('another column begins anew', () => {
  expect(nextOrder({ column: 2, descending: true }, 0)).toEqual({ column: 0, descending: false });
});
