import { type Fraction, fraction, scaled } from '../engine/fraction';
import type { Measure } from '../rules/formula';
import { formatRating } from '../rules/rating';
import { formatDecimal, formatNumber, formatSigned } from './format';

type Shown = Pick<Measure, 'signed' | 'scale'>;

/** A number as an input, a column or a measure shows it: '14', '+2', '14M' for 34 on a scale of 20. */
export function numberText({ signed, scale }: Shown, value: number): string {
  if (!scale || value <= scale.size) return signed ? formatSigned(value) : formatNumber(value);
  return `${signed ? '+' : ''}${formatRating(value, scale.size, scale.symbol)}`;
}

/** A number of the outcome as its measure shows it: '+2', 'more than 20', 'unconscious'. */
export function measureText(measure: Shown & Pick<Measure, 'upTo' | 'names'>, value: number): string {
  const { upTo, scale, names } = measure;
  const name = names?.[value];
  if (name !== undefined) return name;
  if (upTo !== undefined && value > upTo) return `more than ${numberText(scale ? { scale } : {}, upTo)}`;
  return numberText(measure, value);
}

/** The same where there is little room: '20+'. */
export function shortMeasureText(measure: Shown & Pick<Measure, 'upTo' | 'names'>, value: number): string {
  const { upTo, scale } = measure;
  return upTo !== undefined && value > upTo
    ? `${numberText(scale ? { scale } : {}, upTo)}+`
    : measureText(measure, value);
}

/** A mean, rounded: '27.5', or '7.5M' on a scale of 20. */
export function meanText({ scale }: Pick<Measure, 'scale'>, value: Fraction): string {
  // Rounded before it is measured: 20.04 is 20.0, not 0.0M.
  const tenths = Number(scaled(value, 1));
  const masteries = scale ? Math.ceil(tenths / (10 * scale.size)) - 1 : 0;
  if (!scale || masteries < 1) return formatDecimal(value);
  const { numerator, denominator } = value;
  const target = fraction(numerator - BigInt(masteries * scale.size) * denominator, denominator);
  return `${formatDecimal(target)}${scale.symbol}${masteries > 1 ? masteries : ''}`;
}
