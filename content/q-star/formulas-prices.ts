import { defineFormula } from '../../src/rules/formula';
import { abilityModifier } from './formulas-character';
import { priceSign, priceTotals, priceUntrained } from './rulings';
import { inRules } from './sources';
import { skillRanks } from './tables';
import { ability, charisma, credits, intelligence, might, skillRank, speed } from './terms';

const improving = inRules('Improving your character');

const abilityPrices: readonly (readonly [rank: number, price: number])[] = [
  [1, -512_000],
  [2, -162_000],
  [3, -32_000],
  [4, -2_000],
  [5, 0],
  [6, 2_000],
  [7, 32_000],
  [8, 162_000],
  [9, 512_000],
  [10, 1_250_000],
];

/** As the book writes it. */
const printedAbilityFormula = 'abs(modifier(rank)) ^ 4 * 2000';

export const abilityPrice = defineFormula({
  id: 'ability-price',
  name: 'Ability price',
  summary: 'What a rank is worth in all, counted from average. Below average you are paid.',
  source: improving,
  inputs: {
    rank: { kind: 'number', label: 'New rank', bracket: 'rank', term: ability, min: 1, max: 10, start: 7 },
  },
  expression: 'modifier(rank) * abs(modifier(rank)) ^ 3 * 2000',
  uses: { modifier: abilityModifier },
  parts: { modifier: 'modifier of' },
  result: { label: 'Price', unit: 'credits', better: 'low' },
  along: { input: 'rank', sums: 'difference' },
  printed: [
    ...abilityPrices.map(([rank, value]) => ({ inputs: { rank }, value, source: improving })),
    { inputs: { rank: 7 }, value: printedAbilityFormula, source: improving },
    { inputs: { rank: 4 }, value: printedAbilityFormula, source: improving, erratum: priceSign },
  ],
  also: ['ability cost', 'improve an ability', 'refund'],
});

const payEveryStep = {
  kind: 'choice',
  label: 'Is every rank on the way paid in full?',
  bracket: 'pay every rank?',
  options: {
    totals: { label: 'no: the figures are totals', value: 0 },
    steps: { label: 'yes: every rank is paid', value: 1 },
  },
  start: 'totals',
  ruling: priceTotals,
} as const;

const rankInput = { kind: 'number', term: ability, min: 1, max: 10 } as const;

export const abilityChange = defineFormula({
  id: 'ability-change',
  name: 'Price of changing an ability',
  summary: 'What it costs to go from one rank to another. A negative price is money for you.',
  source: inRules('Second: Make adaptions'),
  inputs: {
    steps: payEveryStep,
    from: { ...rankInput, label: 'Rank now', bracket: 'from', start: 5 },
    to: { ...rankInput, label: 'Rank wanted', bracket: 'to', start: 8 },
  },
  expression:
    'when(steps, sum(k, from + 1, to, price(k)) - sum(k, to + 1, from, price(k)), price(to) - price(from))',
  written: {
    'when(steps, sum(k, from + 1, to, price(k)) - sum(k, to + 1, from, price(k)), price(to) - price(from))':
      'price(to) - price(from)',
  },
  uses: { price: abilityPrice },
  parts: { price: 'price of' },
  result: { label: 'Price', unit: 'credits', better: 'low' },
  printed: abilityPrices.map(([to, value]) => ({ inputs: { from: 5, to }, value, source: improving })),
  also: ['refund', 'lower an ability', 'raise an ability'],
});

const skillPrices: readonly (readonly [id: string, level: number, price: number])[] = [
  ['untrained', 0, 0],
  ['proficient', 1, 1_000],
  ['trained', 2, 4_000],
  ['experienced', 3, 25_000],
  ['master', 4, 82_000],
];

/** As the book writes it, with its x for the level. */
const printedSkillFormula = '(level - 1) ^ 3 * 3000 + 1000';

export const skillPrice = defineFormula({
  id: 'skill-price',
  name: 'Skill price',
  summary: 'What a rank is worth in all. Level 0 is untrained, level 4 is master.',
  source: improving,
  inputs: {
    level: {
      kind: 'number',
      label: 'Level of the rank',
      bracket: 'level',
      term: skillRank,
      min: 0,
      max: 4,
      start: 2,
    },
  },
  expression: 'when(level = 0, 0, (level - 1) ^ 3 * 3000 + 1000)',
  result: { label: 'Price', unit: 'credits', better: 'low' },
  along: { input: 'level', sums: 'difference' },
  printed: [
    ...skillPrices.map(([, level, value]) => ({ inputs: { level }, value, source: improving })),
    { inputs: { level: 4 }, value: printedSkillFormula, source: improving },
    { inputs: { level: 0 }, value: printedSkillFormula, source: improving, erratum: priceUntrained },
  ],
  also: ['skill cost', 'improve a skill', 'training'],
});

