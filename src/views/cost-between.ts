import type { Along } from '../rules/formula';
import type { Point } from './curve';

/** What it takes to come from one place of the axis to another; below zero where the way leads back. */
export function costBetween(
  points: readonly Point[],
  from: Point['key'],
  to: Point['key'],
  sums: Along['sums'],
): number {
  const [start, end] = [from, to].map((key) => points.findIndex((point) => point.key === key));
  if (start === undefined || end === undefined || start < 0 || end < 0) {
    throw new RangeError(`Both ends must stand on the axis, '${from}' and '${to}' do not`);
  }
  if (sums === 'difference') return (points[end]?.value ?? 0) - (points[start]?.value ?? 0);
  const steps = points.slice(Math.min(start, end) + 1, Math.max(start, end) + 1);
  const total = steps.reduce((sum, { value }) => sum + value, 0);
  return end < start ? -total : total;
}
