import { type ChoiceInput, defineFormula, type PickInput } from '../../src/rules/formula';
import { city, five, thrown } from './controls-trade';
import { trade } from './examples-campaign';
import { inRulebook } from './sources';
import { resourceTypes } from './tables-campaign-land';
import { citySizes, tradeAvailability, tradeDemand } from './tables-campaign-trade';
import * as words from './terms-campaign';

const available = inRulebook('Trade Availability');
const trading = inRulebook('Trade (Optional)');

/** The column of a table that the number of a choice says. */
function byColumn(choice: string, columns: readonly string[], cell: (column: string) => string): string {
  const [first = '', ...others] = columns;
  const last = others.at(-1);
  if (last === undefined) return cell(first);
  return `when(${choice} = ${columns.length}, ${cell(last)}, ${byColumn(choice, columns.slice(0, -1), cell)})`;
}

const sizes = Object.keys(citySizes.rows);
const unitsIn = (place: string): string =>
  byColumn(`${place}.size`, sizes, (column) => `lookup(availability, 2d6, ${column})`);

export const unitsToBeHad = defineFormula({
  id: 'units-to-be-had',
  name: 'Units to be had',
  summary: 'How many units of a resource a city buys or sells in a month.',
  source: available,
  inputs: { city },
  tables: { availability: tradeAvailability },
  expression: unitsIn('city'),
  written: { [unitsIn('city')]: 'lookup(availability, 2d6)' },
  result: { label: 'To be had', unit: 'units', better: 'high' },
  printed: [
    { inputs: { city: 'hamlet' }, value: 'down(2d6, 2) - 1', source: available },
    { inputs: { city: 'township' }, value: 'down(2d6, 2) + 1', source: available },
    { inputs: { city: 'kingdom' }, value: 'down(2d6, 2) + 7', source: available },
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
  term: words.resource,
} satisfies PickInput;

const priceAt = (wanted: string): string =>
  `(${thrown} ${byColumn(wanted, demands, (column) => `lookup(prices, at, ${column})`)})`;

export const unitPrice = defineFormula({
  id: 'unit-price',
  name: 'Price of a unit',
  summary: 'What one unit costs or brings, by demand and type of resource.',
  source: inRulebook('Trade Demand'),
  inputs: { demand: demand('Demand in the city', 'Demand', 'low'), resource, five },
  tables: { prices: tradeDemand },
  expression: `${priceAt('demand')} * resource.times`,
  written: { [priceAt('demand')]: 'lookup(prices, 2d6)' },
  result: { label: 'Price', unit: 'SC', better: 'high' },
  printed: [
    // The prices of this column rise evenly from row to row, and the multiplier acts on all of them.
    {
      inputs: { demand: 'low', resource: 'animal' },
      value: '5 * down(2d6, 2)',
      source: inRulebook('Trade Demand'),
    },
    {
      inputs: { demand: 'low', resource: 'mineral' },
      value: `5 * ${trade.times} * down(2d6, 2)`,
      source: inRulebook('Resource Value'),
    },
    {
      inputs: { demand: 'illegal', resource: 'animal', five: 'high' },
      value: 'let roll = 2d6; 80 + 20 * down(when(roll = 5, 6, roll), 2)',
      source: inRulebook('Trade Demand'),
    },
  ],
  also: ['resource price', 'market price', 'what is it worth'],
});

const units = `min(${unitsIn('from')}, ${unitsIn('to')})`;
const each = `resource.times * (${priceAt('sold')} - ${priceAt('bought')})`;

export const tradeRun = defineFormula({
  id: 'trade-run',
  name: 'A run between two cities',
  summary: 'What you gain in a month by buying in one city and selling all of it in another.',
  source: trading,
  inputs: {
    from: { ...city, label: 'Where you buy', bracket: 'From' },
    bought: demand('Demand where you buy', 'Bought at', 'low'),
    to: { ...city, label: 'Where you sell', bracket: 'To', start: 'city' },
    sold: demand('Demand where you sell', 'Sold at', 'moderate'),
    resource: { ...resource, start: 'vegetable' },
    five,
  },
  tables: { prices: tradeDemand, availability: tradeAvailability },
  expression: `let units = ${units}; let each = ${each}; units * each`,
  written: { [units]: 'min(from, to)', [each]: 'resource.times * (sold - bought)' },
  parts: { units: 'units', each: 'gain on each' },
  result: {
    label: 'Gain',
    unit: 'SC',
    better: 'high',
    claims: [
      { label: 'loss', says: 'lose money', tone: 'bad', to: -1 },
      { label: 'nothing', says: 'come out even', tone: 'even', from: 0, to: 0 },
    ],
  },
  printed: [
    // From hamlet to hamlet a month may pass without a single unit.
    {
      inputs: { from: 'hamlet', to: 'hamlet', bought: 'low', sold: 'high', resource: 'animal' },
      value:
        'let units = min(down(2d6, 2) - 1, down(2d6, 2) - 1); let each = 40 + 5 * down(2d6, 2) - 5 * down(2d6, 2); units * each',
      source: trading,
    },
  ],
  also: ['trade profit', 'caravan', 'buy low sell high', 'merchant'],
});
