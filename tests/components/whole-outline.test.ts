import { icons } from '@iconify-json/game-icons';
import { describe, expect, it } from 'vitest';
import { wholeOutline } from '../../src/components/whole-outline';

type Point = readonly [number, number];

const counts: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};

/** Every point that an outline names, where it stands, with its command: read in another way than the one that is tested. */
function pointsOf(outline: string): (readonly [command: string, ...Point])[] {
  const points: (readonly [string, ...Point])[] = [];
  let [x, y, beginX, beginY] = [0, 0, 0, 0];
  for (const [, letter = '', rest = ''] of outline.matchAll(/([a-z])([^a-df-z]*)/gi)) {
    const upper = letter.toUpperCase();
    const signs = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;
    // The two flags of an arc may cling to each other and to what follows.
    const apart = upper === 'A' ? arcNumbers(rest) : (rest.match(signs) ?? []).map(Number);
    const each = counts[upper] ?? 0;
    if (upper === 'Z') [x, y] = [beginX, beginY];
    for (let at = 0; at < apart.length; at += each) {
      const numbers = apart.slice(at, at + each);
      const [dx, dy] = letter === upper ? [0, 0] : [x, y];
      if (upper === 'H') x = dx + (numbers[0] ?? 0);
      else if (upper === 'V') y = dy + (numbers[0] ?? 0);
      else {
        const pairs = upper === 'A' ? numbers.slice(5) : numbers;
        for (let pair = 0; pair < pairs.length - 2; pair += 2) {
          points.push([upper, dx + (pairs[pair] ?? 0), dy + (pairs[pair + 1] ?? 0)]);
        }
        [x, y] = [dx + (pairs.at(-2) ?? 0), dy + (pairs.at(-1) ?? 0)];
      }
      if (upper === 'M' && at === 0) [beginX, beginY] = [x, y];
      points.push([upper === 'M' && at > 0 ? 'L' : upper, x, y]);
    }
  }
  return points;
}

function arcNumbers(text: string): number[] {
  const number = '[-+]?(?:\\d+\\.?\\d*|\\.\\d+)';
  const gap = '[\\s,]*';
  const arc = new RegExp(
    `${gap}(${number})${gap}(${number})${gap}(${number})${gap}([01])${gap}([01])${gap}(${number})${gap}(${number})`,
    'g',
  );
  return [...text.matchAll(arc)].flatMap(([, ...numbers]) => numbers.map(Number));
}

const outlines = Object.values(icons.icons).flatMap(({ body }) =>
  [...body.matchAll(/\sd="([^"]+)"/g)].map(([, outline = '']) => outline),
);

describe('an outline in whole numbers', () => {
  it('begins with each command, and leaves out the letter where it is the same again', () => {
    expect(wholeOutline('M10.4 20.6L12 30.2l3.3-4')).toBe('m10 21l2 9 3-4');
    expect(wholeOutline('M0 0 5 5 10 0')).toBe('m0 0l5 5 5-5');
    expect(wholeOutline('m1 1h2.6v-3zm4 4z')).toBe('m1 1h3v-3zm4 4z');
  });

  it('reads arcs whose flags cling to what follows', () => {
    expect(wholeOutline('M5 5a1.25 1.25 0 012.5 0A3 3 0 1 0 9 9')).toBe(
      'm5 5a1.3 1.3 0 0 1 3 0 3 3 0 1 0 1 4',
    );
  });

  it('leads every point of every picture of the set to the whole one next to it', () => {
    expect(outlines.length).toBeGreaterThan(4000);
    for (const outline of outlines) {
      const [exact, whole] = [pointsOf(outline), pointsOf(wholeOutline(outline))];
      expect(whole.map(([command]) => command).join('')).toBe(exact.map(([command]) => command).join(''));
      const off = exact.findIndex(
        ([, x, y], index) =>
          Math.abs(x - (whole[index]?.[1] ?? Number.NaN)) > 0.501 ||
          Math.abs(y - (whole[index]?.[2] ?? Number.NaN)) > 0.501,
      );
      expect(off, outline.slice(0, 100)).toBe(-1);
    }
  });

  it('refuses what is no outline', () => {
    expect(() => wholeOutline('M1 2 3')).toThrow('This is no outline');
    expect(() => wholeOutline('hello')).toThrow('This is no outline');
  });
});
