import { Distribution } from '../distribution';
import { limits } from '../limits';
import { defineMechanism, lift, rolled } from '../mechanism';
import { spend } from '../work';

/** A corner of the grid, or the space that reaches from it to (x + 1, y + 1). */
type Point = readonly [x: number, y: number];

const parameters = ['x', 'y', 'wallX', 'wallY', 'length', 'through'] as const;
type View = Readonly<Record<(typeof parameters)[number], number>>;

const cornersOf = ([x, y]: Point): Point[] => [
  [x, y],
  [x + 1, y],
  [x, y + 1],
  [x + 1, y + 1],
];

/** On which side of the line from `from` to `to` a point lies; 0 is on it. */
function sideOf([x, y]: Point, from: Point, to: Point): number {
  return Math.sign((to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]));
}

/** How far a line and a space reach over the same stretch of an axis. */
function overlap(space: Point, from: Point, to: Point, axis: 0 | 1): number {
  const [first, last] = [Math.min(from[axis], to[axis]), Math.max(from[axis], to[axis])];
  return Math.min(last, space[axis] + 1) - Math.max(first, space[axis]);
}

/** Whether a line goes along an edge of a space that lies across the axis. */
function isAlong(space: Point, from: Point, to: Point, axis: 0 | 1): boolean {
  const across = axis === 0 ? 1 : 0;
  const onEdge = from[across] === space[across] || from[across] === space[across] + 1;
  return from[across] === to[across] && onEdge && overlap(space, from, to, axis) > 0;
}

/** Whether a line enters a space or goes along one of its edges. To touch a corner of it does not count. */
function isBlockedBy(space: Point, from: Point, to: Point): boolean {
  if (isAlong(space, from, to, 0) || isAlong(space, from, to, 1)) return true;
  // Two convex shapes are apart where one of these three lines lies between them.
  const sides = cornersOf(space).map((corner) => sideOf(corner, from, to));
  const isBetween = !sides.includes(1) || !sides.includes(-1);
  const isOutside = (axis: 0 | 1) =>
    Math.max(from[axis], to[axis]) <= space[axis] || Math.min(from[axis], to[axis]) >= space[axis] + 1;
  return !(isBetween || isOutside(0) || isOutside(1));
}

/** Corners of the target to which a line can be drawn from any corner of the space at (0, 0). */
function cornersSeen({ x, y, wallX, wallY, length, through }: View): number {
  if (length < 0 || length > limits.terms) {
    throw new RangeError(`A wall is 0 to ${limits.terms} spaces long, not ${length}`);
  }
  spend(50 * (length + 2));
  const [own, target]: [Point, Point] = [
    [0, 0],
    [x, y],
  ];
  const wall = Array.from({ length }, (_, step): Point => [wallX + step, wallY]).filter((space) =>
    [own, target].every(([column, row]) => space[0] !== column || space[1] !== row),
  );
  if (x === 0 && y === 0) return cornersOf(own).length;
  const blocking = [own, ...(through === 1 ? [] : [target]), ...wall];
  return cornersOf(target).filter((to) =>
    cornersOf(own).some((from) => !blocking.some((space) => isBlockedBy(space, from, to))),
  ).length;
}

/** How many corners of a space can be seen from another on a square grid past a wall that goes on to the right, and past
 *  those who look and are looked at; `through` is 1 where the space looked at does not block the way to its far corners. */
export const cornersInSight = defineMechanism({
  parameters,
  exact: (args) => lift(args, (view) => Distribution.certainly(cornersSeen(view))),
  roll: (_dice, args) => cornersSeen(rolled(args)),
});
