import { type ChoiceInput, defineFormula, type NumberInput } from '../../src/rules/formula';
import { outlaw } from './examples-campaign';
import { figures } from './figures-campaign';
import { fiveTwice } from './rulings-campaign';
import { inRulebook } from './sources';
import { citySizes, resourceTypes, smugglingTable, tradeAvailability, tradeDemand } from './tables-campaign';

const city = {
  kind: 'pick',
  label: 'Size of the city',
  bracket: 'City',
  table: citySizes,
  start: 'township',
} as const;

/** The column of a table that the number of a choice says. */
function byColumn(choice: string, columns: readonly string[], cell: (column: string) => string): string {
  const [first = '', ...others] = columns;
  if (others.length === 0) return cell(first);
  const at = columns.length;
  const last = others[others.length - 1] as string;
  return `when(${choice} = ${at}, ${cell(last)}, ${byColumn(choice, columns.slice(0, -1), cell)})`;
}

const sizes = Object.keys(citySizes.rows);
const unitsIn = (place: string): string =>
  byColumn(`${place}.size`, sizes, (column) => `lookup(availability, 2d6, ${column})`);

export const unitsToBeHad = defineFormula({
  id: 'units-to-be-had',
  name: 'Units to be had',
  summary: 'How many units of a resource a city buys or sells in a month.',
  source: inRulebook('Trade Availability'),
  inputs: { city },
  tables: { availability: tradeAvailability },
  expression: unitsIn('city'),
  written: { [unitsIn('city')]: 'city' },
  result: { label: 'Units', unit: 'units', better: 'high' },
  printed: [
    { inputs: { city: 'hamlet' }, value: 'down(2d6, 2) - 1', source: inRulebook('Trade Availability') },
    { inputs: { city: 'kingdom' }, value: 'down(2d6, 2) + 7', source: inRulebook('Trade Availability') },
  ],
  also: ['availability', 'how much can I buy'],
});

const demands = ['veryLow', 'low', 'moderate', 'high', 'veryHigh', 'illegal'] as const;
const demandNames = ['very low', 'low', 'moderate', 'high', 'very high', 'illegal'] as const;

const demand = (label: string, bracket: string, start: string): ChoiceInput => ({
  kind: 'choice',
  label,
  bracket,
  options: Object.fromEntries(
    demands.map((id, index) => [id, { label: demandNames[index] as string, value: index + 1 }]),
  ),
  start,
});

const resource = {
  kind: 'pick',
  label: 'Resource',
  table: resourceTypes,
  start: 'mineral',
} as const;

const five = {
  kind: 'choice',
  label: 'A roll of five counts as',
  bracket: 'Five',
  options: { low: { label: 'four', value: 0 }, high: { label: 'six', value: 1 } },
  start: 'low',
  ruling: fiveTwice,
} satisfies ChoiceInput;

/** Two dice; by the other reading a five stands in the row above. */
const thrown = 'let thrown = 2d6; let at = when((five = 1) * (thrown = 5), 6, thrown);';
const priceAt = (level: string): string =>
  `(${thrown} ${byColumn(level, demands, (column) => `lookup(prices, at, ${column})`)})`;

export const unitPrice = defineFormula({
  id: 'unit-price',
  name: 'Price of a unit',
  summary: 'What one unit costs or brings, by demand and resource.',
  source: inRulebook('Trade Demand'),
  inputs: { demand: demand('Demand in the city', 'Demand', 'low'), resource, five },
  tables: { prices: tradeDemand },
  expression: `resource.times * ${priceAt('demand')}`,
  written: { [priceAt('demand')]: 'demand' },
  parts: { 'resource.times': 'resource' },
  result: { label: 'Price', unit: 'sc', better: 'high' },
  printed: [
    // The prices of one column rise by the row, and the multiplier acts on all of them.
    {
      inputs: { demand: 'low', resource: 'animal' },
      value: 'let row = down(2d6, 2); 5 * row',
      source: inRulebook('Trade Demand'),
    },
    {
      inputs: { demand: 'low', resource: 'mineral' },
      value: 'let row = down(2d6, 2); 15 * row',
      source: inRulebook('Resource Value'),
    },
  ],
  also: ['resource price', 'market price', 'what is it worth'],
});

const profit = `resource.times * (${priceAt('sold')} - ${priceAt('bought')})`;

