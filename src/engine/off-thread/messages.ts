import type { Formula, Values } from '../../rules/formula';
import type { Tally } from '../tally';

/** What a page asks a worker: plain data, which can be copied to another thread. */
export interface Question {
  readonly id: number;
  readonly formula: Formula;
  readonly values: Values;
}

/** What the worker says: how far it is, and at last the answer or why there is none. */
export type Reply =
  | { readonly kind: 'progress'; readonly id: number; readonly share: number }
  | { readonly kind: 'answer'; readonly id: number; readonly tally: Tally }
  | { readonly kind: 'refusal'; readonly id: number; readonly message: string };
