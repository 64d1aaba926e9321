import { limits } from './limits';
import type { Operator } from './syntax';

/** Whole numbers in, a whole number out: what cannot stay exact is refused. */
export function operate(operator: Operator, left: number, right: number): number {
  const result = compute(operator, left, right);
  if (Math.abs(result) > limits.number) {
    throw new RangeError(`${left} ${operator} ${right} is too large; numbers go up to ${limits.number}`);
  }
  // Zero has no sign in the rules.
  return result + 0;
}

function compute(operator: Operator, left: number, right: number): number {
  switch (operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return divide(left, right);
    case '^':
      return raise(left, right);
    case '>=':
      return Number(left >= right);
    case '>':
      return Number(left > right);
    case '<=':
      return Number(left <= right);
    case '<':
      return Number(left < right);
    case '=':
      return Number(left === right);
    case '!=':
      return Number(left !== right);
  }
}

function divide(left: number, right: number): number {
  if (right === 0) throw new RangeError(`${left} cannot be divided by 0`);
  if (left % right !== 0) {
    throw new RangeError(
      `${left} / ${right} is not a whole number; round it with down(${left}, ${right}) or up(${left}, ${right})`,
    );
  }
  return left / right;
}

function raise(base: number, exponent: number): number {
  if (exponent < 0) throw new RangeError(`${base} ^ ${exponent} is not a whole number; powers start at 0`);
  return base ** exponent;
}