export const tradeRun = defineFormula({
  id: 'trade-run',
  name: 'A run between two cities',
  summary: 'What you gain by buying in one city and selling all of it in another.',
  source: inRulebook('Trade (Optional)'),
  inputs: {
    from: { ...city, label: 'Where you buy', bracket: 'From' },
    bought: demand('Demand where you buy', 'Bought at', 'low'),
    to: { ...city, label: 'Where you sell', bracket: 'To', start: 'city' },
    sold: demand('Demand where you sell', 'Sold at', 'high'),
    resource: { ...resource, start: 'vegetable' },
    five,
  },
  tables: { prices: tradeDemand, availability: tradeAvailability },
  expression: `let units = min(${unitsIn('from')}, ${unitsIn('to')}); let each = ${profit}; units * each`,
  written: {
    [`min(${unitsIn('from')}, ${unitsIn('to')})`]: 'from > to',
    [profit]: 'resource.times * (sold - bought)',
  },
  parts: { units: 'units traded', each: 'gain on each', 'resource.times': 'resource' },
  result: {
    label: 'Gain',
    unit: 'sc',
    signed: true,
    better: 'high',
    bands: [
      { label: 'loss', says: 'lose money', tone: 'bad', to: -1 },
      { label: 'nothing', says: 'trade for nothing', tone: 'even', from: 0, to: 0 },
      { label: 'gain', says: 'gain money', tone: 'good', from: 1 },
    ],
  },
  printed: [
    // From hamlet to hamlet a month may pass without a single unit.
    {
      inputs: { from: 'hamlet', to: 'hamlet', bought: 'low', sold: 'high', resource: 'animal' },
      value:
        'let units = min(down(2d6, 2) - 1, down(2d6, 2) - 1); let each = 40 + 5 * down(2d6, 2) - 5 * down(2d6, 2); units * each',
      source: inRulebook('Trade (Optional)'),
    },
  ],
  also: ['trade profit', 'caravan', 'buy low sell high', 'merchant'],
});

const severity = `${thrown} min(4, max(0, city.size + 1 - lookup(smuggling, at)))`;

export const smugglingOdds = defineFormula({
  id: 'smuggling-odds',
  name: 'Past the guards',
  summary: 'What comes of smuggling, or of walking into a city with a price on your head.',
  source: inRulebook('Hiding & Smuggling'),
  inputs: { city, five },
  tables: { smuggling: smugglingTable },
  expression: severity,
  written: { [severity]: 'city' },
  result: {
    label: 'Outcome',
    better: 'low',
    bands: [
      { label: 'not discovered', says: 'get through', tone: 'good', to: 0 },
      { label: 'bounty', says: 'get through with a bounty', tone: 'even', from: 1, to: 1 },
      { label: 'fined', says: 'are fined', tone: 'bad', from: 2, to: 2 },
      { label: 'confiscated', says: 'lose your things', tone: 'bad', from: 3, to: 3 },
      { label: 'imprisoned', says: 'go to prison', tone: 'bad', from: 4 },
    ],
  },
  printed: [
    { inputs: { city: 'hamlet' }, value: '2d6 <= 3', source: inRulebook('Hide & Smuggle') },
    {
      inputs: { city: 'kingdom' },
      value: 'let row = down(2d6, 2); min(4, 6 - row)',
      source: inRulebook('Hide & Smuggle'),
    },
  ],
  also: ['smuggle', 'contraband', 'caught', 'hide', 'wanted'],
});

export const bountyRoll = defineFormula({
  id: 'bounty-roll',
  name: 'Bounty for a crime',
  summary: 'The price on your head after a crime or a prison break, and how long prison takes to pay it.',
  source: inRulebook('Bounty'),
  inputs: { city: { ...city, start: 'city' } },
  expression: `let bounty = 2d6 * city.bounty; { bounty: bounty, days: up(bounty, ${figures.workedOff.value}) }`,
  result: {
    label: 'Bounty',
    better: 'low',
    facets: { bounty: { label: 'Bounty', unit: 'sc' }, days: { label: 'Prison', unit: 'days' } },
  },
  printed: [
    {
      inputs: { city: 'city' },
      value: {
        bounty: `2d6 * ${outlaw.times}`,
        days: `2d6 * ${outlaw.times} / ${figures.workedOff.value}`,
      },
      source: inRulebook('Bounty'),
    },
  ],
  also: ['prison break', 'jail', 'crime', 'wanted'],
});

export const prisonDays = defineFormula({
  id: 'prison-days',
  name: 'Days in prison',
  summary: 'How long it takes until a bounty is paid off.',
  source: inRulebook('Hiding & Smuggling'),
  inputs: {
    bounty: {
      kind: 'number',
      label: 'Bounty',
      min: 0,
      max: 10_000,
      start: figures.prisonBounty.value,
      unit: 'sc',
    } satisfies NumberInput,
  },
  expression: `up(bounty, ${figures.workedOff.value})`,
  parts: { [`${figures.workedOff.value}`]: 'paid by a day' },
  result: { label: 'Days', unit: 'days', better: 'low' },
  printed: [{ inputs: { bounty: 200 }, value: 20, source: inRulebook('Hiding & Smuggling') }],
  also: ['jail', 'sentence', 'imprisoned'],
});
