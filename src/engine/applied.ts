import { Distribution } from './distribution';

type Numbers = Distribution<number>;

/** A function of independent numbers. Those that are certain are filled in first; of the others, the last two are joined at once. */
export function applied(values: readonly Numbers[], change: (numbers: readonly number[]) => number): Numbers {
  const open = values.flatMap(({ certain }, index) => (certain === undefined ? [index] : []));
  const known = values.map(({ certain }) => certain ?? 0);
  const [first = 0, second = 0] = open;
  const one = values[first] as Numbers;
  const withFirst = (outcome: number): number[] => known.with(first, outcome);
  if (open.length === 0) return Distribution.certainly(change(known));
  if (open.length === 1) return one.map((outcome) => change(withFirst(outcome)));
  if (open.length === 2) {
    return one.combine(values[second] as Numbers, (a, b) => change(withFirst(a).with(second, b)));
  }
  return one.chain((outcome) => applied(values.with(first, Distribution.certainly(outcome)), change));
}
