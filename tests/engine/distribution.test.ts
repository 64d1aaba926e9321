import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dice } from '../../src/engine/dice';
import { Distribution } from '../../src/engine/distribution';
import { fraction } from '../../src/engine/fraction';
import { compareOutcomes } from '../../src/engine/outcome';
import { pack, unpack, widthFor } from '../../src/engine/packed';
import { sumOf, timesOf } from '../../src/engine/sums';
import type { Weight } from '../../src/engine/weight';

const weight: fc.Arbitrary<Weight> = fc.oneof(
  fc.integer({ min: 0, max: 50 }),
  fc.bigInt({ min: 0n, max: 10n ** 30n }),
);
/** Close together, far apart, negative. */
const outcome = fc.oneof(fc.integer({ min: -5, max: 9 }), fc.integer({ min: -1e9, max: 1e9 }));
const some = <O>(of: fc.Arbitrary<O>) =>
  fc
    .array(fc.tuple(of, weight), { minLength: 1, maxLength: 12 })
    .filter((entries) => entries.some(([, each]) => BigInt(each) > 0n));

/** What a distribution should be, the slow way. */
function gathered(entries: readonly (readonly [number, Weight])[]): Map<number, bigint> {
  const sums = new Map<number, bigint>();
  for (const [value, each] of entries) sums.set(value, (sums.get(value) ?? 0n) + BigInt(each));
  return new Map([...sums].filter(([, sum]) => sum > 0n).sort(([a], [b]) => a - b));
}

const asMap = (one: Distribution<number>) =>
  new Map([...one.entries()].map(([value, each]) => [value, BigInt(each)]));

describe('a distribution', () => {
  it('gathers equal outcomes in ascending order and leaves out what cannot happen', () => {
    fc.assert(
      fc.property(some(outcome), (entries) => {
        const built = Distribution.of(entries);
        expect([...asMap(built)]).toEqual([...gathered(entries)]);
        expect(BigInt(built.total)).toBe([...gathered(entries).values()].reduce((a, b) => a + b));
      }),
    );
  });

  it('has weights of one kind, numbers wherever they are exact', () => {
    fc.assert(
      fc.property(some(outcome), (entries) => {
        const { weights, total } = Distribution.of(entries);
        expect(weights.every((each) => typeof each === typeof total)).toBe(true);
        expect(typeof total === 'number').toBe(BigInt(total) <= BigInt(Number.MAX_SAFE_INTEGER));
      }),
    );
  });

  it('treats facets as it treats numbers', () => {
    const facets = fc.record({ a: outcome, b: fc.integer({ min: -2, max: 2 }) });
    fc.assert(
      fc.property(some(facets), (entries) => {
        const built = Distribution.of(entries);
        const sorted = [...built.outcomes].sort(compareOutcomes);
        expect(built.outcomes).toEqual(sorted);
        const marginal = gathered(entries.map(([{ a }, each]) => [a, each] as const));
        expect([...asMap(built.marginal('a'))]).toEqual([...marginal]);
      }),
    );
  });

  it('is the same whether its outcomes come in order or not', () => {
    const facets = fc.record({ a: fc.integer({ min: -1, max: 2 }), b: fc.integer({ min: -2, max: 2 }) });
    fc.assert(
      fc.property(some(facets), (entries) => {
        const inOrder = [...entries].sort(([a], [b]) => compareOutcomes(a, b));
        const [built, again] = [entries, inOrder].map((all) => Distribution.of(all));
        expect(again?.outcomes).toEqual(built?.outcomes);
        expect(again?.weights).toEqual(built?.weights);
      }),
    );
    // Each lies above the one before, and yet the first and the last are the same.
    const [one, other] = [
      { a: 1, b: 1 },
      { b: 2, a: 1 },
    ];
    const turning = [one, other, { a: 2, b: 0 }, { b: 1, a: 0 }, one].map((each) => [each, 1] as const);
    expect(Distribution.of(turning).outcomes.length).toBe(4);
  });

  it('keeps outcomes of different kinds apart', () => {
    const built = Distribution.of<number | Readonly<Record<string, number>>>([
      [{ b: 1 }, 1],
      [{ a: 1 }, 2],
      [3, 4],
      [{ a: 1, b: 0 }, 5],
      [{ a: 1 }, 6],
    ]);
    expect(built.outcomes.length).toBe(4);
    expect(built.outcomes[0]).toBe(3);
    expect(built.chance((one) => typeof one === 'object' && one.a === 1)).toEqual(fraction(13, 18));
  });

  it('mixes parts of any scale', () => {
    const mixed = Distribution.mix([
      [dice(1, 6), 1],
      [dice(1, 4), 2],
    ]);
    expect(mixed.chance((face) => face === 6)).toEqual(fraction(1, 18));
    expect(mixed.chance((face) => face === 1)).toEqual(fraction(2, 9));
    expect(mixed.total).toBe(18);
  });

  it('mixes and joins as every case does that is counted alone', () => {
    fc.assert(
      fc.property(fc.array(some(outcome), { minLength: 2, maxLength: 4 }), (all) => {
        const parts = all.map((entries, index) => [Distribution.of(entries), index + 1] as const);
        const common = parts.reduce((product, [{ total }]) => product * BigInt(total), 1n);
        const cases = parts.flatMap(([part, times]) =>
          [...part.entries()].map(
            ([value, each]) => [value, (BigInt(each) * BigInt(times) * common) / BigInt(part.total)] as const,
          ),
        );
        expect(Distribution.mix(parts).equals(Distribution.of(cases))).toBe(true);
        const [[one], [other]] = parts as [(typeof parts)[0], (typeof parts)[0]];
        const pairs = [...one.entries()].flatMap(([a, times]) =>
          [...other.entries()].map(([b, each]) => [a - 2 * b, BigInt(times) * BigInt(each)] as const),
        );
        expect(one.combine(other, (a, b) => a - 2 * b).equals(Distribution.of(pairs))).toBe(true);
      }),
    );
  });
});

describe('sums', () => {
  it('agree with joining every pair', () => {
    fc.assert(
      fc.property(some(outcome), some(outcome), (one, other) => {
        const [a, b] = [Distribution.of(one), Distribution.of(other)];
        expect(sumOf(a, b).equals(a.combine(b, (x, y) => x + y))).toBe(true);
      }),
    );
  });

  it('of copies agree with adding one at a time', () => {
    fc.assert(
      fc.property(some(fc.integer({ min: -5, max: 9 })), fc.integer({ min: 0, max: 7 }), (entries, count) => {
        const one = Distribution.of(entries);
        let slow = Distribution.certainly(0) as Distribution<number>;
        for (let n = 0; n < count; n += 1) slow = slow.combine(one, (x, y) => x + y);
        expect(timesOf(count, one).equals(slow)).toBe(true);
      }),
    );
  });

  it('of dice are the same by running sums, by recurrence and by packing', () => {
    for (const [count, sides] of [
      [20, 6],
      [21, 6],
      [40, 10],
      [15, 12],
      [3, 1000],
      [60, 2],
      [9, 1],
    ] as const) {
      expect(dice(count, sides).equals(timesOf(count, dice(1, sides)))).toBe(true);
    }
  });
});

describe('packed numbers', () => {
  it('come back as they were', () => {
    fc.assert(
      fc.property(fc.array(fc.bigInt({ min: 0n, max: 2n ** 100n }), { maxLength: 40 }), (values) => {
        const width = widthFor(2n ** 100n);
        expect(unpack(pack(values, width), width, values.length)).toEqual(values);
      }),
    );
  });
});
