import { piecesOf, type Words } from './words';

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A label at the beginning of a line. */
export function upperFirst(text: string): string;
export function upperFirst(text: Words): Words;
export function upperFirst(text: Words): Words {
  if (typeof text === 'string') return upper(text);
  const [first, ...rest] = piecesOf(text);
  if (typeof first === 'string') return [upper(first), ...rest];
  const told = Object.entries(first ?? {}).map(([genre, words]) => [genre, upper(words)] as const);
  return [Object.fromEntries(told), ...rest];
}
