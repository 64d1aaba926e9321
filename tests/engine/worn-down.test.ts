import { describe, expect, it } from 'vitest';
import type { Distribution } from '../../src/engine/distribution';
import { wornDown } from '../../src/engine/functions/worn-down';
import { stepsUntilOver } from '../../src/engine/over-time';
import { certainOf } from './certain';
import { rollsFairly } from './rolls-fairly';
import { calculate, certainly, counted } from './sample';

type Numbers = Distribution<number>;
const steps = (loss: string, points: number, horizon: number) =>
  calculate(`wornDown(${loss}, ${points}, ${horizon})`);

describe('points that are worn down', () => {
  /** Takes one die after another off the points. */
  function play(faces: readonly number[], points: number, lossOf: (face: number) => number): number {
    let left = points;
    for (const [step, face] of faces.entries()) {
      left -= lossOf(face);
      if (left <= 0) return step + 1;
    }
    return faces.length + 1;
  }

  it('are used up when adding one loss after another says so', () => {
    for (const points of [1, 2, 4, 7, 20]) {
      const brute = counted(Array(5).fill(4), (faces) => play(faces, points, (face) => face));
      expect(steps('d4', points, 5).equals(brute)).toBe(true);
      const rare = counted(Array(5).fill(6), (faces) => play(faces, points, (face) => Math.max(0, face - 3)));
      expect(steps('max(0, d6 - 3)', points, 5).equals(rare)).toBe(true);
    }
  });

  it('last as many steps as a certain loss goes into them, rounded up', () => {
    expect(steps('3', 9, 10).certain).toBe(3);
    expect(steps('3', 10, 10).certain).toBe(4);
    expect(steps('0', 10, 10).certain).toBe(11);
  });

  it('are used up as in a chain of what is left, however long the weights', () => {
    for (const [loss, points, horizon] of [
      ['down(3d20, 2)', 95, 30],
      ['5 * (d100 > 93)', 12, 40],
    ] as const) {
      const once = calculate(loss) as Numbers;
      const next = (left: number) => (left === 0 ? undefined : once.map((lost) => Math.max(0, left - lost)));
      const chain = stepsUntilOver({ start: points, next }, horizon);
      expect(steps(loss, points, horizon).equals(chain)).toBe(true);
    }
  });

  it('may themselves be rolled', () => {
    const mixed = calculate('let points = d2; wornDown(d4, points, 3)');
    expect(calculate('wornDown(d4, d2, 3)').equals(mixed)).toBe(true);
  });

  it('are refused where there is nothing to lose, nothing to wait for, or something won back', () => {
    const ask = (loss: number, points: number, horizon: number) =>
      wornDown.exact({ ...certainOf({ points, horizon }), loss: certainly(loss) }) as Numbers;
    expect(() => ask(1, 0, 3)).toThrow('at least 1 point');
    expect(() => ask(1, 3, 0)).toThrow('between 1 and');
    expect(() => ask(1, 3, 1001)).toThrow('between 1 and');
    expect(() => ask(-1, 3, 3)).toThrow('does not heal');
  });

  it('fall on the table as their odds say', () => {
    rollsFairly('wornDown(max(0, 2 + signedRoll(6)), 7, 6)');
  });
});
