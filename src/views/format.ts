import { type Fraction, fraction, scaled } from '../engine/fraction';

/** Groups of three digits, and a number and its sign of percent, must not be torn apart at the end of a line. */
const narrowSpace = '\u202f';
const minus = '\u2212';

function grouped(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, narrowSpace);
}

export function formatNumber(value: number): string {
  const [whole = '', decimals] = String(Math.abs(value)).split('.');
  return `${value < 0 ? minus : ''}${grouped(whole)}${decimals ? `.${decimals}` : ''}`;
}

/** A modifier: '+2', '−1', and '+0' for one that changes nothing. */
export function formatSigned(value: number): string {
  return value < 0 ? formatNumber(value) : `+${formatNumber(value)}`;
}

/** Correctly rounded to one decimal; without it only where the value is exactly whole. */
export function formatDecimal(value: Fraction): string {
  if (value.denominator === 1n) return formatNumber(Number(value.numerator));
  const tenths = scaled(value, 1);
  const size = String(tenths < 0n ? -tenths : tenths).padStart(2, '0');
  return `${tenths < 0n ? minus : ''}${grouped(size.slice(0, -1))}.${size.slice(-1)}`;
}

/** '62.5 %'. What is merely unlikely never reads as impossible, nor what is nearly certain as certain. */
export function formatPercent(chance: Fraction): string {
  const { numerator, denominator } = chance;
  const thousandths = scaled(chance, 3);
  if (numerator > 0n && thousandths === 0n) return `<${narrowSpace}0.1${narrowSpace}%`;
  if (numerator < denominator && thousandths === 1000n) return `>${narrowSpace}99.9${narrowSpace}%`;
  return `${formatDecimal(fraction(100n * numerator, denominator))}${narrowSpace}%`;
}

/** '25 / 216', exactly; '0' and '1' for what never and what always happens. */
export function formatFraction({ numerator, denominator }: Fraction): string {
  if (denominator === 1n) return String(numerator);
  return `${grouped(String(numerator))}${narrowSpace}/${narrowSpace}${grouped(String(denominator))}`;
}

/** '63': whole, for a cell among many that are all percentages, and just as honest at both ends. */
export function formatWholePercent(chance: Fraction): string {
  const { numerator, denominator } = chance;
  const hundredths = scaled(chance, 2);
  if (numerator > 0n && hundredths === 0n) return '<1';
  if (numerator < denominator && hundredths === 100n) return '>99';
  return String(hundredths);
}
