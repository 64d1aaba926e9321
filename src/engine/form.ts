import type { Interpreter } from './interpret';
import type { Scope } from './scope';
import type { CallNode, Node } from './syntax';

/** A call whose arguments are not simply values: they are evaluated late, often, or not at all. */
export interface Form {
  <V>(interpreter: Interpreter<V>, node: CallNode, scope: Scope<V>): V;
  /** Set where a player decides in it, by a mechanism that it runs. */
  readonly policy?: true;
}

export function nameOf(node: Node | undefined, what: string): string {
  if (node?.kind === 'name') return node.name;
  throw new RangeError(`Here stands ${what}, a plain name`);
}

export function requireArguments(node: CallNode, usage: string, least: number, most = least): void {
  if (node.args.length < least || node.args.length > most) throw new RangeError(`It is written ${usage}`);
}
