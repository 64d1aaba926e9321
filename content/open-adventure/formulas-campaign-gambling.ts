import { defineFormula } from '../../src/rules/formula';
import { bets } from './examples-campaign';
import { figures } from './figures-campaign';
import { aularReadings } from './rulings-campaign-trade';
import { inRulebook } from './sources';
import { aularPayout, aularSymbols } from './tables-campaign-ranks';

const gambling = inRulebook('Gambling (Optional)');
const { once, twice, thrice } = aularPayout.rows;

/** The symbols, each with a column of its own that counts the stake on it. */
const symbols = Object.keys(aularSymbols.rows);
const staked = {
  ...aularSymbols,
  columns: {
    ...aularSymbols.columns,
    ...Object.fromEntries(symbols.map((symbol) => [symbol, { label: 'Stake' }])),
  },
  rows: Object.fromEntries(
    Object.entries(aularSymbols.rows).map(([id, row]) => [
      id,
      { ...row, ...Object.fromEntries(symbols.map((symbol) => [symbol, symbol === id ? 1 : 0])) },
    ]),
  ),
};

const stakes = symbols.map((symbol) => `stakes.${symbol}`).join(', ');
const paid = `matches(${figures.aularDice.value}, ${once.times}, ${twice.times} + payout, ${thrice.times} + payout, ${stakes}).paid`;

export const aularOdds = defineFormula({
  id: 'aular-odds',
  name: 'A throw of Aular',
  summary: 'What your stakes bring back, and what the house keeps in the long run.',
  source: gambling,
  inputs: {
    stakes: {
      kind: 'basket',
      label: 'Stakes, in coins or credits',
      bracket: 'Stakes',
      table: staked,
      start: `sword.${bets.sword}_dragon.${bets.dragon}`,
      most: 1000,
    },
    payout: {
      kind: 'choice',
      label: 'Three and five times the stake',
      options: {
        within: { label: 'include the stake', value: 0 },
        beside: { label: 'come on top of it', value: 1 },
      },
      start: 'within',
      ruling: aularReadings,
    },
  },
  expression: `let paid = ${paid}; { gain: paid - stakes.count, paid: paid }`,
  shown: `${paid} - stakes.count`,
  written: { [paid]: 'paid' },
  parts: { paid: 'what the symbols pay', 'stakes.count': 'all stakes' },
  result: {
    label: 'Gain',
    better: 'high',
    facets: {
      gain: { label: 'Gain', signed: true },
      paid: { label: 'Paid back' },
    },
    bands: [
      { label: 'win', says: 'win money', tone: 'good', facet: 'gain', from: 1 },
      { label: 'even', says: 'break even', tone: 'even', facet: 'gain', from: 0, to: 0 },
      { label: 'loss', says: 'lose money', tone: 'bad', facet: 'gain', to: -1 },
    ],
  },
  printed: [
    {
      inputs: { stakes: 'sword' },
      value: {
        paid: 'let seen = (d6 = 4) + (d6 = 4) + (d6 = 4); when(seen = 0, 0, when(seen = 1, 1, when(seen = 2, 3, 5)))',
      },
      source: inRulebook('Aular Winning Payments'),
    },
    {
      inputs: { stakes: 'sword' },
      value: {
        paid: 'let seen = (d6 = 4) + (d6 = 4) + (d6 = 4); when(seen = 0, 0, when(seen = 1, 1, when(seen = 2, 4, 6)))',
      },
      source: gambling,
      erratum: aularReadings,
    },
  ],
  also: ['gambling', 'house edge', 'dice game', 'casino', 'bet', 'wager'],
});
