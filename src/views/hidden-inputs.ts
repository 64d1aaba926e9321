import { ExpressionError } from '../engine/errors';
import { evaluateExpression } from '../engine/evaluate';
import type { Formula, Values } from '../rules/formula';
import type { Item } from './notation-item';

/** The inputs that do not matter at these values: the dice of a third member where there are only two. */
export function hiddenInputs(formula: Formula, values: Values): ReadonlySet<string> {
  const hidden = Object.entries(formula.inputs).filter(([, { when }]) => {
    try {
      return when !== undefined && evaluateExpression(when, formula, values).certain === 0;
    } catch (error) {
      // What cannot be computed may matter: the reader must be able to change it.
      if (error instanceof ExpressionError) return false;
      throw error;
    }
  });
  return new Set(hidden.map(([name]) => name));
}

/** A comma, an operator: what stands between two terms. */
const isJoint = (item: Item | undefined): boolean => item?.kind === 'sign' && /^[,+−×]$/.test(item.text);

function isHidden(item: Item, hidden: ReadonlySet<string>): boolean {
  const [only, ...more] = item.kind === 'bracket' && !item.applied ? item.items : [];
  return more.length === 0 && (only?.kind === 'control' || only?.kind === 'value') && hidden.has(only.input);
}

/** The items without those of hidden inputs, and without what would join them to nothing. */
export function withoutHidden(items: readonly Item[], hidden: ReadonlySet<string>): readonly Item[] {
  if (hidden.size === 0) return items;
  const kept: Item[] = [];
  // Set while the beginning of a list is hidden, so that what follows it needs no joint either.
  let begins = false;
  for (const item of items) {
    if (isHidden(item, hidden)) {
      if (isJoint(kept.at(-1))) kept.pop();
      else begins = true;
    } else if (!begins || !isJoint(item)) {
      begins = false;
      kept.push(item.kind === 'bracket' ? { ...item, items: withoutHidden(item.items, hidden) } : item);
    }
  }
  return kept;
}
