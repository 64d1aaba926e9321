import { type Fraction, fraction, scaled } from '../engine/fraction';
import type { Measure } from '../rules/formula';
import { formatRating } from '../rules/rating';
import { formatDecimal, formatNumber, formatSigned } from './format';
import { partsText } from './parts-text';
import { unitFor } from './unit-for';

/** What says how a number is written. */
export type Shown = Pick<Measure, 'signed' | 'scale' | 'parts'>;

/** The way of writing alone, without the plus sign that some numbers have. */
export function unsigned({ scale, parts }: Shown): Shown {
  return { ...(scale && { scale }), ...(parts !== undefined && { parts }) };
}

/** A number as an input, a column or a measure shows it: '14', '+2', '14M' for 34 on a scale of 20, '1½' for 3 halves. */
export function numberText({ signed, scale, parts }: Shown, value: number): string {
  if (parts !== undefined) return partsText(value, parts, signed);
  if (!scale || value <= scale.size) return signed ? formatSigned(value) : formatNumber(value);
  return `${signed ? '+' : ''}${formatRating(value, scale.size, scale.symbol)}`;
}

/** A number of the outcome as its measure shows it: '+2', 'more than 20', 'unconscious'. */
export function measureText(measure: Shown & Pick<Measure, 'upTo' | 'names'>, value: number): string {
  const { upTo, names } = measure;
  const name = names?.[value];
  if (name !== undefined) return name;
  if (upTo !== undefined && value > upTo) return `more than ${numberText(unsigned(measure), upTo)}`;
  return numberText(measure, value);
}

/** A number with what it counts: '12 credits', '1 credit'. */
export function withUnit({ unit }: Pick<Measure, 'unit'>, number: string): string {
  return unit === undefined ? number : `${number} ${unitFor(number, unit)}`;
}

/** The same where there is little room: '20+'. */
export function shortMeasureText(measure: Shown & Pick<Measure, 'upTo' | 'names'>, value: number): string {
  const { upTo } = measure;
  return upTo !== undefined && value > upTo
    ? `${numberText(unsigned(measure), upTo)}+`
    : measureText(measure, value);
}

/** A mean, rounded: '27.5', or '7.5M' on a scale of 20. Of parts of one it is told in ones. */
export function meanText({ scale, parts }: Shown, value: Fraction): string {
  if (parts !== undefined) return formatDecimal(fraction(value.numerator, value.denominator * BigInt(parts)));
  // Rounded before it is measured: 20.04 is 20.0, not 0.0M.
  const tenths = Number(scaled(value, 1));
  const masteries = scale ? Math.ceil(tenths / (10 * scale.size)) - 1 : 0;
  if (!scale || masteries < 1) return formatDecimal(value);
  const { numerator, denominator } = value;
  const target = fraction(numerator - BigInt(masteries * scale.size) * denominator, denominator);
  return `${formatDecimal(target)}${scale.symbol}${masteries > 1 ? masteries : ''}`;
}