const skillRankInput = { kind: 'pick', table: skillRanks, shows: 'bonus', term: skillRank } as const;

export const skillChange = defineFormula({
  id: 'skill-change',
  name: 'Price of training a skill',
  summary: 'What it costs to go from one rank to a higher one. Going down pays nothing.',
  source: improving,
  inputs: {
    steps: payEveryStep,
    from: { ...skillRankInput, label: 'Rank now', bracket: 'from', start: 'proficient' },
    to: { ...skillRankInput, label: 'Rank wanted', bracket: 'to', start: 'experienced' },
  },
  expression:
    'max(0, when(steps, sum(k, from.level + 1, to.level, price(k)), price(to.level) - price(from.level)))',
  written: {
    'max(0, when(steps, sum(k, from.level + 1, to.level, price(k)), price(to.level) - price(from.level)))':
      'price(to.level) - price(from.level)',
  },
  uses: { price: skillPrice },
  parts: { price: 'price of' },
  result: { label: 'Price', unit: 'credits', better: 'low' },
  printed: skillPrices.map(([to, , value]) => ({
    inputs: { from: 'untrained', to },
    value,
    source: improving,
  })),
  also: ['train', 'improve a skill'],
});

const abilityRank = { kind: 'number', min: 1, max: 10, start: 5 } as const;
const skillCount = { kind: 'number', term: skillRank, min: 0, max: 30 } as const;

export const spendingPlan = defineFormula({
  id: 'spending-plan',
  name: 'Spending plan',
  summary: 'A human who starts average and untrained: what is left of the fund when all this is bought.',
  source: inRules('Second: Make adaptions'),
  inputs: {
    fund: {
      kind: 'number',
      label: 'Starting fund',
      bracket: 'fund',
      note: 'Add what your flaws pay.',
      unit: 'credits',
      term: credits,
      min: 0,
      max: 10_000_000,
      start: 100_000,
    },
    might: { ...abilityRank, label: 'Might', term: might },
    speed: { ...abilityRank, label: 'Speed', term: speed, start: 7 },
    intelligence: { ...abilityRank, label: 'Intelligence', term: intelligence, start: 6 },
    charisma: { ...abilityRank, label: 'Charisma', term: charisma, start: 4 },
    proficient: { ...skillCount, label: 'Skills at proficient', bracket: 'proficient', start: 4 },
    trained: { ...skillCount, label: 'Skills at trained', bracket: 'trained', start: 3 },
    experienced: { ...skillCount, label: 'Skills at experienced', bracket: 'experienced', start: 1 },
    master: { ...skillCount, label: 'Skills at master', bracket: 'master', start: 0 },
    other: {
      kind: 'number',
      label: 'Perks and equipment',
      bracket: 'perks, gear',
      unit: 'credits',
      term: credits,
      min: 0,
      max: 1_000_000,
      start: 9_600,
    },
  },
  expression:
    'fund - ability(might) - ability(speed) - ability(intelligence) - ability(charisma) ' +
    '- proficient * skill(1) - trained * skill(2) - experienced * skill(3) - master * skill(4) - other',
  uses: { ability: abilityPrice, skill: skillPrice },
  parts: { ability: 'price of', skill: 'price of level' },
  result: {
    label: 'Left',
    unit: 'credits left',
    better: 'high',
    bands: [
      { label: 'over', says: 'overspend', tone: 'bad', to: -1 },
      { label: 'within', says: 'stay within the fund', tone: 'good', from: 0 },
    ],
  },
  printed: [
    {
      inputs: {
        fund: 32_000,
        might: 5,
        speed: 7,
        intelligence: 5,
        charisma: 5,
        proficient: 0,
        trained: 0,
        experienced: 0,
        master: 0,
        other: 0,
      },
      value: 0,
      source: improving,
    },
    {
      inputs: {
        fund: 0,
        might: 5,
        speed: 5,
        intelligence: 5,
        charisma: 4,
        proficient: 2,
        trained: 0,
        experienced: 0,
        master: 0,
        other: 0,
      },
      value: 0,
      source: improving,
    },
  ],
  also: ['starting money', 'budget', 'point buy', 'fund'],
});
