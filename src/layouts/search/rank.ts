import { hitKinds } from '../../views/search-index';
import type { Matches } from './matches';
import type { Postings, Thing } from './things';

/** A word of the question: what it may stand for, and where that is found. */
export interface Sought {
  readonly matches: Matches;
  /** The things whose text has a stem, with how often it stands there. */
  readonly inText: ReadonlyMap<string, readonly (readonly [at: number, times: number])[]>;
}

export interface Ranked {
  readonly at: number;
  readonly score: number;
}

/** What a word counts for: in a name, in a heading above the thing, in its text. */
const inName = 1;
const inHeading = 0.35;
const inText = (times: number): number => 0.1 + 0.07 * times;

/** A name that is just what was typed outweighs everything else; other names than the title do so a little less. */
const exact = 1.5;
const otherName = 0.985;
/** Who has a book open asks about that book, unless only another one has the name. */
const openBook = 0.6;
const kind = 0.02;

/** How much of a name and of the question agree: 1 where both say the same. */
function closeness({ names }: Thing, sought: readonly Sought[]): number {
  const each = names.map((name, at) => {
    const agreed = sought.reduce((sum, { matches }) => {
      return sum + Math.max(0, ...name.map((stem) => matches.get(stem) ?? 0));
    }, 0);
    return (agreed / Math.max(name.length, sought.length)) * (at === 0 ? 1 : otherName);
  });
  return Math.max(0, ...each);
}

/** For each thing how well it answers one word. */
function answers(
  { matches, inText: texts }: Sought,
  names: Postings,
  headings: Postings,
): Map<number, number> {
  const best = new Map<number, number>();
  const note = (at: number, worth: number): void => {
    if (worth > (best.get(at) ?? 0)) best.set(at, worth);
  };
  for (const [stem, fit] of matches) {
    for (const at of names.get(stem) ?? []) note(at, fit * inName);
    for (const at of headings.get(stem) ?? []) note(at, fit * inHeading);
    for (const [at, times] of texts.get(stem) ?? []) note(at, fit * inText(times));
  }
  return best;
}

/** Orders all things that have to do with a question, the best first. Rare words count for more than frequent ones. */
export function rank(
  things: readonly Thing[],
  names: Postings,
  headings: Postings,
  sought: readonly Sought[],
  open: string | undefined,
): Ranked[] {
  const found = sought.map((word) => answers(word, names, headings));
  const weights = found.map(({ size }) => Math.log(1 + things.length / Math.max(1, size)));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const candidates = new Set(found.flatMap((best) => [...best.keys()]));
  return [...candidates]
    .flatMap((at) => {
      const thing = things[at];
      if (!thing) return [];
      const answered = found.reduce((sum, best, word) => sum + (weights[word] ?? 0) * (best.get(at) ?? 0), 0);
      const score =
        answered / whole +
        exact * closeness(thing, sought) ** 2 +
        (thing.book === open ? openBook : 0) -
        kind * hitKinds.indexOf(thing.kind);
      return [{ at, score }];
    })
    .sort((a, b) => b.score - a.score || a.at - b.at);
}
