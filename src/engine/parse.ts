import { ExpressionError } from './errors';
import { limits } from './limits';
import type { Node, Operator } from './syntax';
import { type Token, tokenize } from './tokens';

/** From the loosest binding to the tightest; all of them group to the left but the power. */
const levels: readonly (readonly Operator[])[] = [
  ['>=', '>', '<=', '<', '=', '!='],
  ['+', '-'],
  ['*', '/'],
];

class Parser {
  /** The names of everything that is called. */
  readonly calls = new Set<string>();
  private position = 0;
  private depth = 0;

  constructor(
    private readonly source: string,
    private readonly tokens: readonly Token[],
  ) {}

  whole(): Node {
    const node = this.expression();
    if (this.next.kind !== 'end')
      this.fail(`'${this.next.text}' was not expected here; the expression should end`);
    return node;
  }

  private get next(): Token {
    return this.tokens[this.position] as Token;
  }

  private fail(problem: string, token: Token = this.next): never {
    throw new ExpressionError(problem, this.source, token.from, token.to);
  }

  private take(): Token {
    const token = this.next;
    this.position += 1;
    return token;
  }

  private accept(text: string): boolean {
    if (this.next.kind === 'end' || this.next.text !== text) return false;
    this.position += 1;
    return true;
  }

  private expect(text: string): Token {
    if (this.next.text !== text || this.next.kind === 'end') {
      this.fail(`'${text}' is missing${this.next.text ? ` before '${this.next.text}'` : ' at the end'}`);
    }
    return this.take();
  }

  private name(what: string): Token {
    if (this.next.kind !== 'name') this.fail(`A name is missing: ${what}`);
    return this.take();
  }

  private expression(): Node {
    this.depth += 1;
    if (this.depth > limits.depth) this.fail(`An expression may nest at most ${limits.depth} levels deep`);
    const node = this.next.text === 'let' ? this.binding() : this.binary(0);
    this.depth -= 1;
    return node;
  }

  private binding(): Node {
    const { from } = this.take();
    const { text } = this.name('what the rolled value is called');
    this.expect('=');
    const value = this.expression();
    this.expect(';');
    const body = this.expression();
    return { kind: 'let', name: text, value, body, from, to: body.to };
  }

  private binary(level: number): Node {
    const operators = levels[level];
    if (!operators) return this.negation();
    let left = this.binary(level + 1);
    for (;;) {
      const operator = operators.find((candidate) => this.accept(candidate));
      if (!operator) return left;
      const right = this.binary(level + 1);
      left = { kind: 'binary', operator, left, right, from: left.from, to: right.to };
    }
  }

  private negation(): Node {
    let from: number | undefined;
    let negative = false;
    while (this.next.text === '-') {
      from ??= this.next.from;
      negative = !negative;
      this.take();
    }
    const operand = this.power();
    return negative ? { kind: 'negate', operand, from: from ?? operand.from, to: operand.to } : operand;
  }

  private power(): Node {
    const left = this.roll();
    if (!this.accept('^')) return left;
    const right = this.roll();
    return { kind: 'binary', operator: '^', left, right, from: left.from, to: right.to };
  }

  private roll(): Node {
    if (this.next.text === 'd') {
      const { from, to } = this.next;
      return this.diceOf({ kind: 'number', value: 1, from, to });
    }
    const left = this.member();
    return this.next.text === 'd' ? this.diceOf(left) : left;
  }

  private diceOf(count: Node): Node {
    this.expect('d');
    const sides = this.member();
    return { kind: 'dice', count, sides, from: count.from, to: sides.to };
  }

  private member(): Node {
    let object = this.primary();
    while (this.accept('.')) {
      // After a dot 'd' cannot be dice.
      const { text, to } =
        this.next.text === 'd' ? this.take() : this.name('the column or facet after the dot');
      object = { kind: 'member', object, member: text, from: object.from, to };
    }
    return object;
  }

  private primary(): Node {
    const token = this.take();
    const { kind, text, from, to } = token;
    if (kind === 'number') return { kind, value: Number(text), from, to };
    if (kind === 'name') return this.next.text === '(' ? this.call(token) : { kind, name: text, from, to };
    if (text === '(') return { ...this.expression(), from, to: this.expect(')').to };
    if (text === '{') return this.record(token);
    return this.fail(
      kind === 'end' ? 'Something is missing at the end' : `'${text}' was not expected here`,
      token,
    );
  }

  private call({ text, from }: Token): Node {
    this.expect('(');
    const args: Node[] = [];
    if (this.next.text !== ')') {
      do args.push(this.expression());
      while (this.accept(','));
    }
    const { to } = this.expect(')');
    this.calls.add(text);
    return { kind: 'call', name: text, args, from, to };
  }

  private record({ from }: Token): Node {
    const fields: [string, Node][] = [];
    do {
      const { text } = this.name('what this facet is called');
      this.expect(':');
      fields.push([text, this.expression()]);
    } while (this.accept(','));
    const { to } = this.expect('}');
    return { kind: 'record', fields, from, to };
  }
}

interface Parsed {
  readonly node: Node;
  readonly calls: ReadonlySet<string>;
}

/** What was read before: a page asks for the same few formulas again and again. */
const known = new Map<string, Parsed>();

function parsed(source: string): Parsed {
  const before = known.get(source);
  if (before) return before;
  const parser = new Parser(source, tokenize(source));
  const now = { node: parser.whole(), calls: parser.calls };
  if (known.size >= limits.parsed) known.clear();
  known.set(source, now);
  return now;
}

/** Reads an expression of the formula language. */
export const parse = (source: string): Node => parsed(source).node;

/** The names of everything that an expression calls. */
export const callsOf = (source: string): ReadonlySet<string> => parsed(source).calls;
