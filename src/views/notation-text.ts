import type { Formula } from '../rules/formula';
import { notation } from './notation';
import type { Bracket, Item, Shown, Written } from './notation-item';
import { inWords, say, type Words } from './words';

/** How an input's value is written after its name, where it is known. */
type WriteValue = (item: Shown) => Words;

/** A lone input is written by its bracket's name. */
function bracketText({ name, items, applied }: Bracket, written?: WriteValue): Words {
  const [only] = items;
  if (applied) return say`${name} (${itemsWords(items, written)})`;
  if (items.length > 1 || !only || only.kind === 'figure') return itemsWords(items, written);
  if (only.kind === 'value' && written) return say`${name} ${written(only)}`;
  return only.kind === 'bracket' || only.kind === 'sign' ? itemsWords(items, written) : name;
}

function textOf(item: Item, written?: WriteValue): Words {
  if (item.kind === 'bracket') return bracketText(item, written);
  return item.kind === 'control' || item.kind === 'value' ? item.input : item.text;
}

function joinsOf(item: Item): Written['joins'] {
  return item.kind === 'figure' || item.kind === 'sign' ? item.joins : undefined;
}

/** Items as words, with spaces where pieces do not cling to each other. */
export function itemsWords(items: readonly Item[], written?: WriteValue): Words {
  let text: Words = '';
  let before: Item | undefined;
  for (const item of items) {
    // A die clings to a figure ('3d6'), but not to a name ('Might d10').
    const clings = joinsOf(item) === 'left' && !(item.kind === 'figure' && before?.kind === 'bracket');
    const gap = !before || clings || joinsOf(before) === 'right' ? '' : ' ';
    text = say`${text}${gap}${textOf(item, written)}`;
    before = item;
  }
  return text;
}

/** Items as plain text, all genres side by side. */
export function itemsText(items: readonly Item[], written?: WriteValue): string {
  return inWords(itemsWords(items, written));
}

/** The formula in one line of plain text, for search, data and print: '3d6 + Ability + Skill ≥ DC'. */
export function notationText(formula: Formula): string {
  return notation(formula)
    .lines.map(({ label, items }) => (label === undefined ? '' : `${label} = `) + itemsText(items))
    .join('; ');
}
