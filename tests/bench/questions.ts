import { ours } from './ours';
import type { Side } from './side';

export interface Question {
  readonly name: string;
  readonly ours: Side;
  /** Milliseconds that an answer may take when everything is warm; a question that a book asks has one. */
  readonly goal: number;
  /** More than seven dice or more than a thousand outcomes, where peers have to be left far behind. */
  readonly large?: true;
}

const targets = [-4, -3, -2, -1, 0, 1, 2, 3, 4, 5];
const book = 1;
const other = 16;

export const questions: readonly Question[] = [
  {
    name: '3d6',
    goal: book,
    ours: ours(['3d6']),
  },
  {
    name: '100d6',
    large: true,
    goal: other,
    ours: ours(['100d6']),
  },
  {
    name: '200d100',
    large: true,
    goal: 10,
    ours: ours(['200d100']),
  },
  {
    name: '20d20, keep the highest 10',
    large: true,
    goal: other,
    ours: ours(['highest(10, 20d20)']),
  },
  {
    name: '14d12 under 5: degree, ceiling and floor',
    large: true,
    goal: book,
    ours: ours(['pool(14, 12, 5)']),
  },
  {
    name: '8d12 under 6 against 8d12 under 5',
    large: true,
    goal: book,
    ours: ours(['opposedPools(12, 8, 6, 8, 5, 0).outcome']),
  },
  {
    name: '… with the remaining degrees',
    large: true,
    goal: book,
    ours: ours(['opposedPools(12, 8, 6, 8, 5, 0)']),
  },
  {
    name: '15d12 under 8 against the same',
    large: true,
    goal: book,
    ours: ours(['opposedPools(12, 15, 8, 15, 8, 0)']),
  },
  {
    name: '7d6: sum by sixes',
    goal: book,
    ours: ours(['attack(7, 0, 0)'], ['total', 'criticals']),
  },
  {
    name: 'd20 contest, 10 with a mastery against 10',
    goal: book,
    ours: ours(['contest(30, 10, 20, 0, 0, 0, 0, 0, 0, 0, 0)'], ['degree']),
  },
  {
    name: 'signed roll, the best re-roll for each of ten targets',
    goal: book,
    ours: ours(targets.map((target) => `signedReroll(6, 1, 0, 0, 0, ${target})`)),
  },
  {
    name: '10d10 exploding twice',
    large: true,
    goal: other,
    ours: ours(['explode(2, 10d10)']),
  },
  {
    name: '10d10 exploding four times, keep 5',
    large: true,
    goal: other,
    ours: ours(['highest(5, explode(4, 10d10))']),
  },
  {
    name: 'wrestling to the end',
    goal: book,
    ours: ours(['grapple(6, 1, 0, 3, 1, 1)']),
  },
];
