import { Die } from 'dice-pool-calc';
import type { Side } from '../side';

const read = (result: unknown) =>
  new Map([...(result as Die<number | string>).outcomes].map(([k, p]) => [`${k}`, p]));

const add = (sum: number, face: number): number => sum + face;

export function sum(count: number, sides: number): Side {
  return { run: () => Die.pool(add, 0, Die.nd(count, sides)), read };
}

/** Rolled again and added at the highest face, so many times at most. */
function exploding(sides: number, times: number): Die<number> {
  const die = Die.d(sides);
  if (times === 0) return die;
  return die.reroll((face) =>
    face === sides ? exploding(sides, times - 1).interpret((more) => face + more) : Die.singleOutcome(face),
  );
}

export function explodingSum(count: number, sides: number, times: number): Side {
  return { run: () => Die.pool(add, 0, Array(count).fill(exploding(sides, times))), read };
}

/** A pool folds dice into one value, so that the kept ones must stay in it until the end. */
export function keepHighest(kept: number, count: number, sides: number, times: number): Side {
  const keep = (held: string, face: number): string => {
    const faces = held ? held.split(' ').map(Number) : [];
    return [...faces, face]
      .sort((a, b) => b - a)
      .slice(0, kept)
      .join(' ');
  };
  const total = (held: string): number => held.split(' ').reduce((all, face) => all + Number(face), 0);
  return { run: () => Die.pool(keep, '', Array(count).fill(exploding(sides, times))).interpret(total), read };
}

/** Degree, ceiling and floor as the digits of one number. */
export function pool(count: number, sides: number, skill: number): Side {
  const fold = (known: number, face: number): number => {
    if (face > skill) return known;
    const [degree, ceiling, floor] = [Math.floor(known / 10_000), Math.floor(known / 100) % 100, known % 100];
    return (
      10_000 * (degree + 1) + 100 * Math.max(ceiling, face) + (degree === 0 ? face : Math.min(floor, face))
    );
  };
  const words = (known: number): string =>
    [Math.floor(known / 10_000), Math.floor(known / 100) % 100, known % 100].join();
  return { run: () => Die.pool(fold, 0, Die.nd(count, sides)).interpret(words), read };
}

/** Kept dice as letters, the highest first. */
function keptDice(count: number, sides: number, skill: number): Die<string> {
  const fold = (kept: string, face: number): string =>
    face > skill ? kept : [...kept, String.fromCharCode(64 + face)].sort().reverse().join('');
  return Die.pool(fold, '', Die.nd(count, sides));
}

function judge(mine: string, theirs: string, withDegrees: boolean): string {
  const sign = Math.sign(mine.length - theirs.length);
  if (sign !== 0) return withDegrees ? `${sign},${mine.length},${theirs.length}` : `${sign}`;
  const equal = [...mine].findIndex((die, index) => die !== theirs[index]);
  if (equal < 0) return withDegrees ? '0,0,0' : '0';
  const left = mine.length - equal;
  const won = (mine[equal] as string) > (theirs[equal] as string) ? 1 : -1;
  return withDegrees ? `${won},${left},${left}` : `${won}`;
}

export function opposedPools(
  sides: number,
  [dice, skill]: readonly [number, number],
  [others, other]: readonly [number, number],
  withDegrees: boolean,
): Side {
  return {
    run: () =>
      Die.pair(
        (mine: string, theirs: string) => judge(mine, theirs, withDegrees),
        keptDice(dice, sides, skill),
        keptDice(others, sides, other),
      ),
    read,
  };
}

export function sumAndSixes(count: number): Side {
  const fold = (known: number, face: number): number => known + 100 * face + (face === 6 ? 1 : 0);
  const words = (known: number): string => `${Math.floor(known / 100)},${known % 100}`;
  return { run: () => Die.pool(fold, 0, Die.nd(count, 6)).interpret(words), read };
}

/** 10 with one mastery against 10; the lower roll is better. */
export function contest(): Side {
  const level = (roll: number): number => (roll === 1 ? 3 : roll === 20 ? 0 : roll <= 10 ? 2 : 1);
  const degree = (roll: number, other: number): number => {
    const lead = Math.min(3, level(roll) + 1) - level(other);
    return lead === 0 ? Math.sign(other - roll) : lead + Math.sign(lead);
  };
  return { run: () => Die.pair(degree, Die.d(20), Die.d(20)), read };
}
