import type { Formula } from '../rules/formula';
import { notation } from './notation';
import type { Bracket, Item, Shown, Written } from './notation-item';

/** How an input's value is written after its name, where it is known. */
type WriteValue = (item: Shown) => string;

/** A lone input is written by its bracket's name. */
function bracketText({ name, items, applied }: Bracket, written?: WriteValue): string {
  const [only] = items;
  if (applied) return `${name} (${itemsText(items, written)})`;
  if (items.length > 1 || !only || only.kind === 'figure') return itemsText(items, written);
  if (only.kind === 'value' && written) return `${name} ${written(only)}`;
  return only.kind === 'bracket' || only.kind === 'sign' ? itemsText(items, written) : name;
}

function textOf(item: Item, written?: WriteValue): string {
  if (item.kind === 'bracket') return bracketText(item, written);
  return item.kind === 'control' || item.kind === 'value' ? item.input : item.text;
}

function joinsOf(item: Item): Written['joins'] {
  return item.kind === 'figure' || item.kind === 'sign' ? item.joins : undefined;
}

/** Items as plain text, with spaces where pieces do not cling to each other. */
export function itemsText(items: readonly Item[], written?: WriteValue): string {
  let text = '';
  let before: Item | undefined;
  for (const item of items) {
    // A die clings to a figure ('3d6'), but not to a name ('Might d10').
    const clings = joinsOf(item) === 'left' && !(item.kind === 'figure' && before?.kind === 'bracket');
    text += `${!before || clings || joinsOf(before) === 'right' ? '' : ' '}${textOf(item, written)}`;
    before = item;
  }
  return text;
}

/** The formula in one line of plain text, for search, data and print: '3d6 + Ability + Skill ≥ DC'. */
export function notationText(formula: Formula): string {
  return notation(formula)
    .lines.map(({ label, items }) => (label === undefined ? '' : `${label} = `) + itemsText(items))
    .join('; ');
}
