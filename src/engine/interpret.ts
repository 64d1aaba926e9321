import type { Formula } from '../rules/formula';
import { atHand, namesAtHand } from './at-hand';
import { type Domain, plain } from './domain';
import { ExpressionError, FormulaError } from './errors';
import { forms } from './forms';
import { arithmetic, arity } from './functions/arithmetic';
import type { Mechanism } from './mechanism';
import { own } from './own';
import { parse } from './parse';
import { type Binding, cellOf, Scope } from './scope';
import type { CallNode, Node } from './syntax';
import { spend } from './work';

/** Computes expressions in a domain. */
export class Interpreter<V> {
  constructor(
    readonly domain: Domain<V>,
    private readonly source: string,
  ) {}

  /** Reads and computes an expression; an error names the formula that it belongs to. */
  static run<V>(domain: Domain<V>, source: string, scope: Scope<V>): V {
    try {
      return new Interpreter(domain, source).value(parse(source), scope);
    } catch (error) {
      if (error instanceof FormulaError || !(error instanceof ExpressionError)) throw error;
      throw new FormulaError(scope.formula.id, error);
    }
  }

  value(node: Node, scope: Scope<V>): V {
    spend(2);
    try {
      return this.compute(node, scope);
    } catch (error) {
      // A RangeError comes from arithmetic that knows no place: the innermost node around it is the place.
      if (error instanceof RangeError) this.fail(error.message, node);
      throw error;
    }
  }

  /** How the source writes this. */
  textOf({ from, to }: Node): string {
    return this.source.slice(from, to);
  }

  /** A condition on a value that it calls by a name. */
  conditionOn(name: string, condition: Node, scope: Scope<V>): (value: V) => V {
    return (value) => this.value(condition, scope.with(name, value));
  }

  private fail(problem: string, { from, to }: Node): never {
    throw new ExpressionError(problem, this.source, from, to);
  }

  private compute(node: Node, scope: Scope<V>): V {
    const { domain } = this;
    switch (node.kind) {
      case 'number':
        return domain.certainly(node.value);
      case 'name':
        return this.named(node.name, scope);
      case 'member': {
        const cell = cellOf(node.object, node.member, scope);
        if (cell !== undefined) return domain.certainly(cell);
        return domain.facet(this.value(node.object, scope), node.member);
      }
      case 'negate':
        return domain.apply([this.value(node.operand, scope)], ([number = 0]) => 0 - number);
      case 'dice':
        return this.withNumbers([node.count, node.sides], scope, ([count = 0, sides = 0]) =>
          domain.dice(count, sides, this.textOf(node)),
        );
      case 'binary':
        return domain.operate(node.operator, this.value(node.left, scope), this.value(node.right, scope));
      case 'record':
        return domain.record(node.fields.map(([name, field]) => [name, this.value(field, scope)]));
      case 'let':
        return domain.chain(this.value(node.value, scope), (outcome) =>
          this.value(node.body, scope.with(node.name, domain.certainly(outcome))),
        );
      case 'call':
        return this.call(node, scope);
    }
  }

  private named(name: string, scope: Scope<V>): V {
    const binding = scope.find(name);
    if (binding?.kind === 'value') return binding.value;
    if (binding) throw new RangeError(`'${name}' holds rows of a table; choose a column with a dot`);
    throw new RangeError(`'${name}' is not known here; known are ${scope.names().join(', ') || 'no names'}`);
  }

  private call(node: CallNode, scope: Scope<V>): V {
    const form = own(forms, node.name);
    if (form) return form(this, node, scope);
    const formula = own(scope.formula.uses, node.name);
    if (formula) return this.callFormula(formula, node, scope);
    const simple = own(arithmetic, node.name);
    if (simple) {
      requireCount(node, arity[node.name] ?? Math.max(1, node.args.length));
      const values = node.args.map((arg) => this.value(arg, scope));
      return this.domain.apply(values, (numbers) => simple(...numbers) + 0);
    }
    const called = atHand(node.name);
    if (typeof called === 'function') return called(this, node, scope);
    if (called) return this.callMechanism(called, node, scope);
    const known = [scope.formula.uses ?? {}, forms, arithmetic].flatMap(Object.keys).concat(namesAtHand());
    throw new RangeError(`There is no ${node.name}(…); there are ${known.join(', ')}`);
  }

  private callMechanism(mechanism: Mechanism, node: CallNode, scope: Scope<V>): V {
    requireCount(node, mechanism.parameters.length, mechanism.parameters);
    const args = mechanism.parameters.map(
      (name, index) => [name, () => this.value(node.args[index] as Node, scope)] as const,
    );
    return this.domain.run(mechanism, Object.fromEntries(args));
  }

  /** Another formula is called with values in the order of its inputs; a pick takes a row, a basket takes a basket. */
  private callFormula(formula: Formula, node: CallNode, scope: Scope<V>): V {
    const inputs = Object.entries(formula.inputs);
    requireCount(node, inputs.length, Object.keys(formula.inputs));
    const holdsRows = (index: number): boolean => /^(pick|basket)$/.test(inputs[index]?.[1].kind ?? '');
    const open = node.args.filter((_, index) => !holdsRows(index));
    return this.withNumbers(open, scope, (numbers) => {
      const values = numbers.map((number) => this.domain.certainly(number));
      const bindings = inputs.map(([name, { label }], index): readonly [string, Binding<V>] => {
        if (!holdsRows(index)) return [name, { kind: 'value', value: values.shift() as V }];
        const arg = node.args[index] as Node;
        const rows = arg.kind === 'name' ? scope.find(arg.name) : undefined;
        if (!rows || rows.kind === 'value')
          throw new RangeError(`'${label}' takes rows of a table, not a number`);
        return [name, rows];
      });
      return Interpreter.run(this.domain, formula.expression, new Scope(new Map(bindings), formula));
    });
  }

  /** Goes on with the plain numbers of several expressions, whatever they turn out to be. */
  withNumbers(args: readonly Node[], scope: Scope<V>, next: (numbers: readonly number[]) => V): V {
    const from = (index: number, numbers: readonly number[]): V => {
      const arg = args[index];
      if (!arg) return next(numbers);
      return this.domain.chain(this.value(arg, scope), (outcome) =>
        from(index + 1, [...numbers, plain(outcome)]),
      );
    };
    return from(0, []);
  }
}

function requireCount(node: CallNode, count: number, names: readonly string[] = []): void {
  if (node.args.length === count) return;
  const list = names.length > 0 ? `: ${names.join(', ')}` : '';
  throw new RangeError(`${node.name} takes ${count} ${count === 1 ? 'value' : 'values'}${list}`);
}
