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

/** What each is called, and how much of it there is at the start. */
const mana: Readonly<Record<Type, readonly [label: string, start: number]>> = {
  black: ['Black mana', 3],
  white: ['White mana', 0],
  blue: ['Blue mana', 0],
  green: ['Green mana', 2],
  light: ['Light psi', 3],
  dark: ['Dark psi', 2],
};

function each<T>(of: (type: Type) => readonly [key: string, value: T]): Readonly<Record<string, T>> {
  return Object.fromEntries(types.map(of));
}

/** A type matters where the plan asks for it, or for points of any type. */
const matters = (type: Type): string => `(${costs[type]} + plan.any > 0)`;
const sumOf = (term: (type: Type) => string): string => types.map(term).join(' + ');

const points = (type: Type): NumberInput => {
  const [label, start] = mana[type];
  return { ...heldMana, label, bracket: label, start, when: matters(type) };
};

/** What is missing of a type has a name, so that it is told in a line of its own. */
const missing = (type: Type): string => `missing${type}`;
const named = types.map((type) => `let ${missing(type)} = max(0, ${costs[type]} - ${type}); `).join('');
const held = sumOf((type) => `${matters(type)} * ${type}`);
/** Colourless magic takes what is left over, so that points may also be lacking in all. */
const lacking = `max(${sumOf(missing)}, plan.tier - (${held}))`;
const outcome = `when(largest(plan, tier) > rank, 3, when(${held} > ${figures.mostMana.value}, 2, lacking > 0))`;

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
    black: points('black'),
    white: points('white'),
    blue: points('blue'),
    green: points('green'),
    light: points('light'),
    dark: points('dark'),
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
  expression: `${named}let lacking = ${lacking}; { cost: plan.tier, lacking: lacking, outcome: ${outcome} }`,
  // What is missing in all is said by the answer.
  shown: `${named}plan.tier`,
  parts: {
    ...each((type) => [missing(type), `${mana[type][0]} missing`]),
    ...each((type) => [`plan.${type}`, `${mana[type][0].toLowerCase()} needed`]),
    'plan.tier': 'cost',
  },
  written: { [costs.light]: 'plan.light', [costs.dark]: 'plan.dark' },
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
