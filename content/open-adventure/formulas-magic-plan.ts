import { type ChoiceInput, defineFormula, type NumberInput } from '../../src/rules/formula';
import { casterRank, heldMana } from './controls-magic';
import { figures } from './figures-magic';
import { mixedShares } from './rulings-magic';
import { inRulebook } from './sources';
import { spells } from './tables-magic';

/** What of the light points of a plan is read as dark under the other reading. */
const swapped = 'swap * plan.unread';
const costs = {
  black: 'plan.black',
  white: 'plan.white',
  blue: 'plan.blue',
  green: 'plan.green',
  light: `(plan.light - ${swapped})`,
  dark: `(plan.dark + ${swapped})`,
} as const;
type Type = keyof typeof costs;
const types = Object.keys(costs) as Type[];

/** A type matters where the plan asks for it, or for points of any type. */
const matters = (type: Type): string => `(${costs[type]} + plan.any > 0)`;
const sumOf = (term: (type: Type) => string): string => types.map(term).join(' + ');

const points = (type: Type, label: string, start: number): NumberInput => ({
  ...heldMana,
  label,
  bracket: label,
  start,
  when: matters(type),
});

const missing = sumOf((type) => `max(0, ${costs[type]} - ${type})`);
const spare = sumOf((type) => `max(0, ${type} - ${costs[type]})`);
const held = sumOf((type) => `${matters(type)} * ${type}`);
const lacking = `max(${missing}, ${missing} + plan.any - (${spare}))`;
const outcome = `when(largest(plan, tier) > rank, 3, when(${held} > ${figures.mostMana.value}, 2, ${lacking} > 0))`;

export const spellPlan = defineFormula({
  id: 'spell-plan',
  name: 'Spells for the day',
  summary:
    'What the spells or psionics that you mean to cast cost in mana of each type, and whether you can.',
  source: inRulebook('Magic Details'),
  inputs: {
    plan: {
      kind: 'basket',
      label: 'Spells and psionics to cast',
      bracket: 'sum of',
      table: spells,
      start: 'animal-friendship_inflict-wounds.2',
      most: figures.mostMana.value,
      shows: 'tier',
    },
    rank: casterRank,
    black: points('black', 'Black mana', 3),
    white: points('white', 'White mana', 0),
    blue: points('blue', 'Blue mana', 0),
    green: points('green', 'Green mana', 2),
    light: points('light', 'Light psi', 3),
    dark: points('dark', 'Dark psi', 2),
    swap: {
      kind: 'choice',
      label: 'Unreadable points',
      bracket: 'unreadable',
      when: 'plan.unread > 0',
      options: { light: { label: 'are light', value: 0 }, dark: { label: 'are dark', value: 1 } },
      start: 'light',
      ruling: mixedShares,
      weighedAt: { plan: 'empty-mind', black: 0, green: 0, light: 2, dark: 1, rank: 5 },
    } satisfies ChoiceInput,
  },
  expression: `{ cost: plan.tier, lacking: ${lacking}, outcome: ${outcome} }`,
  written: { [lacking]: `max(0, plan.tier - ${types.join(' - ')})` },
  result: {
    label: 'Cost',
    better: 'low',
    facets: {
      cost: { label: 'Cost' },
      lacking: { label: 'Mana missing' },
      outcome: { label: 'Whether it can be cast', hidden: true },
    },
    bands: [
      { label: 'castable', says: 'can cast all of it', tone: 'good', facet: 'outcome', to: 0 },
      {
        label: 'too little mana',
        says: 'lack the mana for all of it',
        tone: 'bad',
        facet: 'outcome',
        from: 1,
        to: 1,
      },
      {
        label: 'too much mana',
        says: 'claim more mana than anybody can hold',
        tone: 'bad',
        facet: 'outcome',
        from: 2,
        to: 2,
      },
      {
        label: 'rank too low',
        says: 'lack the rank for the highest tier of it',
        tone: 'bad',
        facet: 'outcome',
        from: 3,
      },
    ],
  },
  printed: [
    {
      inputs: { plan: 'animal-friendship_inflict-wounds.3', rank: 2, black: 3, green: 2 },
      value: { cost: 5, lacking: 0 },
      source: inRulebook('Magic Details'),
    },
    {
      inputs: { plan: 'magnify-senses', rank: 1, light: 0, dark: 5 },
      value: { cost: 1, lacking: 1 },
      source: inRulebook('Magic Details'),
    },
    {
      inputs: { plan: 'telekinesis', rank: 2, black: 1, white: 0, blue: 0, green: 1, light: 0, dark: 0 },
      value: { cost: 2, lacking: 0 },
      source: inRulebook('Magic Details'),
    },
  ],
  also: ['mana plan', 'spell book', 'prepare spells', 'mana by type'],
});
