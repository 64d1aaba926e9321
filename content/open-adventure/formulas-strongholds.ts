import { type BasketInput, defineFormula } from '../../src/rules/formula';
import { furnished } from './examples-transport';
import { figures } from './figures-transport';
import { diggingDeeper, diggingIntoRock, engineersForSmallWorks } from './rulings-transport';
import { inRulebook } from './sources';
import { specialistCosts } from './tables-equipment-hire';
import { finishings, structures } from './tables-strongholds';

const costs = inRulebook('Construction Costs');

const basket = (label: string, table: BasketInput['table'], start: string): BasketInput => ({
  kind: 'basket',
  label,
  table,
  start,
  most: 200,
  shows: 'cost',
});

const parts = `structures.cost + ${figures.tallFactor.value} * tall.cost + finishings.cost + ${figures.secretFactor.value} * secret.cost`;
const sited = `when(site = 0, down(${parts}, ${figures.siteFactor.value}), site * (${parts}))`;
const dug = `when(digging = 0, min(depth, ${figures.mostDigging.value - 1}), min(2 ^ depth, ${figures.mostDigging.value}) - 1)`;
/** How many of an amount the total needs: the ruling counts one that is begun, its alternative only full ones. */
const counted = (amount: number) => `when(staff = 0, up(total, ${amount}), down(total, ${amount}))`;
const wage = specialistCosts.rows.engineer.cost;

const whole =
  `let built = ${sited}; ` +
  `let deep = when(rocky, rock, 1) * built + built * rock * (${dug}); ` +
  `let total = deep + down(deep * ${figures.furnishingPercent.value} * furnishings, 100); ` +
  `let days = ${counted(figures.costPerDay.value)}; ` +
  `let engineers = ${counted(figures.costPerEngineer.value)}; ` +
  `let months = up(days, ${figures.daysInAMonth.value}); ` +
  `{ total: total, days: days, engineers: engineers, wages: engineers * months * ${wage} }`;

export const construction = defineFormula({
  id: 'construction',
  name: 'Building a stronghold',
  summary: 'Cost, time and engineers of everything that you build.',
  source: costs,
  inputs: {
    structures: basket('Structures', structures, 'keep-square_wall-castle.4_gatehouse'),
    tall: basket('Structures built higher than listed and than wide', structures, ''),
    finishings: basket('Finishings', finishings, 'door-reinforced.4'),
    secret: basket('Secret finishings', finishings, ''),
    site: {
      kind: 'choice',
      label: 'Site',
      options: {
        remote: { label: 'remote', value: 1 },
        hostile: { label: 'inhospitable or inaccessible', value: figures.siteFactor.value },
        settled: { label: 'well populated', value: 0 },
      },
      start: 'remote',
    },
    depth: {
      kind: 'number',
      label: `Further depth, in steps of ${figures.freeDepth.value} spaces`,
      bracket: 'Depth',
      min: 0,
      max: 8,
      start: 0,
    },
    rock: {
      kind: 'choice',
      label: 'Dug into',
      options: { soil: { label: 'soil', value: 1 }, rock: { label: 'rock', value: 2 } },
      start: 'soil',
      when: 'depth + rocky > 0',
    },
    furnishings: {
      kind: 'number',
      label: 'Kinds of furnishings and equipment',
      bracket: 'Furnishings',
      min: 0,
      max: 10,
      start: 0,
    },
    digging: {
      kind: 'choice',
      label: 'Every further depth',
      options: {
        adds: { label: 'adds the original cost', value: 0 },
        doubles: { label: 'doubles the cost, up to five times', value: 1 },
      },
      start: 'adds',
      ruling: diggingDeeper,
      weighedAt: { depth: 3 },
      when: 'depth > 0',
    },
    rocky: {
      kind: 'choice',
      label: 'Rock doubles',
      bracket: 'rock doubles',
      options: {
        digging: { label: 'what the depth adds', value: 0 },
        all: { label: 'the whole price', value: 1 },
      },
      start: 'digging',
      ruling: diggingIntoRock,
      weighedAt: { depth: 1, rock: 'rock' },
      when: 'rock > 1',
    },
    staff: {
      kind: 'choice',
      label: 'Days and engineers are counted',
      bracket: 'counted',
      options: {
        begun: { label: 'for each amount begun', value: 0 },
        full: { label: 'for each full amount', value: 1 },
      },
      start: 'begun',
      ruling: engineersForSmallWorks,
    },
  },
  expression: whole,
  written: {
    [whole]:
      `{ total: (structures.cost + finishings.cost) * (1 + depth * rock) * (100 + ${figures.furnishingPercent.value} * furnishings) / 100, ` +
      `days: total / ${figures.costPerDay.value}, engineers: total / ${figures.costPerEngineer.value}, ` +
      `wages: engineers * months * ${wage} }`,
  },
  parts: { total: 'Cost', engineers: 'Engineers', months: 'Months' },
  result: {
    label: 'Cost',
    better: 'low',
    facets: {
      total: { label: 'Cost', unit: 'SC' },
      days: { label: 'Time', unit: 'days' },
      engineers: { label: 'Engineers' },
      wages: { label: 'Their wages', unit: 'SC' },
    },
  },
  printed: [
    {
      inputs: { structures: 'building-stone', finishings: '', furnishings: furnished.kinds },
      value: { total: `3000 + 3000 * ${furnished.percent} / 100`, days: 11, engineers: 1, wages: wage },
      source: costs,
    },
    {
      inputs: { structures: 'keep-square', finishings: '' },
      value: { total: 75_000, days: 150, engineers: 1, wages: `5 * ${wage}` },
      source: inRulebook('Construction Time & Skill'),
    },
    {
      inputs: { structures: '', finishings: '', secret: 'door-wood' },
      value: { total: 50, days: 1, engineers: 1, wages: wage },
      source: costs,
    },
    {
      inputs: { structures: 'keep-square', finishings: '', site: 'hostile' },
      value: { total: 150_000, days: 300, engineers: 2, wages: `2 * 10 * ${wage}` },
      source: costs,
    },
    {
      inputs: { structures: 'keep-square', finishings: '', depth: 4 },
      value: { total: 375_000, days: 750, engineers: 4, wages: `4 * 25 * ${wage}` },
      source: costs,
    },
  ],
  also: ['castle', 'build', 'construction cost', 'construction time', 'stronghold price', 'base'],
});
