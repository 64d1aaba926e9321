import { ExpressionError } from './errors';
import { limits } from './limits';

export interface Token {
  readonly kind: 'number' | 'name' | 'symbol' | 'end';
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

const pattern = /\s*(?:(\d+)|([A-Za-z][A-Za-z0-9]*)|(>=|<=|!=|[-+*/^<>=().,;:{}]))/y;
/** 'd10' is the dice operator and its number of sides, written together. */
const die = /^d(\d+)$/;
/** How much of an overlong source an error repeats. */
const excerpt = 60;

function tokenAt(source: string, match: RegExpExecArray): Token[] {
  const text = (match[1] ?? match[2] ?? match[3]) as string;
  const to = match.index + match[0].length;
  const from = to - text.length;
  const sides = match[2] ? die.exec(text)?.[1] : undefined;
  if (sides !== undefined) {
    return [
      { kind: 'symbol', text: 'd', from, to: from + 1 },
      { kind: 'number', text: sides, from: from + 1, to },
    ];
  }
  if (text === 'd') return [{ kind: 'symbol', text, from, to }];
  const kind = match[1] ? 'number' : match[2] ? 'name' : 'symbol';
  if (kind === 'number' && Number(text) > limits.number) {
    throw new ExpressionError(`${text} is too large; numbers go up to ${limits.number}`, source, from, to);
  }
  return [{ kind, text, from, to }];
}

export function tokenize(source: string): Token[] {
  if (source.length > limits.length) {
    const shown = `${source.slice(0, excerpt)}…`;
    throw new ExpressionError(
      `An expression has at most ${limits.length} characters, not ${source.length}`,
      shown,
      0,
      source.length,
    );
  }
  const tokens: Token[] = [];
  const end = source.trimEnd().length;
  pattern.lastIndex = 0;
  while (pattern.lastIndex < end) {
    const at = pattern.lastIndex;
    const match = pattern.exec(source);
    if (!match) {
      const from = at + (source.slice(at).length - source.slice(at).trimStart().length);
      throw new ExpressionError(
        `'${String.fromCodePoint(source.codePointAt(from) as number)}' is not part of the formula language`,
        source,
        from,
        from + 1,
      );
    }
    tokens.push(...tokenAt(source, match));
  }
  tokens.push({ kind: 'end', text: '', from: end, to: end });
  return tokens;
}
