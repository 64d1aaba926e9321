import { ExpressionError } from '../engine/errors';
import { evaluateExpression } from '../engine/evaluate';
import type { Formula, Values } from '../rules/formula';
import type { Line } from './notation';
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
const isTimes = (item: Item | undefined): boolean => item?.kind === 'sign' && item.text === '×';

function isHidden(item: Item, hidden: ReadonlySet<string>, names: ReadonlySet<string>): boolean {
  if (item.kind === 'figure') return names.has(item.text);
  const [only, ...more] = item.kind === 'bracket' && !item.applied ? item.items : [];
  return more.length === 0 && (only?.kind === 'control' || only?.kind === 'value') && hidden.has(only.input);
}

const none: ReadonlySet<string> = new Set();

/** The items without those of hidden inputs and without certain names, and without what would join them to nothing. */
export function withoutHidden(
  items: readonly Item[],
  hidden: ReadonlySet<string>,
  names = none,
): readonly Item[] {
  if (hidden.size === 0) return items;
  const kept: Item[] = [];
  // Set while the beginning of a list or of a product is hidden, so that what follows it needs no joint either.
  let begins = false;
  for (const [index, item] of items.entries()) {
    if (isHidden(item, hidden, names)) {
      const startsProduct = isTimes(items[index + 1]) && !isTimes(kept.at(-1));
      if (isJoint(kept.at(-1)) && !startsProduct) kept.pop();
      else begins = true;
    } else if (!begins || !isJoint(item)) {
      begins = false;
      kept.push(
        item.kind === 'bracket' ? { ...item, items: withoutHidden(item.items, hidden, names) } : item,
      );
    }
  }
  return kept;
}

const inputsOf = (item: Item): readonly string[] => {
  if (item.kind === 'bracket') return item.items.flatMap(inputsOf);
  return item.kind === 'control' || item.kind === 'value' ? [item.input] : [];
};

/** Whether a line tells only of hidden inputs. A basket beside them makes no difference: they matter where it asks for them. */
function isAllHidden(items: readonly Item[], formula: Formula, hidden: ReadonlySet<string>): boolean {
  const asked = items.flatMap(inputsOf).filter((name) => formula.inputs[name]?.kind !== 'basket');
  return asked.length > 0 && asked.every((name) => hidden.has(name));
}

/** The lines without what is hidden. A line of nothing else goes, and its name wherever the others use it. */
export function linesWithoutHidden(
  lines: readonly Line[],
  formula: Formula,
  hidden: ReadonlySet<string>,
): readonly Line[] {
  if (hidden.size === 0) return lines;
  const gone = lines.filter(({ items }) => isAllHidden(items, formula, hidden));
  const names = new Set(gone.flatMap(({ label }) => label ?? []));
  return lines
    .filter((line) => !gone.includes(line))
    .map((line) => ({ ...line, items: withoutHidden(line.items, hidden, names) }));
}
