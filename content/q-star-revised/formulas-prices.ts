import { defineFormula } from '../../src/rules/formula';
import { attributePick, skillPick } from './controls';
import { figures } from './figures';
import * as rulings from './rulings';
import { inPages } from './sources';
import { attributeRanks, skillDifficulties, skillRanks } from './tables';
import * as terms from './terms';

const attributeRank = { ...attributePick, label: 'Rank', shows: 'rank' } as const;

export const attributeModifier = defineFormula({
  id: 'attribute-modifier',
  name: 'Attribute modifier',
  summary: 'What an attribute adds to a check.',
  source: inPages('Attributes'),
  inputs: { rank: { ...attributeRank, start: 'mediocre' } },
  expression: 'rank.rank - 3',
  result: { label: 'Modifier', better: 'high' },
  along: { input: 'rank' },
  printed: Object.entries(attributeRanks.rows).map(([rank, { modifier }]) => ({
    inputs: { rank },
    value: modifier,
    source: inPages('Attributes'),
  })),
});

export const attributePrice = defineFormula({
  id: 'attribute-price',
  name: 'Price of an attribute rank',
  summary: 'Downtime in total, counted from the rank that everybody starts with.',
  source: inPages('Attributes'),
  inputs: { rank: attributeRank },
  expression: `${figures.attributeStep.value} * (rank.rank - ${attributeRanks.rows.mediocre.rank})`,
  result: { label: 'Downtime', unit: 'downtime', better: 'low' },
  along: { input: 'rank', sums: 'difference' },
  printed: Object.entries(attributeRanks.rows).map(([rank, { price }]) => ({
    inputs: { rank },
    value: price,
    source: inPages('Attributes'),
  })),
  also: ['attribute cost', 'improvement'],
});

export const attributeChange = defineFormula({
  id: 'attribute-change',
  name: 'Changing an attribute',
  summary: 'Downtime to pay for going from one rank to another; negative where it is returned.',
  source: inPages('Attributes'),
  inputs: {
    to: { ...attributeRank, label: 'New rank' },
    from: { ...attributeRank, label: 'Old rank', start: 'mediocre' },
    // The lowest step that counts: down to the last rank at creation, none in play.
    least: {
      kind: 'choice',
      label: 'Steps down count',
      options: {
        creation: { label: 'at creation, from −6', value: -6 },
        play: { label: 'not in play, from 0', value: 0 },
      },
      start: 'creation',
    },
  },
  expression: `${figures.attributeStep.value} * max(to.rank - from.rank, least)`,
  written: { 'max(to.rank - from.rank, least)': '(to.rank - from.rank)' },
  result: { label: 'Downtime', unit: 'downtime', better: 'low' },
  printed: [
    { inputs: { from: 'mediocre', to: 'fair', least: 'play' }, value: 6, source: inPages('Attributes') },
    { inputs: { from: 'mediocre', to: 'poor', least: 'creation' }, value: -6, source: inPages('Attributes') },
    { inputs: { from: 'mediocre', to: 'poor', least: 'play' }, value: 0, source: inPages('Attributes') },
  ],
  also: ['refund', 'attribute cost'],
});

const difficulties = ['easy', 'average', 'hard'] as const;

/** One printed price under our reading, all the prices on the way under the other. */
const stepPrice =
  'when(steps = 0, 0, when(reading = 0, lookup(ranks, steps, hard, rank), ' +
  'sum(k, 1, steps, lookup(ranks, k, hard, rank))))';

export const skillPrice = defineFormula({
  id: 'skill-price',
  name: 'Price of a skill rank',
  summary: 'Downtime in total for a rank of an easy, average or hard skill, counted from untrained.',
  source: inPages('Skills'),
  inputs: {
    rank: { ...skillPick, label: 'Rank', shows: 'rank' },
    skill: {
      kind: 'pick',
      label: 'The skill is',
      bracket: 'Untrained rank',
      table: skillDifficulties,
      start: 'average',
      shows: 'untrained',
      term: terms.skillDifficulty,
    },
    reading: {
      kind: 'choice',
      label: 'A printed price is',
      bracket: 'Price is',
      options: {
        total: { label: 'the total', value: 0 },
        step: { label: 'for one step', value: 1 },
      },
      start: 'total',
      ruling: rulings.skillPriceIsATotal,
    },
  },
  // Untrained, a hard skill stands at rank 0, so its column read by rank is the price of that many steps. The
  // printed prices of easy and average skills prove that they climb the same steps.
  expression: `let steps = max(0, rank.rank - skill.untrained); ${stepPrice}`,
  tables: { ranks: skillRanks },
  parts: { steps: 'Steps above untrained' },
  written: {
    'max(0, rank.rank - skill.untrained)': 'rank.rank - skill.untrained',
    [stepPrice]: 'lookup(ranks, steps, hard, rank)',
  },
  result: { label: 'Downtime', unit: 'downtime', better: 'low' },
  along: { input: 'rank', sums: 'difference' },
  printed: Object.entries(skillRanks.rows).flatMap(([rank, row]) =>
    difficulties.flatMap((skill) => {
      const value = row[skill];
      return value === null ? [] : [{ inputs: { rank, skill }, value, source: inPages('Skills') }];
    }),
  ),
  also: ['skill cost', 'easy', 'average', 'hard', 'improvement'],
});

export const superbLimit = defineFormula({
  id: 'superb-limit',
  name: 'Superb skills under an attribute',
  summary: 'How many skills of one attribute may be Superb.',
  source: inPages('Skills'),
  inputs: { attribute: { ...attributePick, start: 'good' } },
  expression: 'max(0, attribute.modifier)',
  result: { label: 'Superb skills', better: 'high' },
  along: { input: 'attribute' },
  printed: [
    { inputs: { attribute: 'mediocre' }, value: 0, source: inPages('Skills') },
    {
      inputs: { attribute: 'superb' },
      value: attributeRanks.rows.superb.modifier,
      source: inPages('Skills'),
    },
  ],
});
