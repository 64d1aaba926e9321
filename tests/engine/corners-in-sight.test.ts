import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cornersInSight } from '../../src/engine/functions/corners-in-sight';
import { certainOf } from './certain';
import { rollsFairly } from './rolls-fairly';

type Point = readonly [number, number];

const seen = (
  [x, y]: Point,
  { wall = [0, 0], length = 0, through = 0 }: { wall?: Point; length?: number; through?: number } = {},
) => cornersInSight.exact(certainOf({ x, y, wallX: wall[0], wallY: wall[1], length, through })).certain;

const corners = ([x, y]: Point): Point[] => [
  [x, y],
  [x + 1, y],
  [x, y + 1],
  [x + 1, y + 1],
];

/** Walks along a line in steps so small that none can jump over a space, nor over the stretch of an edge. */
function isBlocked([x, y]: Point, from: Point, to: Point): boolean {
  const size = 2 * Math.max(1, Math.abs(to[0] - from[0])) * Math.max(1, Math.abs(to[1] - from[1]));
  let before: Point | undefined;
  for (let step = 0; step <= 2 * size; step += 1) {
    // Everything times 2 × size, so that all numbers are whole.
    const [hereX, hereY] = [0, 1].map((axis) => {
      const [start, end] = [Number(from[axis]), Number(to[axis])];
      return start * 2 * size + (end - start) * step;
    });
    const here: Point = [Number(hereX), Number(hereY)];
    const [left, right, low, high] = [x, x + 1, y, y + 1].map((edge) => edge * 2 * size) as [
      number,
      number,
      number,
      number,
    ];
    const within = left <= here[0] && here[0] <= right && low <= here[1] && here[1] <= high;
    if (left < here[0] && here[0] < right && low < here[1] && here[1] < high) return true;
    // Two places on the same edge one after the other: the line goes along it.
    const onEdge = (point: Point) => [
      point[0] === left,
      point[0] === right,
      point[1] === low,
      point[1] === high,
    ];
    if (within && before) {
      const [one, other] = [onEdge(before), onEdge(here)];
      if (one.some((edge, index) => edge && other[index]) && (before[0] !== here[0] || before[1] !== here[1]))
        return true;
    }
    before = within ? here : undefined;
  }
  return false;
}

function walked(target: Point, wall: Point, length: number, through: number): number {
  const spaces = Array.from({ length }, (_, step): Point => [wall[0] + step, wall[1]]).filter(
    (space) => String(space) !== String(target) && String(space) !== '0,0',
  );
  const blocking: Point[] = [[0, 0], ...(through ? [] : [target]), ...spaces];
  return corners(target).filter((to) =>
    corners([0, 0]).some((from) => !blocking.some((space) => isBlocked(space, from, to))),
  ).length;
}

describe('a line of sight', () => {
  it('is what walking along every line finds', () => {
    const near = fc.integer({ min: -4, max: 5 });
    fc.assert(
      fc.property(
        near,
        near,
        near,
        near,
        fc.integer({ min: 0, max: 3 }),
        fc.integer({ min: 0, max: 1 }),
        (x, y, a, b, length, through) => {
          fc.pre(x !== 0 || y !== 0);
          expect(seen([x, y], { wall: [a, b], length, through })).toBe(
            walked([x, y], [a, b], length, through),
          );
        },
      ),
      { numRuns: 400 },
    );
  });

  it('reaches the two near corners of what is straight ahead, and three of what is not', () => {
    expect([seen([0, 5]), seen([-3, 0]), seen([3, 5]), seen([2, 2])]).toEqual([2, 2, 3, 3]);
  });

  it('reaches all four corners where the space looked at does not block its own', () => {
    expect([seen([0, 5], { through: 1 }), seen([3, 5], { through: 1 })]).toEqual([4, 4]);
  });

  it('does not go through an obstacle, nor along its edge', () => {
    expect(seen([0, 5], { wall: [0, 2], length: 1 })).toBe(0);
    expect(seen([2, 0], { wall: [1, 0], length: 1 })).toBe(0);
  });

  it('touches a corner without harm', () => {
    expect(seen([2, 2], { wall: [0, 2], length: 1 })).toBe(seen([2, 2], { wall: [9, 9], length: 1 }));
  });

  it('always reaches a neighbour', () => {
    for (const target of corners([0, 0]).slice(1))
      expect(seen(target, { wall: [0, 1], length: 2 })).toBeGreaterThan(0);
  });

  it('is the same in a mirror', () => {
    const near = fc.integer({ min: -6, max: 6 });
    fc.assert(
      fc.property(near, near, near, near, (x, y, a, b) => {
        expect(seen([-x, y], { wall: [-a, b], length: 1 })).toBe(seen([x, y], { wall: [a, b], length: 1 }));
        expect(seen([y, x], { wall: [b, a], length: 1 })).toBe(seen([x, y], { wall: [a, b], length: 1 }));
      }),
    );
  });

  it('sees all of its own space, and is stopped by no endless wall', () => {
    expect(seen([0, 0])).toBe(4);
    expect(() => seen([1, 1], { length: -1 })).toThrow('wall');
  });

  it('is the same on the table', () => {
    rollsFairly('cornersInSight(d3, 3, 1, 2, 1, 0)', 300);
  });
});
