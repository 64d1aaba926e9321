import { parse } from '../engine/parse';
import type { Node } from '../engine/syntax';
import type { Formula } from '../rules/formula';
import { facetsOf } from '../rules/outcome';
import { Notator } from './notate';
import { type Item, sign } from './notation-item';

export interface Line {
  /** What the line gives, where there are several. */
  readonly label?: string;
  readonly items: readonly Item[];
}

export interface Notation {
  readonly lines: readonly Line[];
  /** Inputs that the written sum leaves out; they are set in a row beneath it. */
  readonly extras: readonly string[];
}

function alternate(items: readonly Item[], first: boolean): Item[] {
  let above = first;
  return items.map((item) => {
    if (item.kind !== 'bracket') return item;
    const placed = { ...item, above, items: alternate(item.items, !above) };
    above = !above;
    return placed;
  });
}

const isNameOf = (node: Node, name: string): boolean => node.kind === 'name' && node.name === name;

const nameOf = ({ formula }: Notator, bound: string): string => formula.parts?.[bound] ?? bound;

/** `tightness` is that of what follows the last line. */
function linesOf(node: Node, notator: Notator, tightness: number): Line[] {
  // Its last lines too may be written as one.
  if (node.kind === 'let' && notator.simplerFor(node) === undefined) {
    const label = nameOf(notator, node.name);
    // What is named only to be the result has been told by its own line.
    const last = isNameOf(node.body, node.name);
    const line = { label, items: notator.items(node.value, last ? tightness : 0) };
    return last ? [line] : [line, ...linesOf(node.body, notator, tightness)];
  }
  if (node.kind === 'record') {
    const facets = facetsOf(notator.formula);
    const labelOf = (name: string): string => facets?.[name]?.label ?? name;
    // What has been named by its own line, as it is called here, needs no second one.
    const isTold = ([name, field]: readonly [string, Node]): boolean =>
      field.kind === 'name' && nameOf(notator, field.name) === labelOf(name);
    return node.fields
      .filter((field) => !facets?.[field[0]]?.hidden && !isTold(field))
      .map(([name, field]) => ({ label: labelOf(name), items: notator.items(field) }));
  }
  return [{ items: notator.items(node, tightness) }];
}

/** The formula as a player would write it, with the place of every control. */
export function notation(formula: Formula): Notation {
  const whole = formula.shown ?? formula.expression;
  // Several lines may be written as one, or as others.
  const source = formula.written?.[whole] ?? whole;
  const seen = new Set<string>();
  const lines = linesOf(
    parse(source),
    new Notator(formula, source, seen),
    formula.against === undefined ? 0 : 1,
  );
  if (formula.against !== undefined) {
    const target = new Notator(formula, formula.against, seen).items(parse(formula.against), 1);
    const last = lines.pop();
    lines.push({ ...last, items: [...(last?.items ?? []), sign('≥'), ...target] });
  }
  return {
    lines: lines.map((line) => ({ ...line, items: alternate(line.items, false) })),
    extras: Object.keys(formula.inputs).filter((name) => !seen.has(name)),
  };
}
