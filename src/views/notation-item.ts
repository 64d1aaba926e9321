/** A piece of the written formula, in reading order. */
export type Item = Written | Control | Shown | Bracket;

/** Which neighbour a piece clings to, as a parenthesis does. */
type Side = 'left' | 'right';

/** 'figure': dice, numbers and names as the book writes them. 'sign': an operator, a parenthesis, a word. */
export interface Written {
  readonly kind: 'figure' | 'sign';
  readonly text: string;
  readonly joins?: Side;
}

/** Where the reader sets an input: its first occurrence. */
export interface Control {
  readonly kind: 'control';
  readonly input: string;
}

/** A later occurrence of an input, another column of the picked row, or a basket's sum of one. */
export interface Shown {
  readonly kind: 'value';
  readonly input: string;
  readonly column?: string;
  /** The input whose choice says which column it is. */
  readonly by?: string;
}

/** A term under or over a bracket that names it. Neighbours alternate, so that long names find room. */
export interface Bracket {
  readonly kind: 'bracket';
  readonly name: string;
  readonly above: boolean;
  readonly items: readonly Item[];
  /** The name is that of a formula or a table, applied to the items. */
  readonly applied?: true;
}

function written(kind: Written['kind'], text: string, joins?: Side): Written {
  return joins ? { kind, text, joins } : { kind, text };
}

export const sign = (text: string, joins?: Side): Item => written('sign', text, joins);
export const figure = (text: string, joins?: Side): Item => written('figure', text, joins);

export function bracket(name: string, items: readonly Item[], applied?: true): Bracket {
  return applied
    ? { kind: 'bracket', name, above: false, items, applied }
    : { kind: 'bracket', name, above: false, items };
}

export function parenthesised(items: readonly Item[], needed = true): Item[] {
  return needed ? [sign('(', 'right'), ...items, sign(')', 'left')] : [...items];
}

const joinsOf = (item: Item | undefined): Side | undefined =>
  item?.kind === 'sign' || item?.kind === 'figure' ? item.joins : undefined;

/** Groups what must not be torn apart at the end of a line: an operator stands before its term, and what clings
 *  stays with its neighbour. */
export function together(items: readonly Item[]): Item[][] {
  const groups: Item[][] = [];
  let open = false;
  for (const item of items) {
    const last = groups.at(-1);
    if (last && (open || joinsOf(item) === 'left')) last.push(item);
    else groups.push([item]);
    const isOperator = item.kind === 'sign' && item.text.length === 1 && joinsOf(item) !== 'left';
    open = isOperator || joinsOf(item) === 'right';
  }
  return groups;
}
