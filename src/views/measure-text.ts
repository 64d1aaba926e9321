import type { Measure } from '../rules/formula';
import { formatNumber, formatSigned } from './format';

/** A number of the outcome as its measure shows it: '+2', 'more than 20'. */
export function measureText({ signed, upTo }: Pick<Measure, 'signed' | 'upTo'>, value: number): string {
  if (upTo !== undefined && value > upTo) return `more than ${formatNumber(upTo)}`;
  return signed ? formatSigned(value) : formatNumber(value);
}

/** The same where there is little room: '20+'. */
export function shortMeasureText(measure: Pick<Measure, 'signed' | 'upTo'>, value: number): string {
  const { upTo } = measure;
  return upTo !== undefined && value > upTo ? `${formatNumber(upTo)}+` : measureText(measure, value);
}
