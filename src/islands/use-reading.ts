import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { ExpressionError } from '../engine/errors';
import type { Formula, Values } from '../rules/formula';
import { startValues } from '../rules/outcome';
import { type Reading, read } from '../views/reading';

interface Attempt {
  readonly reading: Reading;
  /** Why the latest values could not be computed; the reading is then the last good one. */
  readonly failure?: string;
}

/** The reading of the latest values that can be computed. Long computations never hold up the typing. */
export function useReading(formula: Formula, values: Values): Attempt {
  const asked = useDeferredValue(values);
  const good = useRef<Reading | null>(null);
  const attempt = useMemo((): Attempt => {
    try {
      return { reading: read(formula, asked) };
    } catch (error) {
      const reading = good.current ?? read(formula, startValues(formula));
      return { reading, failure: error instanceof ExpressionError ? `${error.problem}.` : String(error) };
    }
  }, [formula, asked]);
  useEffect(() => {
    good.current = attempt.reading;
  }, [attempt]);
  return attempt;
}
