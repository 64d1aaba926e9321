import { evaluateExpression } from '../engine/evaluate';
import { parse } from '../engine/parse';
import type { CallNode, DiceNode, Node } from '../engine/syntax';
import type { Reading } from './reading';
import { sumOf } from './sum-of';

export interface NeededRoll {
  /** '3d6', or '±d6' for a signed roll */
  readonly dice: string;
  /** What the dice must show at least. */
  readonly least: number;
  /** The lowest and the highest that they can show. */
  readonly lowest: number;
  readonly highest: number;
}

const isSignedRoll = (node: Node): node is CallNode => node.kind === 'call' && node.name === 'signedRoll';

/** What the dice alone must show, where equal dice or a signed roll, plus certain terms, meet a certain target. */
export function neededRoll({ formula, values, target }: Reading): NeededRoll | undefined {
  if (target === undefined) return undefined;
  const source = formula.shown ?? formula.expression;
  const certainly = (node: Node): number | undefined => {
    const { certain } = evaluateExpression(source.slice(node.from, node.to), formula, values);
    return typeof certain === 'number' ? certain : undefined;
  };
  const rolled: DiceNode[] = [];
  const signed: CallNode[] = [];
  let fixed = 0;
  for (const { node, added } of sumOf(parse(source))) {
    if (node.kind === 'let' || node.kind === 'record') return undefined;
    const value = certainly(node);
    if (value !== undefined) fixed += added ? value : -value;
    else if (node.kind === 'dice' && added) rolled.push(node);
    else if (isSignedRoll(node) && added) signed.push(node);
    else return undefined;
  }
  const [first, ...others] = signed;
  if (first) {
    const faces = first.args[0] && certainly(first.args[0]);
    if (faces === undefined || others.length > 0 || rolled.length > 0) return undefined;
    return { dice: `±d${faces}`, least: target - fixed, lowest: 1 - faces, highest: faces - 1 };
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
