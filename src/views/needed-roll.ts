import { evaluateExpression } from '../engine/evaluate';
import { parse } from '../engine/parse';
import type { DiceNode, Node } from '../engine/syntax';
import type { Reading } from './reading';
import { sumOf } from './sum-of';

export interface NeededRoll {
  /** '3d6' */
  readonly dice: string;
  /** What the dice must show at least. */
  readonly least: number;
  /** The lowest and the highest that they can show. */
  readonly lowest: number;
  readonly highest: number;
}

/** What the dice alone must show, where equal dice plus certain terms meet a certain target. */
export function neededRoll({ formula, values, target }: Reading): NeededRoll | undefined {
  if (target === undefined) return undefined;
  const source = formula.shown ?? formula.expression;
  const certainly = (node: Node): number | undefined => {
    const { certain } = evaluateExpression(source.slice(node.from, node.to), formula, values);
    return typeof certain === 'number' ? certain : undefined;
  };
  const rolled: DiceNode[] = [];
  let fixed = 0;
  for (const { node, added } of sumOf(parse(source))) {
    if (node.kind === 'let' || node.kind === 'record') return undefined;
    const value = certainly(node);
    if (value !== undefined) fixed += added ? value : -value;
    else if (node.kind === 'dice' && added) rolled.push(node);
    else return undefined;
  }
  let count = 0;
  let sides: number | undefined;
  for (const node of rolled) {
    const [dice, faces] = [certainly(node.count), certainly(node.sides)];
    if (dice === undefined || faces === undefined || faces !== (sides ?? faces)) return undefined;
    count += dice;
    sides = faces;
  }
  if (sides === undefined) return undefined;
  return { dice: `${count}d${sides}`, least: target - fixed, lowest: count, highest: count * sides };
}
