import { parse } from '../engine/parse';
import type { BinaryNode, DiceNode, MemberNode, Node, Operator } from '../engine/syntax';
import type { BasketInput, Formula } from '../rules/formula';
import { basketPart } from './basket-part';
import { formatNumber } from './format';
import { notateCall } from './notate-call';
import { bracket, figure, type Item, parenthesised, sign } from './notation-item';

/** How an operator is written, and how tightly it binds: a looser one inside a tighter one needs parentheses. */
const operators: Readonly<Record<Operator, readonly [string, number]>> = {
  '>=': ['≥', 0],
  '>': ['>', 0],
  '<=': ['≤', 0],
  '<': ['<', 0],
  '=': ['=', 0],
  '!=': ['≠', 0],
  '+': ['+', 1],
  '-': ['−', 1],
  '*': ['×', 2],
  '/': ['÷', 2],
  '^': ['to the power of', 4],
};

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Writes the nodes of one expression as items, and remembers which inputs have found their control. */
export class Notator {
  constructor(
    readonly formula: Formula,
    private readonly source: string,
    private readonly seen: Set<string>,
  ) {}

  /** `tightness` is that of the surrounding node. */
  items(node: Node, tightness = 0): Item[] {
    const simpler = this.simplerFor(node);
    if (simpler !== undefined) {
      return new Notator(this.formula, simpler, this.seen).items(parse(simpler), tightness);
    }
    const part = this.formula.parts?.[this.textOf(node)];
    if (part === undefined || this.isNamed(node)) return this.plain(node, tightness);
    return [bracket(part, this.plain(node, 0))];
  }

  /** What the line writes for it instead. */
  simplerFor(node: Node): string | undefined {
    return this.formula.written?.[this.textOf(node)];
  }

  textOf(node: Node): string {
    return this.source.slice(node.from, node.to).trim();
  }

  /** Whether it is written as its part already: a name, or a column of a basket. */
  private isNamed(node: Node): boolean {
    return node.kind === 'name' || (node.kind === 'member' && this.basket(node.object) !== undefined);
  }

  private basket(node: Node): BasketInput | undefined {
    const input = node.kind === 'name' ? this.formula.inputs[node.name] : undefined;
    return input?.kind === 'basket' ? input : undefined;
  }

  private plain(node: Node, tightness: number): Item[] {
    switch (node.kind) {
      case 'number':
        return [figure(formatNumber(node.value))];
      case 'name':
        return [this.input(node.name) ?? figure(this.formula.parts?.[node.name] ?? node.name)];
      case 'member':
        return this.member(node);
      case 'dice':
        return this.dice(node);
      case 'negate':
        return parenthesised([sign('−', 'right'), ...this.items(node.operand, 3)], tightness > 1);
      case 'binary':
        return parenthesised(this.binary(node), operators[node.operator][1] < tightness);
      case 'call':
        return notateCall(this, node, tightness);
      case 'record':
        return node.fields.flatMap(([name, field], index) => [
          ...(index > 0 ? [sign(',', 'left')] : []),
          sign(`${name}:`),
          ...this.items(field),
        ]);
      case 'let': {
        const name = this.formula.parts?.[node.name] ?? node.name;
        const value = [sign(`with ${name} =`), ...this.items(node.value), sign(':', 'left')];
        return parenthesised([...value, ...this.items(node.body)], tightness > 0);
      }
    }
  }

  private input(name: string, column?: string): Item | undefined {
    const input = this.formula.inputs[name];
    if (!input) return undefined;
    if (!this.seen.has(name)) {
      this.seen.add(name);
      return bracket(input.bracket ?? input.label, [{ kind: 'control', input: name }]);
    }
    if (column === undefined) return bracket(input.bracket ?? input.label, [{ kind: 'value', input: name }]);
    const label = (input.kind === 'pick' && input.table.columns[column]?.label) || column;
    return bracket(label, [{ kind: 'value', input: name, column }]);
  }

  /** The rows that a choice reads a column of: a basket, or the row of a pick, which is its control at first. */
  rowsBy(node: Node, by: string): Item[] {
    const basket = this.basket(node);
    if (node.kind !== 'name' || !basket) return this.items(node);
    return [bracket(basket.bracket ?? basket.label, [{ kind: 'value', input: node.name, by }])];
  }

  private member(node: MemberNode): Item[] {
    const { object, member } = node;
    const basket = this.basket(object);
    if (basket && object.kind === 'name') {
      // Its lines find no room in the line of terms: there stands what they come to.
      const name = this.formula.parts?.[this.textOf(node)] ?? basketPart(basket, member);
      return [bracket(name, [{ kind: 'value', input: object.name, column: member }])];
    }
    const picked = object.kind === 'name' ? this.input(object.name, member) : undefined;
    return picked ? [picked] : [...this.items(object, 6), sign(`(${member})`)];
  }

  private dice(node: DiceNode): Item[] {
    const { count, sides } = node;
    const written = this.textOf(node).replaceAll(' ', '');
    if (count.kind === 'number' && sides.kind === 'number') return [figure(written)];
    const one = count.kind === 'number' && written.startsWith('d');
    const die =
      sides.kind === 'number'
        ? [figure(`d${sides.value}`, 'left')]
        : [figure('d', 'left'), ...this.items(sides, 6)];
    const counted = one ? [] : this.items(count, 6);
    // A die clings to a number, and stands apart from a name: '4d12', 'Dice d12'.
    const [only, ...more] = counted;
    const named = count.kind === 'name' && more.length === 0 && only?.kind === 'figure';
    const [first, ...rest] = die;
    if (named && first?.kind === 'figure') return [figure(`${only.text}\u00a0${first.text}`), ...rest];
    return [...counted, ...die];
  }

  private binary({ operator, left, right }: BinaryNode): Item[] {
    const [written, level] = operators[operator];
    if (operator === '^' && right.kind === 'number') {
      const power = String(right.value).replace(/\d/g, (digit) => superscripts[Number(digit)] ?? digit);
      return [...this.items(left, 5), sign(power, 'left')];
    }
    // '(4d12 ≤ 5) ≥ 2' compares what a comparison counts; without parentheses it would read as a chain.
    const before = level === operators['='][1] ? level + 1 : level;
    return [...this.items(left, before), sign(written), ...this.items(right, level + 1)];
  }
}
