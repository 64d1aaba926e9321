import { type ChoiceInput, defineFormula, type NumberInput } from '../../src/rules/formula';
import { hiredFighter, militia } from './examples-equipment';
import { figures } from './figures-equipment';
import { halfOfWhat, militiaByTheDay, rankOfCommoners } from './rulings-equipment-hire';
import { inRulebook } from './sources';
import { hirelingCosts, mercenaryCosts, specialistCosts } from './tables-equipment-hire';
import { rank } from './terms-core';

const rankInput = {
  kind: 'number',
  label: 'Rank',
  min: 1,
  max: 5,
  start: 1,
  term: rank,
} satisfies NumberInput;

const months = { kind: 'number', label: 'Months', min: 1, max: 60, start: 1 } satisfies NumberInput;

const advance = {
  kind: 'choice',
  label: 'In advance, half of',
  bracket: 'half of',
  options: {
    month: { label: 'a month’s pay', value: 0 },
    all: { label: 'all the pay', value: 1 },
  },
  start: 'month',
  when: 'months > 1',
  ruling: halfOfWhat,
  weighedAt: { months: 3 },
} satisfies ChoiceInput;

/** What is paid in a month, in all, and before anybody lifts a hand. */
const pay = (month: string) =>
  `let month = ${month}; { month: month, total: month * months, advance: down(when(advance, month * months, month) * ${figures.advancePercent.value}, 100) }`;

const result = {
  label: 'Pay',
  facets: {
    month: { label: 'A month', unit: 'SC' },
    total: { label: 'In all', unit: 'SC' },
    advance: { label: 'In advance', unit: 'SC' },
  },
} as const;

const byRank = 'when(type.byRank + ranked > 0, rank, 1)';
const hireling = `number * type.month * ${byRank}`;

export const hirelingPay = defineFormula({
  id: 'hireling-pay',
  name: 'Pay of hirelings',
  summary: 'What hirelings of a kind and rank cost by the month, and what they want in advance.',
  source: inRulebook('Hirelings'),
  inputs: {
    type: { kind: 'pick', label: 'Hireling', table: hirelingCosts, shows: 'month', start: 'fighter' },
    rank: { ...rankInput, start: hiredFighter.rank, when: 'type.byRank + ranked > 0' },
    number: { kind: 'number', label: 'How many', bracket: 'Number', min: 1, max: 20, start: 1 },
    months,
    advance,
    ranked: {
      kind: 'choice',
      label: 'Pay of a commoner',
      bracket: 'commoner',
      options: {
        fixed: { label: 'the same at every rank', value: 0 },
        ranked: { label: 'by rank', value: 1 },
      },
      start: 'fixed',
      when: 'type.byRank = 0',
      ruling: rankOfCommoners,
      weighedAt: { type: 'commoner' },
    } satisfies ChoiceInput,
  },
  expression: pay(hireling),
  shown: hireling,
  written: { [byRank]: 'rank' },
  result,
  printed: [
    {
      inputs: { type: 'fighter', rank: hiredFighter.rank },
      value: { month: hiredFighter.month, advance: hiredFighter.month / 2 },
      source: inRulebook('Hirelings'),
    },
    {
      inputs: { type: 'commoner', rank: 3 },
      value: { month: 50, advance: 25 },
      source: inRulebook('Hireling Costs'),
    },
  ],
  also: ['wages', 'hire a fighter', 'henchman', 'salary', 'hire a healer'],
});

const army = 'troops.perRank * rank * when(daily, days, 1)';

export const mercenaryPay = defineFormula({
  id: 'mercenary-pay',
  name: 'Pay of mercenaries',
  summary: 'What a company of mercenaries of one rank costs by the month.',
  source: inRulebook('Mercenaries'),
  inputs: {
    troops: {
      kind: 'basket',
      label: 'Your troops',
      bracket: 'Troops',
      table: mercenaryCosts,
      shows: 'perRank',
      start: 'archer.5_footman-light.10',
      most: 500,
    },
    rank: { ...rankInput, label: 'Rank of them all', bracket: 'Rank' },
    months,
    advance,
    daily: {
      kind: 'choice',
      label: 'The prices are those of',
      bracket: 'price of',
      options: {
        month: { label: 'a month', value: 0 },
        day: { label: 'a day', value: 1 },
      },
      start: 'month',
      ruling: militiaByTheDay,
    } satisfies ChoiceInput,
    days: {
      kind: 'number',
      label: 'Days in a month',
      bracket: 'days',
      min: 20,
      max: 40,
      start: militia.monthOfDays,
      when: 'daily',
    },
  },
  expression: pay(army),
  shown: army,
  written: { [army]: 'troops.perRank * rank' },
  result,
  printed: [
    {
      inputs: { troops: 'militiaman', rank: 1 },
      value: { month: militia.perRank },
      source: inRulebook('Mercenary Costs'),
    },
    // The example: militia of the third rank at 90 a day.
    {
      inputs: { troops: 'militiaman', rank: militia.rank },
      value: { month: militia.pay * militia.monthOfDays },
      source: inRulebook('Mercenaries'),
      erratum: militiaByTheDay,
    },
    {
      inputs: { troops: 'militiaman', rank: militia.rank, daily: 'day' },
      value: { month: militia.pay * militia.monthOfDays },
      source: inRulebook('Mercenaries'),
    },
  ],
  also: ['army', 'soldiers', 'wages', 'company', 'troops', 'upkeep of an army'],
});

const { spellcaster: _varies, ...paid } = specialistCosts.rows;
/** All whose wage is printed. That of a spellcaster varies. */
const withWage = { ...specialistCosts, rows: paid };

export const specialistPay = defineFormula({
  id: 'specialist-pay',
  name: 'Pay of specialists',
  summary: 'What your staff or crew costs by the month. Spellcasters come on top.',
  source: inRulebook('Specialists'),
  inputs: {
    staff: {
      kind: 'basket',
      label: 'Your staff',
      bracket: 'Staff',
      table: withWage,
      shows: 'cost',
      start: 'ships-captain_ships-navigator_sailor.10',
      most: 200,
    },
    months: { ...months, start: 3 },
    advance,
  },
  expression: pay('staff.cost'),
  shown: 'staff.cost',
  result,
  printed: [
    {
      inputs: { staff: 'engineer.2', months: 1 },
      value: { month: 1500, total: 1500, advance: 750 },
      source: inRulebook('Specialist Costs'),
    },
    { inputs: { staff: 'bailiff' }, value: { month: 5, advance: 2 }, source: inRulebook('Golden Rules') },
  ],
  also: ['wages', 'crew', 'staff', 'salary', 'officials', 'sailors', 'engineer'],
});
