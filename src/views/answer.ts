import { compareFractions, type Fraction, fraction } from '../engine/fraction';
import { mean, quantile } from '../engine/statistics';
import type { Band } from '../rules/formula';
import { formatNumber, formatPercent, formatSigned } from './format';
import { lowerFirst } from './lower-first';
import { meanText, measureText, withUnit } from './measure-text';
import { neededRoll } from './needed-roll';
import type { BandChance, FacetReading, Reading } from './reading';
import { saysAll } from './says-all';
import { upperFirst } from './upper-first';

/** '62.5 %', with words for the signs that stand for 'less' and 'more'. */
function share(chance: Fraction): string {
  return formatPercent(chance).replace(/^<\s/, 'less than ').replace(/^>\s/, 'more than ');
}

const isNever = ({ numerator }: Fraction): boolean => numerator === 0n;
export const isAlways = ({ numerator, denominator }: Fraction): boolean => numerator === denominator;

function happens({ band, chance }: BandChance): string {
  if (isNever(chance)) return `You never ${band.says}`;
  return isAlways(chance) ? `You always ${band.says}` : `You ${band.says} ${share(chance)} of the time`;
}

export function aside({ band, chance }: BandChance): string {
  if (isNever(chance)) return `never ${band.says}`;
  return isAlways(chance) ? `always ${band.says}` : `${band.says} ${share(chance)}`;
}

/** ': roll 11 or more on 3d6', ': roll +1 or more on ±d6' */
function why(reading: Reading, reached: BandChance): string {
  const needed = reached.band.facet === 'margin' && reached.band.from === 0 ? neededRoll(reading) : undefined;
  if (!needed) return '';
  const { dice, least, lowest, highest } = needed;
  const written = (number: number) => (lowest < 0 && number > 0 ? formatSigned : formatNumber)(number);
  if (least > highest) return `: even ${written(highest)} on ${dice} is too low`;
  if (least <= lowest) return `: even ${written(lowest)} on ${dice} is enough`;
  return `: roll ${written(least)}${least < highest ? ' or more' : ''} on ${dice}`;
}

const fromBest: readonly Band['tone'][] = ['good', 'even', 'bad'];

/** What else may happen, the good before the bad, and of one tone first what is nearest to the hoped for. What cannot
 *  happen here is left to the key of the chart. */
function others(bands: readonly BandChance[], hoped: BandChance): BandChance[] {
  const rank = ({ band }: BandChance): number => fromBest.indexOf(band.tone);
  const distance = (one: BandChance): number => Math.abs(bands.indexOf(one) - bands.indexOf(hoped));
  return bands
    .filter((other) => other !== hoped && !isNever(other.chance))
    .sort((a, b) => rank(a) - rank(b) || distance(a) - distance(b));
}

function chances(reading: Reading): string {
  const { bands, claims } = reading;
  const sure = bands.length > 2 ? bands.find(({ chance }) => isAlways(chance)) : undefined;
  const good = bands.filter(({ band }) => band.tone === 'good');
  const hoped = sure ?? good.find(({ chance }) => !isNever(chance)) ?? good[0] ?? bands[0];
  if (!hoped) return '';
  const rest = bands.length > 2 ? others(bands, hoped) : [];
  return `${[`${happens(hoped)}${why(reading, hoped)}`, ...[...rest, ...claims].map(aside)].join('; ')}.`;
}

/** '10 credits', or 'health lost 10' where there is no unit; of several facets each needs its name. */
function amount(facet: FacetReading, number: string, only: boolean): string {
  const name = only && facet.unit !== undefined ? '' : `${lowerFirst(facet.label)} `;
  return name + withUnit(facet, number);
}

/** 'about four times in five between 33 and 52': the middle of the distribution, and how often it is met. */
function middle(facet: FacetReading): string {
  const { distribution } = facet;
  const [low, high] = [quantile(distribution, fraction(1, 10)), quantile(distribution, fraction(9, 10))];
  const chance = distribution.chance((outcome) => outcome >= low && outcome <= high);
  const [from, to] = [measureText(facet, low), measureText(facet, high)];
  const range = low === high ? from : `between ${from} and ${to}`;
  const nearlyFourFifths =
    compareFractions(chance, fraction(3, 4)) >= 0 && compareFractions(chance, fraction(17, 20)) <= 0;
  if (nearlyFourFifths) return `about four times in five ${range}`;
  return isAlways(chance) ? `always ${range}` : `${share(chance)} of the time ${range}`;
}

/** Where the largest outcomes are not told apart, nobody knows the mean; how long it takes can still be said. */
function enough(facet: FacetReading, upTo: number): string {
  const { distribution } = facet;
  const shares = [
    ['half of the time', fraction(1, 2)],
    ['nine times in ten', fraction(9, 10)],
  ] as const;
  const told = shares
    .map(([often, part]) => ({ often, needed: quantile(distribution, part) }))
    .filter(({ needed }) => needed <= upTo)
    .map(({ often, needed }) => `${often} at most ${withUnit(facet, measureText(facet, needed))}`);
  const longer = distribution.chance((outcome) => outcome > upTo);
  const open = `${share(longer)} of the time ${withUnit(facet, measureText(facet, upTo + 1))}`;
  return upperFirst([...told, ...(told.length < shares.length ? [open] : [])].join('; '));
}

function average(facet: FacetReading): string {
  const number = meanText(facet, mean(facet.distribution));
  return facet.unit === undefined
    ? `${facet.label} ${number} on average`
    : `On average ${withUnit(facet, number)}`;
}

function amounts({ facets, claims }: Reading): string {
  const [only, ...more] = facets;
  const asides = claims.map(aside);
  if (!only) return asides.length > 0 ? `${upperFirst(asides.join('; '))}.` : '';
  const certain = facets.every(({ distribution }) => distribution.certain !== undefined);
  const list = (numberOf: (facet: FacetReading) => string): string =>
    facets.map((facet) => amount(facet, numberOf(facet), more.length === 0)).join(', ');
  if (certain) {
    const numbers = list((facet) => measureText(facet, facet.distribution.certain ?? 0));
    return `${[upperFirst(numbers), ...asides].join('; ')}.`;
  }
  if (more.length === 0) {
    const sentence = only.upTo === undefined ? `${average(only)}; ${middle(only)}` : enough(only, only.upTo);
    return `${[sentence, ...asides].join('; ')}.`;
  }
  const means = list((facet) => meanText(facet, mean(facet.distribution)));
  return `${[`On average ${means}`, ...asides].join('; ')}.`;
}

/** What a player wants to hear, in sentences: 'You succeed 62.5 % of the time: roll 11 or more on 3d6.' */
export function answer(reading: Reading): string {
  if (reading.bands.length === 0) return amounts(reading);
  if (reading.distribution.certain === undefined) return chances(reading);
  const met = reading.bands.find(({ chance }) => isAlways(chance));
  const numbers = amounts({ ...reading, claims: [] });
  if (!met) return numbers;
  const shown = reading.facets.map(({ key }) => key);
  return numbers === '' || saysAll(met.band, shown)
    ? `You ${met.band.says}.`
    : `You ${met.band.says}: ${lowerFirst(numbers)}`;
}

const few = 4;

/** The answer above a chart, whose key gives every band with its chance: where there are many, the claims will do. */
export function headline(reading: Reading): string {
  const { bands, claims, distribution } = reading;
  const [first, ...more] = claims;
  if (bands.length <= few || !first || distribution.certain !== undefined) return answer(reading);
  return `${[happens(first), ...more.map(aside)].join('; ')}.`;
}
