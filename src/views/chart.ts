import { compareFractions, type Fraction, fraction, toNumber } from '../engine/fraction';
import type { Band } from '../rules/formula';
import { shortMeasureText } from './measure-text';
import type { Bar, Series } from './series';

export interface Tick {
  /** Percent of the width. */
  readonly at: number;
  readonly text: string;
}

/** Where everything stands in the drawing. A bar is an upright stroke at its index, from its top down, 100 at
 *  most; strokes rather than boxes, because a page carries many of them. */
export interface Chart {
  /** One path for each band. */
  readonly paths: readonly string[];
  readonly ticks: readonly Tick[];
  /** The place of the mean, in percent of the width. */
  readonly mean?: number;
  /** What the highest bar stands for. */
  readonly peak: Fraction;
}

const none = fraction(0, 1);
const round = (value: number): number => Math.round(value * 10) / 10;

/** What the player hopes for stands at the bottom, so that it can be read off. */
const upwards: readonly Band['tone'][] = ['good', 'even', 'bad'];

function stacked(bands: readonly Band[]): number[] {
  const order = bands.map((_, part) => part);
  return order.sort(
    (a, b) => upwards.indexOf(bands[a]?.tone ?? 'good') - upwards.indexOf(bands[b]?.tone ?? 'good'),
  );
}

/** `beneath` are the parts that the stroke stands on. */
function strokes(bars: readonly Bar[], part: number, beneath: readonly number[], peak: Fraction): string {
  const height = (chance: Fraction): number => (toNumber(chance) / toNumber(peak)) * 100;
  return bars
    .map(({ parts }, index) => {
      const share = parts[part];
      if (!share || share.numerator === 0n) return '';
      const below = Math.round(beneath.reduce((sum, other) => sum + height(parts[other] ?? none), 0));
      // What can happen is seen, however unlikely it is.
      return `M${index} ${below + Math.max(1, Math.round(height(share)))}V${below}`;
    })
    .join('');
}

/** Round numbers, as many as fit beside each other on a narrow screen. Of parts of one either all fit, or the ones do. */
function tickStep(series: Series): number {
  const { bars } = series;
  const longest = Math.max(...bars.map(({ value }) => shortMeasureText(series, value).length));
  const most = Math.max(2, Math.floor(36 / (longest + 2)));
  if (bars.length <= most) return 1;
  for (let power = series.parts ?? 1; ; power *= 10) {
    for (const factor of [1, 2, 5]) if (bars.length / (factor * power) <= most) return factor * power;
  }
}

function ticksOf(series: Series): Tick[] {
  const { bars } = series;
  const step = tickStep(series);
  const gapless = (bars.at(-1)?.value ?? 0) - (bars[0]?.value ?? 0) === bars.length - 1;
  return bars.flatMap(({ value }, index) => {
    const marked = gapless ? value % step === 0 : index % step === 0;
    const text = shortMeasureText(series, value);
    return marked ? [{ at: round(((index + 0.5) / bars.length) * 100), text }] : [];
  });
}

function placeOf(mean: number, bars: readonly Bar[]): number {
  const above = bars.findIndex(({ value }) => value >= mean);
  const [low, high] = [bars[above - 1]?.value, bars[above]?.value ?? mean];
  const index = low === undefined ? 0 : above - 1 + (mean - low) / (high - low);
  return round(((index + 0.5) / bars.length) * 100);
}

export function chart(series: Series): Chart {
  const { bars, bands, mean } = series;
  const peak = bars.reduce((most, { chance }) => (compareFractions(chance, most) > 0 ? chance : most), none);
  const order = bands.length > 0 ? stacked(bands) : [0];
  return {
    paths: order
      .map((part, place) => [part, strokes(bars, part, order.slice(0, place), peak)] as const)
      .sort(([a], [b]) => a - b)
      .map(([, path]) => path),
    ticks: ticksOf(series),
    ...(mean && { mean: placeOf(toNumber(mean), bars) }),
    peak,
  };
}
