import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { ExpressionError } from '../engine/errors';
import { attempt } from '../engine/off-thread/attempt';
import { cancelled } from '../engine/off-thread/desk';
import type { Formula, Values } from '../rules/formula';
import { startValues } from '../rules/outcome';
import { type Reading, read } from '../views/reading';
import { desk } from './desk';

/** A long question on its way: how much of the work that is allowed has been done. */
export interface Waiting {
  readonly share: number;
  readonly cancel: () => void;
}

interface Attempt {
  readonly reading: Reading;
  /** Why the latest values could not be computed; the reading is then the last good one. */
  readonly failure?: string | undefined;
  readonly waiting?: Waiting | undefined;
}

type Answer = { readonly reading: Reading } | { readonly failure: string };

/** What has come of a question that was handed to another thread. */
interface Late {
  readonly values: Values;
  readonly share: number;
  readonly cancel: () => void;
  readonly answer?: Answer;
}

const stopped = 'You stopped this one. What stands here is the last answer; change a value to ask again.';

function whyNot(error: unknown): string {
  if (error instanceof ExpressionError) return `${error.problem}.`;
  if (!(error instanceof Error)) return String(error);
  return error.message === cancelled ? stopped : `${error.message}.`;
}

/** The answer where it comes at once, undefined where it takes long. */
function answerNow(formula: Formula, values: Values): Answer | undefined {
  try {
    const reading = attempt(() => read(formula, values));
    return reading && { reading };
  } catch (error) {
    return { failure: whyNot(error) };
  }
}

/** Asks another thread wherever `values` are given, and forgets the question once others are. */
function useLate(formula: Formula, values: Values | undefined): Late | undefined {
  const [late, setLate] = useState<Late>();
  useEffect(() => {
    if (!values) return;
    let wanted = true;
    const { answer, cancel } = desk.ask(formula, values, (share) => {
      if (wanted) setLate({ values, share, cancel });
    });
    const settle = (come: Answer): void => {
      if (wanted) setLate({ values, share: 1, cancel, answer: come });
    };
    setLate({ values, share: 0, cancel });
    answer.then(
      (distribution) => settle({ reading: read(formula, values, distribution) }),
      (error) => settle({ failure: whyNot(error) }),
    );
    return () => {
      wanted = false;
      cancel();
    };
  }, [formula, values]);
  return late?.values === values ? late : undefined;
}

/** The reading of the latest values that can be computed. Long computations never hold up the typing. */
export function useReading(formula: Formula, values: Values): Attempt {
  const asked = useDeferredValue(values);
  const now = useMemo(() => answerNow(formula, asked), [formula, asked]);
  const late = useLate(formula, now ? undefined : asked);
  const answer = now ?? late?.answer;
  const good = useRef<Reading | null>(null);
  useEffect(() => {
    if (answer && 'reading' in answer) good.current = answer.reading;
  }, [answer]);
  if (answer && 'reading' in answer) return answer;
  return {
    reading: good.current ?? read(formula, startValues(formula)),
    failure: answer?.failure,
    waiting: answer ? undefined : { share: late?.share ?? 0, cancel: late?.cancel ?? (() => {}) },
  };
}
