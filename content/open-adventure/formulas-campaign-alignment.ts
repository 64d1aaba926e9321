import { type ChoiceInput, defineFormula } from '../../src/rules/formula';
import { number } from './controls-campaign';
import { aligned } from './examples-campaign';
import { figures } from './figures-campaign';
import { alignmentCap, alignmentExample } from './rulings-campaign-trade';
import { inRulebook } from './sources';
import { alignmentTable } from './tables-campaign-ranks';
import * as terms from './terms-core';

const alignment = inRulebook('Alignment (Optional)');
const step = figures.alignmentStep.value;
const modifier = `when(cap = 0, lookup(modifiers, points, same), down(points, ${step}))`;

export const alignmentModifier = defineFormula({
  id: 'alignment-modifier',
  name: 'Alignment modifier',
  summary: 'What your alignment points do to rolls of Charisma.',
  source: alignment,
  inputs: {
    points: {
      ...number('Your alignment points, good or evil', 'Points', 0, figures.alignmentLimit.value, 12),
      term: terms.alignmentPoints,
    },
    side: {
      kind: 'choice',
      label: 'The NPC is',
      options: {
        same: { label: 'of your kind', value: 1 },
        other: { label: 'of the opposite kind', value: -1 },
        none: { label: 'neither good nor evil', value: 0 },
      },
      start: 'other',
    } satisfies ChoiceInput,
    cap: {
      kind: 'choice',
      label: 'Above 25 points the modifier',
      bracket: 'Above 25',
      when: `points >= ${alignmentTable.rows.fifth.from + step}`,
      options: { stays: { label: 'stays', value: 0 }, grows: { label: 'grows', value: 1 } },
      start: 'stays',
      ruling: alignmentCap,
      weighedAt: { points: figures.alignmentLimit.value, side: 'same' },
    } satisfies ChoiceInput,
  },
  tables: { modifiers: alignmentTable },
  expression: `side * ${modifier}`,
  written: { [modifier]: `down(points, ${step})` },
  result: { label: 'Modifier', signed: true, better: 'high' },
  printed: [
    ...[0, 4, 5, 9, 10, 14, 15, 19, 20, 24, 25, 40].map((points) => ({
      inputs: { points, side: 'same' },
      value: points < 25 ? Math.floor(points / 5) : 5,
      source: inRulebook('Alignment Points'),
    })),
    { inputs: { points: 40, side: 'same', cap: 'grows' }, value: 8, source: alignment },
    {
      inputs: { points: aligned.points, side: 'other' },
      value: aligned.printed,
      source: alignment,
      erratum: alignmentExample,
    },
  ],
  also: ['good', 'evil', 'charisma modifier'],
});
