/** A rating counts on past the highest face of the die: every full die is a mastery, and what is left is rolled against. */
export interface Rating {
  readonly target: number;
  readonly masteries: number;
}

/** 23 on a scale of 20 is 3 with one mastery; 20 itself has none yet. Below 1 there are none to lose. */
export function ratingOf(value: number, scale: number): Rating {
  const masteries = Math.max(0, Math.ceil(value / scale) - 1);
  return { target: value - masteries * scale, masteries };
}

/** '3M' for 23, '5M2' for 45. The symbol stands for a mastery. */
export function formatRating(value: number, scale: number, symbol: string): string {
  const { target, masteries } = ratingOf(value, scale);
  if (masteries === 0) return `${target}`;
  return `${target}${symbol}${masteries > 1 ? masteries : ''}`;
}

/** Reads '17', '3M', '5M2', and what is added to ratings: '+6', '-10', 'M', '+M2'. */
export function parseRating(text: string, scale: number, symbol: string): number {
  const unclear = () =>
    new RangeError(
      `'${text}' is not a rating; write it like 14, 14${symbol} or 14${symbol}2, with 1 to ${scale} before ${symbol}`,
    );
  const [, sign, body = ''] = /^\s*([-+\u2212]?)\s*(\S*)\s*$/.exec(text) ?? [];
  const [before = '', after, ...more] = body.split(symbol);
  const digits = /^\d{0,6}$/;
  if (body === '' || more.length > 0 || !digits.test(before) || !digits.test(after ?? '')) throw unclear();
  const target = Number(before);
  if (after !== undefined && (target > scale || (before !== '' && target < 1) || after === '0'))
    throw unclear();
  const masteries = after === undefined ? 0 : after === '' ? 1 : Number(after);
  const value = target + masteries * scale;
  return sign === '' || sign === '+' ? value : 0 - value;
}
