import { evaluate } from '../evaluate';
import { limits } from '../limits';
import { metered } from '../work';
import type { Question, Reply } from './messages';

/** Answers a question in a worker. Progress is the share of the steps after which it would be refused: most answers come
 *  long before the end of it. */
export function serve({ id, formula, values }: Question, post: (reply: Reply) => void): void {
  try {
    const { outcomes, weights, total } = metered(
      () => evaluate(formula, values),
      limits.work,
      (spent) => post({ kind: 'progress', id, share: spent / limits.work }),
    );
    post({ kind: 'answer', id, tally: { outcomes, weights, total } });
  } catch (error) {
    post({ kind: 'refusal', id, message: error instanceof Error ? error.message : String(error) });
  }
}
