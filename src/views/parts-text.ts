import { formatNumber } from './format';

const minus = '\u2212';
const signs: Readonly<Record<string, string>> = {
  '1/2': '½',
  '1/4': '¼',
  '3/4': '¾',
  '1/3': '⅓',
  '2/3': '⅔',
};

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}

/** A number of parts of one, as it is written: 5 halves are '2½', 7 sixths are '1 1/6'. */
export function partsText(value: number, parts: number, signed = false): string {
  const size = Math.abs(value);
  const [whole, rest] = [Math.floor(size / parts), size % parts];
  const shared = divisor(rest, parts);
  const fraction = rest === 0 ? '' : `${rest / shared}/${parts / shared}`;
  const written = signs[fraction] ?? fraction;
  const gap = whole > 0 && fraction !== '' && written === fraction ? '\u202f' : '';
  const number = whole === 0 && rest > 0 ? written : `${formatNumber(whole)}${gap}${written}`;
  return `${value < 0 ? minus : signed ? '+' : ''}${number}`;
}
