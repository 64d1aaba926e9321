import { Distribution } from '../../src/engine/distribution';
import { evaluateExpression } from '../../src/engine/evaluate';
import type { Formula } from '../../src/rules/formula';

const source = {
  book: {
    title: 'A test',
    date: '2026',
    author: 'nobody',
    licence: { spdx: null, name: 'none', url: null },
  },
  section: 'none',
};

/** A formula for tests of the engine, with nothing but what the test is about. */
export function sample(expression: string, rest: Partial<Formula> = {}): Formula {
  return {
    id: 'sample',
    name: 'Sample',
    summary: 'A formula for tests',
    source,
    inputs: {},
    expression,
    result: { label: 'Result' },
    printed: [],
    ...rest,
  };
}

export function calculate(expression: string): Distribution {
  return evaluateExpression(expression, sample(expression), {});
}

export const certainly = (value: number): Distribution<number> => Distribution.certainly(value);

/** Every way in which some dice can fall. */
export function allThrows(sides: readonly number[]): number[][] {
  return sides.reduce<number[][]>(
    (throws, count) =>
      throws.flatMap((faces) => Array.from({ length: count }, (_, face) => [...faces, face + 1])),
    [[]],
  );
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** The distribution of something over every way in which the dice can fall, counted one by one. */
export function counted<O extends number | Readonly<Record<string, number>>>(
  sides: readonly number[],
  outcome: (faces: readonly number[]) => O,
): Distribution<O> {
  return Distribution.of(allThrows(sides).map((faces) => [outcome(faces), 1] as const));
}
