import type { Outcome } from './outcome';

/** What a player wants: a whole number for every outcome, whose mean is to be as high as possible. */
export interface Aim<O extends Outcome = number> {
  /** As the end of 'to …': 'reach 12 as often as possible'. */
  readonly says: string;
  worth(outcome: O): number;
}

const itself = (outcome: Outcome): number => {
  if (typeof outcome === 'number') return outcome;
  throw new RangeError('Outcomes with several parts need a score to aim at');
};

/** The best chance that the score reaches the target. */
export function reach<O extends Outcome = number>(
  target: number,
  score: (outcome: O) => number = itself,
): Aim<O> {
  return {
    says: `reach ${target} as often as possible`,
    worth: (outcome) => (score(outcome) >= target ? 1 : 0),
  };
}

/** The best score on average. */
export function highestMean<O extends Outcome = number>(score: (outcome: O) => number = itself): Aim<O> {
  return { says: 'score as high as possible on average', worth: score };
}

/** The aim of an opponent who wants to thwart this one. */
export function thwart<O extends Outcome>(aim: Aim<O>): Aim<O> {
  return { says: `not let the other side ${aim.says}`, worth: (outcome) => 0 - aim.worth(outcome) };
}
