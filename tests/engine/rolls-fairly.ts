import { expect } from 'vitest';
import { evaluate } from '../../src/engine/evaluate';
import { keyOf } from '../../src/engine/outcome';
import { seededRandom } from '../../src/engine/random';
import { roll } from '../../src/engine/roll';
import { sample } from './sample';

/** Rolled on the table an expression gives only what can happen, about as often as its exact odds say. */
export function rollsFairly(expression: string, rounds = 3000): void {
  const formula = sample(expression, { result: { label: 'x' } });
  const random = seededRandom(11);
  const exact = evaluate(formula, {});
  const chances = new Map(
    exact.outcomes.map((outcome, index) => [
      keyOf(outcome),
      Number(exact.weights[index]) / Number(exact.total),
    ]),
  );
  const seen = new Map<number | string, number>();
  for (let n = 0; n < rounds; n += 1) {
    const key = keyOf(roll(formula, {}, random).outcome);
    seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  for (const key of seen.keys()) expect([...chances.keys()]).toContain(key);
  for (const [key, chance] of chances) {
    // Five standard deviations: a fair roller strays further once in millions.
    const slack = 5 * Math.sqrt((chance * (1 - chance)) / rounds) + 2 / rounds;
    expect(Math.abs((seen.get(key) ?? 0) / rounds - chance)).toBeLessThan(slack);
  }
}
